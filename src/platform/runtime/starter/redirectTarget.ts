/**
 * The intended address behind an unknown one whose path holds an encoded `#` or `?`, as some apps write links: `/tiket/#kode=…`
 * for `/tiket/%23kode=…`. Null for any other. Each redirect removes an encoded mark, so redirects cannot loop.
 */
export function redirectTarget({ origin, pathname, search, hash }: Location): string | null {
  const [before = "", fragment] = pathname.split(/%(?:25)*23(.*)/s);
  const path = before.replace(/%(?:25)*3f/i, "?");
  if (path === pathname) return null;
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return origin + path + query + (fragment === undefined ? hash : `#${fragment}`);
}

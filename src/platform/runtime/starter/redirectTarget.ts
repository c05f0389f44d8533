/**
 * The address that was meant by an unknown one with an encoded `#` or `?` in its path. Some apps write links so:
 * `/tiket/%23kode=…` for `/tiket/#kode=…`. Null for any other address. Each redirect removes an encoded mark, so redirects
 * cannot loop.
 */
export function redirectTarget({ origin, pathname, search, hash }: Location): string | null {
  const [before = "", fragment] = pathname.split(/%(?:25)*23(.*)/s);
  const path = before.replace(/%(?:25)*3f/i, "?");
  if (path === pathname) return null;
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return origin + path + query + (fragment === undefined ? hash : `#${fragment}`);
}

/**
 * The intended address of a link whose `#` or `?` an app has encoded: `/tiket/%23kode=…` gives `/tiket/#kode=…`. Null for an
 * address without such a mark. Each redirect removes at least one mark, so redirects cannot loop.
 */
export function redirectTarget({ origin, pathname, search, hash }: Location): string | null {
  const [before = "", fragment] = pathname.split(/%(?:25)*23(.*)/s);
  const path = before.replace(/%(?:25)*3f/i, "?");
  if (path === pathname) return null;
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return origin + path + query + (fragment === undefined ? hash : `#${fragment}`);
}

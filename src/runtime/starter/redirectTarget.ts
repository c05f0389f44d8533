/**
 * Returns the intended address of a link whose `#` or `?` an app has encoded, even more than once: `/tiket/%23kode=…` means
 * `/tiket/#kode=…`. Null if the path has no such character. Each redirect removes at least one, so redirects cannot loop.
 */
export function redirectTarget({ origin, pathname, search, hash }: Location) {
  const [before = "", fragment] = pathname.split(/%(?:25)*23(.*)/s);
  const path = before.replace(/%(?:25)*3f/i, "?");
  if (path === pathname) return null;
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return origin + path + query + (fragment === undefined ? hash : `#${fragment}`);
}

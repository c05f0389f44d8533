/**
 * The address that was meant by an unknown one whose path holds an encoded `#` or `?`, as some apps write links:
 * `/tiket/%23kode=…` for `/tiket/#kode=…`. Null for any other. Each such step takes an encoded mark away, so that one unknown
 * address cannot lead to another for ever.
 */
export function meantAddress({ origin, pathname, search, hash }: Location): string | null {
  const [before = "", fragment] = pathname.split(/%(?:25)*23(.*)/s);
  const path = before.replace(/%(?:25)*3f/i, "?");
  if (path === pathname) return null;
  const query = path.includes("?") ? search.replace("?", "&") : search;
  return origin + path + query + (fragment === undefined ? hash : `#${fragment}`);
}

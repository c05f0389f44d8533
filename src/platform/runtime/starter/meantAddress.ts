/**
 * The address that was meant by an unknown one whose path holds an encoded `#` or `?`, as some apps write links:
 * `/tiket/%23kode=…` for `/tiket/#kode=…`. Null for any other. It stays on the site's own host, and each such step takes an
 * encoded mark away, so that one unknown address cannot lead to another for ever.
 */
export function meantAddress({ origin, pathname, search, hash }: Location): string | null {
  const [front = "", ...fragment] = pathname.split(/%(?:25)*23/);
  const [path, ...query] = front.split(/%(?:25)*3f/i);
  if (fragment.length + query.length === 0) return null;
  const asked = [query.map(unescaped).join("&"), search.slice(1)].filter((part) => part !== "").join("&");
  const section = fragment.length > 0 ? `#${unescaped(fragment.join("#"))}` : hash;
  return `${origin}${path}${asked && `?${asked}`}${section}`;
}

/** A part of the address that was encoded as a whole; as it stands where it was only encoded as far as a path needs it. */
function unescaped(text: string): string {
  if (text.includes("=")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A chat has cut it within a character.
    return text;
  }
}

import { notFoundPath } from "./starter/startPlan";

/** Leads on from the page for unknown addresses where another one was meant; keeps it on the screen everywhere else. */
export function redirectOrKeepNotFound(): Promise<void> {
  const meant = meantAddress(window.location);
  if (meant === null) {
    keepNotFoundPage();
    return Promise.resolve();
  }
  window.location.replace(meant);
  // Nothing else is to happen here until the other page comes.
  return new Promise(() => {});
}

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

// Encoded as a whole, or only as far as a path needs it. In the pages' script decoding never throws (format/percentDecoded.ts).
const unescaped = (text: string) => (text.includes("=") ? text : decodeURIComponent(text));

/**
 * Makes Gatsby show the page for unknown addresses at the address that it was sent for. Gatsby decodes the path twice to look
 * for a page and compares the result with the path as it stands: where the two differ, `/tiket%252F` say, it finds a page and
 * shows nothing. This also spares the requests by which it would find out that there is none.
 */
function keepNotFoundPage(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { pathname } = window.location;
  const { loadPage, loadPageSync } = loader;
  loader.loadPage = (path) => loadPage(path.split("?")[0] === pathname ? notFoundPath : path);
  loader.loadPageSync = (path, options) =>
    loadPageSync(window.location.pathname === pathname ? notFoundPath : path, options);
}

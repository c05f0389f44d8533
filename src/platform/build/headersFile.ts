/**
 * The `_headers` file of Netlify and Cloudflare Pages: security headers for every answer, and a year's lifetime for files with
 * a content hash in their name. Scripts are listed one by one, because `/*.js` would include the book's service worker. One
 * file for both hosts, so it holds only what both understand: Netlify joins the values of all rules that match and cannot
 * remove one, so no header is set by two rules that match the same file. Both send everything else as `public, max-age=0,
 * must-revalidate`. The content security policy stands in the pages, so that this file does not grow with their number
 * (Cloudflare reads 100 rules, lines of 2,000 characters).
 */
export function headersFile(pathPrefix: string, scripts: readonly string[]): string {
  const rule = (path: string, headers: readonly string[]) =>
    [`${pathPrefix}${path}`, ...headers.map((header) => `  ${header}`)].join("\n");
  const forever = ["Cache-Control: public, max-age=31536000, immutable"];
  return [
    rule("/*", everywhere),
    rule("/static/*", forever),
    ...scripts.map((script) => rule(`/${script}`, forever)),
    // The build's hash, by which a page notices a new publication. It is prefetched, so it may be cached for a while.
    rule("/page-data/app-data.json", ["Cache-Control: public, max-age=600"]),
    "",
  ].join("\n");
}

/** Sent with every answer. HSTS leaves out subdomains, which may serve something else of the owner's. */
const everywhere = [
  "Strict-Transport-Security: max-age=31536000",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "X-Frame-Options: DENY",
  "Content-Security-Policy: frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy: same-origin",
];

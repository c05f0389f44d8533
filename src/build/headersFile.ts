/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages: security headers for every answer, and a cache lifetime of a
 * year for files with a content hash in their name. Scripts are listed one by one, because a rule for all `.js` files would
 * include the book's service worker. No header is set by two rules that match the same file, because Netlify would join the
 * two values and has no way to remove one. Files without a rule of their own get `public, max-age=0, must-revalidate` from
 * both hosts. The content security policy stands in the pages, because this file would otherwise grow with their number, and
 * Cloudflare reads at most 100 rules and 2,000 characters a line.
 */
export function headersFile(pathPrefix: string, scripts: readonly string[]) {
  const rule = (path: string, headers: readonly string[]) =>
    [`${pathPrefix}${path}`, ...headers.map((header) => `  ${header}`)].join("\n");
  const forever = ["Cache-Control: public, max-age=31536000, immutable"];
  return [
    rule("/*", everywhere),
    rule("/static/*", forever),
    ...scripts.map((script) => rule(`/${script}`, forever)),
    // The file that holds the build's hash, by which a page notices a new publication. It may be cached for ten minutes,
    // because the starter of every page requests it.
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

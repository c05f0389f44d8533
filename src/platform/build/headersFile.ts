/**
 * The `_headers` file that Netlify and Cloudflare Pages read: security for every answer, a year's lifetime for files whose
 * name changes with their content. One file for both, so only what both understand: Netlify joins the values that several
 * rules give one header and knows no way to take one back, hence no header is named by two rules that meet. What is not
 * named here both hosts send as `public, max-age=0, must-revalidate`. The pages' content policy stands in the pages, which
 * keeps this file the same however many there are (Cloudflare reads 100 rules, lines of 2,000 characters).
 */
export function headersFile(pathPrefix: string): string {
  const rule = (path: string, headers: readonly string[]) =>
    [`${pathPrefix}${path}`, ...headers.map((header) => `  ${header}`)].join("\n");
  const forever = ["Cache-Control: public, max-age=31536000, immutable"];
  return [
    rule("/*", everywhere),
    rule("/static/*", forever),
    rule("/*.js", forever),
    // The build's hash, by which a page notices that the site was published again: it is fetched early and may be kept a while.
    rule("/page-data/app-data.json", ["Cache-Control: public, max-age=600"]),
    "",
  ].join("\n");
}

/** Sent with every answer. The owner's other subdomains are the owner's to decide about. */
const everywhere = [
  "Strict-Transport-Security: max-age=31536000",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "X-Frame-Options: DENY",
  "Content-Security-Policy: frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy: same-origin",
];

type Page = { path: string; policy: string };

/**
 * The `_headers` file that Netlify and Cloudflare Pages read: security for every answer, each page's own content policy,
 * a year's lifetime for files whose name changes with their content, none for pages.
 */
export function headersFile(pages: readonly Page[], pathPrefix: string): string {
  const rule = (path: string, headers: readonly string[]) =>
    [`${pathPrefix}${path}`, ...headers.map((header) => `  ${header}`)].join("\n");
  const forever = ["! Cache-Control", "Cache-Control: public, max-age=31536000, immutable"];
  const never = "Cache-Control: public, max-age=0, must-revalidate";
  return [
    rule("/*", [
      "Strict-Transport-Security: max-age=31536000; includeSubDomains",
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: strict-origin-when-cross-origin",
      "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      "X-Frame-Options: DENY",
      "Cross-Origin-Opener-Policy: same-origin",
      never,
    ]),
    ...pages.map(({ path, policy }) => rule(path, [`Content-Security-Policy: ${policy}; frame-ancestors 'none'`])),
    rule("/static/*", forever),
    rule("/*.js", forever),
    rule("/*.css", forever),
    rule("/*.ics", ["Content-Type: text/calendar; charset=utf-8"]),
    "",
  ].join("\n");
}

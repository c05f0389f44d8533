import { createHash } from "node:crypto";

/**
 * The policy of every page: nothing but the site's own files, and of inline scripts only the starter, by its hash. Styles
 * are inline by design of styled-components. What a header can say and a meta tag cannot is left out here.
 */
export function contentSecurityPolicy(starter: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash("sha256").update(starter, "utf8").digest("base64")}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

import { createHash } from "node:crypto";

/**
 * The policy of every page: nothing but the site's own files, and of inline scripts only the starter, by its hash. Styles
 * are inline by design of styled-components. What a header can say and a meta tag cannot is left out here.
 */
export function contentSecurityPolicy(starter: string): string {
  return [
    // Firefox knows no directive for what is fetched ahead and asks this one; whatever has no use here is refused below.
    "default-src 'self'",
    `script-src 'self' 'sha256-${createHash("sha256").update(starter, "utf8").digest("base64")}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...["object-src", "frame-src", "worker-src", "media-src"].map((unused) => `${unused} 'none'`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

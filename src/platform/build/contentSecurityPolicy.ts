import { createHash } from "node:crypto";
import type { PageNeeds } from "./siteInput";

/**
 * The content security policy of every page: only the site's own files, and of inline scripts only those given, by their
 * hashes. Inline styles are allowed because styled-components writes them. `needs` are additional permissions of this page.
 * Directives that a meta tag cannot carry are in headersFile.ts.
 */
export function contentSecurityPolicy(scripts: readonly string[], needs: PageNeeds = {}): string {
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`);
  return [
    // Firefox applies this directive to prefetches. Unused resource types are refused below.
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...(needs.connect ?? [])].join(" "),
    "manifest-src 'self'",
    `worker-src ${needs.hasWorker ? "'self'" : "'none'"}`,
    ...["object-src", "frame-src", "media-src"].map((unused) => `${unused} 'none'`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

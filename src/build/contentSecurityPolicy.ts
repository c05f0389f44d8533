import { createHash } from "node:crypto";
import type { PageNeeds } from "./needsOfPages";

/**
 * Returns the content security policy of a page. It allows the site's own files, the given inline scripts by their hashes,
 * and inline styles, which styled-components writes. Images may come from `data:` and `blob:` URLs, fonts from `data:` URLs.
 * `needs` adds permissions for this page alone. Directives that a meta tag cannot carry stand in headersFile.ts.
 */
export function contentSecurityPolicy(scripts: readonly string[], needs: PageNeeds = {}) {
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`);
  return [
    // Not 'none', because Firefox applies this directive to prefetches. Kinds of resource that no page loads are refused one
    // by one below.
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...(needs.connect ?? [])].join(" "),
    "manifest-src 'self'",
    `worker-src ${needs.hasWorker ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

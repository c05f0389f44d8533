import { createHash } from "node:crypto";

// Data blocks such as JSON-LD are never run, so they need no permission.
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: nothing but its own files, and of inline scripts only those that stand in it now, by their
 * hash. Styles are inline by design of styled-components. What a header can say and a meta tag cannot is left out here.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    (match) =>
      `'sha256-${createHash("sha256")
        .update(match[1] ?? "", "utf8")
        .digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The page with its policy in a meta tag, right after the character set, before anything that the policy governs. */
export function withPolicy(html: string, policy: string): string {
  const characterSet = '<meta charSet="utf-8"/>';
  if (!html.includes(characterSet)) throw new Error("finish: the page names no character set where Gatsby is known to");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(policyTag, "").replace(characterSet, () => characterSet + tag);
}

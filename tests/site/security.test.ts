import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { html, pages, publicFolder } from "../support/builtSite";

describe.each(Object.entries(pages))("the content policy of %s", (route, file) => {
  const page = html(file);
  const policy = page.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? "";
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

  test("allows only own scripts and the page's own inline ones, by hash", () => {
    expect(directive("script-src")).not.toMatch(/unsafe|https?:|\*/);
    const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) =>
        `'sha256-${createHash("sha256")
          .update(match[1] ?? "")
          .digest("base64")}'`,
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(directive("script-src").split(" ").slice(2).sort()).toEqual([...new Set(inline)].sort());
    expect(directive("default-src")).toBe("default-src 'none'");
    expect(directive("connect-src")).toBe("connect-src 'self'");
    expect(directive("form-action")).toBe("form-action 'none'");
  });

  test("stands before every script and within the first kilobyte after the character set", () => {
    expect(page.indexOf('<meta charSet="utf-8"/>')).toBeLessThan(200);
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
  });

  test("is the same in _headers, which adds that no page may frame it", () => {
    const headers = readFileSync(path.join(publicFolder, "_headers"), "utf8");
    const path404 = route === "/404/" ? "/404.html" : route;
    expect(headers).toContain(`${path404}\n  Content-Security-Policy: ${policy}; frame-ancestors 'none'\n`);
  });
});

test.each([
  "Strict-Transport-Security: max-age=31536000",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "Permissions-Policy: camera=()",
  "X-Frame-Options: DENY",
])("_headers sends %s with every answer", (header) => {
  const everywhere = readFileSync(path.join(publicFolder, "_headers"), "utf8").split("\n/")[0];
  expect(everywhere).toContain(header);
});

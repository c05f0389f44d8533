import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesUnder, html, pages, publicFolder } from "../support/builtSite";

describe.each(Object.entries(pages))("the content policy of %s", (_route, file) => {
  const page = html(file);
  const policy = page.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1] ?? "";
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

  test("allows only own scripts and the page's own inline ones, by hash", () => {
    expect(directive("script-src")).not.toMatch(/unsafe|https?:|\*/);
    const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(
      (match) =>
        `'sha256-${createHash("sha256")
          .update(match[1] ?? "")
          .digest("base64")}'`,
    );
    expect(inline.length).toBeGreaterThan(0);
    expect(directive("script-src").split(" ").slice(2).sort()).toEqual([...new Set(inline)].sort());
    expect(directive("default-src")).toBe("default-src 'self'");
    for (const unused of ["object-src", "frame-src", "worker-src", "media-src", "base-uri"]) {
      expect(directive(unused)).toBe(`${unused} 'none'`);
    }
    expect(directive("connect-src")).toBe("connect-src 'self'");
    expect(directive("form-action")).toBe("form-action 'none'");
  });

  test("stands before every script and within the first kilobyte after the character set", () => {
    expect(page.indexOf('<meta charSet="utf-8"/>')).toBeLessThan(200);
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<script"));
  });
});

test("every page has the same policy, so that no list of pages is needed anywhere", () => {
  const policies = Object.values(pages).map(
    (file) => html(file).match(/<meta http-equiv="Content-Security-Policy"[^>]*>/)?.[0],
  );
  expect(new Set(policies).size).toBe(1);
});

describe("_headers", () => {
  const lines = readFileSync(path.join(publicFolder, "_headers"), "utf8").split("\n");
  const rules = lines.flatMap((line, index) => {
    if (!line.startsWith("/")) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => !next.startsWith("  "));
    return [{ path: line, headers: rest.slice(0, end).map((header) => header.trim()) }];
  });

  test("stays within what Cloudflare Pages reads: 100 rules, lines of 2,000 characters", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  test("has nothing that Netlify does not understand or would join: no removals, no header from two rules for one file", () => {
    expect(lines.filter((line) => line.trim().startsWith("!"))).toEqual([]);
    for (const file of ["", ...filesUnder(publicFolder)].map((name) => `/${name.replaceAll(path.sep, "/")}`)) {
      const matching = rules.filter(({ path: rule }) =>
        new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file),
      );
      const names = matching.flatMap(({ headers }) => headers.map((header) => header.split(":")[0]));
      expect([file, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([file, []]);
    }
  });

  test.each([
    "Strict-Transport-Security: max-age=31536000",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options: DENY",
    "Content-Security-Policy: frame-ancestors 'none'",
  ])("sends %s with every answer, and nothing about the owner's other subdomains", (header) => {
    expect(rules[0]).toMatchObject({ path: "/*", headers: expect.arrayContaining([header]) });
    expect(rules[0]?.headers.join()).not.toContain("includeSubDomains");
  });

  test("keeps hashed files for a year and says nothing of pages, which both hosts then ask for anew", () => {
    const kept = rules.filter(({ headers }) => headers.join().includes("Cache-Control"));
    expect(kept).toEqual([
      { path: "/static/*", headers: ["Cache-Control: public, max-age=31536000, immutable"] },
      { path: "/*.js", headers: ["Cache-Control: public, max-age=31536000, immutable"] },
      { path: "/page-data/app-data.json", headers: ["Cache-Control: public, max-age=600"] },
    ]);
  });
});

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { documentOf, pages, readBuilt, shopSiteFolder } from "../support/readSite";
import { expect, test } from "../support/test";

// What the pages need, written independently of the build: own files, inline styles, pictures made on the page.
const allowed = [
  ...["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:"],
  ...["connect-src 'self'", "manifest-src 'self'", "object-src 'none'", "frame-src 'none'", "worker-src 'none'"],
  ...["media-src 'none'", "base-uri 'none'", "form-action 'none'"],
];

for (const [route, file] of Object.entries(pages)) {
  test.describe(`the content policy of ${route}`, () => {
    const document = documentOf(file);
    const element = document.querySelector("meta[http-equiv='Content-Security-Policy']");

    test("allows of scripts its own files and the one inside the page, and of all else what a page needs", () => {
      const inside = document.querySelectorAll("script:not([src], [type$=json])");
      const hashes = inside.map((script) => createHash("sha256").update(script.rawText).digest("base64"));
      expect(hashes).toHaveLength(1);
      expect(element?.getAttribute("content")?.split("; ").sort()).toEqual(
        [...allowed, `script-src 'self' 'sha256-${hashes[0]}'`].sort(),
      );
      expect(document.querySelectorAll("[onload], [onclick], [onerror], a[href^='javascript:']")).toHaveLength(0);
    });

    test("stands right after the character set, before every script, style and file that it governs", () => {
      const charset = document.querySelector("meta[charset]");
      expect(element).not.toBeNull();
      expect(charset?.nextElementSibling).toBe(element);
      expect(Buffer.byteLength(readBuilt(file).split(/<meta charset=[^>]*>/i)[0] ?? "")).toBeLessThan(1024);
      const governed = document.querySelectorAll("script, style, link, img").map(({ range }) => range[0]);
      expect(Math.min(...governed)).toBeGreaterThan(element?.range[0] ?? Number.NaN);
    });
  });
}

test.describe("_headers", () => {
  const lines = readFileSync(path.join(shopSiteFolder, "_headers"), "utf8").split("\n");
  const rules = lines.flatMap((line, index) => {
    if (!line.startsWith("/")) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => !next.startsWith("  "));
    return [{ path: line, headers: rest.slice(0, end).map((header) => header.trim()) }];
  });

  test("has nothing that Netlify does not understand or would join: no removals, no header from two rules for one file", () => {
    expect(lines.filter((line) => line.trim().startsWith("!"))).toEqual([]);
    for (const file of ["", ...filesIn(shopSiteFolder)].map((name) => `/${name}`)) {
      const matching = rules.filter(({ path: rule }) =>
        new RegExp(`^${rule.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file),
      );
      const names = matching.flatMap(({ headers }) => headers.map((header) => header.split(":")[0]));
      expect([file, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([file, []]);
    }
  });

  test("has the headers of every answer, and keeps hashed files for a year; both hosts ask for pages anew", async () => {
    expect(rules[0]?.headers.join("\n")).toBe(`Strict-Transport-Security: max-age=31536000
X-Content-Type-Options: nosniff
Referrer-Policy: strict-origin-when-cross-origin
Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
X-Frame-Options: DENY
Content-Security-Policy: frame-ancestors 'none'
Cross-Origin-Opener-Policy: same-origin`);
    const forever = ["Cache-Control: public, max-age=31536000, immutable"];
    // And not the book's service worker, which keeps its name.
    const scripts = filesIn(shopSiteFolder).filter((file) => !file.includes("/") && file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
    expect(rules.slice(1).sort(byPath)).toEqual(
      [
        { path: "/static/*", headers: forever },
        { path: "/page-data/app-data.json", headers: ["Cache-Control: public, max-age=600"] },
        ...scripts.map((file) => ({ path: `/${file}`, headers: forever })),
      ].sort(byPath),
    );
  });
});

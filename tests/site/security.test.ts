import { createHash } from "node:crypto";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { documentOf, find, pages, readBuilt, shopSiteFolder } from "../support/readSite";
import { expect, test } from "../support/test";

// What the pages need, written independently of the build: own files, inline styles, pictures made on the page.
const allowed = [
  ...["default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data: blob:", "font-src 'self' data:"],
  ...["connect-src 'self'", "manifest-src 'self'", "object-src 'none'", "frame-src 'none'", "worker-src 'none'"],
  ...["media-src 'none'", "base-uri 'none'", "form-action 'none'"],
];

for (const [route, file] of Object.entries(pages)) {
  const document = documentOf(file);
  const policy = find(document, "meta[http-equiv='Content-Security-Policy']");

  test(`the policy of ${route} allows its own files and its inner scripts`, () => {
    const inside = document.querySelectorAll("script:not([src], [type$=json])");
    const hashes = inside.map((script) => createHash("sha256").update(script.rawText).digest("base64"));
    expect(policy.getAttribute("content")?.split("; ").sort()).toEqual(
      [...allowed, ["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ")].sort(),
    );
    expect(document.querySelector("[onload], [onclick], [onerror], a[href^='javascript:']")).toBeNull();
  });

  test(`the policy of ${route} stands right after the character set, before all that it governs`, () => {
    const charset = find(document, "meta[charset]");
    expect(charset.nextElementSibling).toBe(policy);
    expect(charset.range[1]).toBeLessThan(1024);
    const governed = document.querySelectorAll("script, style, link, img").map(({ range }) => range[0]);
    expect(Math.min(...governed)).toBeGreaterThan(policy.range[0]);
  });
}

/** The paths of `_headers`, each with its headers. */
const rules = readBuilt("_headers")
  .split(/\n(?=\/)/)
  .map((rule) => rule.split("\n").map((line) => line.trim()))
  .map(([path = "", ...headers]) => ({ path, headers: headers.filter((header) => header !== "") }));

test("_headers has no removals, and no header twice for one file", () => {
  expect(rules.flatMap(({ headers }) => headers).filter((header) => header.startsWith("!"))).toEqual([]);
  for (const file of ["", ...filesIn(shopSiteFolder)].map((name) => `/${name}`)) {
    const names = rules
      .filter(({ path }) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(file))
      .flatMap(({ headers }) => headers.map((header) => header.split(":")[0]));
    expect([file, names]).toEqual([file, [...new Set(names)]]);
  }
});

test("_headers secures every answer and keeps hashed files for a year", () => {
  const [everywhere, ...others] = rules;
  expect(everywhere?.headers).toEqual([
    "Strict-Transport-Security: max-age=31536000",
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options: DENY",
    "Content-Security-Policy: frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy: same-origin",
  ]);
  const forever = "Cache-Control: public, max-age=31536000, immutable";
  // And not the book's service worker, which keeps its name.
  const scripts = filesIn(shopSiteFolder).filter((file) => !file.includes("/") && file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  expect(new Map(others.map(({ path, headers }) => [path, headers.join()]))).toEqual(
    new Map([
      ["/static/*", forever],
      ["/page-data/app-data.json", "Cache-Control: public, max-age=600"],
      ...scripts.map((file) => [`/${file}`, forever] as const),
    ]),
  );
});

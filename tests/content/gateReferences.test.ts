import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Content, contentFileNames } from "../../src/owner/schema/contentFiles";
import { builtPages } from "../../src/platform/build/verification/builtPage";
import { brokenReferences } from "../../src/platform/build/verification/links";
import { staleData } from "../../src/platform/build/verification/pageData";
import { content as shopOf } from "../support/content";

let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), "built-"));
});
afterEach(() => rmSync(publicFolder, { recursive: true, force: true }));

/** What the gate says of a site of one page with this body and this data. */
function told(body: string, data: unknown = {}) {
  mkdirSync(path.join(publicFolder, "page-data/index"), { recursive: true });
  writeFileSync(
    path.join(publicFolder, "index.html"),
    `<!doctype html><html lang="id"><body><div id="___gatsby">${body}</div></body></html>`,
  );
  writeFileSync(path.join(publicFolder, "page-data/index/page-data.json"), JSON.stringify({ result: { data } }));
  const pages = builtPages(publicFolder);
  const faults = brokenReferences({ publicFolder, pathPrefix: "", siteUrl: "https://bintang.id", pages });
  return faults.map(({ id }) => /"([^"]+)"/.exec(id)?.[1]);
}

test("a style that needs a missing file is told, in its element and in an attribute", () => {
  const body = '<style>p { background: url("/hilang.png") }</style><p style="background:url(/lenyap.png)">Halo</p>';
  expect(told(body).sort()).toEqual(["/hilang.png", "/lenyap.png"]);
});

test("a picture that only the page's data names is told where it is missing", () => {
  const images = {
    fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 400w,\n/static/b.jpg 800w" },
    sources: [{ srcSet: "/static/c.avif 400w" }],
  };
  expect(told("<p>Halo</p>", { hero: { gatsbyImageData: { images } } }).sort()).toEqual([
    "/static/a.jpg",
    "/static/b.jpg",
    "/static/c.avif",
  ]);
});

test("a query that no content file is known for stops the inspection", () => {
  told("<p>Halo</p>", { coupons: {} });
  const content = Object.fromEntries(contentFileNames.map((file) => [file, shopOf(file)])) as Content;
  expect(() => staleData(content, builtPages(publicFolder))).toThrow('"coupons"');
});

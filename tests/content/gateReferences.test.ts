import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Content, contentFileNames } from "../../src/owner/schema/contentFiles";
import { builtPages } from "../../src/platform/build/verification/builtPage";
import { pageDataFacts } from "../../src/platform/build/verification/dataOnPages";
import { brokenReferences } from "../../src/platform/build/verification/links";
import { content as shopOf } from "../support/content";

let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(path.join(tmpdir(), "built-"));
});
afterEach(() => rmSync(publicFolder, { recursive: true, force: true }));

/** What the gate says of a site of one page with this body and this data. */
async function told(body: string, data: unknown = {}) {
  mkdirSync(path.join(publicFolder, "page-data/index"), { recursive: true });
  writeFileSync(
    path.join(publicFolder, "index.html"),
    `<!doctype html><html lang="id"><body><div id="___gatsby">${body}</div></body></html>`,
  );
  writeFileSync(path.join(publicFolder, "page-data/index/page-data.json"), JSON.stringify({ result: { data } }));
  const pages = await builtPages(publicFolder);
  const faults = await brokenReferences({ publicFolder, pathPrefix: "", siteUrl: "https://bintang.id", pages });
  return faults.map(({ id }) => /"([^"]+)"/.exec(id)?.[1]);
}

test("a text may speak of url(/rahasia) without being taken for a style", async () => {
  expect(await told("<p>Tulis url(/rahasia) di peramban.</p>")).toEqual([]);
});

test("a style that needs a missing file is told, in its element and in an attribute", async () => {
  const body = '<style>p { background: url("/hilang.png") }</style><p style="background:url(/lenyap.png)">Halo</p>';
  expect((await told(body)).sort()).toEqual(["/hilang.png", "/lenyap.png"]);
});

test("a text may name an address under /static/ without being taken for a picture", async () => {
  const data = { catalogue: { services: [{ features: ["/static/x.jpg", "ada di /static/y.jpg"] }] } };
  expect(await told("<p>Halo</p>", data)).toEqual([]);
});

test("a picture that only the page's data names is told where it is missing", async () => {
  const images = {
    fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 400w,\n/static/b.jpg 800w" },
    sources: [{ srcSet: "/static/c.avif 400w" }],
  };
  expect((await told("<p>Halo</p>", { hero: { gatsbyImageData: { images } } })).sort()).toEqual([
    "/static/a.jpg",
    "/static/b.jpg",
    "/static/c.avif",
  ]);
});

test.each([
  ["the same words are what the page says", "images/ di awal kalimat", true],
  ["the page says something else", "Potongan rapi", false],
])('a description may begin with "images/": %s', async (_name, onPage, stands) => {
  const content = structuredClone(Object.fromEntries(contentFileNames.map((file) => [file, shopOf(file)]))) as Content;
  const services = content["services.json"].services.map((service) => ({ ...service, description: onPage }));
  for (const service of content["services.json"].services) service.description = "images/ di awal kalimat";
  await told("<p>Halo</p>", {});
  mkdirSync(path.join(publicFolder, "page-data/services"), { recursive: true });
  const pictured = services.map((service) => ({ ...service, picture: { childImageSharp: null } }));
  const data = JSON.stringify({ result: { data: { services: { services: pictured } } } });
  writeFileSync(path.join(publicFolder, "page-data/services/page-data.json"), data);
  const [page] = await builtPages(publicFolder);
  if (!page) throw new Error("no page");
  const facts = await pageDataFacts(content, [{ ...page, address: "/services/" }], publicFolder);
  expect(facts.map((fact) => fact.stands)).toEqual([stands]);
});

import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { removeByteOrderMarks } from "../../src/owner/check/byteOrderMarks";
import { checkContent } from "../../src/owner/check/checkContent";
import { siteUrl } from "../../src/platform/build/siteUrl";
import { type ContentCopy, contentCopy } from "../support/brokenContent";

let content: ContentCopy;

beforeEach(() => {
  content = contentCopy();
});

afterEach(() => content.dispose());

const check = () => checkContent(content.folder, "2026-11-21");
const diagnosticsOf = async (file: string) => (await check()).filter((diagnostic) => diagnostic.file === file);
const at = (file: string) => path.join(content.folder, file);

const draw = (width: number, height: number, orientation?: number) => {
  const picture = sharp({ create: { width, height, channels: 3, background: "#7a5230" } }).jpeg();
  return (orientation ? picture.withMetadata({ orientation }) : picture).toBuffer();
};

describe("files that the site is not built from", () => {
  test.each([
    ["services (1).json", "error", '"services.json"'],
    ["Services.json", "error", '"services.json"'],
    ["Salinan services.json", "error", '"services.json"'],
    ["barber.json", "error", '"barbers.json"'],
    ["services.json.txt", "error", '"services.json"'],
    ["services.json~", "warning", "tidak dikenal"],
    ["new.json", "warning", "tidak dikenal"],
    ["images/foto.heic", "warning", "foto HEIC dari iPhone"],
    ["images/foto.gif", "warning", "tidak dipakai"],
  ])("%s is named", async (file, level, words) => {
    content.write(file, "");
    const [diagnostic] = await diagnosticsOf(file);
    expect(diagnostic).toMatchObject({ level, id: expect.stringContaining(words) });
  });

  test("a copy in a folder is named, what systems leave behind is not", async () => {
    mkdirSync(at("lama"));
    content.write("lama/services.json", "{}");
    for (const file of [".DS_Store", ".git/HEAD", "Thumbs.db", "README.md"]) content.write(file, "x");
    const said = (await check()).filter(({ file }) => !file.endsWith("shop.json"));
    expect(said.map(({ file, level }) => `${level} ${file}`)).toEqual(["warning lama/services.json"]);
  });
});

test("a photograph far too heavy is named with its weight", async () => {
  const heavy = Buffer.concat([await draw(1600, 900), Buffer.alloc(16_000_000)]);
  content.write("images/hero.jpg", heavy);
  const said = (await diagnosticsOf("shop.json")).map(({ level, id }) => `${level} ${id}`);
  expect(said).toContainEqual(
    expect.stringMatching(/^warning Gambar "images\/hero.jpg" berukuran 1600 x 900 piksel \(16 MB\), jauh lebih besar/),
  );
});

describe("files that cannot be read", () => {
  test("a link that leads nowhere is a damaged picture", async () => {
    rmSync(at("images/hero.jpg"));
    symlinkSync("gone.jpg", at("images/hero.jpg"));
    expect((await diagnosticsOf("shop.json")).map(({ id }) => id).join()).toContain('"images/hero.jpg" rusak');
  });

  test("a folder in a picture's place is a picture that is missing", async () => {
    rmSync(at("images/hero.jpg"));
    mkdirSync(at("images/hero.jpg"));
    expect((await diagnosticsOf("shop.json")).map(({ id }) => id).join()).toContain("berkas itu tidak ada");
    rmSync(at("images/hero.jpg"), { recursive: true });
    symlinkSync(".", at("images/hero.jpg"));
    expect((await diagnosticsOf("shop.json")).map(({ id }) => id).join()).toContain('"images/hero.jpg" rusak');
  });

  test("a folder in a file's place is said to be one", async () => {
    content.remove("about.json");
    mkdirSync(at("about.json"));
    expect((await diagnosticsOf("about.json"))[0]?.id).toContain("Ini sebuah folder");
  });

  test("other capitals are a missing file, whatever the file system makes of them", async () => {
    renameSync(at("about.json"), at("About.json"));
    expect((await diagnosticsOf("about.json"))[0]?.id).toContain("tidak ada di folder");
  });

  test("UTF-16 and other encodings are named, with the line of the first letter lost", async () => {
    content.write("closures.json", Buffer.from('\ufeff{ "closures": [] }', "utf16le"));
    content.write("about.json", Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1"));
    expect((await diagnosticsOf("closures.json"))[0]?.id).toContain("UTF-16");
    expect((await diagnosticsOf("about.json"))[0]).toMatchObject({ line: 2, id: expect.stringContaining("UTF-8") });
  });

  test("a byte order mark before a file's text is no fault, and what stands behind it is checked", async () => {
    content.text("services.json", (text) => `\ufeff${text}`);
    expect(await diagnosticsOf("services.json")).toEqual([]);
    content.text("services.json", (text) => text.replace('"basePrice": 100000', '"basePrice": "100000"'));
    expect(await diagnosticsOf("services.json")).toMatchObject([{ level: "error", line: 9, column: 20 }]);
  });

  test("byte order marks are taken off before the site is built, and nothing else of a file is", async () => {
    const before = content.read("services.json");
    content.text("services.json", (text) => `\ufeff${text}`);
    content.text("shop.json", (text) => `\ufeff${text}`);
    expect(siteUrl(content.folder)).toBe("https://bintangpangkas.example");
    removeByteOrderMarks(content.folder);
    expect(content.read("services.json")).toBe(before);
  });
});

describe("pictures", () => {
  test.each([
    ["is missing", "images/products/clay.jpg", "berkas itu tidak ada"],
    ["is no picture by its name", "images/products/clay.gif", "JPEG, PNG, atau WebP"],
    [
      "is too small for the top of the page",
      "images/products/teak-comb.jpg",
      "1000 x 1000 piksel; seharusnya minimal 1600 x 900",
    ],
  ])("one that %s is refused", async (_name, picture, words) => {
    content.set("shop.json", ["pictures", "hero"], picture);
    const said = (await diagnosticsOf("shop.json")).filter(({ place }) => place === "pictures › hero");
    expect(said).toMatchObject([{ level: "error", line: expect.any(Number), id: expect.stringContaining(words) }]);
  });

  const hero = async (picture: Buffer) => {
    content.write("images/hero.jpg", picture);
    return (await diagnosticsOf("shop.json")).filter(({ place }) => place === "pictures › hero");
  };

  test("one that its camera turned is judged as it is shown", async () => {
    expect(await hero(await draw(1200, 2000, 6))).toEqual([]);
    expect(await hero(await draw(2000, 1200, 6))).toMatchObject([
      { level: "error", id: expect.stringContaining("1200 x 2000") },
    ]);
  });

  test("an upright one at the top of the page is doubted", async () => {
    expect(await hero(await draw(1700, 2600))).toMatchObject([
      { level: "warning", line: expect.any(Number), id: expect.stringContaining("mendatar") },
    ]);
  });

  test("one far larger than needed is doubted", async () => {
    expect(await hero(await draw(10_000, 7000))).toMatchObject([
      { level: "warning", id: expect.stringContaining("Kecilkan") },
    ]);
  });

  test("a strip on a product's card is doubted", async () => {
    content.write("images/products/matte-clay.jpg", await draw(6000, 600));
    expect(await diagnosticsOf("product-catalogue.json")).toMatchObject([
      { level: "warning", id: expect.stringContaining("persegi") },
    ]);
  });

  test("one of another format under a good name is refused by what it is", async () => {
    const gif = await sharp({ create: { width: 1700, height: 1000, channels: 3, background: "#000" } })
      .gif()
      .toBuffer();
    expect(await hero(gif)).toMatchObject([{ level: "error", id: expect.stringContaining("GIF") }]);
  });

  test("a HEIC under a good name is refused with how to convert it", async () => {
    const heic = Buffer.concat([Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic", "latin1"), Buffer.alloc(2000)]);
    expect(await hero(heic)).toMatchObject([
      { level: "error", id: expect.stringMatching(/foto HEIC dari iPhone.*formulir.*JPEG/) },
    ]);
  });

  test("other capitals are told everywhere, with the name that the folder has", async () => {
    content.set("shop.json", ["pictures", "hero"], "images/Hero.JPG");
    expect((await diagnosticsOf("shop.json")).find(({ place }) => place === "pictures › hero")).toMatchObject({
      level: "error",
      id: expect.stringContaining('"images/hero.jpg"'),
    });
  });

  test("two thousand products of the same pictures are all judged", async () => {
    const { categories, products } = JSON.parse(content.read("product-catalogue.json"));
    const [product] = products;
    const many = Array.from({ length: 2000 }, (_, index) => ({ ...product, id: `p-${index}`, title: `Clay ${index}` }));
    content.write("product-catalogue.json", JSON.stringify({ categories, products: many }, null, 2));
    expect(await diagnosticsOf("product-catalogue.json")).toEqual([]);
    content.remove("images/products/matte-clay.jpg");
    expect(await diagnosticsOf("product-catalogue.json")).toHaveLength(2000);
  });
});

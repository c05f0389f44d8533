import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { siteUrl } from "../../src/build/siteUrl";
import { checkContent } from "../../src/owner/check/checkContent";
import { judgePicture } from "../../src/owner/check/judgePicture";
import { mirrorContent } from "../../src/owner/preview/mirrorContent";
import { copyForEachTest } from "../support/contentCopy";
import { temporaryFolder } from "../support/temporaryFolder";

const content = copyForEachTest();

const { at: copy, read: readCopy } = temporaryFolder();

const check = () => checkContent(content.folder, { now: new Date("2026-11-21T03:00:00Z") });
const said = async (file: string) =>
  (await check())
    .filter((one) => one.file === file)
    .map(({ level, place, message }) => `${level} ${place}: ${message}`);
const ofHero = async () => (await said("shop.json")).filter((text) => text.includes(" pictures › hero:"));
const at = (file: string) => path.join(content.folder, file);

const draw = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5230" } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();

test("a photograph that its camera turned is built from upright, and measured so by the check", async () => {
  content.write("images/hero.jpg", await draw(1200, 2000, 6));
  content.write("images/torn.jpg", (await draw(400, 300, 6)).subarray(0, 300));
  expect(await ofHero()).toEqual([]);
  await mirrorContent(content.folder, copy());
  const built = await sharp(copy("images/hero.jpg")).metadata();
  expect([built.width, built.height, built.orientation ?? 1]).toEqual([2000, 1200, 1]);
});

test.each([
  ["services (1).json", "error", "services.json"],
  ["Services.json", "error", "services.json"],
  ["images/foto.heic", "warning", "foto HEIC dari iPhone"],
  ["images/foto.gif", "warning", "tidak dipakai"],
])("the site is not built from %s, which is named", async (file, level, words) => {
  content.write(file, "");
  expect(await said(file)).toEqual([expect.stringMatching(new RegExp(`^${level} .*${words}`))]);
});

test("what systems leave behind is not named", async () => {
  for (const file of [".DS_Store", ".git/HEAD", "Thumbs.db", "README.md"]) content.write(file, "x");
  expect((await check()).filter(({ file }) => file !== "shop.json")).toEqual([]);
});

test.each([
  ["a folder in a file's place", () => mkdirSync(at("about.json")), "tidak ada di folder"],
  [
    "other capitals, whatever the file system makes of them",
    () => content.write("About.json", "{}"),
    "tidak ada di folder",
  ],
  ["another encoding", () => content.write("about.json", Buffer.from('{\n  "title": "Caf\xe9"\n}', "latin1")), "UTF-8"],
])("of an unreadable file the message names %s", async (_name, change, words) => {
  rmSync(at("about.json"));
  change();
  expect(await said("about.json")).toEqual([expect.stringMatching(`^error .*${words}`)]);
});

test("a byte order mark is no fault, and taken off for the build", async () => {
  const before = content.read("services.json");
  content.text("shop.json", (text) => `\ufeff${text}`);
  content.text("services.json", (text) => `\ufeff${text}`);
  expect(await said("services.json")).toEqual([]);
  expect(siteUrl(content.folder)).toBe("https://bintangpangkas.example");
  await mirrorContent(content.folder, copy());
  expect(readCopy("services.json")).toBe(before);
});

describe("a picture at the top of the page", () => {
  test.each([
    ["images/products/clay.jpg", "berkas itu tidak ada"],
    ["images/products/teak-comb.jpg", "1000 x 1000 piksel; seharusnya minimal 1600 x 900"],
    ["images/Hero.JPG", '"images/hero.jpg"'],
    ["images/Caf\u00e9.jpg", 'Ganti nama berkasnya menjadi "images/cafe.jpg"'],
  ])("may not be %s", async (picture, words) => {
    content.write("images/Cafe\u0301.jpg", "");
    content.set("shop.json", "pictures.hero", picture);
    expect(await ofHero()).toEqual([expect.stringMatching(`^error .*${words}`)]);
  });

  test("that is torn is judged by what it is", async () => {
    content.write("images/hero.jpg", (await draw(1600, 900)).subarray(0, 3000));
    expect(await ofHero()).toEqual([
      expect.stringMatching(/^error .*rusak atau bukan gambar\. Simpan lagi sebagai JPEG/),
    ]);
  });

  test.each([
    ["a little upright", { width: 1700, height: 1800 }, "warning", "mendatar"],
    ["far larger than needed", { width: 10_000, height: 7000 }, "warning", "Kecilkan"],
    ["far too heavy", { bytes: 16_000_000 }, "warning", "16 MB"],
    ["of another format", { format: "gif" }, "error", "GIF"],
  ])("that is %s is told so", (_name, changes, level, words) => {
    const decoded = { width: 1700, height: 1000, bytes: 300_000, format: "jpeg", ...changes };
    const judgement = judgePicture("images/hero.jpg", decoded, { minWidth: 1600, minHeight: 900 });
    expect(judgement).toEqual({ level, message: expect.stringContaining(words) });
  });
});

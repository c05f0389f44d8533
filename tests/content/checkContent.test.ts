import { readdirSync } from "node:fs";
import fc from "fast-check";
import { checkContent } from "../../src/owner/check/checkContent";
import { checkJsonFiles } from "../../src/owner/check/checkJsonFiles";
import { type ContentFileName, contentFileNames, contentFiles } from "../../src/owner/schema/contentFiles";
import { anyCharacter } from "../support/anyCharacter";
import { runScript } from "../support/buildSite";
import { texts as original, readInProject, shopFolder } from "../support/content";
import { copyForEachTest, withValue } from "../support/contentCopy";

const content = copyForEachTest();

const check = (folder: string) => runScript(["--import", "tsx", "src/commands/check.ts"], { CONTENT_DIR: folder });

test("the check passes what is valid, and tells all mistakes at once, errors first, counted", () => {
  expect(check(shopFolder)).toEqual({
    status: 0,
    output: expect.stringMatching(/0 kesalahan, 4 peringatan[\s\S]*Ini masih toko contoh/),
  });
  content.set("services.json", "services.0.basePrice", "100.000");
  content.set("gallery.json", "photos", null);
  content.remove("about.json");
  const before = readdirSync(content.folder);
  const { status, output } = check(content.folder);
  expect(status).toBe(1);
  expect(output).toMatch(
    /^(SALAH .*\n.*\n\n){3}(PERIKSA .*\n.*\n\n){4}3 kesalahan, 4 peringatan\n\nSitus belum bisa diterbitkan/,
  );
  expect(readdirSync(content.folder)).toEqual(before);
});

test("the site's address is doubted where the host does not set it", async () =>
  expect((await checkContent(shopFolder, { checksSiteUrl: true })).map(({ place }) => place)).toContain("siteUrl"));

test("what is over in Jakarta is over, whatever the machine's clock", () => {
  const texts = {
    ...original,
    "shop.json": withValue(original["shop.json"], "notice", { text: "Libur", until: "2026-11-30" }),
  };
  const untils = ["2026-11-30T16:59:00Z", "2026-11-30T17:00:00Z"].map((moment) =>
    checkJsonFiles(texts, { now: new Date(moment), checksSiteUrl: false }).diagnostics.some(({ place }) =>
      place.includes("until"),
    ),
  );
  expect(untils).toEqual([false, true]);
});

test("a wrong value hides no other mistake, and quiets its file's warnings", async () => {
  content.set("services.json", "services.0.basePrice", "murah");
  content.set("services.json", "services.2.duration", "lama");
  content.set("services.json", "services.1.basePrice", 150);
  content.set("shop.json", "chatNumber", "0812");
  content.set("time-slot-bands.json", "bands.1.from", "09:30");
  expect((await checkContent(content.folder)).map(({ file, place }) => `${file} ${place}`)).toEqual([
    "shop.json chatNumber",
    'services.json services › "Potong Rambut Klasik" (no. 1) › basePrice',
    'services.json services › "Cukur Jenggot" (no. 3) › duration',
    'time-slot-bands.json bands › "Peak Pagi" (no. 2) › from',
  ]);
});

test("the editor's help covers every file", () =>
  expect(JSON.parse(readInProject(".vscode/settings.json"))["json.schemas"]).toEqual(
    contentFileNames.map((file) => ({ fileMatch: [`/content/${file}`], url: `./.vscode/schemas/${file}` })),
  ));

const diagnosticsOf = (file: ContentFileName, text: string) => {
  const texts = { ...original, [file]: text };
  const { diagnostics } = checkJsonFiles(texts, { now: new Date("2026-11-21T03:00:00Z"), checksSiteUrl: false });
  for (const { file: named, line, place, message } of diagnostics) {
    expect(message).toMatch(/\w/);
    expect(`${message}${place}`).not.toMatch(/undefined|\[object/);
    expect(line ?? 1).toBeLessThanOrEqual(texts[named as ContentFileName].split("\n").length);
  }
  return diagnostics;
};

const torn = fc
  .tuple(fc.nat(10_000), fc.nat(40), fc.string({ unit: anyCharacter, maxLength: 6 }))
  .map(([position, length, inserted]) => (source: string) => {
    const at = position % source.length;
    return source.slice(0, at) + inserted + source.slice(at + length);
  });
const ofAnotherKind = fc
  .tuple(fc.nat(10_000), fc.jsonValue({ maxDepth: 2 }))
  .map(([position, value]) => (source: string) => {
    const values = source.match(/(?<=": )("[^"]*"|[^\s,]+)/g) ?? [];
    return source.replace(`: ${values[position % values.length]}`, () => `: ${JSON.stringify(value)}`);
  });

test("whatever is done to the texts, the check never crashes, and passes only what fits the schema", () =>
  fc.assert(
    fc.property(fc.constantFrom(...contentFileNames), fc.oneof(torn, ofAnotherKind), (file, change) => {
      const text = change(original[file]);
      const failed = diagnosticsOf(file, text).some(({ level }) => level === "error");
      if (!failed) expect(contentFiles[file].safeParse(JSON.parse(text)).success).toBe(true);
    }),
    { numRuns: 50 },
  ));

import { readFileSync } from "node:fs";
import path from "node:path";
import { withEnglishTexts } from "../../src/domain/shop/withEnglishTexts";
import { checkContent } from "../../src/owner/check/checkContent";
import { report } from "../../src/owner/check/diagnostic";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import { writePlaceholderPictures } from "../../src/owner/reset/placeholderPictures";
import { type Content, contentFileNames } from "../../src/owner/schema/contentFiles";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { root, content as shipped } from "../support/content";
import { guideSections, perform } from "../support/guide";

const sections = guideSections();
// The guide's dates are near to this one.
const today = "2026-11-21";
const guideText = () => readFileSync(path.join(root, "content/README.md"), "utf8");
let content: ContentCopy;

beforeEach(() => {
  content = contentCopy();
});
afterEach(() => content.dispose());

// An owner may delete the guide, and then there is nothing to test.
(sections ? describe : describe.skip)("the owner's guide", () => {
  const warnings = async () => {
    const faults = await checkContent(content.folder, today);
    const errors = faults.filter(({ level }) => level === "error");
    expect(report(errors, "content")).toBe("");
    return faults.map(({ file, place, id }) => `${file} ${place}: ${id}`);
  };

  test("covers every content file and its pictures", () => {
    const touched = new Set(sections?.flatMap(({ steps }) => steps.map(({ file }) => file)));
    for (const file of [
      "shop.json",
      "services.json",
      "time-slot-bands.json",
      "closures.json",
      "product-catalogue.json",
      "service-catalogue.json",
      "about.json",
      "barbers.json",
      "gallery.json",
      "customer-messages.json",
    ]) {
      expect(touched).toContain(file);
    }
    expect([...touched].filter((file) => file.startsWith("images/")).length).toBeGreaterThan(2);
  });

  // The one text that the guide can give as a sample alone, and says so.
  const samples = [expect.stringMatching(/^shop\.json deposit › qris: Ditemukan contoh bawaan "ID1020000000002"/)];

  test.each((sections ?? []).map((section) => [section.title, section] as const))(
    '"%s", carried out word for word, passes the check and adds no warning',
    async (_, section) => {
      const before = await warnings();
      await perform(section, content);
      const after = await warnings();
      expect(after.filter((warning) => !before.includes(warning))).toEqual(
        section.title.startsWith("DP") ? samples : [],
      );
    },
  );

  test("all sections, one after the other, pass the check and leave no placeholder", async () => {
    for (const section of sections ?? []) await perform(section, content);
    expect(await warnings()).toEqual(samples);
  });

  const section = (title: string) => {
    const found = sections?.find((candidate) => candidate.title === title);
    if (!found) throw new Error(`the guide has no section ${title}`);
    return found;
  };

  const resetShop = async () => {
    const template = Object.fromEntries(contentFileNames.map((file) => [file, shipped(file)])) as Content;
    const empty = emptyShop(template);
    for (const file of contentFileNames) content.write(file, JSON.stringify(empty[file], null, 2));
    await writePlaceholderPictures(content.folder);
  };

  test("a down payment as the guide gives it has its English texts, for tickets in English", async () => {
    const asks = section("DP (uang muka) lewat QRIS");
    await perform(asks, content);
    const { deposit } = JSON.parse(content.read("shop.json"));
    expect([...withEnglishTexts(deposit).untranslated, deposit.termsEnglish]).toEqual([
      expect.stringMatching(/^The deposit/),
    ]);
    const samples = asks.steps.filter(({ file }) => file === "customer-messages.json");
    expect(samples).toEqual([
      expect.objectContaining({ written: expect.stringContaining('"depositReceivedEnglish": "') }),
    ]);
  });

  test("a service can be added to a reset shop, which has only one", async () => {
    await resetShop();
    await perform(section("Menambah layanan"), content);
    await warnings();
  });

  test("the first product can be added to an empty list as the guide says: between the brackets, without the last comma", async () => {
    await resetShop();
    const { title, steps } = section("Menambah produk");
    const alone = steps.map((step) =>
      step.verb === "insert" ? { ...step, written: step.written.trim().replace(/,$/, "") } : step,
    );
    await perform({ title, steps: alone }, content);
    await warnings();
    expect(guideText()).toContain('(`"products": []`)');
  });

  test.each(["Menghapus layanan", "Memindahkan jam ramai"])(
    '"%s" is wrong until its second step, and says so beforehand',
    async (title) => {
      const { steps } = section(title);
      await perform({ title, steps: steps.slice(0, 1) }, content);
      expect((await checkContent(content.folder, today)).map(({ level }) => level)).toContain("error");
      const [, text = ""] = guideText().split(`## ${title}\n`);
      expect(text.slice(0, text.indexOf("1. Buka"))).toMatch(/langkah 1 pemeriksa\s+masih menjawab `SALAH`/);
    },
  );
});

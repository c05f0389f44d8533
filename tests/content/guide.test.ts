import { checkContent } from "../../src/owner/check/checkContent";
import { missingBeforeLaunch } from "../../src/owner/check/missingBeforeLaunch";
import { type FormField, formConfig } from "../../src/owner/form/formConfig";
import words from "../../src/owner/form/locale/id.json";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import { writePlaceholderPictures } from "../../src/owner/reset/placeholderPictures";
import { contentFileNames, ownersFileNames } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { readInProject, shopFolder } from "../support/content";
import { copyForEachTest } from "../support/contentCopy";
import { type GuideSection, guideSections, perform } from "../support/guide";

const sections = guideSections();
// The guide's dates are near to this one.
const now = new Date("2026-11-21T03:00:00Z");
const content = copyForEachTest();

/** The shop that the guide's examples are of: the template's, emptied. */
beforeEach(async () => {
  const empty = emptyShop(readContent(shopFolder));
  for (const file of contentFileNames) content.write(file, JSON.stringify(empty[file], null, 2));
  await writePlaceholderPictures(content.folder);
});

const warnings = async () => {
  const diagnostics = await checkContent(content.folder, { now });
  expect(diagnostics.filter(({ level }) => level === "error")).toEqual([]);
  return diagnostics.map(({ file, message }) => `${file}: ${message}`);
};

const section = (title: string) => {
  const found = sections.find((candidate) => candidate.title === title);
  if (!found) throw new Error(`the guide has no section ${title}`);
  return found;
};

/** Carries out what a section's example stands on: the new shop, and the section that it names. */
async function prepare({ title, after }: GuideSection) {
  if (title !== "Toko baru") await perform(section("Toko baru"), content);
  if (after) await perform(section(after), content);
}

test("the guide for the phone fits a sitting, and names what is tapped as the form does", () => {
  const guide = readInProject("docs/pemilik/panduan.md");
  expect(guide.split("\n").length).toBeLessThanOrEqual(250);
  const { singletons } = formConfig({ shopName: "", logo: "", repository: null });
  const labelsOf = ({ label, label_singular: noun, fields = [], field }: FormField): string[] => [
    label,
    `Tambah ${noun}`,
    ...[...fields, ...(field ? [field] : [])].flatMap(labelsOf),
  ];
  const labels = singletons.flatMap((file) => [file.label, ...file.fields.flatMap(labelsOf)]);
  const known = new Set([...labels, ...(JSON.stringify(words).match(/(?<=":")[^"]+/g) ?? []), "Kembalikan"]);
  const rows = guide.split("\n").filter((line) => line.startsWith("|"));
  const named = rows.flatMap((row) => row.match(/(?<=\*\*)[^*|]+(?=\*\*)/g) ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => /^\p{Lu}/u.test(name) && !known.has(name))).toEqual([]);
});

test("the guide to the files covers every file that the owner writes, and its pictures", () => {
  const touched = new Set(sections.flatMap(({ steps }) => steps.map(({ file }) => file)));
  expect([...touched]).toEqual(expect.arrayContaining([...ownersFileNames]));
  expect([...touched].filter((file) => file.startsWith("images/")).length).toBeGreaterThan(2);
});

test.each(sections.map((one) => [one.title, one]))(
  '"%s", carried out word for word in an emptied shop, passes the check; of its warnings all are about placeholders',
  async (_title, one) => {
    await prepare(one);
    const before = await warnings();
    await perform(one, content);
    const isExpected = (warning: string) => before.includes(warning) || warning.includes("Ditemukan contoh bawaan");
    expect((await warnings()).filter((warning) => !isExpected(warning))).toEqual([]);
  },
);

test("a new shop as the guide gives it does not open", async () => {
  await perform(section("Toko baru"), content);
  const sentence = missingBeforeLaunch(readContent(content.folder), true);
  for (const label of ["Nama toko", "Alamat situs", "Nomor WhatsApp toko", "Jalan dan nomor"])
    expect(sentence).toContain(label);
});

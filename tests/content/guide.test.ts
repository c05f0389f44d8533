import sharp from "sharp";
import { checkContent } from "../../src/owner/check/checkContent";
import { missingBeforeLaunch } from "../../src/owner/check/missingBeforeLaunch";
import { type FormField, formConfig } from "../../src/owner/form/formConfig";
import words from "../../src/owner/form/locale/id.json";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import { writePlaceholderPictures } from "../../src/owner/reset/placeholderPictures";
import { contentFileNames, ownersFileNames } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { readInProject, shopFolder } from "../support/content";
import { type ContentCopy, copyForEachTest } from "../support/contentCopy";

/**
 * A step of the guide to the owner's files that can be carried out. It names its file ("Buka `shop.json`"), then shows the
 * text to look for ("cari:") and the text to write ("Ganti menjadi:", "Sisipkan setelahnya:", "Ganti seluruh isinya
 * menjadi:"), or asks for a picture ("Unggah `toko.jpg` ke folder `content/images`") of the size given before it.
 */
type GuideStep =
  | { verb: "replace" | "insert"; file: string; sought: string; written: string }
  | { verb: "rewrite"; file: string; written: string }
  | { verb: "upload"; file: string; width: number; height: number };

type GuideSection = ReturnType<typeof readSection>;

/** The guide's sections that have steps. */
function guideSections() {
  const sections = readInProject("docs/pemilik/panduan-berkas.md").split(/^## /m).slice(1);
  return sections.map(readSection).filter(({ steps }) => steps.length > 0);
}

const verbs = [
  ["sought", /[Cc]ari[^.]*:$/],
  ["replace", /Ganti menjadi:$/],
  ["insert", /Sisipkan setelahnya:$/],
  ["rewrite", /Ganti seluruh isinya menjadi:$/],
] as const;

function readSection(text: string) {
  const [title = "", ...lines] = text.split("\n");
  const steps: GuideStep[] = [];
  let file = "";
  let sought: string | null = null;
  let size = { width: 0, height: 0 };
  let prose = "";
  let block: string[] | null = null;

  const perform = (written: string) => {
    const [verb] = verbs.find(([, ending]) => ending.test(prose.trim())) ?? [];
    const problem = `${title}: no instruction is known in the text before the code: "${prose.trim().slice(-60)}"`;
    if (verb === undefined || file === "") throw new Error(problem);
    if (verb === "sought") sought = written;
    else if (verb === "rewrite") steps.push({ verb, file, written });
    else if (sought === null) throw new Error(problem);
    else {
      steps.push({ verb, file, sought, written });
      sought = null;
    }
  };

  for (const line of lines) {
    if (/^\s*```/.test(line)) {
      if (block) {
        perform(block.join("\n"));
        prose = "";
        block = null;
        // Only JSON is written into files; other code blocks show commands and their output.
      } else if (line.trim() === "```json") block = [];
    } else if (block) block.push(line);
    else {
      prose = `${prose} ${line.trim()}`;
      file = /[Bb]uka `([\w-]+\.json)`/.exec(line)?.[1] ?? file;
      const named = /(\d+) x (\d+) piksel/.exec(line);
      if (named) size = { width: Number(named[1]), height: Number(named[2]) };
      const upload = /[Uu]nggah `([^`]+)` ke folder `content\/([^`]+)`/.exec(line);
      if (upload) steps.push({ verb: "upload", file: `${upload[2]}/${upload[1]}`, ...size });
    }
  }
  if (sought !== null) throw new Error(`${title}: the text to look for is not followed by the text to write`);
  // `after` is the section whose result its example stands on: 'Contohnya … "Menambah produk"'.
  return { title, after: /Contohnya [^"]+"([^"]+)"/.exec(text.replace(/\s+/g, " "))?.[1], steps };
}

/**
 * Carries out a section of the guide on a copy of the content. Throws unless each text to look for occurs exactly once.
 */
async function perform({ title, steps }: GuideSection, content: ContentCopy) {
  for (const step of steps) {
    if (step.verb === "upload") content.write(step.file, await picture(step.width, step.height));
    else if (step.verb === "rewrite") content.write(step.file, step.written);
    else {
      content.text(step.file, (text) => {
        const found = [...text.matchAll(ignoringLayout(step.sought))];
        const [first] = found;
        if (first === undefined || found.length > 1)
          throw new Error(`${title}: found ${found.length} times in ${step.file}, not once:\n${step.sought}`);
        const end = first.index + first[0].length;
        const start = step.verb === "insert" ? end : first.index;
        return `${text.slice(0, start)}\n${step.written}${text.slice(end)}`;
      });
    }
  }
}

/** An expression that matches the text whatever its line breaks and indents are. */
const ignoringLayout = (text: string) => {
  const pieces = text.trim().split(/\s+/);
  return new RegExp(pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s*"), "g");
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5c3e" } })
    .jpeg()
    .toBuffer();

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

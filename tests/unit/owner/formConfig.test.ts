import { cmsEntryName, type FormField, formConfig } from "../../../src/owner/form/formConfig";
import words from "../../../src/owner/form/locale/id.json";
import type { ContentFileName } from "../../../src/owner/schema/contentFiles";
import { readInProject } from "../../support/content";

const { singletons: files } = formConfig({
  shopName: "Toko",
  logo: "/favicon.svg",
  repository: { name: "toko/situs", branch: "main", apiRoot: "https://api.github.com" },
});

const fieldsOf = (file: ContentFileName) => files.find(({ name }) => name === cmsEntryName(file))?.fields ?? [];

/** Every field of the form, those inside groups and lists as well. */
const everyField = (fields: FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...everyField([...(field.fields ?? []), ...(field.field ? [field.field] : [])])]);

const all = everyField(files.flatMap(({ fields }) => fields));
const named = (file: ContentFileName, name: string) => everyField(fieldsOf(file)).find((field) => field.name === name);

test("hints fit a form, and show what is typed", () => {
  const said = all.flatMap(({ label, hint = "" }) => [label, hint]);
  expect(said.filter((text) => /tanda kutip|\[|\bnull\b|undefined|\bContoh: $/i.test(text))).toEqual([]);
  const typed = all.filter(({ widget }) => ["string", "text"].includes(widget));
  expect(typed.filter(({ hint = "" }) => !/(Contoh:|isalnya) ./.test(hint)).map(({ label }) => label)).toEqual([]);
});

test.each([
  ["services.json", "basePrice", { hint: "Misalnya 25.000", widget: "string", isPrice: true }],
  ["time-slot-bands.json", "otherDays", { summary: expect.stringContaining("{{fields.days}} ") }],
  ["services.json", "id", { hint: expect.stringContaining("Kosongkan, maka dibuat dari namanya.") }],
  ["shop.json", "markLetter", { hint: "1 huruf besar dari A sampai Z. Kosong berarti bintang. Contoh: R" }],
  ["barbers.json", "barbers", { hint: expect.stringContaining("Kosong berarti tidak ada pilihan") }],
  ["product-catalogue.json", "badge", { hint: expect.stringMatching(/^Maksimal 20 karakter\. Boleh kosong/) }],
  // What the file calls by an English word or an id is chosen by its Indonesian name.
  ["services.json", "icon", { options: expect.arrayContaining([{ value: "razor", label: "Pisau cukur" }]) }],
] as const)("the field of %s named %s is %j", (file, name, field) => expect(named(file, name)).toMatchObject(field));

test("what few owners touch stands after the switch that unfolds it", () => {
  const names = fieldsOf("services.json")[0]?.fields?.map(({ name }) => name) ?? [];
  const fold = names.indexOf("lainnya");
  expect(names.slice(0, fold)).toEqual(expect.arrayContaining(["name", "basePrice", "duration", "picture"]));
  expect(names.slice(fold + 1)).toEqual(expect.arrayContaining(["id", "icon", "chairs"]));
});

test("the Indonesian words are ones that the library has, with its gaps", () => {
  const english = JSON.parse(readInProject("node_modules/@sveltia/cms/locales/en-US.json"));
  const flat = (part: object, at = ""): [string, string][] =>
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === "string" ? [[`${at}${name}`, value]] : flat(value as object, `${at}${name}.`),
    );
  const theirs = new Map(flat(english));
  const gaps = (text: string) => [...new Set(text.match(/\{\$\w+/g))];
  const strays = flat(words).filter(([name, text]) => {
    const original = theirs.get(name);
    return original === undefined || gaps(text).some((gap) => !gaps(original).includes(gap));
  });
  expect(strays).toEqual([]);
});

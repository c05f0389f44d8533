import * as z from "zod";
import { entryName, type FormField, formConfig } from "../../src/admin/formConfig";
import { contentFileNames, contentFiles } from "../../src/schema/contentFiles";

const config = formConfig({
  shopName: "Toko",
  logo: "/favicon.svg",
  repository: { name: "toko/situs", branch: "main" },
});
const files = config.collections[0]?.files ?? [];

/** All fields by their way from the file, in their order. */
const formWays = (fields: readonly FormField[], at: string): string[] =>
  fields.flatMap(({ name, fields: inner }) => [`${at}.${name}`, ...formWays(inner ?? [], `${at}.${name}`)]);

function schemaWays(schema: unknown, at: string): string[] {
  const { properties, items, anyOf } = schema as Record<"properties" | "items" | "anyOf", unknown>;
  const alternatives = Array.isArray(anyOf) ? anyOf.flatMap((part) => schemaWays(part, at)) : [];
  const own = Object.entries((properties ?? {}) as object).flatMap(([name, part]) => [
    `${at}.${name}`,
    ...schemaWays(part, `${at}.${name}`),
  ]);
  return [...own, ...(items ? schemaWays(items, at) : []), ...alternatives];
}

test.each(contentFileNames)("the form has every field of %s, in the file's order, each with a hint", (file) => {
  const entry = files.find(({ name }) => name === entryName(file));
  expect(formWays(entry?.fields ?? [], file)).toEqual(schemaWays(z.toJSONSchema(contentFiles[file]), file));
  const hintless = (fields: readonly FormField[]): FormField[] =>
    fields.flatMap((field) => [...(field.hint ? [] : [field]), ...hintless(field.fields ?? [])]);
  expect(hintless(entry?.fields ?? [])).toEqual([]);
});

test("a price has the schema's limits and a summary line of its own", () => {
  const list = files.find(({ name }) => name === "services")?.fields[0];
  expect(list?.summary).toBe("{{fields.name}} - Rp {{fields.basePrice}}");
  expect(list?.fields?.find(({ name }) => name === "basePrice")).toMatchObject({
    widget: "number",
    value_type: "int",
    min: 1,
    max: 100_000_000,
  });
});

test("closed hours read as one line: why, on which day, from when until when", () => {
  const closures = files.find(({ name }) => name === "closures");
  expect(closures?.label).toBe("Hari dan jam tutup");
  const [days, hours] = closures?.fields ?? [];
  expect(days?.summary).toBe("{{fields.reason}} - {{fields.from}} sampai {{fields.to}}");
  expect(hours).toMatchObject({
    label: "Jam tutup pada satu tanggal",
    label_singular: "jam tutup",
    summary: "{{fields.reason}} - {{fields.date}} {{fields.from}} sampai {{fields.to}}",
  });
});

test("a build that knows no repository offers the folder alone", () => {
  const { backend } = formConfig({ shopName: "Toko", logo: "", repository: null });
  expect(backend.name).toBe("github");
  expect(backend.auth_methods).toEqual(["token"]);
});

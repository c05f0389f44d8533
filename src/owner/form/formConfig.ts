import * as z from "zod";
import type { ContentRepository } from "../../runtime/gitHost";
import { maxPictureBytes } from "../check/judgePicture";
import { type ContentFileName, contentFiles, fileLabel, ownersFileNames } from "../schema/contentFiles";
import { type FieldKind, type FieldMeta, metaOf, nameFields, type Reference } from "../schema/fields";
import { unwrapped } from "../schema/traversal";
import { everyDayField, isWeek } from "./everyDay";
import { foldName } from "./sveltia/sveltiaDom";

/** The maximum width and height in pixels of a picture that the form saves. Sveltia scales larger ones down. */
const maxSide = 2400;

/** A field of the form, as Sveltia reads it. */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required?: boolean;
  fields?: FormField[];
  field?: FormField;
  [option: string]: unknown;
};

/**
 * The repository's name. Without a repository it is a made-up one, because Sveltia requires a name. The form then opens only
 * a folder on this computer.
 */
export const repositoryName = (repository: ContentRepository | null): string => repository?.name ?? "toko/situs";

export type FormOptions = {
  shopName: string;
  /** The URL of the shop's mark. */
  logo: string;
  /** The repository that the form commits to; null if it only edits a folder on this computer. */
  repository: ContentRepository | null;
};

/**
 * Sveltia's configuration for the owner's form, made from the content's schemas. Fields keep the schemas' order, because
 * Sveltia writes them in the form's order, and one changed price must be one changed line.
 */
export function formConfig({ shopName, logo, repository }: FormOptions) {
  return {
    load_config_file: false,
    app_title: shopName,
    logo: { src: logo },
    backend: {
      name: "github",
      repo: repositoryName(repository),
      branch: repository?.branch ?? "main",
      auth_methods: ["token"],
      ...(repository && { api_root: repository.apiRoot }),
      commit_messages: {
        create: "Tambah {{slug}}",
        update: "Ubah {{slug}}",
        uploadMedia: "Unggah {{path}}",
        deleteMedia: "Hapus {{path}}",
      },
    },
    // Names of uploaded pictures in ASCII, because the check accepts no others.
    slug: { encoding: "ascii", clean_accents: true },
    media_folder: "content/images",
    public_folder: "images",
    media_libraries: {
      default: {
        config: {
          max_file_size: maxPictureBytes,
          slugify_filename: true,
          transformations: { raster_image: { format: "webp", quality: 85, width: maxSide, height: maxSide } },
        },
      },
    },
    output: { omit_empty_optional_fields: false, json: { indent_style: "space", indent_size: 2 } },
    editor: { preview: false },
    singletons: ownersFileNames.map((file) => ({
      name: cmsEntryName(file),
      label: fileLabel(file),
      file: `content/${file}`,
      fields: fieldsOf(contentFiles[file]),
    })),
  };
}

/** The name of a content file's entry, which is part of its commit messages: "services.json" gives "layanan-dan-harga". */
export const cmsEntryName = (file: ContentFileName): string => fileLabel(file).toLowerCase().replaceAll(" ", "-");

/** The fields of a record. In front of its folded ones stands the switch that unfolds them, which is not saved. */
function fieldsOf(record: z.ZodObject): FormField[] {
  const shape = Object.entries(record.shape as Record<string, z.ZodType>);
  const fold = shape.findIndex(([, schema]) => metaOf(schema).isFolded);
  const fields = shape.map(([name, schema]) => formField(name, schema));
  if (isWeek(record)) fields.unshift(formField("everyDay", everyDayField));
  return fold < 0 ? fields : fields.toSpliced(fold, 0, foldSwitch);
}

const foldSwitch: FormField = {
  name: foldName,
  label: "Lainnya",
  hint: "Nyalakan untuk melihat isian yang jarang perlu diubah",
  widget: "boolean",
  required: false,
};

function formField(name: string, schema: z.ZodType): FormField {
  const meta = metaOf(schema);
  const inner = unwrapped(schema);
  const isOptional = inner !== schema;
  const isIdentifier = meta.kind === "identifier";
  const hint = hintOf(isIdentifier ? { ...meta, emptyHint: "kosongkan, maka dibuat dari namanya" } : meta);
  const common = {
    name,
    label: meta.label,
    ...(hint && { hint }),
    // An entry without an id gets one when it is saved.
    ...((isOptional || isIdentifier) && { required: false }),
    // Numbers are texts in the form.
    ...(meta.initialValue ? { default: meta.kind === "yesOrNo" ? true : String(meta.initialValue) } : {}),
  };
  if (inner instanceof z.ZodObject) {
    return {
      ...common,
      widget: "object",
      fields: fieldsOf(inner),
      ...(isOptional && { collapsed: "auto" }),
      ...("open" in inner.shape && { summary: "{{fields.open}} sampai {{fields.close}}" }),
    };
  }
  // A nullable list may be left empty even if its schema requires an entry. It is then saved as null.
  if (inner instanceof z.ZodArray)
    return { ...common, ...listOptions(inner), ...(isOptional && { min: 0, required: false }) };
  if (meta.refersTo) return { ...common, ...referenceOptions(meta.refersTo) };
  return { ...common, ...(widgets[meta.kind]?.(inner, meta) ?? freeText(meta)) };
}

/** Examples of input, for kinds of values that people write in different ways. */
const inputExamples: Partial<Record<FieldKind, string>> = {
  rupiah: "misalnya 25.000",
  minutes: "misalnya 45 menit atau 1,5 jam",
  clockTime: "misalnya 09.00 atau 9 malam",
  chatNumber: "misalnya 0812-3456-7890",
  multiplier: "misalnya +15%, -10%, atau 1,15",
};

/** Kinds of fields in which nothing is typed. Their hint needs no expected value. */
const kindsWithoutTyping: readonly FieldKind[] = ["record", "list", "reference", "yesOrNo", "choice", "date"];

/**
 * A field's hint, in sentences: the schema's hint, the input examples of its kind, and the meaning of an empty field. A
 * typed kind without input examples has its expected value instead. An example then follows, except for a picture.
 */
function hintOf({ kind, hint, expected, emptyHint, example: value }: FieldMeta): string {
  const rule = kindsWithoutTyping.includes(kind) ? "" : expected;
  const example = rule && kind !== "picture" ? `contoh: ${value}` : "";
  const typed = inputExamples[kind];
  return (typed ? [hint, typed, emptyHint] : [hint, rule, emptyHint, example])
    .flatMap((part) => (part ? [part.charAt(0).toUpperCase() + part.slice(1)] : []))
    .join(". ");
}

function listOptions(list: z.ZodArray) {
  const entry = list.element as z.ZodType;
  const { minItems: min = 0, maxItems: max } = z.toJSONSchema(list) as { minItems?: number; maxItems?: number };
  const limits = { min, max, required: min > 0 };
  if (entry instanceof z.ZodEnum) return { widget: "select", multiple: true, options: optionsOf(entry), ...limits };
  const { refersTo } = metaOf(entry);
  if (refersTo) return { ...referenceOptions(refersTo), multiple: true, ...limits };
  if (!(entry instanceof z.ZodObject)) return { widget: "list", field: formField("isi", entry), ...limits };
  return {
    widget: "list",
    label_singular: metaOf(entry).label,
    summary: summaryOf(entry),
    collapsed: true,
    fields: fieldsOf(entry),
    ...limits,
  };
}

const optionsOf = (choice: z.ZodEnum) => {
  const { optionLabels } = metaOf(choice);
  return choice.options.map((value) => ({ value, label: optionLabels?.[value] ?? value }));
};

/** Options of a field that refers to a list's entry, chosen by name. */
const referenceOptions = ({ file, list, name }: Reference) => ({
  widget: "relation",
  collection: "_singletons",
  file: cmsEntryName(file),
  value_field: `${list}.*.id`,
  display_fields: [`${list}.*.${name}`],
});

/** The summary line for an entry of a list: its name, and the details most often looked for. */
function summaryOf(entry: z.ZodObject): string {
  const has = (field: string) => field in entry.shape;
  const name = nameFields.find(has) ?? "id";
  if (has("number")) return `{{fields.number}}. {{fields.${name}}}`;
  const price = Object.keys(entry.shape).find((field) => metaOf(entry.shape[field] as z.ZodType).kind === "rupiah");
  if (price) return `{{fields.${name}}} - Rp {{fields.${price}}}`;
  if (has("figure")) return "{{fields.figure}} {{fields.label}}";
  // Other days have weekdays, dates, or both. An empty field leaves nothing in the line.
  if (has("bands"))
    return `{{fields.${name}}} - {{fields.days}} ${inSummary(entry, "from")} {{fields.bands.0.multiplier}}`;
  const day = has("date") ? `${inSummary(entry, "date")} ` : "";
  if (has("from") && has("to"))
    return `{{fields.${name}}} - ${day}${inSummary(entry, "from")} sampai ${inSummary(entry, "to")}${has("multiplier") ? " {{fields.multiplier}}" : ""}`;
  return `{{fields.${name}}}`;
}

/** A field in a summary line; dates are shown as DD/MM/YYYY, unlike in the file. */
const inSummary = ({ shape }: z.ZodObject, field: string): string =>
  metaOf(shape[field] as z.ZodType).kind === "date"
    ? `{{fields.${field} | date('DD/MM/YYYY')}}`
    : `{{fields.${field}}}`;

/** The number of characters above which a text gets a box of several lines. */
const maxLineLength = 100;

/** Maps kinds of fields to Sveltia's widgets. Other kinds get `freeText`. */
const widgets: Partial<Record<FieldKind, (schema: z.ZodType, meta: FieldMeta) => { widget: string }>> = {
  yesOrNo: () => ({ widget: "boolean" }),
  choice: (schema) => ({ widget: "select", options: optionsOf(schema as z.ZodEnum) }),
  date: () => ({ widget: "datetime", format: "YYYY-MM-DD", date_format: true, time_format: false }),
  picture: (_schema, { example }) => {
    const folder = String(example).replace(/\/[^/]*$/, "");
    return { widget: "image", media_folder: `/content/${folder}`, public_folder: folder, choose_url: false };
  },
  line: textBox,
  prose: textBox,
  qris: textBox,
};

/**
 * A line for a value that people write in different ways, read by draftToContent.ts. Sveltia's number field would read
 * "110.000" as 110. Emoji suggestions are off, because 08:30 has a colon. patchedLibrary.ts uses `isPrice` and
 * `isMultiplier`.
 */
const freeText = ({ kind }: FieldMeta) => ({
  widget: "string",
  use_emoji_autocomplete: false,
  isPrice: kind === "rupiah",
  isMultiplier: kind === "multiplier",
});

/** Sveltia's widget for a text: a line, or for prose and long texts a box of several lines. */
function textBox(schema: z.ZodType, { kind }: FieldMeta) {
  const { maxLength = 0 } = z.toJSONSchema(schema, { unrepresentable: "any" }) as { maxLength?: number };
  return { widget: kind === "prose" || maxLength > maxLineLength ? "text" : "string", maxlength: maxLength };
}

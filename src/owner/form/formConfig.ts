import * as z from "zod";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { type FieldKind, metaOf } from "../schema/fields";
import { withoutNull } from "../schema/traversal";

/** A field of the form, as the form's library reads it. */
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
 * Where the form reads and writes: a repository's name such as "toko/situs", its branch and the address of its host's
 * interface, or this computer's folder alone.
 */
export type Repository = { name: string; branch: string; apiRoot: string } | null;

/** Without a repository the library still wants a name; only the folder on this computer can be opened then. */
export const repositoryName = (repository: Repository): string => repository?.name ?? "toko/situs";

type Looks = { shopName: string; logo: string; repository: Repository };

/**
 * The owner's form, derived from the content's schemas: what a schema gains the form gains, in the same order, since the
 * form writes keys in the order of its fields and one changed price is to be one changed line.
 */
export function formConfig({ shopName, logo, repository }: Looks) {
  return {
    load_config_file: false,
    app_title: shopName,
    logo: { src: logo },
    backend: {
      name: "github",
      repo: repositoryName(repository),
      branch: repository?.branch ?? "main",
      auth_methods: ["token"],
      ...(repository ? { api_root: repository.apiRoot } : {}),
      commit_messages: {
        create: "Tambah {{slug}}",
        update: "Ubah {{slug}}",
        uploadMedia: "Unggah {{path}}",
        deleteMedia: "Hapus {{path}}",
      },
    },
    media_folder: "content/images",
    public_folder: "images",
    media_libraries: {
      default: {
        config: {
          max_file_size: 30_000_000,
          slugify_filename: true,
          transformations: { raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 } },
        },
      },
    },
    output: { omit_empty_optional_fields: false, json: { indent_style: "space", indent_size: 2 } },
    editor: { preview: false },
    singletons: contentFileNames.map((file) => ({
      name: entryName(file),
      label: metaOf(contentFiles[file]).description,
      file: `content/${file}`,
      fields: fieldsOf(contentFiles[file]),
    })),
  };
}

/** The name of a content file's entry, from which its commits' message is made: "services.json" gives "layanan-dan-harga". */
export const entryName = (file: ContentFileName): string =>
  metaOf(contentFiles[file]).description.toLowerCase().replaceAll(" ", "-");

function fieldsOf(record: z.ZodObject): FormField[] {
  return Object.entries(record.shape).map(([name, schema]) => formField(name, schema as z.ZodType));
}

/** A field's name in the form: its description up to the first pause. */
export const labelOf = (schema: z.ZodType): string => metaOf(schema).description.replace(/\s*[,;:(].*$/s, "");

function formField(name: string, schema: z.ZodType): FormField {
  const { expected, kind, refersTo } = metaOf(schema);
  const inner = withoutNull(schema);
  const isOptional = inner !== schema;
  const label = labelOf(schema);
  const hint = hintOf(schema, label);
  const common = { name, label, ...(hint ? { hint } : {}), ...(isOptional ? { required: false } : {}) };
  if (inner instanceof z.ZodObject) {
    const summary = "open" in inner.shape ? { summary: "{{fields.open}} sampai {{fields.close}}" } : {};
    return { ...common, widget: "object", fields: fieldsOf(inner), collapsed: isOptional, ...summary };
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listOptions(inner) };
  if (refersTo) return { ...common, ...referenceOptions(refersTo) };
  return { ...common, ...valueOptions(kind, inner, expected) };
}

/** What a field's description says beyond its label, what it must be and an example, without the words that are JSON's. */
function hintOf(schema: z.ZodType, label: string): string {
  const { description, expected, kind, image, refersTo } = metaOf(schema);
  const isNullable = withoutNull(schema) !== schema;
  const beyond = inForm(description.replace(" (null = tidak ada)", "").slice(label.length)).replace(/^\s*[,;:]\s*/, "");
  // What is picked needs no word on how it is written.
  const isPicked = ["record", "list", "yesOrNo", "choice", "date"].includes(kind);
  const optional = isNullable && !/\bkosong\b/i.test(beyond) ? "boleh kosong" : "";
  const sentences = image
    ? [beyond, `minimal ${image.minWidth} x ${image.minHeight} piksel`, optional]
    : isPicked || refersTo
      ? [kind === "choice" || refersTo ? "" : beyond, optional]
      : [beyond, inForm(expected.id), optional, `contoh: ${String(expected.example)}`];
  return sentences
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(". ");
}

/** The check's words for what stands in a file, as one fills in a field: no quotation marks, no brackets, no null. */
const inForm = (words: string): string =>
  words
    .replace(/^teks di antara tanda kutip, /, "")
    .replace(/,? (dan )?tanpa tanda kutip| di antara tanda kutip/g, "")
    .replace(/, atau null$/, "")
    // The form takes numbers as they are written here.
    .replace(/, tanpa titik(?= dan |$)| dengan titik(?=,)/, "")
    .replace(/(\[\]|null) berarti/, "kosong berarti");

function listOptions(list: z.ZodArray) {
  const entry = list.element as z.ZodType;
  const { minimum, maximum } = z.toJSONSchema(list) as { minimum?: number; maximum?: number };
  const { minItems, maxItems } = z.toJSONSchema(list) as { minItems?: number; maxItems?: number };
  const limits = { min: minItems ?? minimum ?? 0, max: maxItems ?? maximum, required: (minItems ?? 0) > 0 };
  if (!(entry instanceof z.ZodObject)) {
    if (entry instanceof z.ZodEnum) {
      return { widget: "select", multiple: true, options: optionsOf(entry), ...limits };
    }
    return { widget: "list", field: formField("isi", entry), ...limits };
  }
  return {
    widget: "list",
    label_singular: metaOf(entry).description.replace(/^Satu /, ""),
    summary: summaryOf(entry),
    collapsed: true,
    fields: fieldsOf(entry),
    ...limits,
  };
}

const optionsOf = (choice: z.ZodEnum) => {
  const { labels } = metaOf(choice);
  return choice.options.map((value) => ({ value, label: labels?.[value] ?? value }));
};

/** One of another file's entries, chosen by its name. */
const referenceOptions = (list: "services") => ({
  widget: "relation",
  collection: "_singletons",
  file: entryName(`${list}.json`),
  value_field: `${list}.*.id`,
  display_fields: [`${list}.*.name`],
});

/** One line for an entry of a list: its name, and what is most often looked for in it. */
function summaryOf(entry: z.ZodObject): string {
  const has = (field: string) => field in entry.shape;
  const name = ["name", "title", "label", "heading", "reason", "caption"].find(has) ?? "id";
  if (has("basePrice")) return `{{fields.${name}}} - Rp {{fields.basePrice}}`;
  if (has("inStock")) return `{{fields.${name}}} - Rp {{fields.price}}`;
  if (has("figure")) return "{{fields.figure}} {{fields.label}}";
  const day = has("date") ? `${shownOf(entry, "date")} ` : "";
  if (has("from") && has("to"))
    return `{{fields.${name}}} - ${day}${shownOf(entry, "from")} sampai ${shownOf(entry, "to")}`;
  return `{{fields.${name}}}`;
}

/** A field in a summary line; a date as it is written here, not as it stands in the file. */
const shownOf = ({ shape }: z.ZodObject, field: string): string =>
  metaOf(shape[field] as z.ZodType).kind === "date"
    ? `{{fields.${field} | date('DD/MM/YYYY')}}`
    : `{{fields.${field}}}`;

function valueOptions(kind: FieldKind, schema: z.ZodType, expected: { id: string; example?: unknown }) {
  const { minimum, maximum, maxLength, pattern } = z.toJSONSchema(schema, { unrepresentable: "any" }) as {
    minimum?: number;
    maximum?: number;
    maxLength?: number;
    pattern?: string;
  };
  const range = { min: minimum, max: maximum };
  const text = {
    ...(maxLength ? { maxlength: maxLength } : {}),
    ...(pattern ? { pattern: [pattern, `Seharusnya ${inForm(expected.id)}.`] } : {}),
  };
  switch (kind) {
    case "prose":
      return { widget: "text", ...text };
    case "rupiah":
    case "minutes":
    case "wholeNumber":
      return { widget: "number", value_type: "int", step: 1, ...range };
    case "dollars":
      return { widget: "number", value_type: "float", step: 0.01, ...range };
    case "multiplier":
      return { widget: "number", value_type: "float", step: 0.001, ...range };
    case "decimal":
      return { widget: "number", value_type: "float", step: 0.0001, ...range };
    case "yesOrNo":
      return { widget: "boolean" };
    case "choice":
      return { widget: "select", options: schema instanceof z.ZodEnum ? optionsOf(schema) : [] };
    case "date":
      return { widget: "datetime", format: "YYYY-MM-DD", date_format: true, time_format: false };
    case "image": {
      const folder = String(expected.example).replace(/\/[^/]*$/, "");
      return { widget: "image", media_folder: `/content/${folder}`, public_folder: folder, choose_url: false };
    }
    default:
      return { widget: "string", ...text };
  }
}

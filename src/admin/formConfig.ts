import * as z from "zod";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { withoutNull } from "../schema/explainIssue";
import { type FieldKind, metaOf } from "../schema/fields";

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

/** Where the form reads and writes: a repository's name such as "toko/situs" and its branch, or this computer's folder alone. */
export type Repository = { name: string; branch: string; apiRoot?: string } | null;

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
      // Without a repository the library still wants a name; only the folder on this computer can be opened then.
      repo: repository?.name ?? "toko/situs",
      branch: repository?.branch ?? "main",
      auth_methods: ["token"],
      ...(repository?.apiRoot ? { api_root: repository.apiRoot } : {}),
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
    collections: [
      {
        name: "isi",
        label: "Isi situs",
        format: "json",
        editor: { preview: false },
        files: contentFileNames.map((file) => ({
          name: entryName(file),
          label: metaOf(contentFiles[file]).description,
          file: `content/${file}`,
          fields: fieldsOf(contentFiles[file]),
        })),
      },
    ],
  };
}

/** The name of a content file's entry: "services.json" gives "services". */
export const entryName = (file: ContentFileName): string => file.replace(/\.json$/, "");

function fieldsOf(record: z.ZodObject): FormField[] {
  return Object.entries(record.shape).map(([name, schema]) => formField(name, schema as z.ZodType));
}

function formField(name: string, schema: z.ZodType): FormField {
  const { description, expected, kind } = metaOf(schema);
  const inner = withoutNull(schema);
  const isOptional = inner !== schema;
  const example = "example" in expected ? `, contoh: ${String(expected.example)}` : "";
  const common = {
    name,
    label: description.replace(/\s*[,;:(].*$/s, ""),
    hint: kind === "record" || kind === "list" ? description : `${description}: ${expected.id}${example}`,
    ...(isOptional ? { required: false } : {}),
  };
  if (inner instanceof z.ZodObject) {
    return { ...common, widget: "object", fields: fieldsOf(inner), collapsed: kind === "record" && isOptional };
  }
  if (inner instanceof z.ZodArray) return { ...common, ...listOptions(inner) };
  return { ...common, ...valueOptions(kind, inner, expected) };
}

function listOptions(list: z.ZodArray) {
  const entry = list.element as z.ZodType;
  const { minimum, maximum } = z.toJSONSchema(list) as { minimum?: number; maximum?: number };
  const { minItems, maxItems } = z.toJSONSchema(list) as { minItems?: number; maxItems?: number };
  const limits = { min: minItems ?? minimum ?? 0, max: maxItems ?? maximum, required: (minItems ?? 0) > 0 };
  if (!(entry instanceof z.ZodObject)) {
    if (entry instanceof z.ZodEnum) {
      return { widget: "select", multiple: true, options: entry.options, ...limits };
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

/** One line for an entry of a list: its name, and what is most often looked for in it. */
function summaryOf(entry: z.ZodObject): string {
  const has = (field: string) => field in entry.shape;
  const name = ["name", "title", "label", "heading", "reason", "caption", "figure"].find(has) ?? "id";
  if (has("basePrice")) return `{{fields.${name}}} - Rp {{fields.basePrice}}`;
  if (has("inStock")) return `{{fields.${name}}} - Rp {{fields.price}}`;
  const day = has("date") ? "{{fields.date}} " : "";
  if (has("from") && has("to")) return `{{fields.${name}}} - ${day}{{fields.from}} sampai {{fields.to}}`;
  return `{{fields.${name}}}`;
}

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
    ...(pattern ? { pattern: [pattern, `Seharusnya ${expected.id}.`] } : {}),
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
      return { widget: "select", options: schema instanceof z.ZodEnum ? schema.options : [] };
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

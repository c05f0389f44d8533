import * as z from "zod";
import { isCallable, normalizePhone } from "../../domain/links/phoneNumber";
import { qrisProblem } from "../../domain/links/qris";
import { isDate } from "../../domain/shop/clock";
import { timePattern } from "../../domain/shop/timeOfDay";
import { addressPattern, addressProblem } from "./addressProblem";
import { textProblem } from "./textProblem";
import type { Words } from "./words";

/*
 * The kinds of value that the owner's files hold. Each carries what a value must be, in Indonesian and in English, and an
 * example: the check's messages, the editor's help, the owner's form and the types are all made from these.
 */

/**
 * What a field is called. A plain text is its label. The description is what the check and the editor say; unless given, it
 * is the label and the hint with a comma between them.
 */
type Naming = string | { label: string; hint?: string; description?: string };

/** What a value must be; `form` says it to who types into the form, where that is not what `id` says of the file. */
type Expectation = Words & { example?: unknown; form?: string };

export type FieldKind =
  | "line"
  | "prose"
  | "identifier"
  | "rupiah"
  | "dollars"
  | "minutes"
  | "wholeNumber"
  | "decimal"
  | "multiplier"
  | "clockTime"
  | "date"
  | "chatNumber"
  | "phone"
  | "capitals"
  | "handle"
  | "webAddress"
  | "profileAddress"
  | "qris"
  | "percent"
  | "yesOrNo"
  | "choice"
  | "image"
  | "list"
  | "record";

/** How large a picture must be in pixels; the frame that it fills has the same shape. */
export type PictureFrame = { minWidth: number; minHeight: number };

/** A list of a content file whose entries other fields name by their id, and the field by which an owner knows them. */
export type Reference = { file: "services.json" | "product-catalogue.json"; list: string; name: string };

/** What a schema says of its field beside the shape of the value. */
export type FieldMeta = {
  kind: FieldKind;
  /** What the form shows above the field and below it. */
  label: string;
  hint?: string;
  /** What the form says of a field that may stay empty. */
  emptyHint?: string;
  /** What a typed value must be, for the form; missing where the form offers something to pick. */
  rule?: string;
  /** What the check and the editor call the field. */
  description: string;
  expected: Words & { example?: unknown };
  /** Marks a path that the build turns into a picture. */
  image?: PictureFrame;
  /** What the form shows for the values of a choice. */
  optionLabels?: Readonly<Record<string, string>>;
  /** What people call the values of a choice besides. */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** The placeholders that a message may hold in curly brackets, and those that it must. */
  placeholders?: { known: readonly string[]; needed: readonly string[] };
  /** What a field of yes or no that is missing stands for. */
  usually?: boolean;
  /** Marks an identifier as one of another list's. */
  refersTo?: Reference;
};

const registry = z.registry<FieldMeta>();

/** What a field's schema says of it. */
export const metaOf = (schema: z.ZodType): FieldMeta => registry.get(schema) as FieldMeta;

/** The schema with its meta; description and examples also go where zod's JSON Schema, and so the editor, finds them. */
function withMeta<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  const { description, expected } = meta;
  const examples = [expected.example, ...(schema.isNullable() ? [null] : [])];
  const described = schema.meta({ description, ...("example" in expected ? { examples } : {}) });
  registry.add(described, meta);
  return described;
}

const picked: readonly FieldKind[] = ["record", "list", "yesOrNo", "choice", "date"];

function described<S extends z.ZodType>(
  schema: S,
  kind: FieldKind,
  naming: Naming,
  { form, ...expected }: Expectation,
  marks: Pick<FieldMeta, "image" | "optionLabels" | "otherNames" | "placeholders" | "usually"> = {},
): S {
  const { label, hint, description } = typeof naming === "string" ? { label: naming } : naming;
  return withMeta(schema, {
    kind,
    label,
    hint,
    description: description ?? (hint ? `${label}, ${hint}` : label),
    expected,
    rule: picked.includes(kind) ? undefined : (form ?? expected.id),
    ...marks,
  });
}

/** A text of one line: names, labels, titles. `maximum` is characters. */
export const text = (naming: Naming, example: string, maximum = 400) => written("line", naming, example, maximum);

/** A text that may have line breaks. */
export const prose = (naming: Naming, example: string, maximum: number) => written("prose", naming, example, maximum);

const written = (kind: "line" | "prose", naming: Naming, example: string, maximum: number) =>
  described(
    z
      .string()
      .max(maximum)
      .refine((value) => textProblem(value, kind === "prose") === undefined),
    kind,
    naming,
    {
      id: `teks di antara tanda kutip, maksimal ${maximum} karakter`,
      en: `text between quotation marks, at most ${maximum} characters long`,
      form: `maksimal ${maximum} karakter`,
      example,
    },
  );

/**
 * A message with placeholders in curly brackets: `known` are those that will be replaced, `needed` those that must be
 * there. A bracket around anything else would reach a customer as it stands.
 */
export const wording = (
  naming: Naming,
  example: string,
  known: readonly string[],
  needed: readonly string[] = [],
  maximum = 400,
) => {
  const marks = known.map((name) => `{${name}}`);
  const musts = needed.map((name) => `{${name}}`);
  const all = musts.join(" ");
  const and = all === "" ? { id: "", en: "" } : { id: `, dan ${all} harus ada`, en: `, and ${all} must be there` };
  return described(
    z
      .string()
      .max(maximum)
      .refine((value) => textProblem(value, false) === undefined)
      .refine((value) => !/[{}]/.test(marks.reduce((rest, mark) => rest.replaceAll(mark, ""), value)))
      .refine((value) => musts.every((mark) => value.includes(mark))),
    "line",
    naming,
    {
      id: `pesan paling panjang ${maximum} huruf; tanda kurung kurawal hanya untuk ${marks.join(" ")}${and.id}`,
      en: `a message of at most ${maximum} characters; curly brackets only for ${marks.join(" ")}${and.en}`,
      example,
    },
    { placeholders: { known, needed } },
  );
};

/** What an identifier is called that visitors' links hold. */
export const linkName: Naming = {
  label: "Kode untuk tautan",
  hint: "jangan diubah lagi",
  description: "Kode untuk tautan (jangan diubah lagi)",
};

export const identifier = (naming: Naming, example: string) =>
  described(
    z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    "identifier",
    naming,
    {
      id: "huruf kecil dan angka, kata dipisah tanda hubung, maksimal 60 karakter",
      en: "small letters and digits, words joined by hyphens, at most 60 characters",
      example,
    },
  );

export const priceInRupiah = (naming: Naming, example: number) =>
  described(z.int().min(1).max(100_000_000), "rupiah", naming, {
    id: "harga dalam rupiah sebagai angka bulat dari 1 sampai 100000000, tanpa titik dan tanpa tanda kutip",
    en: "a price in whole rupiah from 1 to 100000000, without dots and without quotation marks",
    form: "harga dalam rupiah sebagai angka bulat dari 1 sampai 100000000",
    example,
  });

export const dollars = (naming: Naming, example: number) =>
  described(
    z
      .number()
      .min(0.01)
      .max(10_000)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
    "dollars",
    naming,
    {
      id: "harga dalam dolar sebagai angka, maksimal dua angka di belakang titik",
      en: "a price in dollars as a number, with at most two decimals",
      example,
    },
  );

export const minutes = (naming: Naming, example: number, minimum = 5) =>
  described(z.int().min(minimum).max(1440), "minutes", naming, {
    id: `lama dalam menit sebagai angka bulat, dari ${minimum} sampai 1440`,
    en: `a duration in whole minutes, from ${minimum} to 1440`,
    example,
  });

export const clockTime = (naming: Naming, example: string) =>
  described(z.string().regex(timePattern), "clockTime", naming, {
    id: "jam dengan empat angka dan titik dua di antara tanda kutip, dari 00:00 sampai 23:59",
    en: "a time of four digits and a colon between quotation marks, from 00:00 to 23:59",
    form: "jam dengan empat angka dan titik dua, dari 00:00 sampai 23:59",
    example,
  });

/** A time at which a day's hours end: midnight at the latest, or a time after it. */
export const closingTime = (naming: Naming, example: string) =>
  described(z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/), "clockTime", naming, {
    id: "jam dengan empat angka dan titik dua di antara tanda kutip, sampai 24:00; lewat tengah malam ditulis 00:30, 01:00, dan seterusnya",
    en: "a time of four digits and a colon between quotation marks, up to 24:00; after midnight it is 00:30, 01:00 and so on",
    form: "jam dengan empat angka dan titik dua, sampai 24:00; lewat tengah malam ditulis 00:30, 01:00, dan seterusnya",
    example,
  });

export const slotTime = (naming: Naming, example: string) =>
  described(z.string().regex(/^([01]\d|2[0-3]):[03]0$/), "clockTime", naming, {
    id: "jam yang tepat pada menit 00 atau 30, dari 00:00 sampai 23:30",
    en: "a time on the full or the half hour, from 00:00 to 23:30",
    example,
  });

/** Where a run of slots is over: a slot's time, or the midnight after the last of them. */
export const endOfSlots = (naming: Naming, example: string) =>
  described(z.string().regex(/^(00:30|(0[1-9]|1\d|2[0-3]):[03]0|24:00)$/), "clockTime", naming, {
    id: "jam yang tepat pada menit 00 atau 30, dari 00:30 sampai 24:00",
    en: "a time on the full or the half hour, from 00:30 to 24:00",
    example,
  });

export const date = (naming: Naming, example: string) =>
  described(z.string().refine(isDate), "date", naming, {
    id: "tanggal yang ada di kalender, ditulis tahun-bulan-hari",
    en: "a date that exists, written year-month-day",
    example,
  });

/** The number of the shop's chat, as `normalizePhone` gives it. One that begins with 8 is an Indonesian mobile that lacks its 62. */
export const chatNumber = (description: string, example: string) =>
  described(
    z
      .string()
      .regex(/^((?!62628\d{8})62[1-9]\d{7,11}|(?!62|8)[1-9]\d{9,13})$/)
      .refine((value) => normalizePhone(`+${value}`) === value),
    "chatNumber",
    description,
    {
      id: "nomor internasional yang lengkap, hanya angka, dimulai dengan kode negara (62 untuk Indonesia, bukan 0)",
      en: "a whole international number, digits only, beginning with the country code (62 for Indonesia, not 0)",
      example,
    },
  );

/** Letters as they stand in front of a code, read out over the phone. */
export const capitals = (naming: Naming, example: string, minimum: number, maximum: number) => {
  const [id, en] =
    minimum === maximum
      ? [`${minimum} huruf besar`, `${minimum} capital letter`]
      : [`${minimum} sampai ${maximum} huruf besar`, `${minimum} to ${maximum} capital letters`];
  return described(z.string().regex(new RegExp(`^[A-Z]{${minimum},${maximum}}$`)), "capitals", naming, {
    id: `${id} dari A sampai Z`,
    en: `${en} from A to Z`,
    example,
  });
};

/** The shop's telephone number as visitors read it: its link must lead to it. */
export const phone = (description: string, example: string) =>
  described(
    z
      .string()
      .max(30)
      .regex(/^(?=(\D*\d){7,15}\D*$)\+?\(?\d[\d ()./-]*$/)
      .refine(isCallable),
    "phone",
    description,
    {
      id: "satu nomor telepon dengan 7 sampai 15 angka, dimulai dengan 0 atau + dan kode negara; selain angka hanya spasi, tanda hubung, titik, tanda kurung, dan + di depan",
      en: "one telephone number of 7 to 15 digits, beginning with 0 or with + and the country code; besides digits only spaces, hyphens, dots, brackets and a + in front",
      example,
    },
  );

export const handle = (naming: Naming, example: string) =>
  described(z.string().regex(/^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/), "handle", naming, {
    id: "nama akun Instagram tanpa @ dan tanpa alamat situs, maksimal 30 huruf, angka, titik, atau garis bawah",
    en: "the name of the Instagram account without @ and without an address, at most 30 letters, digits, dots or underscores",
    example,
  });

export const webAddress = (naming: Naming, example: string) =>
  described(
    z
      .string()
      .regex(addressPattern)
      .refine((value) => addressProblem(value) === undefined),
    "webAddress",
    naming,
    {
      id: "alamat situs yang dimulai dengan https:// dan tidak diakhiri garis miring",
      en: "a web address beginning with https:// and without a slash at its end",
      example,
    },
  );

/** The address of a page of the shop's own on another site; `pattern` accepts that site's addresses alone. */
export const profileAddress = (site: string, pattern: RegExp, example: string) =>
  described(z.string().max(300).regex(pattern), "profileAddress", site, {
    id: `alamat halaman toko di ${site}, disalin utuh mulai dari https://`,
    en: `the address of the shop's page on ${site}, copied whole from its https://`,
    example,
  });

/** The text of the shop's own QRIS code, to the letter. */
export const qris = (naming: Naming, example: string) =>
  described(
    z
      .string()
      .max(512)
      .refine((value) => qrisProblem(value) === null),
    "qris",
    naming,
    {
      id: "teks QRIS yang utuh, dimulai dengan 000201 dan diakhiri 6304 serta empat huruf atau angka, tanpa nominal",
      en: "the whole text of a QRIS, beginning with 000201 and ending with 6304 and four letters or digits, without an amount",
      form: "teks QRIS yang utuh, dimulai dengan 000201",
      example,
    },
  );

/** A share of an amount in whole percent. */
export const percent = (naming: Naming, example: number) =>
  described(z.int().min(1).max(100), "percent", naming, {
    id: "angka bulat dari 1 sampai 100, tanpa tanda %",
    en: "a whole number from 1 to 100, without a percent sign",
    form: "angka bulat dari 1 sampai 100",
    example,
  });

export const decimal = (naming: Naming, minimum: number, maximum: number, example: number) =>
  described(z.number().min(minimum).max(maximum), "decimal", naming, {
    id: `angka dari ${minimum} sampai ${maximum}`,
    en: `a number from ${minimum} to ${maximum}`,
    example,
  });

export const multiplier = (naming: Naming, example: number) =>
  described(
    z
      .number()
      .min(0.5)
      .max(3)
      .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-9),
    "multiplier",
    naming,
    {
      id: "angka dari 0.5 sampai 3 dengan titik, maksimal tiga angka di belakangnya (1.15 berarti +15%)",
      en: "a multiplier from 0.5 to 3 with a point and at most three decimals (1.15 means +15%)",
      form: "angka dari 0.5 sampai 3, maksimal tiga angka desimal (1.15 berarti +15%)",
      example,
    },
  );

export const wholeNumber = (naming: Naming, maximum: number, example: number, minimum = 0) =>
  described(z.int().min(minimum).max(maximum), "wholeNumber", naming, {
    id: `angka bulat dari ${minimum} sampai ${maximum}`,
    en: `a whole number from ${minimum} to ${maximum}`,
    example,
  });

/** A rating of one to five whole stars. */
export const stars = (naming: Naming) =>
  described(z.int().min(1).max(5), "wholeNumber", naming, {
    id: "angka bulat dari 1 sampai 5",
    en: "a whole number from 1 to 5",
    example: 5,
  });

/** `usually` is what the form begins with, and what an optional field stands for that is missing. */
export const yesOrNo = (naming: Naming, usually = false) =>
  described(
    z.boolean(),
    "yesOrNo",
    naming,
    {
      id: "true (ya) atau false (tidak), tanpa tanda kutip",
      en: "true or false, without quotation marks",
      example: true,
    },
    { usually },
  );

/** One of some values; `optionLabels` are the owner's words for those that are not, `otherNames` what people say as well. */
export const oneOf = <V extends string>(
  naming: Naming,
  values: readonly [V, ...V[]],
  optionLabels?: Readonly<Record<V, string>>,
  otherNames?: Readonly<Record<V, readonly string[]>>,
) =>
  described(
    z.enum(values),
    "choice",
    naming,
    {
      id: `salah satu dari: ${values.join(", ")}`,
      en: `one of: ${values.join(", ")}`,
      example: values[0],
    },
    { optionLabels, otherNames },
  );

/** The id of an entry of a list, which the form offers by their names. */
const reference = (naming: Naming, example: string, refersTo: Reference) => {
  const id = identifier(naming, example);
  return withMeta(id, { ...metaOf(id), rule: undefined, refersTo });
};

/** The id of one of the services in services.json. */
export const serviceReference = (label: string, example: string) =>
  reference({ label, description: `${label}: id dari services.json` }, example, {
    file: "services.json",
    list: "services",
    name: "name",
  });

/** The id of one of the groups in product-catalogue.json. */
export const categoryReference = (label: string, example: string) =>
  reference({ label, hint: "kelompok baru disimpan dahulu", description: `${label}: id dari "categories"` }, example, {
    file: "product-catalogue.json",
    list: "categories",
    name: "label",
  });

/** A path inside the content folder to a JPEG, PNG or WebP that fills the given frame. */
export const image = (naming: Naming, minWidth: number, minHeight: number, example: string) =>
  described(
    z
      .string()
      .max(200)
      .regex(/^images\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp)$/i),
    "image",
    naming,
    {
      id: `berkas JPEG, PNG, atau WebP di dalam folder images, minimal ${minWidth} x ${minHeight} piksel; namanya hanya huruf, angka, titik, dan tanda hubung, tanpa spasi`,
      en: `a JPEG, PNG or WebP file in the images folder, at least ${minWidth} x ${minHeight} pixels; its name has letters, digits, dots and hyphens only, no spaces`,
      form: `minimal ${minWidth} x ${minHeight} piksel`,
      example,
    },
    { image: { minWidth, minHeight } },
  );

/** The naming of a field whose emptiness, written null or [], has a meaning: what visitors get then. */
const withEmptyMeaning = (meta: FieldMeta, written: "null" | "[]", meaning: string): FieldMeta => ({
  ...meta,
  description: `${meta.description}; ${written} berarti ${meaning}`,
  hint: [...(meta.hint ? [meta.hint] : []), `kosong berarti ${meaning}`].join("; "),
});

/** The field may also be null: "none" or "off", or what `nullMeans` says. */
export function orNull<S extends z.ZodType>(schema: S, nullMeans?: string) {
  const meta = metaOf(schema);
  const { id, en } = meta.expected;
  return withMeta(schema.nullable(), {
    ...(nullMeans === undefined
      ? { ...meta, description: `${meta.description} (null = tidak ada)`, emptyHint: "boleh kosong" }
      : withEmptyMeaning(meta, "null", nullMeans)),
    expected: { ...meta.expected, id: `${id}, atau null`, en: `${en}, or null` },
  });
}

/** The field may be left out altogether; null says the same, and `nullMeans` what that is. */
export function optional<S extends z.ZodType>(schema: S, nullMeans?: string) {
  const nullable = orNull(schema, nullMeans);
  return withMeta(nullable.optional(), metaOf(nullable));
}

/** The English text beside an Indonesian one, which stands in for it where it is missing. `label` is that of the Indonesian text. */
export const inEnglish = (label: string, example: string, maximum: number) =>
  optional(text(`${label}, dalam bahasa Inggris`, example, maximum), withoutEnglish);

/** What a missing English text means. */
export const withoutEnglish = "yang berbahasa Indonesia yang tampil";

/** A list of entries; `emptyMeans` says what an empty one does, where it may be empty. */
export function list<S extends z.ZodType>(entry: S, naming: Naming, minimum = 1, maximum = 2000, emptyMeans?: string) {
  const [id, en] =
    minimum === maximum
      ? [`tepat ${minimum}`, `exactly ${minimum}`]
      : [`${minimum} sampai ${maximum}`, `${minimum} to ${maximum}`];
  const schema = described(z.array(entry).min(minimum).max(maximum), "list", naming, {
    id: `daftar di antara [ dan ] dengan ${id} isi`,
    en: `a list between [ and ] with ${en} entries`,
  });
  return emptyMeans === undefined ? schema : withMeta(schema, withEmptyMeaning(metaOf(schema), "[]", emptyMeans));
}

export const record = <S extends z.ZodRawShape>(shape: S, naming: Naming) =>
  described(z.strictObject(shape), "record", naming, {
    id: `kelompok di antara { dan } dengan isi: ${Object.keys(shape).join(", ")}`,
    en: `a group between { and } holding: ${Object.keys(shape).join(", ")}`,
  });

/** One entry of a list, called by a noun that the form also writes on the button that adds one. */
export const entry = <S extends z.ZodRawShape>(shape: S, noun: string) =>
  record(shape, { label: noun, description: `Satu ${noun}` });

import * as z from "zod";
import { qrisProblem } from "../../domain/codecs/qris";
import { isCallable, normalizePhone } from "../../domain/contact/phoneNumber";
import { indonesianDayName, isDate, timePattern, type Weekday, weekdays } from "../../domain/shop/clock";
import { qrisWords } from "./qrisWords";
import { siteUrlPattern, siteUrlProblem } from "./siteUrlProblem";
import { textProblem } from "./textProblem";

/*
 * Builders for the fields of the content files. Each gives a zod schema with meta data: label, the expected value in
 * Indonesian, an example. The check's messages, the editor's help, the form and the GraphQL types are made from schema and
 * meta data.
 */

/** A field's label, its hint, and the meaning of an empty list. A string is the label alone. */
export type FieldText = string | { label: string; hint?: string; empty?: string };

export type FieldKind =
  | "line"
  | "prose"
  | "identifier"
  | "reference"
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
  | "siteUrl"
  | "profileAddress"
  | "qris"
  | "percent"
  | "yesOrNo"
  | "choice"
  | "picture"
  | "list"
  | "record";

/** The minimum size of a picture in pixels. The check also compares the picture's aspect ratio with that of this size. */
export type MinimumSize = { minWidth: number; minHeight: number };

/** A list whose entries are referred to by id, and the field that names an entry for the owner. */
export type Reference = { file: "services.json" | "product-catalogue.json"; list: string; name: string };

/** The fields of the shop from which others are derived. */
export type DerivedFrom = { name: string; chatNumber: string };

export type FieldMeta = {
  kind: FieldKind;
  /** The form's text above the field. */
  label: string;
  /** The form's text below the field, before its other hints. */
  hint?: string;
  /** The form's hint for a field that may stay empty. */
  emptyHint?: string;
  /** The field's label, hint and meaning of an empty value, for the check's messages and the editor. */
  description: string;
  /** The expected value, in Indonesian words. */
  expected: string;
  example?: unknown;
  /** The picture's minimum size; only a picture's field has one. */
  minimumSize?: MinimumSize;
  /** The form's labels for the values of a choice. */
  optionLabels?: Record<string, string>;
  /** Names the fault of a text more precisely than `expected`; undefined for a valid text, or if no more is known. */
  problem?: (value: string) => string | undefined;
  /** The form's initial value; for a yes/no field also its value if it is missing. */
  initialValue?: unknown;
  /** Whether the form shows the field only once the owner unfolds what stands under "Lainnya". */
  isFolded?: boolean;
  /** Gives the value of a missing optional field of the shop from its other fields. */
  derive?: (shop: DerivedFrom) => string;
  /** The list that the field refers to, if the field is the id of a list's entry. */
  refersTo?: Reference;
};

// Not a registry of zod's, which copies the meta data of all inherited schemas at each question: a seventh of a check.
const metas = new WeakMap<z.ZodType, FieldMeta>();

export const metaOf = (schema: z.ZodType): FieldMeta => metas.get(schema) as FieldMeta;

/**
 * The schema with its meta data. Description and examples also go into zod's own meta data, from which the JSON Schema for
 * the editor is made.
 */
function withMeta<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  const { description, example } = meta;
  const examples = [example, ...(schema.isNullable() ? [null] : [])];
  const schemaWithDocs = schema.meta({ description, ...(example === undefined ? {} : { examples }) });
  metas.set(schemaWithDocs, meta);
  return schemaWithDocs;
}

function buildField<S extends z.ZodType>(
  schema: S,
  kind: FieldKind,
  fieldText: FieldText,
  expected: string,
  example?: unknown,
  more: Partial<FieldMeta> = {},
): S {
  const { label, hint, empty }: Exclude<FieldText, string> =
    typeof fieldText === "string" ? { label: fieldText } : fieldText;
  const description = hint ? `${label}, ${hint}` : label;
  const meta = { kind, label, hint, description, expected, example, ...more };
  return withMeta(schema, empty ? withEmptyMeaning(meta, "[]", empty) : meta);
}

/** A builder of text fields. `problem` names the fault of a text that `schema` accepts, or returns undefined. */
const textField =
  (kind: FieldKind, expected: string, schema: z.ZodString, problem?: FieldMeta["problem"]) =>
  (fieldText: FieldText, example: string) => {
    const refined = problem ? schema.refine((value) => problem(value) === undefined) : schema;
    return buildField(refined, kind, fieldText, expected, example, { problem });
  };

const ofLength = (maximum: number) => `maksimal ${maximum} karakter`;

const plainText = (kind: "line" | "prose") => (fieldText: FieldText, example: string, maximum: number) =>
  textField(kind, ofLength(maximum), z.string().max(maximum), (value) => textProblem(value, kind === "prose"))(
    fieldText,
    example,
  );

/** A text of one line, such as a name or a title, with at most `maximum` characters. */
export const text = plainText("line");

/** A text that may have line breaks. */
export const prose = plainText("prose");

// The maximum length of a text when encoded for a link. A chat message may join three such texts. Of its link's 1,999
// characters they leave 289 for the ticket's link and the values of the variables.
const maxEncodedLength = 570;

/**
 * A builder of messages with variables in curly brackets: `variables` are allowed, `required` must occur. Any other bracket
 * is refused, because a customer would read it.
 */
export function messageTemplate(variables: readonly string[], required: readonly string[] = []) {
  const inBraces = variables.map((name) => `{${name}}`);
  const problem = (value: string) => {
    const unreadable = textProblem(value, false);
    if (unreadable) return unreadable;
    const stray = value.match(/\{+[^{}]*\}*|\}/g)?.find((found) => !inBraces.includes(found));
    if (stray) return `Ditemukan "${stray.trim()}"; tanda kurung kurawal hanya untuk ${inBraces.join(" ")}`;
    const missing = required.find((name) => !value.includes(`{${name}}`));
    if (missing) return `Belum ada {${missing}} di pesan ini`;
    return encodeURIComponent(value).length > maxEncodedLength
      ? "Terlalu panjang untuk tautan WhatsApp, yang menghitung satu emoji sebagai 12 huruf; persingkat"
      : undefined;
  };
  const rule = `${ofLength(400)}; yang diisi sendiri oleh situs: ${inBraces.join(" ")}`;
  return textField("line", rule, z.string().max(400), problem);
}

/** Label and hint of an id that stands in visitors' links. */
export const idInLinks: FieldText = { label: "Kode untuk tautan", hint: "jangan diubah lagi" };

export const identifier = textField(
  "identifier",
  "huruf kecil dan angka, kata dipisah tanda hubung, maksimal 60 karakter",
  z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
);

export const clockTime = textField(
  "clockTime",
  "jam seperti 09:00, dari 00:00 sampai 23:59",
  z.string().regex(timePattern),
);

/** The time at which a day's hours end: up to midnight (24:00), or after it. */
export const endOfHours = textField(
  "clockTime",
  "jam seperti 20:00, sampai 24:00; lewat tengah malam ditulis 00:30, 01:00, dan seterusnya",
  z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
);

export const slotTime = textField(
  "clockTime",
  "jam yang tepat pada menit 00 atau 30, dari 00:00 sampai 23:30",
  z.string().regex(/^([01]\d|2[0-3]):[03]0$/),
);

/** The time at which a range of slots ends. The slot at this time is not included. */
export const endOfSlots = textField(
  "clockTime",
  "jam yang tepat pada menit 00 atau 30, dari 00:30 sampai 24:00",
  z.string().regex(/^(00:30|(0[1-9]|1\d|2[0-3]):[03]0|24:00)$/),
);

export const date = textField(
  "date",
  "tanggal yang ada di kalender, ditulis tahun-bulan-hari",
  z.string().refine(isDate),
);

/**
 * The number of the shop's chat, in the form that `normalizePhone` gives. A number that begins with 8 is refused, because it
 * is probably an Indonesian mobile number without 62.
 */
export const chatNumber = textField(
  "chatNumber",
  "nomor internasional yang lengkap, hanya angka, dimulai dengan kode negara (62 untuk Indonesia, bukan 0)",
  z
    .string()
    .regex(/^((?!62628\d{8})62[1-9]\d{7,11}|(?!62|8)[1-9]\d{9,13})$/)
    .refine((value) => normalizePhone(`+${value}`) === value),
  shortMobileProblem,
);

/** Names a mobile number that lost digits. */
function shortMobileProblem(value: string): string | undefined {
  const [, own] = /^(?:\+?62|0)?(8\d*)$/.exec(value.replace(/[\s().-]/g, "")) ?? [];
  return own && own.length < 9 ? "Kurang angka; nomor HP di Indonesia punya 10 sampai 13 angka" : undefined;
}

/** The shop's telephone number as visitors read it. It must work in a telephone link. */
export const phone = textField(
  "phone",
  "satu nomor telepon dengan 7 sampai 15 angka, dimulai dengan 0 atau + dan kode negara",
  z
    .string()
    .max(30)
    .regex(/^(?=(\D*\d){7,15}\D*$)\+?\(?\d[\d ()./-]*$/)
    .refine(isCallable),
);

export const handle = textField(
  "handle",
  "nama akun Instagram tanpa @, maksimal 30 huruf, angka, titik, atau garis bawah",
  z.string().regex(/^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/),
);

export const siteUrl = textField(
  "siteUrl",
  "alamat situs yang dimulai dengan https:// dan tidak diakhiri garis miring",
  z.string().regex(siteUrlPattern),
  siteUrlProblem,
);

/** The text that the shop's own QRIS code holds, unchanged. */
export const qris = textField("qris", "teks QRIS yang utuh, dimulai dengan 000201", z.string().max(512), (value) => {
  const found = qrisProblem(value);
  return found === null ? undefined : qrisWords[found];
});

/** The optional address of the shop's page on another site; `pattern` accepts only that site's addresses. */
export const profileAddress = (site: string, pattern: RegExp, example: string) =>
  nullish(
    textField(
      "profileAddress",
      `alamat halaman toko di ${site}, disalin utuh mulai dari https://`,
      z.string().max(300).regex(pattern),
    )(site, example),
  );

/** From `minimum` to `maximum` capital letters. */
export const capitals = (fieldText: FieldText, example: string, minimum: number, maximum: number) =>
  textField(
    "capitals",
    `${minimum === maximum ? minimum : `${minimum} sampai ${maximum}`} huruf besar dari A sampai Z`,
    z.string().regex(new RegExp(`^[A-Z]{${minimum},${maximum}}$`)),
  )(fieldText, example);

/**
 * A builder of number fields, with the limits of their kind; a field may have its own. Messages say what is expected as
 * "<words> dari <minimum> sampai <maximum><precision>".
 */
const numeric =
  (kind: FieldKind, schema: z.ZodNumber, least: number, most: number, words = "angka bulat", precision = "") =>
  (fieldText: FieldText, example: number, minimum = least, maximum = most) => {
    const expected = `${words} dari ${minimum} sampai ${maximum}${precision}`;
    return buildField(schema.min(minimum).max(maximum), kind, fieldText, expected, example);
  };

const threeDecimals = ", maksimal tiga angka desimal (1.15 berarti +15%)";

export const priceInRupiah = numeric("rupiah", z.int(), 1, 100_000_000, "harga dalam rupiah sebagai angka bulat");
export const dollars = numeric(
  "dollars",
  z.number().multipleOf(0.01),
  0.01,
  10_000,
  "harga dalam dolar",
  ", maksimal dua angka desimal",
);
export const multiplier = numeric("multiplier", z.number().multipleOf(0.001), 0.5, 3, "angka", threeDecimals);
export const percent = numeric("percent", z.int(), 1, 100);
export const minutes = numeric("minutes", z.int(), 5, 1440, "lama dalam menit sebagai angka bulat,");
export const decimal = numeric("decimal", z.number(), -180, 180, "angka");
export const wholeNumber = numeric("wholeNumber", z.int(), 1, 100);

/** Gives a field an initial value in the form: the value that most shops have. */
export const withInitialValue = <S extends z.ZodType>(value: z.infer<S>, schema: S) =>
  withMeta(schema, { ...metaOf(schema), initialValue: value });

/** A yes/no field. `initialValue` is its initial value in the form, and its value if it is missing. */
export const yesOrNo = (fieldText: FieldText, initialValue = false) =>
  buildField(z.boolean(), "yesOrNo", fieldText, "true (ya) atau false (tidak)", true, { initialValue });

/** One of several values, each with a label for the owner. */
export function oneOf<V extends string>(fieldText: FieldText, optionLabels: Record<V, string>) {
  const values = Object.keys(optionLabels) as [V, ...V[]];
  return buildField(z.enum(values), "choice", fieldText, `salah satu dari: ${values.join(", ")}`, values[0], {
    optionLabels,
  });
}

/** A day of the week, written in English and shown in Indonesian. */
export const weekday = () =>
  oneOf("Hari", Object.fromEntries(weekdays.map((day) => [day, indonesianDayName(day)])) as Record<Weekday, string>);

/** The reason of a closed time, in both languages. */
export const reason = (indonesian: string, english: string) =>
  inBothLanguages("reason", "Alasan yang dibaca pengunjung", [indonesian, english], text, 80);

/** Some days of the week; all of those that `nullMeans` names if the field is null. */
export const someWeekdays = (nullMeans: string) =>
  nullable(list(weekday(), "Hanya pada hari-hari ini", 1, 7), nullMeans);

/** The id of a list's entry. The form offers the entries by name, and `referenceRules` checks that the id exists. */
const reference = (fieldText: FieldText, example: string, refersTo: Reference) =>
  buildField(z.string().min(1).max(60), "reference", fieldText, "id yang ada di daftarnya", example, { refersTo });

export const serviceReference = (label: string, example: string) =>
  reference(label, example, { file: "services.json", list: "services", name: "name" });

export const categoryReference = (label: string, example: string) =>
  reference({ label, hint: "kelompok baru disimpan dahulu" }, example, {
    file: "product-catalogue.json",
    list: "categories",
    name: "label",
  });

const picturePath = z
  .string()
  .max(200)
  .regex(/^images\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp)$/i);

/** Whether the content can name a picture by this path. */
export const isPicturePath = (file: string): boolean => picturePath.safeParse(file).success;

/** The path, in the content folder, of a JPEG, PNG or WebP of at least this size in pixels. */
export const picture = (fieldText: FieldText, example: string, minWidth: number, minHeight: number) =>
  buildField(
    picturePath,
    "picture",
    fieldText,
    `JPEG, PNG, atau WebP, minimal ${minWidth} x ${minHeight} piksel`,
    example,
    { minimumSize: { minWidth, minHeight }, problem: pictureNameProblem },
  );

/** What to do with a photograph as an iPhone or Windows names it; undefined for any other file. */
export function photographAdvice(file: string): string | undefined {
  if (/\.hei[cf]$/i.test(file))
    return "Ini foto HEIC dari iPhone, yang tidak terbaca di semua ponsel. Pasang lewat formulir, yang mengubahnya sendiri, atau simpan lagi sebagai JPEG";
  if (/\.jfif$/i.test(file))
    return `Ini foto JPEG dengan akhiran lain; ganti nama berkasnya menjadi "${file.replace(/jfif$/i, "jpg")}", juga di isian yang menyebutnya`;
  return undefined;
}

function pictureNameProblem(value: string): string | undefined {
  const advice = photographAdvice(value);
  if (advice) return advice;
  if (!value.startsWith("images/")) return 'Tulis tempat fotonya di folder content, mulai dengan "images/"';
  const isOdd = /[^\w./-]/.test(value);
  return isOdd ? "Nama berkas hanya huruf, angka, titik, dan tanda hubung, tanpa spasi" : undefined;
}

/**
 * Adds the meaning of an empty field to its meta data. `written` is the empty value as it stands in the file. A yes/no field
 * gets no `emptyHint`, because its switch in the form is never empty.
 */
const withEmptyMeaning = (meta: FieldMeta, written: "null" | "[]", meaning?: string): FieldMeta => ({
  ...meta,
  description: `${meta.description}; ${written} berarti ${meaning ?? "tidak ada"}`,
  ...(meta.kind === "yesOrNo" ? {} : { emptyHint: meaning ? `kosong berarti ${meaning}` : "boleh kosong" }),
});

/** Allows null as a field's value. `nullMeans` tells the owner the meaning of null, by default "tidak ada". */
export const nullable = <S extends z.ZodType>(schema: S, nullMeans?: string) =>
  withMeta(schema.nullable(), withEmptyMeaning(metaOf(schema), "null", nullMeans));

/** Allows a field to be null or missing, which is read as null. `nullMeans` tells the owner the meaning of both. */
export const nullish = <S extends z.ZodType>(schema: S, nullMeans?: string) =>
  withMeta(z._default(schema.nullable(), null as never), withEmptyMeaning(metaOf(schema), "null", nullMeans));

/** Allows a field to be null or missing. Pages then show what `derive` gives. */
export function derived<S extends z.ZodType>(schema: S, nullMeans: string, derive: FieldMeta["derive"]) {
  const optional = nullish(schema, nullMeans);
  return withMeta(optional, { ...metaOf(optional), derive });
}

/** Fields that few owners touch. They stand last in their record, and the form shows them folded. */
export const folded = <S extends Record<string, z.ZodType>>(shape: S): S =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, withMeta(field, { ...metaOf(field), isFolded: true })]),
  ) as S;

/** Tells the owner the meaning of a missing English text. */
export const meaningOfNoEnglish = "yang berbahasa Indonesia yang tampil";

type Examples = readonly [indonesian: string, english: string];

/** A field, followed by its optional English translation, whose name ends in "English". `maximum`: for text and prose. */
export function inBothLanguages<N extends string, S extends z.ZodType>(
  name: N,
  fieldText: FieldText,
  [example, english]: Examples,
  field: (fieldText: FieldText, example: string, maximum: number) => S,
  maximum = 0,
) {
  const label = `${typeof fieldText === "string" ? fieldText : fieldText.label}, dalam bahasa Inggris`;
  const fields = {
    [name]: field(fieldText, example, maximum),
    [`${name}English`]: nullish(field(label, english, maximum), meaningOfNoEnglish),
  };
  return fields as unknown as Record<N, S> & Record<`${N}English`, ReturnType<typeof nullish<S>>>;
}

/** Like `inBothLanguages`, but the Indonesian field may be missing too. `nullMeans` tells the owner the meaning of that. */
export function nullishInBothLanguages<N extends string, S extends z.ZodType>(
  name: N,
  fieldText: FieldText,
  examples: Examples,
  field: (fieldText: FieldText, example: string, maximum: number) => S,
  maximum?: number,
  nullMeans?: string,
) {
  const fields = inBothLanguages(name, fieldText, examples, field, maximum);
  return { ...fields, [name]: nullish(fields[name], nullMeans) } as Record<
    N | `${N}English`,
    ReturnType<typeof nullish<S>>
  >;
}

export const list = <S extends z.ZodType>(entry: S, fieldText: FieldText, minimum: number, maximum: number) =>
  buildField(
    z.array(entry).min(minimum).max(maximum),
    "list",
    fieldText,
    `daftar di antara [ dan ] dengan ${minimum} sampai ${maximum} isi`,
  );

export const record = <S extends z.ZodRawShape>(fieldText: FieldText, shape: S) =>
  buildField(
    z.strictObject(shape),
    "record",
    fieldText,
    `kelompok di antara { dan } dengan isi: ${Object.keys(shape).join(", ")}`,
  );

/** A list of records. `noun` is the name of one record, also on the form's button that adds another. */
export const entries = <S extends z.ZodRawShape>(
  noun: string,
  fieldText: FieldText,
  minimum: number,
  maximum: number,
  shape: S,
) => list(record(noun, shape), fieldText, minimum, maximum);

/** Fields that may hold the name of a list's entry; the first one present is used. */
export const nameFields = ["name", "title", "label", "heading", "reason", "caption", "figure", "id"];

/** The point of a picture that stays in view wherever the picture is cropped, in percent from its left and upper edge. */
export const focusPoint = () =>
  nullish(
    record(
      { label: "Titik penting foto", hint: "selalu terlihat saat foto dipotong mengikuti tempatnya" },
      { x: percent("Dari kiri, dalam persen", 52), y: percent("Dari atas, dalam persen", 60) },
    ),
    "tengah foto",
  );

/** The name of a record's field that holds the entry's own id; undefined if there is none. */
export const idField = (shape: z.ZodRawShape): string | undefined =>
  Object.keys(shape).find((name) => metaOf(shape[name] as z.ZodType).kind === "identifier");

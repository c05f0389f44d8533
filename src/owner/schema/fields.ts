import * as z from "zod";
import { isCallable, normalizePhone } from "../../domain/links/phoneNumber";
import { isDate } from "../../domain/shop/clock";
import { addressPattern, addressProblem } from "./addressProblem";
import { textProblem } from "./textProblem";

/**
 * The kinds of value the owner's files are made of. Each carries what a value must be, in Indonesian and in English,
 * and an example, so that the check's messages, the editor's help, the form and the types all speak from one place.
 */
type Expectation = { id: string; en: string; example?: unknown };

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
  | "yesOrNo"
  | "choice"
  | "image"
  | "list"
  | "record";

/** How large a picture must be in pixels; the frame that it fills has the same shape. */
export type PictureFrame = { minWidth: number; minHeight: number };

/** What the schemas hang on a field beside zod's own description; `image` marks a path that the build turns into a picture. */
export type FieldMeta = {
  description: string;
  kind: FieldKind;
  expected: Expectation;
  image?: PictureFrame;
  /** What the form shows for the values of a choice. */
  labels?: Readonly<Record<string, string>>;
  /** That an identifier is one of another list's, such as the services' in services.json. */
  refersTo?: "services";
};

/** What hangs on a field's schema. */
export const metaOf = (schema: z.ZodType): FieldMeta => schema.meta() as unknown as FieldMeta;

const described = <S extends z.ZodType>(schema: S, kind: FieldKind, description: string, expected: Expectation): S =>
  schema.meta({
    kind,
    description,
    expected,
    ...("example" in expected ? { examples: [expected.example] } : {}),
  });

/** A text of one line: names, labels, titles. `maximum` is characters. */
export const text = (description: string, example: string, maximum = 400) =>
  written("line", description, example, maximum);

/** A text that may have line breaks. */
export const prose = (description: string, example: string, maximum: number) =>
  written("prose", description, example, maximum);

const written = (kind: "line" | "prose", description: string, example: string, maximum: number) =>
  described(
    z
      .string()
      .max(maximum)
      .refine((value) => textProblem(value, kind === "prose") === undefined),
    kind,
    description,
    {
      id: `teks di antara tanda kutip, maksimal ${maximum} karakter`,
      en: `text between quotation marks, at most ${maximum} characters long`,
      example,
    },
  );

/**
 * A message with placeholders in curly brackets: `known` are those that will be replaced, `needed` those that must be
 * there. A bracket around anything else would reach a customer as it stands.
 */
export const wording = (
  description: string,
  example: string,
  known: readonly string[],
  needed: readonly string[] = [],
  maximum = 400,
) => {
  const marks = known.map((name) => `{${name}}`);
  const musts = needed.map((name) => `{${name}}`);
  return described(
    z
      .string()
      .max(maximum)
      .refine((value) => textProblem(value, false) === undefined)
      .refine((value) => !/[{}]/.test(marks.reduce((rest, mark) => rest.replaceAll(mark, ""), value)))
      .refine((value) => musts.every((mark) => value.includes(mark))),
    "line",
    description,
    {
      id: `pesan paling panjang ${maximum} huruf; tanda kurung kurawal hanya untuk ${marks.join(" ")}${musts.length > 0 ? `, dan ${musts.join(" ")} harus ada` : ""}`,
      en: `a message of at most ${maximum} characters; curly brackets only for ${marks.join(" ")}${musts.length > 0 ? `, and ${musts.join(" ")} must be there` : ""}`,
      example,
    },
  );
};

export const identifier = (description: string, example: string) =>
  described(
    z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    "identifier",
    description,
    {
      id: "huruf kecil dan angka, kata dipisah tanda hubung, maksimal 60 karakter",
      en: "small letters and digits, words joined by hyphens, at most 60 characters",
      example,
    },
  );

export const priceInRupiah = (description: string, example: number) =>
  described(z.int().min(1).max(100_000_000), "rupiah", description, {
    id: "harga dalam rupiah sebagai angka bulat dari 1 sampai 100000000, tanpa titik dan tanpa tanda kutip",
    en: "a price in whole rupiah from 1 to 100000000, without dots and without quotation marks",
    example,
  });

export const dollars = (description: string, example: number) =>
  described(
    z
      .number()
      .min(0.01)
      .max(10_000)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
    "dollars",
    description,
    {
      id: "harga dalam dolar sebagai angka, maksimal dua angka di belakang titik",
      en: "a price in dollars as a number, with at most two decimals",
      example,
    },
  );

export const minutes = (description: string, example: number, minimum = 5) =>
  described(z.int().min(minimum).max(1440), "minutes", description, {
    id: `lama dalam menit sebagai angka bulat, dari ${minimum} sampai 1440`,
    en: `a duration in whole minutes, from ${minimum} to 1440`,
    example,
  });

export const clockTime = (description: string, example: string) =>
  described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), "clockTime", description, {
    id: "jam dengan empat angka dan titik dua di antara tanda kutip, dari 00:00 sampai 23:59",
    en: "a time of four digits and a colon between quotation marks, from 00:00 to 23:59",
    example,
  });

export const slotTime = (description: string, example: string) =>
  described(z.string().regex(/^([01]\d|2[0-3]):[03]0$/), "clockTime", description, {
    id: "jam yang tepat pada menit 00 atau 30, dari 00:00 sampai 23:30",
    en: "a time on the full or the half hour, from 00:00 to 23:30",
    example,
  });

/** Where a run of slots is over: a slot's time, or the midnight after the last of them. */
export const endOfSlots = (description: string, example: string) =>
  described(z.string().regex(/^(00:30|(0[1-9]|1\d|2[0-3]):[03]0|24:00)$/), "clockTime", description, {
    id: "jam yang tepat pada menit 00 atau 30, dari 00:30 sampai 24:00",
    en: "a time on the full or the half hour, from 00:30 to 24:00",
    example,
  });

export const date = (description: string, example: string) =>
  described(z.string().refine(isDate), "date", description, {
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
export const capitals = (description: string, example: string, minimum: number, maximum: number) =>
  described(z.string().regex(new RegExp(`^[A-Z]{${minimum},${maximum}}$`)), "capitals", description, {
    id:
      minimum === maximum
        ? `${minimum} huruf besar dari A sampai Z`
        : `${minimum} sampai ${maximum} huruf besar dari A sampai Z`,
    en:
      minimum === maximum
        ? `${minimum} capital letter from A to Z`
        : `${minimum} to ${maximum} capital letters from A to Z`,
    example,
  });

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

export const handle = (description: string, example: string) =>
  described(z.string().regex(/^(?!\.)(?!.*\.\.)[A-Za-z0-9._]{1,30}(?<!\.)$/), "handle", description, {
    id: "nama akun Instagram tanpa @ dan tanpa alamat situs, maksimal 30 huruf, angka, titik, atau garis bawah",
    en: "the name of the Instagram account without @ and without an address, at most 30 letters, digits, dots or underscores",
    example,
  });

export const webAddress = (description: string, example: string) =>
  described(
    z
      .string()
      .regex(addressPattern)
      .refine((value) => addressProblem(value) === undefined),
    "webAddress",
    description,
    {
      id: "alamat situs yang dimulai dengan https:// dan tidak diakhiri garis miring",
      en: "a web address beginning with https:// and without a slash at its end",
      example,
    },
  );

export const decimal = (description: string, minimum: number, maximum: number, example: number) =>
  described(z.number().min(minimum).max(maximum), "decimal", description, {
    id: `angka dari ${minimum} sampai ${maximum}`,
    en: `a number from ${minimum} to ${maximum}`,
    example,
  });

export const multiplier = (description: string, example: number) =>
  described(
    z
      .number()
      .min(0.5)
      .max(3)
      .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-9),
    "multiplier",
    description,
    {
      id: "pengali dari 0.5 sampai 3 dengan titik, maksimal tiga angka di belakangnya (1.15 berarti +15%)",
      en: "a multiplier from 0.5 to 3 with a point and at most three decimals (1.15 means +15%)",
      example,
    },
  );

export const wholeNumber = (description: string, maximum: number, example: number) =>
  described(z.int().min(0).max(maximum), "wholeNumber", description, {
    id: `angka bulat dari 0 sampai ${maximum}`,
    en: `a whole number from 0 to ${maximum}`,
    example,
  });

export const yesOrNo = (description: string) =>
  described(z.boolean(), "yesOrNo", description, {
    id: "true (ya) atau false (tidak), tanpa tanda kutip",
    en: "true or false, without quotation marks",
    example: true,
  });

/** One of some values; `labels` are the owner's words for those that are not. */
export const oneOf = <V extends string>(
  description: string,
  values: readonly [V, ...V[]],
  labels?: Readonly<Record<V, string>>,
) => {
  const choice = described(z.enum(values), "choice", description, {
    id: `salah satu dari: ${values.join(", ")}`,
    en: `one of: ${values.join(", ")}`,
    example: values[0],
  });
  return labels ? choice.meta({ ...choice.meta(), labels }) : choice;
};

/** The id of one of the services in services.json. */
export const serviceReference = (description: string, example: string) => {
  const reference = identifier(description, example);
  return reference.meta({ ...reference.meta(), refersTo: "services" });
};

/** A path inside the content folder to a JPEG, PNG or WebP that fills the given frame. */
export const image = (description: string, minWidth: number, minHeight: number, example: string) =>
  z
    .string()
    .max(200)
    .regex(/^images\/([\w-][\w.-]*\/)*[\w-][\w.-]*\.(jpe?g|png|webp)$/i)
    .meta({
      kind: "image",
      description,
      image: { minWidth, minHeight },
      examples: [example],
      expected: {
        id: `berkas JPEG, PNG, atau WebP di dalam folder images, minimal ${minWidth} x ${minHeight} piksel; namanya hanya huruf, angka, titik, dan tanda hubung, tanpa spasi`,
        en: `a JPEG, PNG or WebP file in the images folder, at least ${minWidth} x ${minHeight} pixels; its name has letters, digits, dots and hyphens only, no spaces`,
        example,
      },
    });

/** The field may also be null, which the owner reads as "none" or "off". */
export function orNull<S extends z.ZodType>(schema: S) {
  const { description, expected, ...rest } = metaOf(schema);
  return schema.nullable().meta({
    ...rest,
    description: description.includes("null") ? description : `${description} (null = tidak ada)`,
    ...("example" in expected ? { examples: [expected.example, null] } : {}),
    expected: { ...expected, id: `${expected.id}, atau null`, en: `${expected.en}, or null` },
  });
}

/** The field may be left out altogether; null says the same. */
export function optional<S extends z.ZodType>(schema: S) {
  const nullable = orNull(schema);
  return nullable.optional().meta(nullable.meta() ?? {});
}

export const list = <S extends z.ZodType>(entry: S, description: string, minimum = 1, maximum = 2000) =>
  described(z.array(entry).min(minimum).max(maximum), "list", description, {
    id: `daftar di antara [ dan ] dengan ${minimum === maximum ? `tepat ${minimum}` : `${minimum} sampai ${maximum}`} isi`,
    en: `a list between [ and ] with ${minimum === maximum ? `exactly ${minimum}` : `${minimum} to ${maximum}`} entries`,
  });

export const record = <S extends z.ZodRawShape>(shape: S, description: string) =>
  described(z.strictObject(shape), "record", description, {
    id: `kelompok di antara { dan } dengan isi: ${Object.keys(shape).join(", ")}`,
    en: `a group between { and } holding: ${Object.keys(shape).join(", ")}`,
  });

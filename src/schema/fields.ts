import * as z from "zod";

/**
 * The kinds of value the owner's files are made of. Each carries what a value must be, in Indonesian and in English,
 * and an example, so that the check's messages, the editor's help and the types all speak from one place.
 */
type Expectation = { id: string; en: string; example: unknown };

/** What the schemas hang on a field beside zod's own description; `image` marks a path that the build turns into a picture. */
export type FieldMeta = { description: string; expected: Expectation; image?: { minWidth: number; minHeight: number } };

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** A calendar date that exists: "2026-02-30" does not. */
function isRealDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
  );
}

const described = <S extends z.ZodType>(schema: S, description: string, expected: Expectation): S =>
  schema.meta({ description, expected, examples: [expected.example] });

export const text = (description: string, example: string, maximum = 400) =>
  described(
    z
      .string()
      .max(maximum)
      .refine((value) => value.trim() !== ""),
    description,
    {
      id: `teks yang tidak kosong, paling panjang ${maximum} huruf`,
      en: `text that is not empty, at most ${maximum} characters long`,
      example,
    },
  );

export const identifier = (description: string, example: string) =>
  described(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), description, {
    id: "huruf kecil dan angka, kata dipisah tanda hubung",
    en: "small letters and digits, words joined by hyphens",
    example,
  });

export const priceInRupiah = (description: string, example: number) =>
  described(z.int().min(1).max(100_000_000), description, {
    id: "harga dalam rupiah sebagai angka bulat, tanpa titik dan tanpa tanda kutip",
    en: "a price in whole rupiah, without dots and without quotation marks",
    example,
  });

export const dollars = (description: string, example: number) =>
  described(
    z
      .number()
      .min(0.01)
      .max(10_000)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
    description,
    {
      id: "harga dalam dolar sebagai angka, paling banyak dua angka di belakang titik",
      en: "a price in dollars as a number, with at most two decimals",
      example,
    },
  );

export const minutes = (description: string, example: number, minimum = 5) =>
  described(z.int().min(minimum).max(1440), description, {
    id: `lama dalam menit sebagai angka bulat, dari ${minimum} sampai 1440`,
    en: `a duration in whole minutes, from ${minimum} to 1440`,
    example,
  });

export const clockTime = (description: string, example: string) =>
  described(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), description, {
    id: "jam dengan empat angka dan titik dua, dari 00:00 sampai 23:59",
    en: "a time of four digits and a colon, from 00:00 to 23:59",
    example,
  });

export const slotTime = (description: string, example: string) =>
  described(z.string().regex(/^([01]\d|2[0-3]):[03]0$/), description, {
    id: "jam yang tepat pada menit 00 atau 30",
    en: "a time on the full or the half hour",
    example,
  });

export const date = (description: string, example: string) =>
  described(z.string().refine(isRealDate), description, {
    id: "tanggal yang ada di kalender, ditulis tahun-bulan-hari",
    en: "a date that exists, written year-month-day",
    example,
  });

export const digits = (description: string, example: string) =>
  described(z.string().regex(/^[1-9]\d{7,14}$/), description, {
    id: "nomor internasional, hanya angka, dimulai dengan kode negara (62 untuk Indonesia, bukan 0)",
    en: "an international number, digits only, beginning with the country code (62 for Indonesia, not 0)",
    example,
  });

/** Letters as they stand in front of a code, read out over the phone. */
export const capitals = (description: string, example: string, minimum: number, maximum: number) =>
  described(z.string().regex(new RegExp(`^[A-Z]{${minimum},${maximum}}$`)), description, {
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

export const handle = (description: string, example: string) =>
  described(z.string().regex(/^[A-Za-z0-9._]{1,30}$/), description, {
    id: "nama akun Instagram tanpa @ dan tanpa alamat situs",
    en: "the name of the Instagram account, without @ and without an address",
    example,
  });

export const webAddress = (description: string, example: string) =>
  described(z.string().regex(/^https:\/\/[^\s/?#]+\.[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/), description, {
    id: "alamat situs yang dimulai dengan https:// dan tidak diakhiri garis miring",
    en: "a web address beginning with https:// and without a slash at its end",
    example,
  });

export const decimal = (description: string, minimum: number, maximum: number, example: number) =>
  described(z.number().min(minimum).max(maximum), description, {
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
    description,
    {
      id: "pengali dari 0.5 sampai 3 dengan titik, paling banyak tiga angka di belakangnya (1.15 berarti +15%)",
      en: "a multiplier from 0.5 to 3 with a point and at most three decimals (1.15 means +15%)",
      example,
    },
  );

export const wholeNumber = (description: string, maximum: number, example: number) =>
  described(z.int().min(0).max(maximum), description, {
    id: `angka bulat dari 0 sampai ${maximum}`,
    en: `a whole number from 0 to ${maximum}`,
    example,
  });

export const yesOrNo = (description: string) =>
  described(z.boolean(), description, {
    id: "true (ya) atau false (tidak), tanpa tanda kutip",
    en: "true or false, without quotation marks",
    example: true,
  });

export const oneOf = <V extends string>(description: string, values: readonly [V, ...V[]]) =>
  described(z.enum(values), description, {
    id: `salah satu dari: ${values.join(", ")}`,
    en: `one of: ${values.join(", ")}`,
    example: values[0],
  });

/** A path inside the content folder to a JPEG, PNG or WebP of at least the given size in pixels. */
export const image = (description: string, minWidth: number, minHeight: number, example: string) =>
  z
    .string()
    .regex(/^images\/(?!.*\.\.)[\w./-]+\.(jpe?g|png|webp)$/i)
    .meta({
      description,
      image: { minWidth, minHeight },
      examples: [example],
      expected: {
        id: `berkas gambar di dalam folder images, paling kecil ${minWidth} x ${minHeight} piksel`,
        en: `a picture file in the images folder, at least ${minWidth} x ${minHeight} pixels`,
        example,
      },
    });

/** The field may also be null, which the owner reads as "none" or "off". */
export function orNull<S extends z.ZodType>(schema: S) {
  const { description, expected, examples, ...rest } = (schema.meta() ?? {}) as FieldMeta & { examples: unknown[] };
  return schema.nullable().meta({
    ...rest,
    description: `${description} (null = tidak ada)`,
    examples: [...examples, null],
    expected: { id: `${expected.id}, atau null`, en: `${expected.en}, or null`, example: expected.example },
  });
}

/** The field may be left out altogether; null says the same. */
export function optional<S extends z.ZodType>(schema: S) {
  const nullable = orNull(schema);
  return nullable.optional().meta(nullable.meta() ?? {});
}

export const list = <S extends z.ZodType>(entry: S, description: string, minimum = 1, maximum = 2000) =>
  described(z.array(entry).min(minimum).max(maximum), description, {
    id: `daftar di antara [ dan ] dengan ${minimum} sampai ${maximum} isi`,
    en: `a list between [ and ] with ${minimum} to ${maximum} entries`,
    example: "[ ... ]",
  });

export const record = <S extends z.ZodRawShape>(shape: S, description: string) =>
  described(z.strictObject(shape), description, {
    id: `kelompok di antara { dan } dengan isi: ${Object.keys(shape).join(", ")}`,
    en: `a group between { and } holding: ${Object.keys(shape).join(", ")}`,
    example: "{ ... }",
  });

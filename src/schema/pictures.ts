import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import * as z from "zod";
import { type Fault, placeOf, shown } from "./fault";
import type { FieldMeta } from "./fields";

type Picture = { path: (string | number)[]; file: string; minWidth: number; minHeight: number };

/** Every picture that a content file names: it must exist, be readable and be large enough for the place it fills. */
export async function pictureFaults(folder: string, file: string, schema: z.ZodType, data: unknown): Promise<Fault[]> {
  const checked = await Promise.all(
    picturesIn(schema, data, []).map(async (picture) => {
      const problem = await problemOf(path.join(folder, picture.file), picture);
      return problem && { level: "error" as const, file, place: placeOf(data, picture.path), ...problem };
    }),
  );
  return checked.filter((fault) => fault !== undefined);
}

function picturesIn(schema: z.ZodType, data: unknown, at: (string | number)[]): Picture[] {
  const { image } = (schema.meta() ?? {}) as Partial<FieldMeta>;
  if (image && typeof data === "string") return [{ path: at, file: data, ...image }];
  if (schema instanceof z.ZodObject && typeof data === "object" && data !== null) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      picturesIn(part as z.ZodType, (data as Record<string, unknown>)[key], [...at, key]),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((entry, index) => picturesIn(schema.element as z.ZodType, entry, [...at, index]));
  }
  return [];
}

async function problemOf(file: string, { minWidth, minHeight, file: name }: Picture) {
  const size = {
    id: `paling kecil ${minWidth} x ${minHeight} piksel`,
    en: `at least ${minWidth} x ${minHeight} pixels`,
  };
  if (!existsSync(file)) {
    return {
      id: `Ditemukan ${shown(name)}, tetapi berkas itu tidak ada. Periksa ejaan dan huruf besar-kecilnya, atau unggah gambarnya (${size.id}).`,
      en: `Found ${shown(name)}, but there is no such file. Check its spelling and capitals, or upload the picture (${size.en}).`,
    };
  }
  try {
    const { width, height } = await sharp(file).metadata();
    // Decoding a thumbnail reads the whole file, so that a torn upload is found here and not in the middle of a build.
    await sharp(file, { failOn: "error" }).resize(8).raw().toBuffer();
    if (width >= minWidth && height >= minHeight) return undefined;
    return {
      id: `Gambar ${shown(name)} berukuran ${width} x ${height} piksel; seharusnya ${size.id}.`,
      en: `The picture ${shown(name)} is ${width} x ${height} pixels; expected ${size.en}.`,
    };
  } catch {
    return {
      id: `Gambar ${shown(name)} rusak atau bukan gambar. Simpan lagi sebagai JPEG, ${size.id}.`,
      en: `The picture ${shown(name)} is damaged or not a picture. Save it again as JPEG, ${size.en}.`,
    };
  }
}

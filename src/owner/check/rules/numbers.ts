import { contentFiles, ownersFileNames } from "../../schema/contentFiles";
import type { FieldKind } from "../../schema/fields";
import { scalarFields } from "../../schema/traversal";
import type { Diagnose, SoundContent } from "./diagnose";

const compared: readonly FieldKind[] = ["rupiah", "dollars", "minutes"];
/** How many times its neighbours a number may be. */
const furthest = 10;
// In rupiah; less is most likely thousands.
const least = 1000;

/** Prices and durations are not far from those beside them in their list; most likely a zero is missing or one too many. */
export function numberDoubts(content: SoundContent, diagnose: Diagnose): void {
  for (const file of ownersFileNames) {
    const { warn } = diagnose(file);
    const fields = scalarFields(contentFiles[file], content[file]).filter(({ meta }) => compared.includes(meta.kind));
    const lists = Map.groupBy(fields, ({ path }) => path.at(-1));
    for (const list of lists.values()) {
      const numbers = list.map(({ value }) => value as number).sort((a, b) => a - b);
      const usual = numbers[numbers.length >> 1] ?? 0;
      for (const { path, value, meta } of list) {
        const number = value as number;
        const isFar = numbers.length > 2 && (number >= usual * furthest || usual >= number * furthest);
        if (meta.kind === "rupiah" && number < least)
          warn(path, `Ditemukan ${number}: harga ditulis penuh, contoh: ${number * 1000}.`);
        else if (isFar)
          warn(path, `Ditemukan ${number}, padahal yang lain sekitar ${usual}. Periksa banyaknya angka nol.`);
      }
    }
  }
}

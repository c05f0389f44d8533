import { contentFiles, ownersFileNames } from "../../schema/contentFiles";
import type { FieldKind } from "../../schema/fields";
import { scalarFields } from "../../schema/traversal";
import type { Diagnose, ValidContent } from "./diagnose";

const compared: readonly FieldKind[] = ["rupiah", "dollars", "minutes"];
/** How many times its neighbours a number may be, and they may be it; among prices some are dear, hardly any is so cheap. */
const furthest = { above: 5, below: 10 };
// In rupiah; less is most likely thousands.
const least = 1000;

/** Prices and durations are not far from those beside them in their list; most likely a zero is missing or one too many. */
export function numberDoubts(content: ValidContent, diagnose: Diagnose): void {
  for (const file of ownersFileNames) {
    const { warn } = diagnose(file);
    const fields = scalarFields(contentFiles[file], content[file]).filter(({ meta }) => compared.includes(meta.kind));
    for (const name of new Set(fields.map(({ path }) => path.at(-1)))) {
      const list = fields.filter(({ path }) => path.at(-1) === name);
      const numbers = list.map(({ value }) => value as number).sort((a, b) => a - b);
      for (const { path, value, meta } of list) {
        const number = value as number;
        // The middle one of the others.
        const middle = (numbers.length - 1) >> 1;
        const usual = numbers[middle < numbers.indexOf(number) ? middle : middle + 1] ?? 0;
        const isFar = numbers.length > 2 && (number >= usual * furthest.above || usual >= number * furthest.below);
        if (meta.kind === "rupiah" && number < least)
          warn(path, `Ditemukan ${number}: harga ditulis penuh, contoh: ${number * 1000}.`);
        else if (isFar)
          warn(path, `Ditemukan ${number}, padahal yang lain sekitar ${usual}. Periksa banyaknya angka nol.`);
      }
    }
  }
}

import type { FieldKind } from "../../schema/fields";
import { allFields, type Diagnose, type ValidContent } from "./diagnose";

const compared: readonly FieldKind[] = ["rupiah", "dollars", "minutes"];
/** A number is doubtful at `above` times the median of the others or more, or at 1/`below` of it or less. */
const furthest = { above: 5, below: 10 };
// In rupiah; a lower price most likely means thousands.
const least = 1000;

/**
 * Warns of prices and durations that are far from the others in the same field of the same file, probably with a zero too many
 * or too few. Also warns of prices below `least`.
 */
export function numberWarnings(content: ValidContent, diagnose: Diagnose): void {
  const fields = allFields(content).filter(({ meta }) => compared.includes(meta.kind));
  const listOf = ({ file, path }: (typeof fields)[number]) => `${file} ${String(path.at(-1))}`;
  for (const name of new Set(fields.map(listOf))) {
    const list = fields.filter((field) => listOf(field) === name);
    const numbers = list.map(({ value }) => value as number).sort((a, b) => a - b);
    for (const { file, path, value, meta } of list) {
      const number = value as number;
      // The median of the others.
      const middle = (numbers.length - 1) >> 1;
      const usual = numbers[middle < numbers.indexOf(number) ? middle : middle + 1] ?? 0;
      const isFar = numbers.length > 2 && (number >= usual * furthest.above || usual >= number * furthest.below);
      if (meta.kind === "rupiah" && number < least)
        diagnose(file, path, `Ditemukan ${number}: harga ditulis penuh, contoh: ${number * 1000}.`);
      else if (isFar)
        diagnose(file, path, `Ditemukan ${number}, padahal yang lain sekitar ${usual}. Periksa banyaknya angka nol.`);
    }
  }
}

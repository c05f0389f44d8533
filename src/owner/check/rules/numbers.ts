import type { FieldKind } from "../../schema/fields";
import { allFields, type Rule } from "./ruleTools";

const amountKinds: readonly FieldKind[] = ["rupiah", "dollars", "minutes"];
/** A number is doubtful if it is at least `above` times the median of the others, or at most 1/`below` of that median. */
const doubtfulFactors = { above: 5, below: 10 };
/** A price below this many rupiah was probably meant in thousands. */
const minPrice = 1000;
/** Fewer minutes than this were probably meant as hours. */
const minMinutes = 5;

/**
 * Warns of prices and durations that are far from the others in the same field of the same file, probably with a zero too
 * many or too few. Also warns of prices below `minPrice` and of minutes below `minMinutes`.
 */
export const numberWarnings: Rule = (content, diagnose) => {
  const fields = allFields(content).filter(({ meta }) => amountKinds.includes(meta.kind));
  const listOf = ({ file, path }: (typeof fields)[number]) => `${file} ${String(path.at(-1))}`;
  for (const name of new Set(fields.map(listOf))) {
    const list = fields.filter((field) => listOf(field) === name);
    const numbers = list.map(({ value }) => value as number).sort((a, b) => a - b);
    for (const { file, path, value, meta } of list) {
      const number = value as number;
      const own = numbers.indexOf(number);
      const others = numbers.filter((_, index) => index !== own);
      // The lower of two in the middle: beside a price with a zero too many, the others are no cheap ones.
      const usual = others[Math.floor((others.length - 1) / 2)] ?? 0;
      const isFar =
        others.length > 1 && (number >= usual * doubtfulFactors.above || usual >= number * doubtfulFactors.below);
      if (meta.kind === "rupiah" && number < minPrice)
        diagnose(file, path, `Ditemukan ${number}: harga ditulis penuh, contoh: ${number * 1000}.`);
      else if (meta.kind === "minutes" && number > 0 && number < minMinutes)
        diagnose(file, path, `Ditemukan ${number} menit. Kalau maksudnya jam, tulis ${number * 60}.`);
      else if (isFar)
        diagnose(file, path, `Ditemukan ${number}, padahal yang lain sekitar ${usual}. Periksa banyaknya angka nol.`);
    }
  }
};

import { invisible } from "../../format/plainText";
import { say, type Words } from "./words";

// Letters that Unicode counts as visible although nothing is drawn: Hangul fillers and the empty Braille cell.
const blankLetters = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const lineBreak = /[\n\r\u0085\u2028\u2029]/u;
// The variation selectors stay, and so do the joiner and the tags where they hold an emoji together.
const unseen = new RegExp(
  String.raw`${invisible.source}|\p{Surrogate}|\u200C|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]`,
  "u",
);
// A text in a file can hold these only where a backslash was written, most likely that of a Windows path.
const escapes: Record<string, string> = { "\b": "\\b", "\f": "\\f", "\t": "\\t" };

/**
 * What nobody could see or read in a text, or undefined: nothing but empty space, a line break where the text has one line,
 * control characters, zero-width characters and direction marks. `isProse` allows line breaks.
 */
export function textProblem(value: string, isProse: boolean): (Words & { isBlank?: boolean }) | undefined {
  if (value.trim() === "") return { id: "Masih kosong", en: "Still empty", isBlank: true };
  if (!visible.test(value.replace(blankLetters, ""))) {
    return { id: "Hanya berisi karakter yang tidak terlihat", en: "Nothing but invisible characters", isBlank: true };
  }
  const judged = isProse ? value.replace(/\r?\n/g, " ") : value;
  const broken = lineBreak.exec(judged);
  if (broken) {
    return say`Ada baris baru ${placeIn(judged, broken.index)}; tulis dalam satu baris
      A line break ${placeIn(judged, broken.index)}; write it on one line`;
  }
  const hidden = unseen.exec(judged);
  if (!hidden) return undefined;
  const place = placeIn(judged, hidden.index);
  const typed = escapes[hidden[0]];
  if (typed) {
    return say`${typed} ${place} dibaca sebagai karakter yang tidak terlihat; hapus garis miring terbaliknya, atau tulis dua kali \\\\
      ${typed} ${place} is read as an invisible character; delete the backslash, or write it twice \\\\`;
  }
  return say`Ada karakter yang tidak terlihat (${codePoint(hidden[0])}) ${place}; hapus, atau ketik ulang teksnya
    An invisible character (${codePoint(hidden[0])}) ${place}; delete it, or type the text anew`;
}

/** A character by its number in Unicode: "U+200B". */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

function placeIn(text: string, index: number): Words {
  const word = text.slice(0, index).trim().split(/\s+/).at(-1)?.slice(-20) ?? "";
  if (word === "") return { id: "di awal teks", en: "at the beginning" };
  return { id: `setelah "${word}"`, en: `after "${word}"` };
}

import { invisible } from "../../format/plainText";

// Letters that Unicode counts as visible although nothing is drawn: Hangul fillers and the empty Braille cell.
const blankLetters = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
// Variation selectors are allowed, and so are the joiner and the tags inside an emoji.
const unseen = new RegExp(
  String.raw`${invisible.source}|\p{Surrogate}|\u200C|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]|[\u2028\u2029]`,
  "u",
);

/**
 * Why a text is not readable, as a message to the owner, or undefined. Refuses texts without visible characters, line breaks in
 * a one-line text, control characters, zero-width characters and direction marks. `isProse` allows line breaks.
 */
export function textProblem(value: string, isProse: boolean): string | undefined {
  if (!visible.test(value.replace(blankLetters, ""))) return "Masih kosong";
  const { 0: hidden, index } = unseen.exec(isProse ? value.replace(/\r?\n/g, " ") : value) ?? { 0: "", index: 0 };
  if (hidden === "") return undefined;
  const place = `setelah "${value.slice(0, index).trim().split(/\s+/).at(-1)?.slice(-20)}"`;
  if (/[\n\r\u0085\u2028\u2029]/.test(hidden)) return `Ada baris baru ${place}; tulis dalam satu baris`;
  return `Ada karakter yang tidak terlihat (U+${hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}) ${place}; hapus, atau ketik ulang teksnya`;
}

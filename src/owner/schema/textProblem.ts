import { invisibleCharacters, isBlank } from "../../format/plainText";

/** Matches characters that the owner's texts may not have: invisible ones, unpaired surrogates, line separators. */
const unreadable = new RegExp(String.raw`${invisibleCharacters.source}|\p{Surrogate}|[\u2028\u2029]`, "u");

/** A character that nobody sees, as a message to the owner names it. */
export const invisibleName = (character: string) =>
  `karakter yang tidak terlihat (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`;

/**
 * Why a text is not readable, as a message to the owner; undefined for a readable text. Refuses texts without visible
 * characters, line breaks unless it is prose, control characters, zero-width spaces and direction marks.
 */
export function textProblem(value: string, isProse: boolean): string | undefined {
  if (isBlank(value)) return "Masih kosong";
  const { 0: hidden, index } = unreadable.exec(isProse ? value.replace(/\r?\n/g, " ") : value) ?? { 0: "", index: 0 };
  if (hidden === "") return undefined;
  const place = `setelah "${value.slice(0, index).trim().split(/\s+/).at(-1)?.slice(-20)}"`;
  if (/[\n\r\u0085\u2028\u2029]/.test(hidden)) return `Ada baris baru ${place}; tulis dalam satu baris`;
  return `Ada ${invisibleName(hidden)} ${place}; hapus, atau ketik ulang teksnya`;
}

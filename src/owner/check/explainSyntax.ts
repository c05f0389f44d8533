import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import type * as z from "zod";
import { metaOf } from "../schema/fields";
import { codePoint } from "../schema/textProblem";
import { schemaAt } from "../schema/traversal";
import { say, sentences, type Words } from "../schema/words";
import { asWritten, expectedOf, messages } from "./messages";
import { position, type TextProblem } from "./position";
import { suggestedValue } from "./suggestedValue";

/** What is wrong with a file as a whole, known by a text that stands in it. */
const wholeFile: readonly [RegExp, Words][] = [
  [
    /\0/,
    say`
      Ada byte kosong (NUL) di dalam berkas; penyimpanannya mungkin terputus. Kembalikan isinya dari riwayat.
      There are empty bytes (NUL) in the file; perhaps saving it was cut short. Restore it from the history.`,
  ],
  [
    /^(<{7}|={7}|>{7})(?=\s|$)/m,
    say`
      Ada tanda konflik Git: dua versi tersimpan bersamaan. Pilih salah satu, lalu hapus baris <<<<<<<, =======, dan >>>>>>>.
      There are marks of a Git conflict: two versions were saved at once. Keep one of them and delete the lines <<<<<<<, ======= and >>>>>>>.`,
  ],
  [
    /^\s*<(!doctype|html)/i,
    say`
      Ini halaman web, bukan isi berkas; mungkin salah simpan. Kembalikan isinya dari riwayat.
      This is a web page, not the file's content; perhaps the wrong thing was saved. Restore it from the history.`,
  ],
];

const comment = say`
  komentar tidak bisa ditulis di berkas ini; hapus
  comments are not allowed in this file; delete it`;

const textAfterEnd = say`
  ada sesuatu setelah akhir berkas, mungkin kurung tutup berlebih
  something follows the end of the file, perhaps one closing bracket too many`;

/** The slips that are told from what stands around the place where the parser stopped. */
const slips = {
  specialSpace: say`
    ada spasi khusus (hasil salin-tempel) di luar tanda kutip; hapus, lalu ketik spasi biasa
    a special space (from copying) stands outside quotation marks; delete it and type a plain space`,
  invisible: (code: string) => say`
    ada karakter yang tidak terlihat (${code}) di luar tanda kutip; hapus, atau ketik ulang baris ini
    an invisible character (${code}) stands outside quotation marks; delete it, or type this line anew`,
  curlyQuotes: say`
    teks harus di antara tanda kutip lurus "…", bukan “…”
    text belongs between straight quotation marks "…", not “…”`,
  singleQuotes: say`
    teks dan nama harus di antara tanda kutip ganda "…", bukan '…'
    text and names belong between double quotation marks "…", not '…'`,
  nameWithoutQuotes: (name: string) => say`
    nama tanpa tanda kutip; tulis "${name}"
    a name without quotation marks; write "${name}"`,
  braceMissingBefore: say`
    kurung tutup } kurang sebelum kelompok ini
    a closing } is missing before this group`,
  extraComma: say`
    ada koma berlebih; hapus komanya
    there is one comma too many; delete it`,
  extraCommaAtEnd: say`
    ada koma berlebih sebelum kurung tutup; hapus komanya
    there is one comma too many before a closing bracket; delete it`,
  commaMissing: say`
    koma kurang, atau kurung tutup kurang sebelum isi berikutnya
    a comma is missing, or a closing bracket before the next entry`,
  commaMissingAtEnd: say`
    koma kurang di akhir baris ini, atau kurung tutup kurang sebelum isi berikutnya
    a comma is missing at the end of this line, or a closing bracket before the next entry`,
  semicolon: say`
    ada titik koma (;), tulis koma (,)
    there is a semicolon (;), write a comma (,)`,
  quoteInText: say`
    ada tanda kutip " di dalam teks; tulis \\" atau hapus
    a quotation mark " stands inside a text; write \\" or delete it`,
  bareWord: (word: string) => say`
    ada ${word} di luar tanda kutip; tulis "${word}"
    ${word} stands outside quotation marks; write "${word}"`,
  bracketMissingAtEnd: (bracket: string) => say`
    kurung tutup ${bracket} kurang di akhir berkas
    a closing ${bracket} is missing at the end of the file`,
};

/** What the parser's own code says where none of the slips is recognised. */
const parserCodes: Readonly<Record<string, Words>> = {
  CloseBraceExpected: say`
    kurung tutup } atau koma kurang
    a closing } or a comma is missing`,
  CloseBracketExpected: say`
    kurung tutup ] atau koma kurang
    a closing ] or a comma is missing`,
  ColonExpected: say`
    titik dua : kurang setelah nama
    a colon is missing after a name`,
  PropertyNameExpected: say`
    ada koma berlebih sebelum kurung tutup, atau nama tanpa tanda kutip
    there is one comma too many before a closing bracket, or a name without quotation marks`,
  ValueExpected: say`
    ada koma berlebih, atau isi yang kosong setelah titik dua
    there is one comma too many, or nothing after a colon`,
  UnexpectedEndOfString: say`
    tanda kutip " penutup kurang, atau ada baris baru di dalam teks
    a closing quotation mark " is missing, or a text runs over the end of its line`,
  InvalidCharacter: say`
    ada karakter yang tidak terlihat (mungkin tab) di dalam teks; ganti dengan spasi
    an invisible character (perhaps a tab) stands in the text; write a space instead`,
  InvalidSymbol: say`
    ada sesuatu di luar tanda kutip "…" yang bukan angka, true, false, atau null
    something outside quotation marks "…" is neither a number nor true, false or null`,
  InvalidCommentToken: comment,
  InvalidEscapeCharacter: say`
    garis miring terbalik \\ tidak bisa dipakai begitu saja di dalam teks; hapus, atau tulis dua kali \\\\
    a backslash \\ cannot stand alone in a text; delete it, or write it twice \\\\`,
  EndOfFileExpected: textAfterEnd,
};

const misplaced = say`
  tanda baca tidak pada tempatnya
  a punctuation mark is out of place`;

/**
 * Why a text is not JSON, in the owner's words: the likeliest slip at the first place where the parser stopped. `schema` is
 * the file's; it knows what belongs where something stands that is no value.
 */
export function explainSyntax(source: string, { error, offset }: ParseError, schema: z.ZodType): TextProblem {
  for (const [pattern, words] of wholeFile) {
    const found = pattern.exec(source);
    if (found) return { ...position(source, found.index), ...words };
  }
  const hidden = hiddenAt(source, offset);
  const bare = hidden ? undefined : bareValue(source, offset);
  if (bare) {
    const field = schemaAt(schema, getLocation(source, bare.offset).path);
    return { ...position(source, bare.offset), ...bareWords(bare.raw, field) };
  }
  const [at, { id, en }] = hidden ? [offset, hidden] : slipAt(source, offset, printParseErrorCode(error));
  const line = lineAround(source, at);
  return {
    ...position(source, at),
    id: `${capital(id)}. Tertulis: ${line}`,
    en: `${capital(en)}. It reads: ${line}`,
  };
}

/** A character outside texts that looks like a space or like nothing. */
function hiddenAt(source: string, offset: number): Words | undefined {
  const before = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  const isInText = (before.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;
  if (isInText) return undefined;
  if (/[^\S \t\r\n]/u.test(source.charAt(offset))) return slips.specialSpace;
  const hidden = /^[^\s",:{}[\]]*?(\p{Cf})/u.exec(source.slice(offset, offset + 200))?.[1];
  return hidden ? slips.invisible(codePoint(hidden)) : undefined;
}

/** The likeliest slip, and where it is: at the offset where the parser stopped, or at the end of what it read before. */
function slipAt(source: string, offset: number, code: string): [number, Words] {
  const rest = source.slice(offset);
  const before = source.slice(0, offset).trimEnd();
  const isOnNextLine = source.slice(before.length, offset).includes("\n");
  const isNameExpected = code === "PropertyNameExpected";
  if (/^.?[“”„‟″]/.test(rest)) return [offset, slips.curlyQuotes];
  if (/^['‘’`]/.test(rest)) return [offset, slips.singleQuotes];
  const name = /^[\p{L}_][\p{L}\d_-]*/u.exec(rest)?.[0];
  if (isNameExpected && name) return [offset, slips.nameWithoutQuotes(name)];
  if (isNameExpected && rest.startsWith("{")) return [offset, slips.braceMissingBefore];
  if (before.endsWith(",")) {
    if (rest.startsWith(",")) return [offset, slips.extraComma];
    if (isNameExpected) return [before.length - 1, slips.extraCommaAtEnd];
    if (code === "ValueExpected") return [before.length - 1, slips.extraComma];
  }
  const isBracketExpected = code === "CloseBraceExpected" || code === "CloseBracketExpected";
  if (code === "CommaExpected" || (isBracketExpected && isOnNextLine && rest !== "")) {
    return isOnNextLine ? [before.length, slips.commaMissingAtEnd] : [offset, slips.commaMissing];
  }
  if (rest.startsWith("#")) return [offset, comment];
  if (rest.startsWith(";")) return [offset, slips.semicolon];
  if (/^\p{L}/u.test(rest) && before.endsWith('"') && !isOnNextLine) return [before.length - 1, slips.quoteInText];
  if (asJson(before) !== undefined) return [offset, textAfterEnd];
  const word = /^[\p{L}\d][^\s,:{}[\]“”„"]*/u.exec(rest)?.[0];
  if (code === "InvalidSymbol" && word) return [offset, slips.bareWord(word)];
  if (isBracketExpected && rest.trim() === "") {
    return [before.length - 1, slips.bracketMissingAtEnd(code === "CloseBraceExpected" ? "}" : "]")];
  }
  return [offset, parserCodes[code] ?? misplaced];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The line as it stands in the file, cut so that the place of the problem is in sight. */
function lineAround(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const end = source.indexOf("\n", offset);
  const line = source.slice(start, end === -1 ? undefined : end).trimEnd();
  const indent = line.length - line.trimStart().length;
  const from = Math.max(indent, offset - start - 40);
  const to = from + 70;
  return `${from > indent ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}

/** What stands after the colon on the line where the parser stopped, if it is no JSON and begins neither a text nor a group. */
function bareValue(source: string, offset: number): { raw: string; offset: number } | undefined {
  const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
  const colon = /"\s*:[^\S\r\n]*([^"{}[\]\r\n]*)$/.exec(source.slice(lineStart, offset));
  if (!colon) return undefined;
  const start = offset - (colon[1] ?? "").length;
  const raw = (/^[^"{}[\]\r\n]*?"?(?=\s*(,\s*"|,?\s*[\]}\r\n]|,?\s*$))/.exec(source.slice(start))?.[0] ?? "")
    .trim()
    .replace(/[,;]+$/, "");
  return raw === "" || /^["“”„{[]/.test(raw) || asJson(raw) !== undefined ? undefined : { raw, offset: start };
}

/** The value that a text is as JSON, or undefined. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What stands bare where a field's value belongs: what the field's own schema asks for, and the value that it would accept
 * once quotation marks, comments and stray colons are taken away.
 */
function bareWords(raw: string, field: z.ZodType | undefined): Words {
  const [, code = "", remark] = /^(.*?)\s*(\/\/.*|\/\*.*|#.*)?$/su.exec(raw) ?? [];
  const word = code
    .replace(/^[\s:=]+|[\s,;:，：；]+$/gu, "")
    .replace(/^["“”„'‘’`]+|["“”„‘’`]+$/gu, "")
    .replace(/^([^'\d]+)'$/u, "$1");
  const meant = field && bareMeant(field, word);
  const cause = remark ? comment : field ? expectedOf(metaOf(field)) : parserCodes.InvalidSymbol;
  return sentences(
    say`
      Tertulis ${asWritten(raw)}; ${cause ?? misplaced}.
      It says ${asWritten(raw)}; ${cause ?? misplaced}.`,
    meant === undefined ? undefined : messages.perhaps(meant),
  );
}

/** The first reading of a bare word that the field accepts: as JSON in small letters, as text, or after a small repair. */
function bareMeant(field: z.ZodType, word: string): unknown {
  const readings = [asJson(word.toLowerCase()), asJson(word), word].filter((reading) => reading !== undefined);
  const accepted = readings.find((reading) => field.safeParse(reading).success);
  return accepted === undefined ? suggestedValue(field, metaOf(field).kind, word) : accepted;
}

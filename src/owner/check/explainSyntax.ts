import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import type * as z from "zod";
import { metaOf } from "../schema/fields";
import { readingsOf } from "../schema/interpretations";
import { invisibleName } from "../schema/textProblem";
import { schemaAt } from "../schema/traversal";
import { asWritten, expectedOf, suggestion } from "./diagnostic";

/** A problem of a content file or its text. `line` counts from one, and is missing if the problem is the whole file. */
export type FileProblem = { message: string; line?: number };

/** The line of an offset in a text, counted from one. */
export const lineAt = (source: string, offset: number): number => linesOf(source)(offset);

/** Searches a text for line breaks once. Returns a function that gives the line of an offset, counted from one. */
export function linesOf(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => ends.findLastIndex((end) => end < offset) + 2;
}

/** Messages for jsonc-parser's error codes; any other code gets a general message. */
const parserCodes: Record<string, string> = {
  CloseBraceExpected: "Kurung tutup } atau koma kurang",
  CloseBracketExpected: "Kurung tutup ] atau koma kurang",
  ColonExpected: "Titik dua : kurang setelah nama",
  ValueExpected: "Ada koma berlebih, atau isi yang kosong setelah titik dua",
  UnexpectedEndOfString: 'Tanda kutip " penutup kurang, atau ada baris baru di dalam teks',
  EndOfFileExpected: "Ada isi lagi sesudah kurung tutup yang terakhir; mungkin tertempel dua kali",
  InvalidCommentToken: "Komentar tidak bisa ditulis di berkas ini; hapus",
};

/** The likeliest mistake in a text, with the offset to report. */
type Mistake = { offset: number; message: string };

/**
 * Explains the parser's first error by the likeliest mistake. Later errors are not reported, because most of them follow
 * from the first. If more text follows, the message says that it was not read. `schema` is the file's schema.
 */
export function explainSyntax(source: string, error: ParseError, schema: z.ZodType): FileProblem {
  const { offset, message } =
    invisibleCharacter(source, error) ?? unquotedValue(source, error.offset, schema) ?? mistakeAt(source, error);
  const isEnd = source.slice(error.offset + error.length).trim() === "";
  const unread = isEnd ? "" : "\n  Sesudah baris ini berkasnya belum terbaca; mungkin masih ada yang lain.";
  return { line: lineAt(source, offset), message: `${message}${unread}` };
}

/**
 * An invisible character where the error is, or a tab or other control character within the text at the error. JSON allows
 * neither, and both often come with pasted text.
 */
function invisibleCharacter(source: string, error: ParseError): Mistake | undefined {
  const isInText = source[error.offset] === '"';
  const token = source.slice(error.offset, isInText ? error.offset + error.length : undefined);
  const { 0: character, index } = (isInText ? /\p{Cc}/u : /^([^\S \t\r\n]|\p{Cf})/u).exec(token) ?? { index: 0 };
  if (character === undefined) return undefined;
  const offset = error.offset + index;
  const what = character === "\t" ? "tab" : invisibleName(character);
  const after = isInText ? `sesudah ${asWritten(token.slice(0, index))}` : "di sini";
  const message = `Ada ${what} ${after}; hapus, lalu ketik spasi biasa.`;
  return { offset, message: `${message} ${lineWith(source, offset)}` };
}

/** A value that lacks quotation marks, such as 100rb, after the last `"name":` in the line that contains `offset`. */
function unquotedValue(source: string, offset: number, schema: z.ZodType): Mistake | undefined {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = source.slice(start).split("\n", 1);
  const [, before = "", text = ""] =
    /^(.*"\s*:\s*)([^\s"“”„'‘’`{}[\],;:=#][^"“”„'‘’`{}[\]#;]*?)[\s,}\]]*$/.exec(line) ?? [];
  const isValid = text === "" || /^(-?(0|[1-9]\d*)(\.\d+)?|true|false|null)$/.test(text);
  const field = isValid ? undefined : schemaAt(schema, getLocation(source, start + before.length).path);
  if (field === undefined) return undefined;
  const readings = readingsOf(field, text);
  const quotes = typeof readings[0] === "string" ? " Tulis di antara tanda kutip." : "";
  const remedy = `${suggestion(readings)}${quotes}`;
  return { offset, message: `Tertulis ${asWritten(text)}; ${expectedOf(metaOf(field))}.${remedy}` };
}

/** The mistake at the error's offset, or at the end of the text before it, such as a missing comma on the line above. */
function mistakeAt(source: string, { error, offset }: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const rest = source.slice(offset);
  const before = source.slice(0, offset).trimEnd();
  const isOnNextLine = source.slice(before.length, offset).includes("\n");
  const name = /^[\p{L}_][\p{L}\d_-]*/u.exec(rest)?.[0];
  const at = (place: number, mistake: string) => ({
    offset: place,
    message: `${mistake}. ${lineWith(source, place)}`.trim(),
  });
  if (/^.?[“”„‟″'‘’`]/.test(rest)) return at(offset, 'Teks dan nama harus di antara tanda kutip lurus "…"');
  if (name && (code === "PropertyNameExpected" || /^[^\s":]+"?\s*:/.test(rest)))
    return at(offset, `Nama tanpa tanda kutip; tulis "${name}"`);
  const { path } = getLocation(source, offset);
  // In a list, only the comma between two entries is missing.
  if (rest.startsWith("{") && typeof path.at(-1) === "string" && /^(PropertyName|Comma)Expected$/.test(code)) {
    const list =
      path[path.findLastIndex((key) => typeof key === "number") - 1] ?? /.*"(\w+)"\s*:\s*\[/s.exec(before)?.[1];
    const home = list ? `daftar "${list}", di antara [ dan ]` : "daftarnya, di antara [ dan ]";
    return at(offset, `Isi { … } ini ada di luar daftarnya; pindahkan ke ${home}, sejajar dengan isi yang lain`);
  }
  if (before.endsWith(",") && /^[}\]]/.test(rest)) return at(before.length - 1, "Ada koma berlebih; hapus komanya");
  if (name && before.endsWith('"') && !isOnNextLine)
    return at(before.length - 1, 'Ada tanda kutip " di dalam teks; tulis \\" atau hapus');
  if (code === "CommaExpected" || (/^CloseBrac/.test(code) && isOnNextLine && rest !== ""))
    return at(isOnNextLine ? before.length : offset, "Koma kurang di sini, atau kurung tutup sebelum isi berikutnya");
  return at(
    offset,
    parserCodes[code] ?? "Tanda baca tidak pada tempatnya: nama dan isi dipisah titik dua, isian dipisah koma",
  );
}

/** The line around an offset, for a message; empty for an empty line. */
function lineWith(source: string, offset: number): string {
  const written = asWritten(source.split("\n")[lineAt(source, offset) - 1] ?? "");
  return written && `Tertulis: ${written}`;
}

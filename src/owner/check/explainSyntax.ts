import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import type * as z from "zod";
import { metaOf } from "../schema/fields";
import { readingsOf } from "../schema/interpretations";
import { schemaAt } from "../schema/traversal";
import { asWritten, expectedOf, suggestion } from "./diagnostic";

/** A problem of a file's text. `line` counts from one, and is missing where the problem is the whole file. */
export type FileProblem = { message: string; line?: number };

/** The line of an offset in a text, counted from one. */
export const lineAt = (source: string, offset: number): number => linesOf(source)(offset);

/** Gives the line of any offset in a text; the text is searched for line breaks once. */
export function linesOf(source: string): (offset: number) => number {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => ends.findLastIndex((end) => end < offset) + 2;
}

const conflict =
  "Ada tanda konflik Git: dua versi tersimpan bersamaan. Pilih salah satu, lalu hapus baris <<<<<<<, =======, dan >>>>>>>.";

/** Messages for the parser's error codes; any other code gets a general message, with the line as written. */
const parserCodes: Readonly<Record<string, string>> = {
  CloseBraceExpected: "Kurung tutup } atau koma kurang",
  CloseBracketExpected: "Kurung tutup ] atau koma kurang",
  ColonExpected: "Titik dua : kurang setelah nama",
  ValueExpected: "Ada koma berlebih, atau isi yang kosong setelah titik dua",
  UnexpectedEndOfString: 'Tanda kutip " penutup kurang, atau ada baris baru di dalam teks',
  InvalidCommentToken: "Komentar tidak bisa ditulis di berkas ini; hapus",
  EndOfFileExpected: "Ada sesuatu setelah akhir berkas, mungkin kurung tutup berlebih",
};

/**
 * Its first group finds invisible characters, and white space that JSON does not allow. Both come with pasted text. Texts in
 * quotation marks are skipped, because they may hold any character.
 */
const invisibleCharacter = /"(?:[^"\\\n]|\\.)*"|([^\S \t\r\n]|\p{Cf})/gu;

/**
 * Messages for the errors of the JSON parser: the likeliest mistake at each place, with the line as written. After a missing or
 * superfluous comma the later errors are explained as well. After any other mistake the later errors are only its consequences,
 * so they are left out. The message then says that the rest is unread, if there is a rest, and `wasReadToEnd` is false.
 * `schema` is the file's schema.
 */
export function explainSyntax(
  source: string,
  errors: readonly ParseError[],
  schema: z.ZodType,
): { problems: FileProblem[]; wasReadToEnd: boolean } {
  const mark = /^(<{7}|={7}|>{7})(?=\s|$)/m.exec(source);
  if (mark) return { problems: [{ line: lineAt(source, mark.index), message: conflict }], wasReadToEnd: false };
  const problems: FileProblem[] = [];
  for (const error of errors) {
    const { isComma, ...problem } = explainError(source, error, schema);
    // The parser reports a superfluous comma as two errors.
    if (problems.some(({ line }) => line === problem.line)) continue;
    if (!isComma) {
      const isEnd = source.slice(error.offset + error.length).trim() === "";
      const unread = isEnd ? "" : "\n  Sesudah baris ini berkasnya belum terbaca; mungkin masih ada yang lain.";
      return { problems: [...problems, { ...problem, message: `${problem.message}${unread}` }], wasReadToEnd: false };
    }
    problems.push(problem);
  }
  return { problems, wasReadToEnd: true };
}

function explainError(source: string, { error, offset }: ParseError, schema: z.ZodType) {
  const line = lineAt(source, offset);
  const invisible = [...source.matchAll(invisibleCharacter)].find(
    ({ 1: found, index }) => found && lineAt(source, index) === line,
  );
  if (invisible) {
    const code = invisible[1]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const next = asWritten(source.slice(invisible.index).trim().split("\n")[0] ?? "");
    const message = `Ada karakter yang tidak terlihat (U+${code}) sebelum ${next}; hapus, lalu ketik spasi biasa.`;
    return { line: lineAt(source, invisible.index), message, isComma: false };
  }
  const unquoted = unquotedValue(source, offset);
  const field = unquoted && schemaAt(schema, getLocation(source, unquoted.offset).path);
  if (unquoted && field) {
    const remedy = suggestion(readingsOf(field, unquoted.text));
    const message = `Tertulis ${asWritten(unquoted.text)}; ${expectedOf(metaOf(field))}.${remedy}`;
    return { line: lineAt(source, unquoted.offset), message, isComma: false };
  }
  const [at, mistake] = mistakeAt(source, offset, printParseErrorCode(error));
  const isComma = mistake === extraComma || (mistake === missingComma && /^["{[\w-]/.test(source.slice(offset)));
  const lineOfMistake = lineAt(source, at);
  const written = asWritten(source.split("\n")[lineOfMistake - 1] ?? "");
  return { line: lineOfMistake, message: `${mistake}.${written && ` Tertulis: ${written}`}`, isComma };
}

const missingComma = "Koma kurang di sini, atau kurung tutup sebelum isi berikutnya";
const extraComma = "Ada koma berlebih; hapus komanya";

/**
 * The likeliest mistake for the parser's error `code` at `offset`, with the offset to report. This is the error's own offset,
 * or the end of the text before it if the mistake lies there.
 */
function mistakeAt(source: string, offset: number, code: string): [number, string] {
  const rest = source.slice(offset);
  const before = source.slice(0, offset).trimEnd();
  const isOnNextLine = source.slice(before.length, offset).includes("\n");
  const name = /^[\p{L}_][\p{L}\d_-]*/u.exec(rest)?.[0];
  if (/^.?[“”„‟″'‘’`]/.test(rest)) return [offset, 'Teks dan nama harus di antara tanda kutip lurus "…"'];
  if (name && (code === "PropertyNameExpected" || /^[^\s":]+"?\s*:/.test(rest)))
    return [offset, `Nama tanpa tanda kutip; tulis "${name}"`];
  if (before.endsWith(",") && (code === "PropertyNameExpected" || code === "ValueExpected"))
    return [before.length - 1, extraComma];
  if (name && before.endsWith('"') && !isOnNextLine)
    return [before.length - 1, 'Ada tanda kutip " di dalam teks; tulis \\" atau hapus'];
  if (code === "CommaExpected" || (/^CloseBrac/.test(code) && isOnNextLine && rest !== ""))
    return [isOnNextLine ? before.length : offset, missingComma];
  return [offset, parserCodes[code] ?? "Tanda baca tidak pada tempatnya"];
}

/**
 * A value that lacks quotation marks, such as 100rb, after the last `"name":` in the line that contains `offset`. Returns its
 * text and its own offset; undefined if there is none, or if it is valid JSON.
 */
function unquotedValue(source: string, offset: number) {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = source.slice(start).split("\n", 1);
  const [, before = "", text = ""] = /^(.*"\s*:\s*)([^"“”„'‘’`{}[\]]+?)[\s,}\]]*$/.exec(line) ?? [];
  return text === "" || isJson(text) ? undefined : { text, offset: start + before.length };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

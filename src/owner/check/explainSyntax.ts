import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import type * as z from "zod";
import { metaOf } from "../schema/fields";
import { meaningsOf } from "../schema/meanings";
import { codePoint } from "../schema/textProblem";
import { schemaAt } from "../schema/traversal";
import { asWritten, expectedOf, perhaps } from "./messages";
import { position, type TextProblem } from "./position";

const conflict =
  "Ada tanda konflik Git: dua versi tersimpan bersamaan. Pilih salah satu, lalu hapus baris <<<<<<<, =======, dan >>>>>>>.";

const comment = "Komentar tidak bisa ditulis di berkas ini; hapus";
const afterEnd = "Ada sesuatu setelah akhir berkas, mungkin kurung tutup berlebih";

/** What the parser's own code says where what stands around the place says no more. */
const parserCodes: Readonly<Record<string, string>> = {
  CloseBraceExpected: "Kurung tutup } atau koma kurang",
  CloseBracketExpected: "Kurung tutup ] atau koma kurang",
  ColonExpected: "Titik dua : kurang setelah nama",
  ValueExpected: "Ada koma berlebih, atau isi yang kosong setelah titik dua",
  UnexpectedEndOfString: 'Tanda kutip " penutup kurang, atau ada baris baru di dalam teks',
  InvalidCharacter: "Ada karakter yang tidak terlihat (mungkin tab) di dalam teks; ganti dengan spasi",
  InvalidSymbol: 'Ada sesuatu di luar tanda kutip "…" yang bukan angka, true, false, atau null',
  InvalidCommentToken: comment,
  InvalidEscapeCharacter: "Garis miring terbalik \\ tidak bisa ditulis begitu saja; hapus, atau tulis dua kali",
  EndOfFileExpected: afterEnd,
};

/**
 * Why a text is not JSON: the likeliest slip at the first place where the parser stopped, with the line as it stands. `schema` is
 * the file's; it knows what belongs where something stands that is no value.
 */
export function explainSyntax(source: string, { error, offset }: ParseError, schema: z.ZodType): TextProblem {
  const marked = /^(<{7}|={7}|>{7})(?=\s|$)/m.exec(source);
  if (marked) return { ...position(source, marked.index), id: conflict };
  const bare = bareValue(source, offset);
  const field = bare && schemaAt(schema, getLocation(source, bare.offset).path);
  if (bare && field) {
    const meant = perhaps(meaningsOf(field, bare.word));
    const id = `Tertulis ${asWritten(bare.raw)}; ${bare.hasComment ? comment : expectedOf(metaOf(field))}.${meant}`;
    return { ...position(source, bare.offset), id };
  }
  const [at, slip] = slipAt(source, offset, printParseErrorCode(error));
  const lines = source.slice(0, at).split("\n");
  const line = source.split("\n")[lines.length - 1] ?? "";
  return { ...position(source, at), id: `${slip}. Tertulis: ${asWritten(line)}` };
}

/** The likeliest slip, and where it is: at the offset where the parser stopped, or at the end of what it read before. */
function slipAt(source: string, offset: number, code: string): [number, string] {
  const rest = source.slice(offset);
  const before = source.slice(0, offset).trimEnd();
  const isOnNextLine = source.slice(before.length, offset).includes("\n");
  const isBracketExpected = code === "CloseBraceExpected" || code === "CloseBracketExpected";
  const name = /^[\p{L}_][\p{L}\d_-]*/u.exec(rest)?.[0];
  const hidden = /^[^\s",:{}[\]]*?([\p{Cf}\p{Zs}])/u.exec(rest.replace(/^ +/, ""))?.[1];
  if (code !== "InvalidCharacter" && hidden && hidden !== " ")
    return [offset, `Ada karakter yang tidak terlihat (${codePoint(hidden)}); hapus, atau ketik ulang baris ini`];
  if (/^.?[“”„‟″]/.test(rest)) return [offset, 'Teks harus di antara tanda kutip lurus "…", bukan “…”'];
  if (/^['‘’`]/.test(rest)) return [offset, `Teks dan nama harus di antara tanda kutip ganda "…", bukan '…'`];
  if (rest.startsWith("#")) return [offset, comment];
  if (code === "PropertyNameExpected" && name) return [offset, `Nama tanpa tanda kutip; tulis "${name}"`];
  if (before.endsWith(",") && (code === "PropertyNameExpected" || code === "ValueExpected"))
    return [before.length - 1, "Ada koma berlebih; hapus komanya"];
  if (code === "CommaExpected" || (isBracketExpected && isOnNextLine && rest !== ""))
    return [
      isOnNextLine ? before.length : offset,
      "Koma kurang di sini, atau kurung tutup kurang sebelum isi berikutnya",
    ];
  if (name && before.endsWith('"') && !isOnNextLine)
    return [before.length - 1, 'Ada tanda kutip " di dalam teks; tulis \\" atau hapus'];
  if (isJson(before)) return [offset, afterEnd];
  return [offset, parserCodes[code] ?? "Tanda baca tidak pada tempatnya"];
}

/** What stands after the colon on the line where the parser stopped, if it is no JSON and begins neither a text nor a group. */
function bareValue(source: string, offset: number) {
  const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
  const colon = /"\s*:[^\S\r\n]*([^"{}[\]\r\n]*)$/.exec(source.slice(lineStart, offset));
  if (!colon) return undefined;
  const start = offset - (colon[1] ?? "").length;
  const written = /^[^"{}[\]\r\n]*?"?(?=\s*(,\s*"|,?\s*[\]}\r\n]|,?\s*$))/.exec(source.slice(start))?.[0] ?? "";
  const raw = written.trim().replace(/[,;]+$/, "");
  if (raw === "" || /^["“”„{[]/.test(raw) || isJson(raw)) return undefined;
  const [, code = "", remark] = /^(.*?)\s*(\/\/.*|\/\*.*|#.*)?$/su.exec(raw) ?? [];
  const word = code.replace(/^[\s:='‘’`]+|[\s,;:'’`"]+$/gu, "");
  return { raw, word, offset: start, hasComment: remark !== undefined };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

import { getLocation, type ParseError, printParseErrorCode } from "jsonc-parser";
import type * as z from "zod";
import { plainLine, shortened } from "../../format/plainText";
import { metaOf } from "../schema/fields";
import type { Words } from "../schema/path";
import { schemaAt } from "../schema/traversal";
import { shown } from "./diagnostic";
import { likelyMeant } from "./likelyMeant";
import { position, type TextProblem } from "./position";

const causes: Record<string, Words> = {
  CloseBraceExpected: { id: "kurung tutup } atau koma kurang", en: "a closing } or a comma is missing" },
  CloseBracketExpected: { id: "kurung tutup ] atau koma kurang", en: "a closing ] or a comma is missing" },
  ColonExpected: { id: "titik dua : kurang setelah nama", en: "a colon is missing after a name" },
  PropertyNameExpected: {
    id: "ada koma berlebih sebelum kurung tutup, atau nama tanpa tanda kutip",
    en: "there is one comma too many before a closing bracket, or a name without quotation marks",
  },
  ValueExpected: {
    id: "ada koma berlebih, atau isi yang kosong setelah titik dua",
    en: "there is one comma too many, or nothing after a colon",
  },
  UnexpectedEndOfString: {
    id: 'tanda kutip " penutup kurang, atau ada baris baru di dalam teks',
    en: 'a closing quotation mark " is missing, or a text runs over the end of its line',
  },
  InvalidCharacter: {
    id: "ada karakter yang tidak terlihat (mungkin tab) di dalam teks; ganti dengan spasi",
    en: "an invisible character (perhaps a tab) stands in the text; write a space instead",
  },
  InvalidSymbol: {
    id: 'ada sesuatu di luar tanda kutip "…" yang bukan angka, true, false, atau null',
    en: 'something outside quotation marks "…" is neither a number nor true, false or null',
  },
  InvalidCommentToken: {
    id: "komentar tidak bisa ditulis di berkas ini; hapus",
    en: "comments are not allowed in this file; delete it",
  },
  InvalidEscapeCharacter: {
    id: "garis miring terbalik \\ tidak bisa dipakai begitu saja di dalam teks; hapus, atau tulis dua kali \\\\",
    en: "a backslash \\ cannot stand alone in a text; delete it, or write it twice \\\\",
  },
  EndOfFileExpected: {
    id: "ada sesuatu setelah akhir berkas, mungkin kurung tutup berlebih",
    en: "something follows the end of the file, perhaps one closing bracket too many",
  },
};

/**
 * Why a text is not JSON, in the owner's words: the likeliest slip at the first place where the parser stumbled. `schema`
 * is the file's; it knows what belongs where something stands that is no value.
 */
export function explainSyntax(source: string, { error, offset }: ParseError, schema?: z.ZodType): TextProblem {
  const empty = source.indexOf("\0");
  if (empty >= 0) {
    return {
      ...position(source, empty),
      id: "Ada byte kosong (NUL) di dalam berkas; penyimpanannya mungkin terputus. Kembalikan isinya dari riwayat.",
      en: "There are empty bytes (NUL) in the file; perhaps saving it was cut short. Restore it from the history.",
    };
  }
  const conflict = /^(<{7}|={7}|>{7})(?=\s|$)/m.exec(source);
  if (conflict) {
    return {
      ...position(source, conflict.index),
      id: "Ada tanda konflik Git: dua versi tersimpan bersamaan. Pilih salah satu, lalu hapus baris <<<<<<<, =======, dan >>>>>>>.",
      en: "There are marks of a Git conflict: two versions were saved at once. Keep one of them and delete the lines <<<<<<<, ======= and >>>>>>>.",
    };
  }
  if (/^\s*<(!doctype|html)/i.test(source)) {
    return {
      line: 1,
      column: 1,
      id: "Ini halaman web, bukan isi berkas; mungkin salah simpan. Kembalikan isinya dari riwayat.",
      en: "This is a web page, not the file's content; perhaps the wrong thing was saved. Restore it from the history.",
    };
  }
  const code = printParseErrorCode(error);
  const before = endOfPreviousToken(source, offset);
  const isOnNextLine = source.slice(before, offset).includes("\n");
  const problem = (at: number, { id, en }: Words): TextProblem => ({
    ...position(source, at),
    id: `${capital(id)}. Tertulis: ${lineAround(source, at)}`,
    en: `${capital(en)}. It reads: ${lineAround(source, at)}`,
  });
  const space = /[^\S \t\r\n]/u.exec(source.slice(offset, offset + 1));
  if (space && !isInText(source, offset)) {
    return problem(offset, {
      id: "ada spasi khusus (hasil salin-tempel) di luar tanda kutip; hapus, lalu ketik spasi biasa",
      en: "a special space (from copying) stands outside quotation marks; delete it and type a plain space",
    });
  }
  const unseen = /^[^\s",:{}[\]]*?(\p{Cf})/u.exec(source.slice(offset, offset + 200))?.[1];
  if (unseen && !isInText(source, offset)) {
    const mark = `U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
    return problem(offset, {
      id: `ada karakter yang tidak terlihat (${mark}) di luar tanda kutip; hapus, atau ketik ulang baris ini`,
      en: `an invisible character (${mark}) stands outside quotation marks; delete it, or type this line anew`,
    });
  }
  const bare = bareValue(source, offset);
  if (bare) {
    const field = schema && schemaAt(schema, getLocation(source, bare.offset).path);
    return { ...position(source, bare.offset), ...bareWords(bare.raw, field) };
  }
  const wide = { "：": ":", "，": ",", "；": "," }[source.charAt(offset)];
  if (wide) {
    return problem(offset, {
      id: `ada tanda ${source.charAt(offset)} yang lebar; tulis ${wide} biasa`,
      en: `there is a wide ${source.charAt(offset)}; write a plain ${wide}`,
    });
  }
  if (/[“”„‟″]/.test(source.slice(offset, offset + 2))) {
    return problem(offset, {
      id: 'teks harus di antara tanda kutip lurus "…", bukan “…”',
      en: 'text belongs between straight quotation marks "…", not “…”',
    });
  }
  if (/^['‘’`]/.test(source.slice(offset))) {
    return problem(offset, {
      id: "teks dan nama harus di antara tanda kutip ganda \"…\", bukan '…'",
      en: "text and names belong between double quotation marks \"…\", not '…'",
    });
  }
  if (code === "PropertyNameExpected" && /^[\p{L}_]/u.test(source.slice(offset))) {
    const name = /^[\p{L}\d_-]+/u.exec(source.slice(offset))?.[0] ?? "";
    return problem(offset, {
      id: `nama tanpa tanda kutip; tulis "${name}"`,
      en: `a name without quotation marks; write "${name}"`,
    });
  }
  if (code === "PropertyNameExpected" && source.startsWith("{", offset)) {
    return problem(offset, {
      id: "kurung tutup } kurang sebelum kelompok ini",
      en: "a closing } is missing before this group",
    });
  }
  if (source.startsWith(",", offset) && source.slice(0, before).endsWith(",")) {
    return problem(offset, { id: "ada koma berlebih; hapus komanya", en: "there is one comma too many; delete it" });
  }
  if (code === "PropertyNameExpected" && source.slice(0, before).endsWith(",")) {
    return problem(before - 1, {
      id: "ada koma berlebih sebelum kurung tutup; hapus komanya",
      en: "there is one comma too many before a closing bracket; delete it",
    });
  }
  if (code === "ValueExpected" && source.slice(0, before).endsWith(",")) {
    return problem(before - 1, {
      id: "ada koma berlebih; hapus komanya",
      en: "there is one comma too many; delete it",
    });
  }
  if (
    code === "CommaExpected" ||
    (/Close(Brace|Bracket)Expected/.test(code) && isOnNextLine && offset < source.length)
  ) {
    const where = isOnNextLine ? { id: " di akhir baris ini", en: " at the end of this line" } : { id: "", en: "" };
    return problem(isOnNextLine ? before : offset, {
      id: `koma kurang${where.id}, atau kurung tutup kurang sebelum isi berikutnya`,
      en: `a comma is missing${where.en}, or a closing bracket before the next entry`,
    });
  }
  if (source.startsWith("#", offset)) return problem(offset, causes.InvalidCommentToken ?? { id: "", en: "" });
  if (/^;/.test(source.slice(offset))) {
    return problem(offset, {
      id: "ada titik koma (;), tulis koma (,)",
      en: "there is a semicolon (;), write a comma (,)",
    });
  }
  if (/^[,;]/.test(source.slice(before).trimStart()) && source.slice(0, before).endsWith(",")) {
    return problem(before, { id: "ada koma berlebih; hapus komanya", en: "there is one comma too many; delete it" });
  }
  if (/^\p{L}/u.test(source.slice(offset)) && source.slice(0, before).endsWith('"') && !isOnNextLine) {
    return problem(before - 1, {
      id: 'ada tanda kutip " di dalam teks; tulis \\" atau hapus',
      en: 'a quotation mark " stands inside a text; write \\" or delete it',
    });
  }
  if (source.startsWith("=", offset)) {
    return problem(offset, { id: "ada tanda =; tulis titik dua :", en: "there is a = sign; write a colon :" });
  }
  const token = /^[^\s,:{}[\]]+/.exec(source.slice(offset))?.[0].replace(/^[“”„"]+|[“”„"]+$/g, "") ?? "";
  if (code === "InvalidSymbol" && token !== "") {
    return problem(offset, {
      id: `ada ${token} di luar tanda kutip; tulis "${token}"`,
      en: `${token} stands outside quotation marks; write "${token}"`,
    });
  }
  if (source.slice(offset).trim() === "" && code.startsWith("Close")) {
    const bracket = code === "CloseBraceExpected" ? "}" : "]";
    return problem(before - 1, {
      id: `kurung tutup ${bracket} kurang di akhir berkas`,
      en: `a closing ${bracket} is missing at the end of the file`,
    });
  }
  return problem(
    offset,
    causes[code] ?? { id: "tanda baca tidak pada tempatnya", en: "a punctuation mark is out of place" },
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The line as it stands in the file, cut around the fault so that the fault is in sight. */
function lineAround(source: string, offset: number): string {
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const end = source.indexOf("\n", offset);
  const line = source.slice(start, end === -1 ? undefined : end).trimEnd();
  const indent = line.length - line.trimStart().length;
  const from = Math.max(indent, offset - start - 40);
  const to = from + 70;
  return `${from > indent ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}

function endOfPreviousToken(source: string, offset: number): number {
  return offset - (/\s*$/.exec(source.slice(0, offset))?.[0].length ?? 0);
}

function isInText(source: string, offset: number): boolean {
  const line = source.slice(source.lastIndexOf("\n", offset - 1) + 1, offset);
  return (line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 1;
}

/** What stands after the colon on the fault's line where it is neither JSON nor begins as text or a group. */
function bareValue(source: string, offset: number): { raw: string; offset: number } | undefined {
  const lineStart = source.lastIndexOf("\n", offset - 1) + 1;
  const colon = /"\s*:(?<blank>[^\S\r\n]*)(?<value>[^"{}[\]\r\n]*)$/.exec(source.slice(lineStart, offset));
  if (!colon?.groups) return undefined;
  const start = offset - (colon.groups.value ?? "").length;
  const raw = (/^[^"{}[\]\r\n]*?"?(?=\s*(,\s*"|,?\s*[\]}\r\n]|,?\s*$))/.exec(source.slice(start))?.[0] ?? "")
    .trim()
    .replace(/[,;]+$/, "");
  if (raw === "" || /^["“”„{[]/.test(raw)) return undefined;
  try {
    JSON.parse(raw);
    return undefined;
  } catch {
    return { raw, offset: start };
  }
}

/**
 * What stands bare where a field's value belongs: what the field's own schema asks for, and the value that it would accept
 * once quotation marks, comments and stray colons are set right.
 */
function bareWords(raw: string, field: z.ZodType | undefined): Words {
  const [, code = "", comment] = /^(.*?)\s*(\/\/.*|\/\*.*|#.*)?$/su.exec(raw) ?? [];
  const word = code
    .replace(/^[\s:=]+|[\s,;:，；：]+$/gu, "")
    .replace(/^["“”„'‘’`]+|["“”„‘’`]+$/gu, "")
    .replace(/^([^'\d]+)'$/u, "$1");
  const meant = field ? bareMeant(field, word) : undefined;
  const perhaps =
    meant === undefined
      ? { id: "", en: "" }
      : { id: ` Mungkin maksudnya ${shown(meant)}.`, en: ` Perhaps ${shown(meant)} was meant.` };
  const cause = comment
    ? { id: "komentar tidak bisa ditulis di berkas ini; hapus", en: "comments are not allowed in this file; delete it" }
    : expectedHere(field);
  const found = shortened(plainLine(raw), 60);
  return {
    id: `Tertulis ${found}; ${cause.id}.${perhaps.id}`,
    en: `It says ${found}; ${cause.en}.${perhaps.en}`,
  };
}

function expectedHere(field: z.ZodType | undefined): Words {
  if (!field) {
    return {
      id: "itu bukan angka, true, false, atau null, dan bukan teks di antara tanda kutip",
      en: "that is neither a number nor true, false or null, nor text between quotation marks",
    };
  }
  const { description, expected } = metaOf(field);
  const example =
    "example" in expected
      ? { id: `, contoh: ${shown(expected.example)}`, en: `, for example ${shown(expected.example)}` }
      : { id: "", en: "" };
  return {
    id: `seharusnya ${expected.id} (${description})${example.id}`,
    en: `expected ${expected.en}${example.en}`,
  };
}

/** The first reading of a bare word that the field accepts: as JSON in small letters, as text, or after a small repair. */
function bareMeant(field: z.ZodType, word: string): unknown {
  const asJson = [word.toLowerCase(), word].flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
  const accepted = [...asJson, word].find((candidate) => field.safeParse(candidate).success);
  return accepted === undefined ? likelyMeant(field, metaOf(field).kind, word) : accepted;
}

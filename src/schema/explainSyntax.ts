import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { shown, type Words } from "./fault";
import { amountIn, minutesIn, timeIn } from "./likelyMeant";
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

/** Why a text is not JSON, in the owner's words: the likeliest slip at the first place where the parser stumbled. */
export function explainSyntax(source: string, { error, offset }: ParseError): TextProblem {
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
  const bare = bareValue(source, offset);
  if (bare) {
    const { id, en } = bareWords(bare.raw);
    return { ...position(source, bare.offset), id: `${capital(id)}.`, en: `${capital(en)}.` };
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
    return problem(offset, { id: "ada titik koma ;; tulis koma ,", en: "there is a semicolon ; — write a comma ," });
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
  const raw = (/^[^"{}[\]\r\n]*?(?=\s*(,\s*"|,?\s*[\]}\r\n]|,?\s*$))/.exec(source.slice(start))?.[0] ?? "")
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

function bareWords(raw: string): Words {
  const says = (id: string, en: string, meant?: string): Words => ({
    id: `tertulis ${raw}; ${id}${meant === undefined ? "" : `. Mungkin maksudnya ${meant}`}`,
    en: `it says ${raw}; ${en}${meant === undefined ? "" : `. Perhaps ${meant} was meant`}`,
  });
  const comment = /^(.*?)\s*(\/\/|\/\*|#)/.exec(raw);
  if (comment) {
    return says(
      "komentar tidak bisa ditulis di berkas ini; hapus",
      "comments are not allowed in this file; delete it",
      comment[1] || undefined,
    );
  }
  const word = /^(true|false|null|ya|tidak|yes|no|none|nil|kosong|undefined)$/i.exec(raw)?.[0].toLowerCase();
  if (word) {
    const meant =
      { ya: "true", yes: "true", true: "true", tidak: "false", no: "false", false: "false" }[word] ?? "null";
    return says("tulis true, false, atau null dengan huruf kecil", "write true, false or null in small letters", meant);
  }
  if (/^[+-]?(nan|infinity|∞)$/i.test(raw)) return says("itu bukan angka", "that is no number");
  if (/^\d{1,2}[:.]\d{2}$/.test(raw)) {
    return says("jam ditulis di antara tanda kutip", "a time belongs between quotation marks", shown(timeIn(raw)));
  }
  if (/^(\+62|0[2-9])[\d\s-]{6,}$/.test(raw)) {
    return says(
      "nomor telepon ditulis di antara tanda kutip",
      "a telephone number belongs between quotation marks",
      shown(raw),
    );
  }
  if (/^[+-]?\d{1,2},\d{1,2}$/.test(raw)) {
    const meant = raw.replace(",", ".").replace(/^\+/, "");
    return says("angka desimal memakai titik", "decimals take a point", meant);
  }
  if (/%$/.test(raw)) return says("tanda % tidak bisa ditulis di sini", "a % sign cannot stand here");
  const minutes = /[a-z]$/i.test(raw) ? minutesIn(raw) : undefined;
  if (minutes !== undefined) {
    return says(
      "lamanya ditulis dalam menit, angkanya saja",
      "a duration is written in minutes, the number alone",
      String(minutes),
    );
  }
  const amount = amountIn(raw.replaceAll("_", "").replace(/\.$/, ""));
  if (amount !== undefined) {
    return says(
      "angka ditulis tanpa Rp, tanpa titik ribuan, dan tanpa singkatan",
      "a number is written without Rp, without thousand dots and without abbreviations",
      String(amount),
    );
  }
  if (/^[+-]?\d+$/.test(raw)) {
    const plain = raw.replace(/^\+/, "").replace(/^(-?)0+(?=\d)/, "$1");
    return says(
      "angka ditulis tanpa + dan tanpa nol di depan",
      "a number is written without a + and without leading zeros",
      plain,
    );
  }
  if (/^[“”„'‘’`]/.test(raw)) {
    return says(
      "teks harus di antara tanda kutip lurus",
      "text belongs between straight quotation marks",
      shown(raw.replace(/^[“”„'‘’`]+|[“”„'‘’`]+$/g, "")),
    );
  }
  return says("teks harus di antara tanda kutip lurus", "text belongs between straight quotation marks", shown(raw));
}

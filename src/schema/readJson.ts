import { type ParseError, printParseErrorCode, visit } from "jsonc-parser";

export type Reading = { data: unknown } | { problems: { id: string; en: string }[] };

const causes: Record<string, { id: string; en: string }> = {
  CommaExpected: {
    id: "di antara dua isi ada koma, tanda kutip, atau kurung tutup yang kurang",
    en: "between two entries a comma is missing, or a quotation mark, or a closing bracket",
  },
  CloseBraceExpected: { id: "kurung tutup } atau koma kurang", en: "a closing } or a comma is missing" },
  CloseBracketExpected: { id: "kurung tutup ] atau koma kurang", en: "a closing ] or a comma is missing" },
  ColonExpected: { id: "titik dua : kurang setelah nama", en: "a colon is missing after a name" },
  PropertyNameExpected: {
    id: "ada koma berlebih sebelum }, atau nama tanpa tanda kutip",
    en: "there is one comma too many before a }, or a name without quotation marks",
  },
  ValueExpected: {
    id: "ada koma berlebih, atau isi yang kosong setelah titik dua",
    en: "there is one comma too many, or nothing after a colon",
  },
  UnexpectedEndOfString: {
    id: 'tanda kutip " penutup kurang, atau ada baris baru di dalam teks',
    en: 'a closing quotation mark " is missing, or a text runs over the end of its line',
  },
  InvalidSymbol: {
    id: 'teks harus di antara tanda kutip lurus "…", bukan “…”',
    en: 'text belongs between straight quotation marks "…", not “…”',
  },
  InvalidCommentToken: { id: "komentar tidak boleh ada di berkas ini", en: "comments are not allowed in this file" },
  InvalidEscapeCharacter: {
    id: "garis miring terbalik \\ di dalam teks tidak dikenal",
    en: "a backslash \\ in the text is not understood",
  },
  EndOfFileExpected: {
    id: "ada sesuatu setelah akhir berkas, mungkin kurung tutup berlebih",
    en: "something follows the end of the file, perhaps one closing bracket too many",
  },
};

/**
 * Parses a content file. Where the text is not JSON, every problem is told with line and column (counted from one) and
 * its likely cause; a name written twice in the same group is a problem too, since one of the two would be lost.
 */
export function readJson(source: string): Reading {
  if (source.trim() === "") return { problems: [{ id: "Berkas ini kosong.", en: "This file is empty." }] };
  if (source.startsWith("\uFEFF")) {
    const id = "Berkas ini diawali tanda BOM yang tak terlihat. Simpan lagi sebagai UTF-8 tanpa BOM.";
    return { problems: [{ id, en: "This file begins with an invisible BOM. Save it again as UTF-8 without BOM." }] };
  }
  const syntax: ParseError[] = [];
  const twice: { name: string; offset: number }[] = [];
  const names: Set<string>[] = [];
  visit(
    source,
    {
      onObjectBegin: () => {
        names.push(new Set());
      },
      onObjectEnd: () => {
        names.pop();
      },
      onObjectProperty: (name, offset) => {
        const group = names.at(-1);
        if (group?.has(name)) twice.push({ name, offset });
        group?.add(name);
      },
      onError: (error, offset, length) => {
        syntax.push({ error, offset, length });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  const first = syntax[0];
  if (first) {
    const at = position(source, first.offset);
    const cause = causes[printParseErrorCode(first.error)] ?? {
      id: "tanda baca tidak pada tempatnya",
      en: "a punctuation mark is out of place",
    };
    const line = JSON.stringify(source.split("\n")[at.line - 1]?.trim().slice(0, 60) ?? "");
    return {
      problems: [
        {
          id: `Baris ${at.line}, kolom ${at.column}: ${cause.id}. Lihat juga baris di atasnya. Tertulis: ${line}`,
          en: `Line ${at.line}, column ${at.column}: ${cause.en}. Look at the line above as well. It reads: ${line}`,
        },
      ],
    };
  }
  if (twice.length > 0) {
    return {
      problems: twice.map(({ name, offset }) => {
        const at = position(source, offset);
        return {
          id: `Baris ${at.line}, kolom ${at.column}: "${name}" tertulis dua kali dalam satu kelompok; hapus salah satunya.`,
          en: `Line ${at.line}, column ${at.column}: "${name}" is written twice in one group; delete one of them.`,
        };
      }),
    };
  }
  try {
    return { data: JSON.parse(source) };
  } catch {
    const id = "Berkas ini bukan JSON yang sah; mungkin ada huruf yang tak terlihat di dalamnya.";
    return { problems: [{ id, en: "This file is not valid JSON; perhaps it holds an invisible character." }] };
  }
}

function position(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type * as z from "zod";
import { quoted } from "./diagnostic";
import { explainSyntax, type FileProblem, lineAt } from "./explainSyntax";

/** A file's syntax problems, its data and jsonc-parser's tree. Data and tree are missing if a problem prevents reading. */
type ParsedFile = { problems: FileProblem[]; data?: unknown; root?: Node };

const lostLetter =
  "Ada huruf di baris ini yang tidak terbaca. Ketik ulang; kalau berkasnya memakai pengodean lain, simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).";

const notJson =
  "Berkas ini tidak bisa dibaca sebagai JSON. Ketik ulang bagian yang terakhir diubah, atau kembalikan isinya dari riwayat.";

/**
 * Parses a content file. A name that occurs twice in its group is a problem, because one of the two values would be lost.
 * `schema` is the file's schema.
 */
export function readJson(source: string, schema: z.ZodType): ParsedFile {
  const refuse = (message: string, line = 1) => ({ problems: [{ line, message }] });
  if (source.trim() === "")
    return refuse("Berkas ini kosong, padahal situs membutuhkannya. Kembalikan isinya dari riwayat.");
  // Another file under this name, or a text around the pasted JSON.
  if (!/^\s*[{[]/.test(source))
    return refuse(
      "Ini bukan JSON, yang mulai dengan {. Kembalikan berkasnya dari riwayat, lalu ketik perubahannya di sana.",
    );
  const lost = source.indexOf("\ufffd");
  if (lost >= 0) return refuse(lostLetter, lineAt(source, lost));
  try {
    const errors: ParseError[] = [];
    const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error) return { problems: [explainSyntax(source, error, schema)] };
    const problems = repeatedNames(root).map(({ value, offset }) => ({
      line: lineAt(source, offset),
      message: `${quoted(value)} tertulis dua kali dalam satu kelompok; hapus salah satunya.`,
    }));
    if (root) return { problems, data: JSON.parse(source), root };
  } catch {
    // Reports `notJson`: either `JSON.parse` refuses a text that `parseTree` accepts, or brackets are nested too deeply for
    // the stack.
  }
  return refuse(notJson);
}

/** Finds the keys that repeat within one JSON object, at any depth. */
function repeatedNames({ type, children = [] }: Partial<Node> = {}): Node[] {
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const duplicates = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...duplicates, ...children.flatMap(repeatedNames)];
}

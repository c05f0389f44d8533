import type * as z from "zod";
import { depositVariables, proposalVariables } from "../../../domain/booking/messageToCustomer";
import { decodedText } from "../../../format/decodedText";
import { idField } from "../../schema/fields";
import { isEmptyWord } from "../../schema/interpretations";
import { valueAt } from "../../schema/traversal";
import { quoted, suggestion } from "../diagnostic";
import { allFields, allRecords, type Diagnose, type ValidContent } from "./ruleTools";

const idOrNumber = (shape: z.ZodRawShape) => idField(shape) ?? ("number" in shape ? "number" : undefined);

/** Reports an id or number that occurs twice in a list, because links and buttons need unique ones. */
export function idRules(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, name, first } of duplicates(content, idOrNumber, String)) {
    const found = `Ditemukan ${quoted(name)} untuk kedua kalinya (sudah dipakai no. ${first})`;
    diagnose(file, path, `${found}; seharusnya berbeda di setiap isi.`);
  }
}

/** Warns of a name, photograph or plain value that occurs twice in a list. */
export function nameWarnings(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, name, first } of [
    ...duplicates(content, nameField, foldedName),
    ...duplicates(content, photoField, String),
  ]) {
    const found = `Ditemukan ${quoted(name)} untuk kedua kalinya (sama dengan no. ${first})`;
    diagnose(file, path, `${found}; pengunjung tidak bisa membedakannya.`);
  }
  for (const { file, path, value } of allFields(content)) {
    const list = typeof path.at(-1) === "number" ? (valueAt(content[file], path.slice(0, -1)) as unknown[]) : [];
    const first = list.indexOf(value) + 1;
    if (first > 0 && first <= Number(path.at(-1)))
      diagnose(file, path, `Ditemukan ${quoted(value)} untuk kedua kalinya (sama dengan no. ${first}). Hapus satu.`);
  }
}

const nameField = (shape: z.ZodRawShape) =>
  "title" in shape ? "title" : ["name", "label"].find((field) => idOrNumber(shape) !== undefined && field in shape);

/** The field of a photograph of which each entry has its own. Products may share one. */
const photoField = (shape: z.ZodRawShape) =>
  "portrait" in shape ? "portrait" : "caption" in shape ? "image" : undefined;

/** A name for comparison, in which capitals and repeated spaces make no difference. */
export const foldedName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** The entries that repeat an earlier entry's value in their list. `first` is that entry's number, counted from one. */
function duplicates(
  content: ValidContent,
  fieldOf: (shape: z.ZodRawShape) => string | undefined,
  comparable: (name: string) => string,
) {
  const firstNumbers = new Map<string, number>();
  return allRecords(content).flatMap(({ file, path, shape, value }) => {
    const field = fieldOf(shape) ?? "";
    const index = path.at(-1);
    const name = value[field];
    if (typeof index !== "number" || (typeof name !== "string" && typeof name !== "number")) return [];
    const key = JSON.stringify([file, path.slice(0, -1), comparable(String(name))]);
    const first = firstNumbers.get(key);
    if (first === undefined) firstNumbers.set(key, index + 1);
    return first === undefined ? [] : [{ file, path: [...path, field], name, first }];
  });
}

/**
 * Warns of texts whose letters a program has spoilt on their way into the file, of HTML tags and superfluous spaces, and of
 * words that stand for an empty value.
 */
export function letterWarnings(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, value, meta } of allFields(content)) {
    if (typeof value !== "string" || meta.kind === "qris") continue;
    const warn = (message: string) => diagnose(file, path, `Ditemukan ${quoted(value)}${message}`);
    const withoutTags = decodedText(value).replace(/<\/?[a-z][^<>]*>/gi, " ");
    const clean = meta.kind === "line" ? withoutTags.replace(/ {2,}/g, " ").trim() : withoutTags;
    if (value.includes("\ufffd")) warn(": ada huruf yang hilang (\ufffd). Ketik ulang teksnya.");
    else if (clean !== value)
      warn(`: ada yang berubah atau ikut tersalin.${suggestion(meta.problem?.(clean) ? [] : [clean])}`);
    else if (meta.emptyHint && isEmptyWord(value))
      warn(", yang tampil apa adanya. Kalau maksudnya tidak ada, kosongkan (null, tanpa tanda kutip).");
  }
}

const variableInOtherBrackets = new RegExp(
  String.raw`[([<%]+\s*(${[...depositVariables, ...proposalVariables].join("|")})\s*[)\]>%]+`,
  "gi",
);

/** Warns of messages in which a variable stands in other brackets than curly ones, and would be sent as it is. */
export function variableWarnings(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, value, meta } of allFields(content)) {
    if (file !== "customer-messages.json") continue;
    const text = String(value);
    for (const [found, name = ""] of text.matchAll(variableInOtherBrackets)) {
      const meant = `{${name.toLowerCase()}}`;
      if (!text.includes(meant) && !meta.problem?.(text.replace(found, meant)))
        diagnose(
          file,
          path,
          `Ditemukan ${quoted(found)}, yang terkirim apa adanya. Tulis ${meant} supaya diisi sendiri.`,
        );
    }
  }
}

/** Reports references to services or product groups that do not exist. */
export function referenceRules(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, value, meta } of allFields(content)) {
    if (!meta.refersTo || !content[meta.refersTo.file]) continue;
    const { file: target, list } = meta.refersTo;
    const entries = (valueAt(content[target], [list]) ?? []) as { id: string }[];
    const named = entries.filter(
      (entry) => foldedName(String(valueAt(entry, [meta.refersTo?.name ?? ""]))) === foldedName(String(value)),
    );
    const ids = entries.map(({ id }) => id);
    // A repeated id was probably typed in place of the missing one. Then only the repetition is reported, not every
    // reference to the missing id.
    if (ids.includes(String(value)) || new Set(ids).size < ids.length) continue;
    const remedy =
      ids.length > 0
        ? `seharusnya salah satu dari: ${ids.join(", ")}`
        : `buat dahulu${meta.emptyHint ? ", atau tulis null" : ""}`;
    diagnose(
      file,
      path,
      `Ditemukan ${quoted(value)}, yang tidak ada di ${target} › ${list}; ${remedy}.${suggestion(named.map(({ id }) => id))}`,
    );
  }
}

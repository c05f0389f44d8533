import type * as z from "zod";
import { depositVariables, proposalVariables } from "../../../domain/messages/messageToCustomer";
import type { ContentFileName } from "../../schema/contentFiles";
import { idField } from "../../schema/fields";
import { isEmptyWord } from "../../schema/interpretations";
import { type Path, valueAt } from "../../schema/traversal";
import { quoted, suggestion } from "../diagnostic";
import { allFields, allRecords, type Diagnose, type Rule, type ValidContent } from "./ruleTools";

/** Reports an id or number that occurs twice in a list, because links and buttons need unique ones. */
export const idRules: Rule = (content, diagnose) => reportRepeated(valuesOf(content, idOrNumber), diagnose);

/** Warns of a name, a photograph or a plain value that occurs twice in a list. */
export const nameWarnings: Rule = (content, diagnose) => {
  const plainValues = allFields(content).map(({ file, path, value }) => ({ file, path, entry: path, value }));
  reportRepeated([...valuesOf(content, nameField), ...valuesOf(content, photoField), ...plainValues], diagnose);
};

const idOrNumber = (shape: z.ZodRawShape) => idField(shape) ?? ("number" in shape ? "number" : undefined);

const nameField = (shape: z.ZodRawShape) =>
  "title" in shape ? "title" : ["name", "label"].find((field) => idOrNumber(shape) !== undefined && field in shape);

/** The field of a photograph of which each entry has its own. Products may share one. */
const photoField = (shape: z.ZodRawShape) =>
  "portrait" in shape ? "portrait" : "caption" in shape ? "image" : undefined;

/** A name for comparison, in which capitals and repeated spaces make no difference. */
const foldedName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** A value at a path, in the entry of a list or itself the entry. */
type ListedValue = { file: ContentFileName; path: Path; entry: Path; value: unknown };

const valuesOf = (content: ValidContent, fieldOf: (shape: z.ZodRawShape) => string | undefined): ListedValue[] =>
  allRecords(content).map(({ file, path, shape, value }) => {
    const field = fieldOf(shape) ?? "";
    return { file, path: [...path, field], entry: path, value: value[field] };
  });

/** Reports the values that repeat an earlier entry's value in their list. */
function reportRepeated(values: readonly ListedValue[], diagnose: Diagnose): void {
  const firstNumbers = new Map<string, number>();
  for (const { file, path, entry, value } of values) {
    const index = entry.at(-1);
    if (typeof index !== "number" || (typeof value !== "string" && typeof value !== "number")) continue;
    const key = JSON.stringify([file, entry.slice(0, -1), foldedName(String(value))]);
    const first = firstNumbers.get(key);
    const found = `Ditemukan ${quoted(value)} untuk kedua kalinya (sama dengan no. ${first})`;
    if (first === undefined) firstNumbers.set(key, index + 1);
    else diagnose(file, path, `${found}; seharusnya berbeda di setiap isi.`);
  }
}

/**
 * Warns of texts whose letters a program has spoilt on their way into the file, of HTML tags, marks of a chat and
 * superfluous spaces, and of words that stand for an empty value.
 */
export const letterWarnings: Rule = (content, diagnose) => {
  for (const { file, path, value, meta } of allFields(content)) {
    if (typeof value !== "string" || meta.kind === "qris") continue;
    const warn = (message: string) => diagnose(file, path, `Ditemukan ${quoted(value)}${message}`);
    const withoutTags = value.replace(/<\/?[a-z][^<>]*>/gi, " ").replace(chatMarks(file), "$2");
    const clean = meta.kind === "line" ? withoutTags.replace(/ {2,}/g, " ").trim() : withoutTags;
    if (spoilt.test(value)) warn(": hurufnya rusak saat disalin. Ketik ulang.");
    else if (clean !== value) warn(`: ada yang ikut tersalin.${suggestion(meta.problem?.(clean) ? [] : [clean])}`);
    else if (meta.emptyHint && isEmptyWord(value))
      warn(", yang tampil apa adanya. Kalau maksudnya tidak ada, kosongkan (null, tanpa tanda kutip).");
  }
};

/** Matches UTF-8 that was read as Windows-1252, as in "CafÃ©", and escapes of HTML and JSON. */
const spoilt = /[ÂÃ][\u0080-\u00bf€ƒ‚„…†‡‰‹‘’“”•–—™›]|â[€„†]|&(?:#?\w+);|\\u[\da-f]{4}/i;

/** Matches a text between WhatsApp's marks for bold, italic and struck, which only a chat reads. */
const chatMarks = (file: ContentFileName) =>
  file === "customer-messages.json"
    ? /(?!)/
    : /(?<![\p{L}\p{N}])([*_~])([^\s*_~](?:[^*_~]*[^\s*_~])?)\1(?![\p{L}\p{N}])/gu;

const variableInOtherBrackets = new RegExp(
  String.raw`[([<%]+\s*(${[...depositVariables, ...proposalVariables].join("|")})\s*[)\]>%]+`,
  "gi",
);

/** Warns of messages in which a variable stands in other brackets than curly ones, and would be sent as it is. */
export const variableWarnings: Rule = (content, diagnose) => {
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
};

/** Reports references to services or product groups that do not exist. */
export const referenceRules: Rule = (content, diagnose) => {
  for (const { file, path, value, meta } of allFields(content)) {
    if (!meta.refersTo || !content[meta.refersTo.file]) continue;
    const { file: target, list, name } = meta.refersTo;
    const entries = (valueAt(content[target], [list]) ?? []) as { id: string }[];
    const named = entries.filter((entry) => foldedName(String(valueAt(entry, [name]))) === foldedName(String(value)));
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
};

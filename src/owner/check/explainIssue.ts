import * as z from "zod";
import { qrisProblem } from "../../domain/links/qris";
import { addressProblem } from "../schema/addressProblem";
import { type FieldMeta, metaOf } from "../schema/fields";
import { type Path, valueAt } from "../schema/path";
import { qrisWords } from "../schema/qrisWords";
import { textProblem } from "../schema/textProblem";
import { fieldOf, schemaAt, withoutNull } from "../schema/traversal";
import { weekday } from "../schema/weekday";
import { say, sentences, type Words } from "../schema/words";
import { isNamedHeic } from "./heic";
import { messages } from "./messages";
import { type Choice, choiceMeant, isSlipOf, plain } from "./nearestName";
import { runsBackwards } from "./rules/openingHours";
import { suggestedValue } from "./suggestedValue";
import { timeIn, twelveHoursLater } from "./writtenTime";

type Explained = Words & { path: Path };

/**
 * The schema library's issues in one file in the owner's words: what was found, what is expected, an example, and what was
 * probably meant when a small repair of the value would be valid. One message for each place. `services` are those that other
 * files may name, `writtenAt` how a number stands in the file.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
  services: readonly Choice[],
  writtenAt: (path: Path) => string | undefined,
): Explained[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? explainUnknownNames(schema, data, issue) : [],
  );
  // A field is not missing where it only stands under a misspelt name.
  const explained = new Set(unknown.map(({ meant }) => meant));
  const values = issues.flatMap((issue) => {
    const place = JSON.stringify(issue.path);
    if (issue.code === "unrecognized_keys" || explained.has(place)) return [];
    explained.add(place);
    return [{ path: issue.path, ...explainValue(schema, data, issue, services, writtenAt(issue.path)) }];
  });
  return [...unknown, ...values];
}

function explainUnknownNames(schema: z.ZodType, data: unknown, { path, keys }: z.core.$ZodIssueUnrecognizedKeys) {
  const found = schemaAt(schema, path);
  const group = found && withoutNull(found);
  const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const present = Object.keys((valueAt(data, path) ?? {}) as object);
  const free = known.filter((name) => !present.includes(name));
  return keys.map((key) => {
    const meant = free.find((name) => isSlipOf(key, name)) ?? fieldCalled(key, group, free);
    const twin = known.find((name) => plain(name) === plain(key));
    const remedy =
      meant !== undefined
        ? messages.perhaps(meant)
        : twin !== undefined
          ? messages.nameAlreadyThere(twin)
          : messages.namesKnown(known);
    const oddity = /\p{Cf}/u.test(key) ? messages.nameWithInvisible : /\s/.test(key) ? messages.nameWithSpace : "";
    return {
      path: [...path, key],
      meant: meant === undefined ? undefined : JSON.stringify([...path, meant]),
      ...sentences(messages.nameUnknown(key, oddity), remedy),
    };
  });
}

/** The only field whose label has a word that was written as its name, such as "Senin" for "monday", or the day that it says. */
function fieldCalled(key: string, group: z.ZodType | undefined, names: readonly string[]): string | undefined {
  if (!(group instanceof z.ZodObject)) return undefined;
  const day = suggestedValue(weekday(), "choice", key);
  if (names.includes(String(day))) return String(day);
  const called = names.filter((name) => {
    const field = fieldOf(group, name);
    return field && metaOf(field).label.split(" ").map(plain).includes(plain(key));
  });
  return called.length === 1 ? called[0] : undefined;
}

function explainValue(
  schema: z.ZodType,
  data: unknown,
  issue: z.core.$ZodIssue,
  services: readonly Choice[],
  written: string | undefined,
): Words {
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return messages.unknown;
  const meta = metaOf(field);
  const problem = typeof value === "string" ? problemOf(value, meta) : undefined;
  if (problem && !problem.isBlank && meta.kind !== "webAddress") return messages.unreadable(problem, meta);
  if (meta.image && typeof value === "string" && isNamedHeic(value)) return messages.heic(value);
  const misplaced = typeof value === "string" && issue.code !== "too_big" ? placeholderProblem(value, meta) : undefined;
  if (misplaced) return misplaced;
  const meant = value === undefined ? undefined : meantBy(value, field, meta, services, data, issue.path, written);
  const swapped = meant === undefined && meta.kind === "decimal" ? swappedWith(schema, data, issue.path) : undefined;
  return sentences(
    messages.invalid(foundWords(value, issue, problem, meta, written), meta),
    meant === undefined ? undefined : messages.perhaps(meant),
    swapped === undefined ? undefined : messages.perhapsSwapped(swapped),
  );
}

/** What a value was meant to be; an entry that is named has to be there. */
function meantBy(
  value: unknown,
  field: z.ZodType,
  { kind, refersTo }: FieldMeta,
  services: readonly Choice[],
  data: unknown,
  path: Path,
  written: string | undefined,
) {
  if (refersTo) return choiceMeant(String(value), refersTo.file === "services.json" ? services : groupsIn(data));
  const meant = suggestedValue(field, kind, value, written);
  return kind === "clockTime" && typeof meant === "string" && !timeIn(String(value))?.namesPart
    ? afterStart(meant, field, data, path)
    : meant;
}

/** A time at which something ends; the evening's, where that of the morning would be before it begins and nobody could mean it. */
function afterStart(time: string, field: z.ZodType, data: unknown, path: Path): string {
  const start = { close: "open", to: "from" }[String(path.at(-1))];
  const begins = start && timeIn(String(valueAt(data, [...path.slice(0, -1), start])))?.time;
  const later = twelveHoursLater(time);
  if (!begins || !later || later <= begins || !field.safeParse(later).success) return time;
  const isBefore = start === "open" ? runsBackwards({ open: begins, close: time }) : time <= begins;
  return isBefore ? later : time;
}

/** What is wrong with a message's curly brackets: the first that stands for nothing, or one that has to be there. */
function placeholderProblem(value: string, meta: FieldMeta): Words | undefined {
  const { known, needed } = meta.placeholders ?? { known: [], needed: [] };
  if (known.length === 0) return undefined;
  const marks = known.map((name) => `{${name}}`);
  const found = [...value.matchAll(/\{+[^{}]*\}*|\}+/g)].map(([mark]) => mark.trim());
  const unknown = found.find((mark) => !marks.includes(mark));
  if (unknown === undefined) {
    const missing = needed.find((name) => !value.includes(`{${name}}`));
    return missing === undefined ? undefined : messages.placeholderMissing(`{${missing}}`, meta);
  }
  const choices = known.map((name) => ({ value: name }));
  const [word = ""] = /\p{L}+/u.exec(unknown) ?? [];
  const meant = choiceMeant(unknown, choices) ?? choiceMeant(word, choices);
  return sentences(
    messages.placeholderUnknown(unknown, marks),
    meant === undefined ? undefined : messages.perhaps(`{${meant}}`),
  );
}

/** The groups of products in the data of their file, whatever else is wrong there. */
function groupsIn(data: unknown): Choice[] {
  const groups = valueAt(data, ["categories"]);
  return (Array.isArray(groups) ? groups : []).flatMap((group: { id?: unknown; label?: unknown } | null) =>
    typeof group?.id === "string" ? [{ value: group.id, label: String(group.label ?? group.id) }] : [],
  );
}

function problemOf(value: string, { kind }: FieldMeta): (Words & { isBlank?: boolean }) | undefined {
  if (kind === "webAddress") return addressProblem(value);
  if (kind === "qris") {
    const problem = qrisProblem(value);
    return problem ? qrisWords[problem] : undefined;
  }
  return kind === "line" || kind === "prose" ? textProblem(value, kind === "prose") : undefined;
}

/** The field beside a number with which it must have changed places: each would be valid in the other's. */
function swappedWith(schema: z.ZodType, data: unknown, path: Path): string | undefined {
  const group = schemaAt(schema, path.slice(0, -1));
  const own = schemaAt(schema, path);
  const shape = group && withoutNull(group);
  if (!own || !(shape instanceof z.ZodObject)) return undefined;
  const value = valueAt(data, path);
  return Object.keys(shape.shape).find((name) => {
    const other = fieldOf(shape, name);
    if (!other || name === path.at(-1) || metaOf(other).kind !== metaOf(own).kind) return false;
    return other.safeParse(value).success && own.safeParse(valueAt(data, [...path.slice(0, -1), name])).success;
  });
}

function foundWords(
  value: unknown,
  issue: z.core.$ZodIssue,
  problem: Words | undefined,
  { kind }: FieldMeta,
  written: string | undefined,
): Words {
  if (value === undefined) return messages.foundNothing;
  const isOfOtherLength = issue.code === "too_big" || (issue.code === "too_small" && issue.minimum !== 1);
  if (Array.isArray(value)) {
    // Of a list of another length its length is told, and not what it holds.
    if (isOfOtherLength) return messages.foundEntries(value.length);
    return value.length > 0 ? messages.foundList : messages.foundValue(value);
  }
  if (typeof value === "object" && value !== null) return messages.foundGroup;
  if (problem) return kind === "webAddress" ? say`${messages.foundValue(value)}. ${problem}` : problem;
  if (typeof value === "string" && issue.code === "too_big") return messages.foundTooLong(value);
  return messages.foundValue(value, written);
}

import * as z from "zod";
import { addressProblem } from "../schema/addressProblem";
import { type FieldMeta, metaOf } from "../schema/fields";
import { type Path, valueAt } from "../schema/path";
import { textProblem } from "../schema/textProblem";
import { fieldOf, schemaAt, withoutNull } from "../schema/traversal";
import { say, sentences, type Words } from "../schema/words";
import { isNamedHeic } from "./heic";
import { messages } from "./messages";
import { type Choice, choiceMeant, isSlipOf, plain } from "./nearestName";
import { suggestedValue } from "./suggestedValue";

type Explained = Words & { path: Path };

/**
 * The schema library's issues in one file in the owner's words: what was found, what is expected, an example, and what was
 * probably meant when a small repair of the value would be valid. One message for each place. `services` are those that other
 * files may name.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly z.core.$ZodIssue[],
  services: readonly Choice[],
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
    return [{ path: issue.path, ...explainValue(schema, data, issue, services) }];
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

/** The only field whose label has a word that was written as its name, such as "Senin" for "monday". */
function fieldCalled(key: string, group: z.ZodType | undefined, names: readonly string[]): string | undefined {
  if (!(group instanceof z.ZodObject)) return undefined;
  const called = names.filter((name) => {
    const field = fieldOf(group, name);
    return field && metaOf(field).label.split(" ").map(plain).includes(plain(key));
  });
  return called.length === 1 ? called[0] : undefined;
}

function explainValue(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue, services: readonly Choice[]): Words {
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return messages.unknown;
  const meta = metaOf(field);
  const problem = typeof value === "string" ? problemOf(value, meta) : undefined;
  if (problem && !problem.isBlank && meta.kind !== "webAddress") return messages.unreadable(problem, meta);
  if (meta.image && typeof value === "string" && isNamedHeic(value)) return messages.heic(value);
  const meant = value === undefined ? undefined : meantBy(value, field, meta, services, data);
  const swapped = meant === undefined && meta.kind === "decimal" ? swappedWith(schema, data, issue.path) : undefined;
  return sentences(
    messages.invalid(foundWords(value, issue, problem, meta), meta),
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
) {
  if (!refersTo) return suggestedValue(field, kind, value);
  return choiceMeant(String(value), refersTo.file === "services.json" ? services : groupsIn(data));
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

function foundWords(value: unknown, issue: z.core.$ZodIssue, problem: Words | undefined, { kind }: FieldMeta): Words {
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
  return messages.foundValue(value);
}

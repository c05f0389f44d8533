import * as z from "zod";
import { addressProblem } from "../schema/addressProblem";
import { type FieldKind, metaOf } from "../schema/fields";
import { type Path, valueAt, type Words } from "../schema/path";
import { textProblem } from "../schema/textProblem";
import { fieldOf, schemaAt, withoutNull } from "../schema/traversal";
import { shown } from "./diagnostic";
import { editDistance } from "./editDistance";
import { likelyMeant } from "./likelyMeant";

type Explained = Words & { path: Path };

/**
 * The schema library's findings in one file in the owner's words: what was found, what is expected, an example, and what
 * was probably meant when a small repair of the value would pass. One sentence for each place.
 */
export function explainIssues(schema: z.ZodType, data: unknown, issues: readonly z.core.$ZodIssue[]): Explained[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? unknownNames(schema, data, issue) : [],
  );
  // A field is not missing where it only stands under a misspelt name.
  const told = new Set(misspelt.map(({ meant }) => meant));
  const explained: Explained[] = misspelt.map(({ path, id, en }) => ({ path, id, en }));
  for (const issue of issues) {
    const at = JSON.stringify(issue.path);
    if (issue.code === "unrecognized_keys" || told.has(at)) continue;
    told.add(at);
    explained.push(explainValue(schema, data, issue));
  }
  return explained;
}

function unknownNames(schema: z.ZodType, data: unknown, { path, keys }: z.core.$ZodIssueUnrecognizedKeys) {
  const group = schemaAt(schema, path);
  const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const present = Object.keys((valueAt(data, path) ?? {}) as object);
  const free = known.filter((name) => !present.includes(name));
  return keys.map((key) => {
    const meant = free.find((name) => isSlipOf(key, name));
    const twin = known.find((name) => plain(name) === plain(key));
    const remedy =
      meant !== undefined
        ? { id: `Mungkin maksudnya ${shown(meant)}.`, en: `Perhaps ${shown(meant)} was meant.` }
        : twin !== undefined
          ? { id: `${shown(twin)} sudah ada; hapus yang ini.`, en: `${shown(twin)} is there already; delete this one.` }
          : {
              id: `Yang dikenal: ${known.join(", ")}. Hapus, atau periksa ejaannya.`,
              en: `Known are: ${known.join(", ")}. Delete it, or check its spelling.`,
            };
    const hidden = /\p{Cf}/u.test(key);
    const odd = hidden
      ? { id: " (ada karakter yang tidak terlihat di dalamnya)", en: " (it holds an invisible character)" }
      : /\s/.test(key)
        ? { id: " (ada spasi di dalamnya)", en: " (it holds a space)" }
        : { id: "", en: "" };
    return {
      path: [...path, key],
      meant: meant === undefined ? undefined : JSON.stringify([...path, meant]),
      id: `Nama ${shown(key)} tidak dikenal di sini${odd.id}. ${remedy.id}`,
      en: `The name ${shown(key)} is not known here${odd.en}. ${remedy.en}`,
    };
  });
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** Whether a name is another one but for capitals, spaces, or one or two letters. */
function isSlipOf(written: string, name: string): boolean {
  return plain(written) === plain(name) || editDistance(plain(written), plain(name)) <= (name.length > 5 ? 2 : 1);
}

function explainValue(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): Explained {
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return { path: issue.path, id: "Isi ini tidak dikenal.", en: "This is not known." };
  const { description, expected, kind } = metaOf(field);
  const unseen = typeof value === "string" && isText(kind) ? textProblem(value, kind === "prose") : undefined;
  if (unseen && value !== "" && !unseen.isBlank) {
    return { path: issue.path, id: `${unseen.id} (${description}).`, en: `${unseen.en}.` };
  }
  const meant = value === undefined ? undefined : likelyMeant(field, kind, value);
  const other = meant === undefined && kind === "decimal" ? swappedWith(schema, data, issue.path) : undefined;
  const remedy =
    meant === undefined
      ? other === undefined
        ? { id: "", en: "" }
        : { id: ` Mungkin tertukar dengan ${shown(other)}.`, en: ` Perhaps it was swapped with ${shown(other)}.` }
      : { id: ` Mungkin maksudnya ${shown(meant)}.`, en: ` Perhaps ${shown(meant)} was meant.` };
  const found = foundWords(kind, value, issue);
  const example =
    "example" in expected
      ? { id: `, contoh: ${shown(expected.example)}`, en: `, for example ${shown(expected.example)}` }
      : { id: "", en: "" };
  return {
    path: issue.path,
    id: `${found.id}; seharusnya ${expected.id} (${description})${example.id}.${remedy.id}`,
    en: `${found.en}; expected ${expected.en}${example.en}.${remedy.en}`,
  };
}

/** The field beside a number with which it must have changed places: each would be right in the other's. */
function swappedWith(schema: z.ZodType, data: unknown, path: Path): string | undefined {
  const group = schemaAt(schema, path.slice(0, -1));
  const own = schemaAt(schema, path);
  const shape = group && withoutNull(group);
  if (!own || !(shape instanceof z.ZodObject)) return undefined;
  const value = valueAt(data, path);
  return Object.keys(shape.shape).find((name) => {
    const there = fieldOf(shape, name);
    if (!there || name === path.at(-1) || metaOf(there).kind !== metaOf(own).kind) return false;
    return there.safeParse(value).success && own.safeParse(valueAt(data, [...path.slice(0, -1), name])).success;
  });
}

const isText = (kind: FieldKind) => kind === "line" || kind === "prose";

function foundWords(kind: FieldKind, value: unknown, issue: z.core.$ZodIssue): Words {
  if (value === undefined) return { id: "Belum ada", en: "Missing" };
  // When a list is too long, its length is the fault and not what it contains.
  if ((issue.code === "too_big" || (issue.code === "too_small" && issue.minimum !== 1)) && Array.isArray(value)) {
    return { id: `Ditemukan ${value.length} isi`, en: `Found ${value.length} entries` };
  }
  if (Array.isArray(value) && value.length > 0) return { id: "Ditemukan daftar [ … ]", en: "Found a list [ … ]" };
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return { id: "Ditemukan kelompok { … }", en: "Found a group { … }" };
  }
  const found = { id: `Ditemukan ${shown(value)}`, en: `Found ${shown(value)}` };
  if (typeof value !== "string") return found;
  const reason =
    kind === "webAddress" ? addressProblem(value) : isText(kind) ? textProblem(value, kind === "prose") : undefined;
  if (reason)
    return kind === "webAddress" ? { id: `${found.id}. ${reason.id}`, en: `${found.en}. ${reason.en}` } : reason;
  if (issue.code === "too_big") {
    return {
      id: `${found.id}, panjangnya ${value.length} karakter`,
      en: `${found.en}, ${value.length} characters long`,
    };
  }
  return found;
}

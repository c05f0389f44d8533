import * as z from "zod";
import { checkTexts } from "../check/checkTexts";
import type { Diagnostic } from "../check/diagnostic";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { type FieldMeta, metaOf } from "../schema/fields";
import type { Path } from "../schema/path";
import { fieldOf, leaves, schemaAt, withoutNull } from "../schema/traversal";
import { labelOf } from "./formConfig";
import { withoutInternalKeys } from "./platform/internalKeys";
import { readCurrentContent } from "./platform/readCurrentContent";
import { saveError } from "./platform/saveError";

/** What the form library is about to write, as its Immutable Map. */
type Entry = { toJS(): { data?: unknown; path?: string }; setIn(way: readonly PropertyKey[], value: unknown): Entry };

/**
 * The command line's check, before anything is written. What is wrong already elsewhere does not stop this save; what this
 * save makes wrong does, and the library shows the check's own message: of an error so named it shows the cause. Gives the
 * entry back where something in it is to be written otherwise.
 */
export async function checkBeforeSave({ entry }: { entry: Entry }): Promise<Entry | undefined> {
  const { data, path } = entry.toJS();
  const file = contentFileNames.find((name) => path?.endsWith(`/${name}`));
  if (file === undefined || data === undefined) return undefined;
  let changed: Entry | undefined;
  for (const { path: way, value, meta } of leaves(contentFiles[file], data)) {
    const written = asInFile(contentFiles[file], way, value, meta);
    if (written !== value) changed = (changed ?? entry).setIn(["data", ...way], written);
  }
  await refuseFaults(file, withoutInternalKeys((changed ?? entry).toJS().data));
  return changed;
}

/** A value as it stands in the files: nothing is null, and a new picture is named from the content's folder, not the site's. */
function asInFile(file: z.ZodType, way: Path, value: unknown, { image }: FieldMeta): unknown {
  const field = schemaAt(file, way);
  if (value === "" && field && withoutNull(field) !== field) return null;
  return image && typeof value === "string" ? value.replace(/^\//, "") : value;
}

async function refuseFaults(file: ContentFileName, content: unknown): Promise<void> {
  const texts = await readCurrentContent();
  const today = new Date().toISOString().slice(0, 10);
  const before = new Set(errorsIn(texts, today).map(identity));
  const after = errorsIn({ ...texts, [file]: `${JSON.stringify(content, null, 2)}\n` }, today);
  const wrong = after.filter((fault) => fault.file === file || !before.has(identity(fault)));
  if (wrong.length === 0) return;
  const message = wrong.map((fault) => inForm(fault, file)).join("\n\n");
  throw saveError(message);
}

const errorsIn = (content: Partial<Record<ContentFileName, string>>, today: string) =>
  checkTexts(content, today).faults.filter(({ level }) => level === "error");

const identity = ({ file, place, id }: Diagnostic) => `${file} ${place} ${id}`;

/** A fault as the form's reader knows its fields: by their labels, beginning with the file's where it is another one. */
function inForm({ file, place, id }: Diagnostic, open: ContentFileName): string {
  const content = contentFiles[file as ContentFileName];
  let schema: z.ZodType | undefined = content;
  let group: z.ZodObject = content;
  const parts = place.split(" › ").map((part) => {
    const outer: z.ZodType | undefined = schema && withoutNull(schema);
    if (outer instanceof z.ZodArray) schema = outer.element as z.ZodType;
    if (!(outer instanceof z.ZodObject)) return part;
    group = outer;
    schema = fieldOf(outer, part);
    return schema ? labelOf(schema) : part;
  });
  const said = id.replace(/"(\w+)"/g, (whole, name: string) => {
    const field = fieldOf(group, name);
    return field ? `"${labelOf(field)}"` : whole;
  });
  return `${[...(file === open ? [] : [metaOf(content).description]), ...parts].join(" › ")}\n${said}`.trim();
}

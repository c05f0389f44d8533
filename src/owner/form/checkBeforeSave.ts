import * as z from "zod";
import { checkTexts } from "../check/checkTexts";
import type { Diagnostic } from "../check/diagnostic";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { type FieldMeta, metaOf } from "../schema/fields";
import type { Path } from "../schema/path";
import { fieldOf, scalarFields, schemaAt, withoutNull } from "../schema/traversal";
import { withoutInternalKeys } from "./platform/internalKeys";
import { readCurrentContent } from "./platform/readCurrentContent";
import { saveError } from "./platform/saveError";

/** What the form library is about to write, as its Immutable Map. */
type Entry = { toJS(): { data?: unknown; path?: string }; setIn(path: readonly PropertyKey[], value: unknown): Entry };

/**
 * Runs the check before a file is saved. Refuses the save where it would make something wrong, in this file or another; what
 * is wrong already elsewhere does not matter. Returns the entry where a value in it is to be written otherwise.
 */
export async function checkBeforeSave({ entry }: { entry: Entry }): Promise<Entry | undefined> {
  const { data, path: filePath } = entry.toJS();
  const file = contentFileNames.find((name) => filePath?.endsWith(`/${name}`));
  if (file === undefined || data === undefined) return undefined;
  let changed: Entry | undefined;
  for (const { path, value, meta } of scalarFields(contentFiles[file], data)) {
    const written = asInFile(contentFiles[file], path, value, meta);
    if (written !== value) changed = (changed ?? entry).setIn(["data", ...path], written);
  }
  await refuseErrors(file, withoutInternalKeys((changed ?? entry).toJS().data));
  return changed;
}

/** A value as it stands in the files: nothing is null, and a new picture is named from the content folder, not the site's. */
function asInFile(file: z.ZodType, path: Path, value: unknown, { image }: FieldMeta): unknown {
  const field = schemaAt(file, path);
  if (value === "" && field && withoutNull(field) !== field) return null;
  return image && typeof value === "string" ? value.replace(/^\//, "") : value;
}

/** Throws where the check finds an error in the file, or a new one elsewhere; the library shows the message of the cause. */
async function refuseErrors(file: ContentFileName, content: unknown): Promise<void> {
  const texts = await readCurrentContent();
  const today = new Date().toISOString().slice(0, 10);
  const before = new Set(errorsIn(texts, today).map(identity));
  const after = errorsIn({ ...texts, [file]: `${JSON.stringify(content, null, 2)}\n` }, today);
  const errors = after.filter((error) => error.file === file || !before.has(identity(error)));
  if (errors.length === 0) return;
  const message = errors.map((error) => inForm(error, file)).join("\n\n");
  throw saveError(message);
}

const errorsIn = (content: Partial<Record<ContentFileName, string>>, today: string) =>
  checkTexts(content, today).diagnostics.filter(({ level }) => level === "error");

const identity = ({ file, place, id }: Diagnostic) => `${file} ${place} ${id}`;

/** An error in the form's words: fields go by their labels, beginning with the file's where another one is open. */
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
    return schema ? metaOf(schema).label : part;
  });
  const message = id.replace(/"(\w+)"/g, (whole, name: string) => {
    const field = fieldOf(group, name);
    return field ? `"${metaOf(field).label}"` : whole;
  });
  return `${[...(file === open ? [] : [metaOf(content).label]), ...parts].join(" › ")}\n${message}`.trim();
}

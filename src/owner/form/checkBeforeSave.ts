import * as z from "zod";
import { checkTexts, type NamedPicture } from "../check/checkTexts";
import { byLevel, type Diagnostic } from "../check/diagnostic";
import { todayInIndonesia } from "../check/today";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { type FieldMeta, metaOf } from "../schema/fields";
import type { Path } from "../schema/path";
import { fieldOf, scalarFields, schemaAt, withoutNull } from "../schema/traversal";
import { ask } from "./dialog";
import { fieldsLeftEmpty, listsLeftEmpty } from "./emptyFields";
import { missingIds } from "./missingIds";
import { askAboutOtherTab } from "./otherTabs";
import { judgeStored } from "./pictureFile";
import { withoutInternalKeys } from "./platform/internalKeys";
import { type ContentTexts, readCurrentContent, readPicture } from "./platform/readCurrentContent";
import { saveError } from "./platform/saveError";
import { unfinishedDates } from "./platform/unfinishedDates";

/** What the form library is about to write, as its Immutable Map. */
type Entry = {
  toJS(): { data?: unknown; path?: string };
  setIn(path: readonly PropertyKey[], value: unknown): Entry;
  deleteIn(path: readonly PropertyKey[]): Entry;
};

/**
 * Runs the check before a file is saved. Refuses the save where it would make something wrong, in this file or another; what
 * is wrong already elsewhere does not matter. Returns the entry where a value in it is to be written otherwise.
 */
export async function checkBeforeSave({ entry }: { entry: Entry }): Promise<Entry | undefined> {
  const { data, path: filePath } = entry.toJS();
  const file = contentFileNames.find((name) => filePath?.endsWith(`/${name}`));
  if (file === undefined || data === undefined) return undefined;
  await askAboutOtherTab(file);
  let changed: Entry | undefined;
  for (const { path, value, meta } of scalarFields(contentFiles[file], data)) {
    const written = asInFile(contentFiles[file], path, value, meta);
    if (written !== value) changed = (changed ?? entry).setIn(["data", ...path], written);
  }
  for (const [path, id] of missingIds(contentFiles[file], data))
    changed = (changed ?? entry).setIn(["data", ...path], id);
  for (const path of listsLeftEmpty(contentFiles[file], data))
    changed = (changed ?? entry).setIn(["data", ...path], null);
  const texts = await readCurrentContent();
  for (const path of fieldsLeftEmpty(contentFiles[file], data, texts[file]))
    changed = (changed ?? entry).deleteIn(["data", ...path]);
  await checkChange(file, withoutInternalKeys((changed ?? entry).toJS().data), texts);
  return changed;
}

/** A value as it stands in the files: nothing is null, and a new picture is named from the content folder, not the site's. */
function asInFile(file: z.ZodType, path: Path, value: unknown, { image, kind }: FieldMeta): unknown {
  const field = schemaAt(file, path);
  if (value === "" && field && withoutNull(field) !== field) return null;
  if (typeof value !== "string") return value;
  // A long line is typed into a box of several, where the return key breaks it.
  return image ? value.replace(/^\//, "") : kind === "line" ? value.replace(/\s*\n\s*/g, " ") : value;
}

/**
 * Throws where the check finds an error in the file, or a new one elsewhere; the library shows the message of the cause.
 * Asks about warnings that the change brings; those that stood before it are not repeated.
 */
async function checkChange(file: ContentFileName, content: unknown, texts: ContentTexts): Promise<void> {
  const today = todayInIndonesia(new Date());
  const earlier = checkTexts(texts, today);
  const before = new Set(earlier.diagnostics.map(identity));
  const after = checkTexts({ ...texts, [file]: `${JSON.stringify(content, null, 2)}\n` }, today);
  const pictures = await judgePictures(after.pictures, earlier.pictures);
  const { errors, warnings } = byLevel([...unfinishedDates(file), ...after.diagnostics, ...pictures]);
  const isNew = (diagnostic: Diagnostic) => !before.has(identity(diagnostic));
  const said = (diagnostics: readonly Diagnostic[]) => diagnostics.map((found) => inForm(found, file)).join("\n\n");
  const stopping = errors.filter((error) => error.file === file || isNew(error));
  if (stopping.length > 0) throw saveError(said(stopping));
  const doubtful = warnings.filter(isNew);
  if (doubtful.length === 0) return;
  if (!(await ask("Benar begini?", said(doubtful), "Tetap simpan", "Betulkan dulu"))) throw saveError(said(doubtful));
}

/**
 * Judges the pictures that a change puts into a field where they were not before. One that is not found in the folder is only
 * being uploaded, and was judged when it was chosen.
 */
async function judgePictures(named: readonly NamedPicture[], before: readonly NamedPicture[]): Promise<Diagnostic[]> {
  const inFrame = ({ picture, frame }: NamedPicture) => `${picture} ${frame.minWidth} ${frame.minHeight}`;
  const known = new Set(before.map(inFrame));
  const diagnostics: Diagnostic[] = [];
  for (const { picture, frame, ...place } of named.filter((one) => !known.has(inFrame(one)))) {
    const stored = await readPicture(picture);
    const judgement = stored && (await judgeStored(picture, stored, frame));
    if (judgement) diagnostics.push({ ...place, ...judgement });
  }
  return diagnostics;
}

/** Tells diagnostics apart, wherever an entry that was deleted before theirs has moved them. */
const identity = ({ level, file, place, id }: Diagnostic) =>
  `${level} ${file} ${place.replace(/\(no\. \d+\)/g, "")} ${id}`;

/** A diagnostic in the form's words: fields go by their labels, beginning with the file's where another one is open. */
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

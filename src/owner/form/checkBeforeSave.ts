import * as z from "zod";
import { type ContentTexts, checkJsonFiles, type NamedPicture } from "../check/checkJsonFiles";
import { byLevel, type Diagnostic, pathLabel } from "../check/diagnostic";
import { judgePicture } from "../check/judgePicture";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import { metaOf } from "../schema/fields";
import { fieldOf, schemaAt, unwrapped } from "../schema/traversal";
import { draftToContent } from "./draftToContent";
import { confirmOverwrite } from "./otherTabs";
import { removals } from "./removals";
import { isPreparingPicture, saveError, shownPictureSize } from "./sveltia/library";
import { readCurrentContent } from "./sveltia/readCurrentContent";

/** The entry that Sveltia is about to write. It is an Immutable.js Map. */
type Entry = { toJS(): { data?: unknown; path?: string }; set(name: "data", value: unknown): Entry };

/**
 * Checks a file before the form saves it. Returns the entry with the content to write; undefined if it is no content file.
 * Throws, which stops the save, if a picture is still being prepared, if this file has an error, if the change causes an
 * error in another file, or if the owner declines.
 */
export async function checkBeforeSave({ entry }: { entry: Entry }): Promise<Entry | undefined> {
  if (isPreparingPicture()) throw saveError("Foto masih disiapkan. Tunggu sampai tampak, lalu simpan lagi.");
  const { data, path: filePath } = entry.toJS();
  const file = contentFileNames.find((name) => filePath?.endsWith(`/${name}`));
  if (file === undefined || data === undefined) return undefined;
  confirmOverwrite(file);
  const texts = await readCurrentContent();
  const before = parsed(texts[file]);
  const content = draftToContent(contentFiles[file], data, before);
  const removalWarnings = removals(before, content).map((path): Diagnostic => {
    const place = pathLabel(before, path, contentFiles[file]);
    return { level: "warning", file, place, message: "Ini dihapus." };
  });
  checkChange(file, content, texts, removalWarnings);
  return entry.set("data", content);
}

function parsed(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Throws if the check finds an error in the file, or an error in another file that the change causes. Asks about removals
 * and new warnings, and throws if the owner declines.
 */
function checkChange(
  file: ContentFileName,
  content: unknown,
  texts: ContentTexts,
  removalWarnings: readonly Diagnostic[],
): void {
  const context = { now: new Date(), checksSiteUrl: false, labelsFields: true };
  const before = checkJsonFiles(texts, context);
  const after = checkJsonFiles({ ...texts, [file]: `${JSON.stringify(content, null, 2)}\n` }, context);
  const newPictures = after.pictures.filter(({ picture }) => before.pictures.every((one) => one.picture !== picture));
  const { errors, warnings } = byLevel([...after.diagnostics, ...newPictures.flatMap(pictureDiagnostics)]);
  const knownBefore = new Set(before.diagnostics.map(diagnosticKey));
  const isNew = (diagnostic: Diagnostic) => !knownBefore.has(diagnosticKey(diagnostic));
  const textOf = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => formMessage(diagnostic, file)).join("\n\n");
  const newErrors = errors.filter((error) => error.file === file || isNew(error));
  if (newErrors.length > 0) throw saveError(textOf(newErrors));
  const newWarnings = [...removalWarnings, ...warnings.filter(isNew)];
  if (newWarnings.length === 0) return;
  if (!window.confirm(`${textOf(newWarnings)}\n\nTetap simpan?`)) throw saveError(textOf(newWarnings));
}

/** Judges a picture that was chosen in the form, as the check judges its file. The form has its bytes and format right. */
function pictureDiagnostics({ picture, minimumSize, ...place }: NamedPicture): Diagnostic[] {
  const size = shownPictureSize(place.path ?? []);
  const judgement = size && judgePicture(picture, { ...size, bytes: 0, format: "webp" }, minimumSize);
  return judgement ? [{ ...place, ...judgement }] : [];
}

/** Identifies a diagnostic without its entry numbers, which change when an earlier entry is deleted. */
const diagnosticKey = ({ level, file, place, message }: Diagnostic) =>
  `${level} ${file} ${place.replace(/\(no\. \d+\)/g, "")} ${message}`;

/** A diagnostic with the form's labels for fields. The file's label comes first, unless the form shows this file. */
function formMessage({ file, place, path = [], message }: Diagnostic, open: ContentFileName): string {
  const schema = contentFiles[file as ContentFileName];
  // Finds the record whose fields the message names: the one at the path, or its parent if the path leads to no record.
  const record = [path, path.slice(0, -1)]
    .flatMap((at) => schemaAt(schema, at) ?? [])
    .map(unwrapped)
    .find((found) => found instanceof z.ZodObject);
  const text = message.replace(/"(\w+)"/g, (whole, name: string) => {
    const field = record && fieldOf(record, name);
    return field ? `"${metaOf(field).label}"` : whole;
  });
  const where = [...(file === open ? [] : [metaOf(schema).label]), place].filter(Boolean).join(" › ");
  return `${where}\n${text}`.trim();
}

import { type ContentTexts, checkJsonFiles, type NamedPicture } from "../check/checkJsonFiles";
import { byLevel, type Diagnostic, pathLabel } from "../check/diagnostic";
import { type Decoded, judgePicture } from "../check/judgePicture";
import { type ContentFileName, contentFileAt, contentFiles } from "../schema/contentFiles";
import { metaOf } from "../schema/fields";
import { type Path, schemaAt } from "../schema/traversal";
import { draftToContent } from "./draftToContent";
import { confirmOverwrite } from "./otherTabs";
import { removals } from "./removals";
import { readCurrentContent, storedPicture } from "./sveltia/readCurrentContent";
import { isPreparingPicture, saveError, shownPictureSize } from "./sveltia/sveltiaDom";

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
  const file = contentFileAt(filePath);
  if (file === undefined || data === undefined) return undefined;
  confirmOverwrite(file);
  const texts = await readCurrentContent();
  const before = parsed(texts[file]);
  const content = draftToContent(contentFiles[file], data, before);
  const removed = removals(before, content).map(
    (path) => `${pathLabel(before, path, contentFiles[file])}\nIni tidak ada lagi.`,
  );
  const { errors, warnings } = await newProblems({ [file]: `${JSON.stringify(content, null, 2)}\n` }, texts, file);
  if (errors) throw saveError(errors);
  const undo = removed.length > 0 && "Tidak sengaja menghapus? Ketuk Batal, lalu Urungkan perubahan pada daftar itu.";
  const doubts = [...removed, undo, warnings].filter(Boolean).join("\n\n");
  if (doubts && !window.confirm(`${doubts}\n\nTetap simpan?`)) throw saveError(doubts);
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
 * The errors of changed files, with those that the change causes in others, and the warnings that it adds, as texts; empty
 * if there are none. `open` is the file that the form shows.
 */
export async function newProblems(
  changed: ContentTexts,
  texts: ContentTexts,
  open?: ContentFileName,
): Promise<{ errors: string; warnings: string }> {
  const context = { now: new Date(), checksSiteUrl: false, labelsFields: true };
  const before = checkJsonFiles(texts, context);
  const after = checkJsonFiles({ ...texts, ...changed }, context);
  // Each place has its own minimum size.
  const newPictures = after.pictures.filter(({ picture, minimumSize }) =>
    before.pictures.every((one) => one.picture !== picture || one.minimumSize !== minimumSize),
  );
  const ofPictures = (await Promise.all(newPictures.map(pictureDiagnostics))).flat();
  const { errors, warnings } = byLevel([...after.diagnostics, ...ofPictures]);
  const knownBefore = new Set(before.diagnostics.map(diagnosticKey));
  const isNew = (diagnostic: Diagnostic) => !knownBefore.has(diagnosticKey(diagnostic));
  const textOf = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map((diagnostic) => formMessage(diagnostic, open)).join("\n\n");
  return {
    errors: textOf(errors.filter((error) => error.file in changed || isNew(error))),
    warnings: textOf(warnings.filter(isNew)),
  };
}

/** Judges a picture as the check judges its file. What cannot be read here is judged before publishing. */
async function pictureDiagnostics({ picture, minimumSize, ...place }: NamedPicture): Promise<Diagnostic[]> {
  const size = await pictureSize(picture, place.path).catch(() => undefined);
  const judgement = size && judgePicture(picture, { ...size, bytes: 0, format: "webp" }, minimumSize);
  return judgement ? [{ ...place, ...judgement }] : [];
}

/** The size of a stored picture's file, of which the form shows a thumbnail, or of a picture that was just chosen. */
async function pictureSize(picture: string, path: Path = []): Promise<Pick<Decoded, "width" | "height"> | undefined> {
  const stored = await storedPicture(picture);
  if (!stored) return shownPictureSize(path);
  // A bitmap has no properties of its own, so it cannot be spread.
  const { width, height } = await createImageBitmap(stored);
  return { width, height };
}

/** Identifies a diagnostic without its entry numbers, which change when an earlier entry is deleted. */
const diagnosticKey = ({ level, file, place, message }: Diagnostic) =>
  `${level} ${file} ${place.replace(/\(no\. \d+\)/g, "")} ${message}`;

/** A diagnostic with the form's labels for fields. The file's label comes first, unless the form shows this file. */
function formMessage({ file, place, path = [], message }: Diagnostic, open: ContentFileName | undefined): string {
  const schema = contentFiles[file as ContentFileName];
  // The message names fields of the record at the path, or of the one around it.
  const text = message.replace(/"(\w+)"/g, (whole, name: string) => {
    const field = schemaAt(schema, [...path, name]) ?? schemaAt(schema, [...path.slice(0, -1), name]);
    return field ? `"${metaOf(field).label}"` : whole;
  });
  const where = [...(file === open ? [] : [metaOf(schema).label]), place].filter(Boolean).join(" › ");
  return `${where}\n${text}`.trim();
}

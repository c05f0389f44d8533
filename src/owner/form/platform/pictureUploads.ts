import { type Judgement, judgePicture } from "../../check/judgePicture";
import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { metaOf, type PictureFrame } from "../../schema/fields";
import { isHeic } from "../../schema/heic";
import { schemaAt } from "../../schema/traversal";
import { ask, tell } from "../dialog";
import { entryName, longestSide } from "../formConfig";
import { holdBack } from "./holdBack";

/**
 * Judges pictures that are chosen from the device before the library sees them, in the check's words; what is dropped or pasted
 * is judged by the check before publication. A picture that the check would refuse goes no further, one that it would warn of
 * only if the owner wants it so.
 */
export function judgeUploads(): void {
  // The library's dialog for choosing a picture does not stand inside the field that it is for.
  let keyPath: string | undefined;
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && !target.closest("dialog"))
        keyPath = target.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    },
    { capture: true },
  );
  holdBack("change", (target) =>
    target instanceof HTMLInputElement && target.type === "file" ? isAccepted(target, frameAt(keyPath)) : undefined,
  );
}

async function isAccepted(input: HTMLInputElement, frame: PictureFrame | undefined): Promise<boolean> {
  const judgements: Judgement[] = [];
  // One after the other: a phone has no room for many decoded photographs.
  for (const file of input.files ?? []) {
    const judgement = await judgeFile(file, frame);
    if (judgement) judgements.push(judgement);
  }
  if (judgements.length === 0) return true;
  const said = judgements.map(({ id }) => id).join("\n\n");
  const isRefused = judgements.some(({ level }) => level === "error");
  if (isRefused) await tell("Foto ini tidak bisa dipakai", said);
  else if (await ask("Periksa fotonya", said, "Tetap pakai", "Pilih foto lain")) return true;
  input.value = "";
  return false;
}

/** The frame of the picture field at a path of the file that is open, whose name stands in the address. */
function frameAt(keyPath: string | undefined): PictureFrame | undefined {
  const open = /\/entries\/([^/?]+)/.exec(location.hash)?.[1];
  const file = contentFileNames.find((name) => entryName(name) === open);
  const schema = file && keyPath ? schemaAt(contentFiles[file], keyPath.split(".")) : undefined;
  return schema && metaOf(schema).image;
}

/**
 * What the check would say of a picture once it is saved; undefined where it suits the frame, or where it is for no field yet. A
 * HEIC is not judged: the library decodes it itself, and says so where it cannot.
 */
async function judgeFile(file: File, frame: PictureFrame | undefined): Promise<Judgement | undefined> {
  if (
    isHeic(
      new Uint8Array(
        await file
          .slice(0, 12)
          .arrayBuffer()
          .catch(() => new ArrayBuffer(0)),
      ),
    )
  )
    return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return judgePicture(file.name, "damaged", frame);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  bitmap.close();
  // What is saved is the library's own WebP, however large the photograph was.
  return judgePicture(file.name, { width, height, bytes: 0, format: "webp" }, frame);
}

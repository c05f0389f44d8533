import type { Judgement } from "../../check/judgePicture";
import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { metaOf, type PictureFrame } from "../../schema/fields";
import { schemaAt } from "../../schema/traversal";
import { ask, tell } from "../dialog";
import { entryName } from "../formConfig";
import { judgeFile } from "../pictureFile";

/**
 * Judges pictures that are chosen from the device before the library sees them, in the check's words; what is dropped or pasted
 * is judged by the check before publication. A picture that the check would refuse goes no further, one that it would warn of
 * only if the owner wants it so.
 */
export function judgeUploads(): void {
  // The library's dialog for choosing a picture does not stand inside the field that it is for.
  let keyPath: string | undefined;
  const repeated = new WeakSet<Event>();
  const fieldOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath : undefined;

  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && !target.closest("dialog")) keyPath = fieldOf(target);
    },
    { capture: true },
  );

  document.addEventListener(
    "change",
    async (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file" || repeated.has(event)) return;
      event.stopImmediatePropagation();
      if (!(await areAccepted([...(input.files ?? [])], keyPath))) {
        input.value = "";
        return;
      }
      const again = new Event("change", { bubbles: true });
      repeated.add(again);
      input.dispatchEvent(again);
    },
    { capture: true },
  );
}

async function areAccepted(files: readonly File[], keyPath: string | undefined): Promise<boolean> {
  const judgements: Judgement[] = [];
  for (const file of files) {
    const judgement = await judgeFile(file, frameAt(keyPath));
    if (judgement) judgements.push(judgement);
  }
  const said = judgements.map(({ id }) => id).join("\n\n");
  if (judgements.some(({ level }) => level === "error")) {
    await tell("Foto ini tidak bisa dipakai", said);
    return false;
  }
  return judgements.length === 0 || ask("Periksa fotonya", said, "Tetap pakai", "Pilih foto lain");
}

/** The frame of the picture field at a path of the file that is open, whose name stands in the address. */
function frameAt(keyPath: string | undefined): PictureFrame | undefined {
  const open = /\/entries\/([^/?]+)/.exec(location.hash)?.[1];
  const file = contentFileNames.find((name) => entryName(name) === open);
  const schema = file && keyPath ? schemaAt(contentFiles[file], keyPath.split(".")) : undefined;
  return schema && metaOf(schema).image;
}

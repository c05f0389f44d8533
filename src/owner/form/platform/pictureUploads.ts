import type { Judgement } from "../../check/judgePicture";
import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { metaOf, type PictureFrame } from "../../schema/fields";
import { schemaAt } from "../../schema/traversal";
import { ask, tell } from "../dialog";
import { entryName } from "../formConfig";
import { judgeFile } from "../pictureFile";

/**
 * Judges pictures before the library sees them, in the check's words: those chosen, dropped and pasted. A picture that the
 * check would refuse goes no further, one that it would warn of only if the owner wants it so.
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

  document.addEventListener(
    "drop",
    async (event) => {
      const { target, dataTransfer } = event;
      const files = [...(dataTransfer?.files ?? [])];
      if (files.length === 0 || repeated.has(event)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!(await areAccepted(files, fieldOf(target) ?? keyPath))) return;
      const again = new DragEvent("drop", { bubbles: true, cancelable: true });
      Object.defineProperty(again, "dataTransfer", { value: transferOf(files) });
      repeated.add(again);
      target?.dispatchEvent(again);
    },
    { capture: true },
  );

  const read = navigator.clipboard?.read.bind(navigator.clipboard);
  if (!read) return;
  navigator.clipboard.read = async () => {
    const items = await read();
    const pictures = items.flatMap((item) =>
      item.types.filter((type) => type.startsWith("image/")).map((type) => ({ item, type })),
    );
    const files = await Promise.all(
      pictures.map(async ({ item, type }) => new File([await item.getType(type)], "foto", { type })),
    );
    return (await areAccepted(files, keyPath)) ? items : [];
  };
}

/** Dropped files as the library reads them: by entries, which only a browser's own transfer has, and only while it is dropped. */
const transferOf = (files: readonly File[]) => ({
  files,
  items: files.map((file) => ({
    webkitGetAsEntry: () => ({ name: file.name, isFile: true, file: (give: (file: File) => void) => give(file) }),
  })),
});

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

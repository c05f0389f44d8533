import { openDialog } from "../dialog";
import { holdBack } from "./holdBack";

const saveButton = '#nc-root button[data-label="Simpan"]';

const isPreparing = () => document.querySelector("#nc-root .processing") !== null;

/**
 * Lets a save wait while a photograph is being prepared, since the library would save the file without it. A tap on
 * "Simpan", or its keyboard shortcut, which the library turns into a click, is held back and repeated afterwards.
 */
export function waitForPhotographs(): void {
  holdBack("click", (target) => (target.closest(saveButton) && isPreparing() ? afterPhotographs() : undefined));
}

/** Whether the save is still wanted once no photograph is being prepared. */
async function afterPhotographs(): Promise<boolean> {
  const wait = openDialog({
    title: "Foto masih disiapkan",
    text: "Perubahan Anda disimpan begitu fotonya siap.",
    answers: ["Jangan simpan dulu"],
  });
  let isWanted = true;
  void wait.answer.then(() => {
    isWanted = false;
  });
  while (isWanted && isPreparing()) await nextFrame();
  if (!isWanted) return false;
  wait.close();
  // Where the photograph could not be prepared, the library says so in a dialog, and the owner decides what to save.
  await nextFrame();
  await nextFrame();
  return document.querySelector("dialog[open]") === null;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

import { openDialog } from "../dialog";

const saveButton = '#nc-root button[data-label="Simpan"]';
const preparing = "#nc-root .processing";

/**
 * Lets a save wait while a photograph is being prepared, since the library would save the file without it. A tap on
 * "Simpan", or its keyboard shortcut, which the library turns into a click, is held back and repeated afterwards.
 */
export function waitForPhotographs(): void {
  document.addEventListener(
    "click",
    async (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(saveButton) : null;
      if (!button || !document.querySelector(preparing)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      const wait = openDialog({
        title: "Foto masih disiapkan",
        text: "Perubahan Anda disimpan begitu fotonya siap.",
        answers: ["Jangan simpan dulu"],
      });
      const ready = prepared().then(() => "ready");
      const ended = await Promise.race([ready, wait.answer]);
      if (ended !== "ready") return;
      wait.close();
      // Where the photograph could not be prepared, the library says so in a dialog, and the owner decides what to save.
      await nextFrames();
      if (!document.querySelector("dialog[open]")) button.click();
    },
    { capture: true },
  );
}

/** Resolves when what has just changed is on the screen. */
const nextFrames = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Resolves once no photograph is being prepared. */
const prepared = (): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(preparing)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  });

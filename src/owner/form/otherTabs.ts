import { type ContentFileName, contentFileAt } from "../schema/contentFiles";
import { saveError } from "./sveltia/sveltiaDom";

/** The files that another tab of this browser has saved since this tab was loaded. */
const savedElsewhere = new Set<ContentFileName>();

// Named by path, as several shops may share an origin: nama.github.io/a/admin/ and nama.github.io/b/admin/.
const tabs = new BroadcastChannel(`content-saved ${new URL(".", location.href).pathname}`);
tabs.addEventListener("message", ({ data }: MessageEvent<ContentFileName>) => savedElsewhere.add(data));

/** Sveltia's argument for the event "postSave". */
type Saved = { entry: { toJS(): { path?: string } } };

/** Tells the form's other tabs which file this tab has saved. */
export function tellOtherTabs({ entry }: Saved): void {
  const file = contentFileAt(entry.toJS().path);
  if (file) tabs.postMessage(file);
}

/**
 * Asks before a save overwrites another tab's save, and throws if the owner declines. Sveltia asks only about changes from
 * other devices, because all tabs of a browser share one copy of the files as last read.
 */
export function confirmOverwrite(file: ContentFileName): void {
  if (!savedElsewhere.has(file)) return;
  const question =
    "Bagian ini sudah disimpan dari tab lain setelah tab ini dibuka. Kalau tetap disimpan, perubahan itu hilang. Tetap simpan?";
  if (!window.confirm(question)) {
    throw saveError("Muat ulang halaman ini untuk melihat perubahan dari tab lain; isian Anda di sini diingat.");
  }
  savedElsewhere.delete(file);
}

import { cpSync, existsSync, mkdirSync, rmSync, watch } from "node:fs";
import path from "node:path";
import { checkContent } from "../schema/checkContent";
import { report } from "../schema/fault";

/**
 * The copy of the owner's folder that `npm run develop` shows. Only content that passed the check is copied there, so a
 * mistake in the making never takes the last good page down, and mending it is enough to go on. The owner's own files
 * are only ever read.
 */
export const previewFolder = path.resolve(".content-preview");

type Reporter = { info(message: string): void; warn(message: string): void; error(message: string): void };

/** Copies the content if it passes, says what is wrong if not, and does so again after every change of the folder. */
export async function keepContentPreview(folder: string, reporter: Reporter): Promise<void> {
  mkdirSync(previewFolder, { recursive: true });
  const passed = await refresh(folder, reporter);
  if (!passed && !existsSync(path.join(previewFolder, "shop.json"))) {
    reporter.error("Perbaiki dahulu, lalu jalankan lagi `npm run develop`. / Mend this first, then run it again.");
    process.exit(1);
  }
  let pending: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    // Editors write a file in several steps; the check waits until they are done.
    pending = setTimeout(() => void refresh(folder, reporter), 200);
  });
}

async function refresh(folder: string, reporter: Reporter): Promise<boolean> {
  const faults = await checkContent(folder);
  const text = report(faults, path.relative(process.cwd(), folder) || folder);
  if (faults.some((fault) => fault.level === "error")) {
    reporter.error(`${text}\n\nHalaman terakhir yang benar tetap tampil. / The last good page stays up.`);
    return false;
  }
  if (text !== "") reporter.warn(text);
  // A preview left by an earlier run may hold pictures that are gone; files in place are overwritten, never emptied first.
  rmSync(path.join(previewFolder, "images"), { recursive: true, force: true });
  cpSync(folder, previewFolder, { recursive: true });
  return true;
}

import { cpSync, existsSync, mkdirSync, watch } from "node:fs";
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

/**
 * Copies the content if it passes, says what is wrong if not, and does so again after every change of the folder. Gives a
 * function that stops watching, or null where there is no good page to show yet.
 */
export async function keepContentPreview(
  folder: string,
  reporter: Reporter,
  preview = previewFolder,
): Promise<(() => void) | null> {
  mkdirSync(preview, { recursive: true });
  const passed = await refresh(folder, reporter, preview);
  if (!passed && !existsSync(path.join(preview, "shop.json"))) return null;
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(pending);
    // Editors write a file in several steps; the check waits until they are done.
    pending = setTimeout(() => void refresh(folder, reporter, preview), 200);
  });
  return () => {
    clearTimeout(pending);
    watcher.close();
  };
}

async function refresh(folder: string, reporter: Reporter, preview: string): Promise<boolean> {
  const faults = await checkContent(folder);
  const text = report(faults, path.relative(process.cwd(), folder) || folder);
  if (faults.some((fault) => fault.level === "error")) {
    reporter.error(`${text}\n\nHalaman terakhir yang benar tetap tampil. / The last good page stays up.`);
    return false;
  }
  if (text !== "") reporter.warn(text);
  cpSync(folder, preview, { recursive: true });
  reporter.info("Isi situs diperbarui. / The content is up to date.");
  return true;
}

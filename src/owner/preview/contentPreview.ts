import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watch } from "chokidar";
import { checkContent } from "../check/checkContent";
import { formatDiagnostics } from "../check/diagnostic";
import { missingBeforeLaunch } from "../check/missingBeforeLaunch";
import { folderName, readContent } from "../schema/contentFolder";
import { mirrorContent, mirrorFolder } from "./mirrorContent";

/** The part of Gatsby's reporter that is used here. Its `error` would put "ERROR UNKNOWN" above a message. */
type Reporter = { info(message: string): void; warn(message: string): void; log(message: string): void };

let problem = "";

/** The first error of the content on one line, with file, line and remedy; empty while the preview shows the content. */
export const previewProblem = (): string => problem;

/**
 * Copies the content to the preview folder if it passes the check, and otherwise reports the problems. Does so again after
 * every save. Returns a function that stops watching, or null if the content does not pass and there is no earlier copy to
 * show.
 *
 * The watcher is chokidar, because Node's own recursive watcher on Linux loses a file that an editor saves by renaming a new
 * file over it, as vim, `sed -i` and most IDEs do.
 */
export async function startContentPreview(
  folder: string,
  reporter: Reporter,
  preview = mirrorFolder,
): Promise<(() => Promise<void>) | null> {
  mkdirSync(preview, { recursive: true });
  // Watches before the first check, so that a save in between is not missed.
  const watcher = watch(folder, { ignoreInitial: true });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  const passed = await refresh(folder, reporter, preview);
  if (!passed && !existsSync(path.join(preview, "shop.json"))) {
    await watcher.close();
    return null;
  }
  let pending: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watcher.on("all", () => {
    clearTimeout(pending);
    // Editors write a file in several steps. A check starts 200 ms after the last step, and only once the previous check is
    // done.
    pending = setTimeout(() => {
      running = running.then(async () => {
        await refresh(folder, reporter, preview);
      });
    }, 200);
  });
  return async () => {
    clearTimeout(pending);
    await watcher.close();
    await running;
  };
}

/** Checks and copies one snapshot of the content, so that no save in between gets into the preview unchecked. */
async function refresh(folder: string, reporter: Reporter, preview: string): Promise<boolean> {
  const snapshot = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    cpSync(folder, snapshot, { recursive: true, dereference: true });
    const diagnostics = await checkContent(snapshot);
    const ownersFolder = folderName(folder);
    const text = formatDiagnostics(diagnostics, ownersFolder).replaceAll(snapshot, ownersFolder);
    if (diagnostics.some(({ level }) => level === "error")) {
      const [first = ""] = text.split("\n\n");
      problem = first.replace(/\s+/g, " ");
      reporter.log(`\nPratinjau belum diperbarui; halaman terakhir yang benar tetap tampil.\n\n${text}\n`);
      return false;
    }
    problem = "";
    if (text !== "") reporter.warn(text);
    await mirrorContent(snapshot, preview);
    const missing = missingBeforeLaunch(readContent(snapshot));
    reporter.info(`Pratinjau sudah diperbarui. ${missing ?? ""}`.trim());
    return true;
  } catch (error) {
    // Probably a save removed or replaced a file while it was copied. The same save starts the next check.
    problem = `Folder ${folder} tidak bisa dibaca; simpan sekali lagi. ${error}`;
    reporter.log(problem);
    return false;
  } finally {
    rmSync(snapshot, { recursive: true, force: true });
  }
}

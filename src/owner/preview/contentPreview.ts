import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watch } from "chokidar";
import { checkContent } from "../check/checkContent";
import { report } from "../check/diagnostic";

/**
 * The copy of the owner's folder that `npm run develop` shows. Only content that passed the check is copied there, so a
 * mistake in the making never takes the last good page down, and mending it is enough to go on. The owner's own files
 * are only ever read.
 */
export const previewFolder = path.resolve(".content-preview");

type Reporter = { info(message: string): void; warn(message: string): void; error(message: string): void };

/**
 * Copies the content if it passes, says what is wrong if not, and does so again after every save. Gives a function that
 * stops watching, or null where there is no good page to show yet.
 *
 * The watcher is chokidar because Node's own recursive one, on Linux, goes blind for a file that an editor has replaced
 * (vim, `sed -i`, most IDEs save by renaming a new file over the old one).
 */
export async function keepContentPreview(
  folder: string,
  reporter: Reporter,
  preview = previewFolder,
): Promise<(() => Promise<void>) | null> {
  mkdirSync(preview, { recursive: true });
  // The watcher stands before the first look, so that a save in between is not lost.
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
    // Editors write a file in several steps; the check waits until they are done, and for the check before it.
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

/** What is checked and what is shown must be the same bytes, whatever is saved meanwhile: both are read from one copy. */
async function refresh(folder: string, reporter: Reporter, preview: string): Promise<boolean> {
  const snapshot = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    cpSync(folder, snapshot, { recursive: true, dereference: true });
    const faults = await checkContent(snapshot);
    const ownersFolder = path.relative(process.cwd(), folder) || folder;
    const text = report(faults, ownersFolder).replaceAll(snapshot, ownersFolder);
    if (faults.some((fault) => fault.level === "error")) {
      reporter.error(`${text}\n\nHalaman terakhir yang benar tetap tampil. / The last good page stays up.`);
      return false;
    }
    if (text !== "") reporter.warn(text);
    mirror(snapshot, preview);
    reporter.info("Pratinjau sudah diperbarui. / The preview is up to date.");
    return true;
  } catch (error) {
    // A file that goes away while it is copied; the save that follows brings the next look.
    reporter.error(
      `Folder ${folder} tidak bisa dibaca; simpan sekali lagi. / The folder cannot be read; save once more. ${error}`,
    );
    return false;
  } finally {
    rmSync(snapshot, { recursive: true, force: true });
  }
}

/**
 * Makes one folder hold what the other holds, files deleted there included. Pictures come before the texts that name
 * them and go after; a file that is already the same is left alone, since Gatsby would process it again.
 */
function mirror(from: string, to: string): void {
  const wanted = filesIn(from).sort((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
  const present = filesIn(to);
  for (const file of wanted) {
    const target = path.join(to, file);
    const bytes = readFileSync(path.join(from, file));
    if (present.includes(file) && bytes.equals(readFileSync(target))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const file of present) if (!wanted.includes(file)) rmSync(path.join(to, file));
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );

import { type ContentFileName, contentFileNames } from "../../schema/contentFiles";
import { repositoryName } from "../formConfig";
import { settings } from "../settings";

// As the library names it.
const databaseName = `github:${repositoryName(settings.repository)}`;

type Texts = Partial<Record<ContentFileName, string>>;

/**
 * The content files as they stand now. The library keeps them in the browser's database: the folder that was opened, or the
 * repository's files, which it brings up to date before each save. A file found in neither is taken as it was published.
 */
export async function currentTexts(): Promise<Texts> {
  const kept = await answer(indexedDB.open(databaseName)).catch(() => undefined);
  const user = JSON.parse(localStorage.getItem("sveltia-cms.user") ?? "{}") as { backendName?: string };
  const folder =
    user.backendName === "local"
      ? ((await value(kept, "file-system-handles", "root_dir_handle")) as FileSystemDirectoryHandle | undefined)
      : undefined;
  const texts: Texts = {};
  for (const file of contentFileNames) {
    const text = folder ? await textIn(folder, file) : await textKept(kept, file);
    texts[file] = text ?? settings.texts[file];
  }
  kept?.close();
  return texts;
}

async function textIn(folder: FileSystemDirectoryHandle, file: ContentFileName): Promise<string | undefined> {
  try {
    const content = await folder.getDirectoryHandle("content");
    return await (await (await content.getFileHandle(file)).getFile()).text();
  } catch {
    return undefined;
  }
}

async function textKept(kept: IDBDatabase | undefined, file: ContentFileName): Promise<string | undefined> {
  const found = (await value(kept, "file-cache", `content/${file}`)) as { text?: string } | undefined;
  return found?.text;
}

async function value(kept: IDBDatabase | undefined, store: string, key: string): Promise<unknown> {
  if (!kept?.objectStoreNames.contains(store)) return undefined;
  return answer(kept.transaction(store).objectStore(store).get(key));
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

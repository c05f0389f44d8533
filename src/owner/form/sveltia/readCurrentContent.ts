import { storedUser } from "../../../runtime/gitHost";
import type { ContentTexts } from "../../check/checkJsonFiles";
import { type ContentFileName, contentFileNames } from "../../schema/contentFiles";
import { repositoryName } from "../formConfig";
import { settings } from "../settings";

// Sveltia's names for its database, stores and key.
const databaseName = `github:${repositoryName(settings.repository)}`;
const fileStore = "file-cache";
const handleStore = "file-system-handles";
const handleKey = "root_dir_handle";

/**
 * The current texts of the content files. If the owner opened a folder, they are read from the folder. Otherwise they come
 * from IndexedDB, where Sveltia keeps the repository's files and updates them before each save. A file that is not found has
 * the text of the last publication.
 */
export async function readCurrentContent(): Promise<ContentTexts> {
  const database = await resultOf(indexedDB.open(databaseName)).catch(() => undefined);
  const isLocal = storedUser().backendName === "local";
  const folder = isLocal ? await read(database, handleStore, handleKey) : undefined;
  const texts: ContentTexts = {};
  for (const file of contentFileNames) {
    const text = folder
      ? await textInFolder(folder as FileSystemDirectoryHandle, file)
      : await textInDatabase(database, file);
    texts[file] = text ?? settings.texts[file];
  }
  database?.close();
  return texts;
}

async function textInFolder(folder: FileSystemDirectoryHandle, file: string): Promise<string | undefined> {
  try {
    const content = await folder.getDirectoryHandle("content");
    return await (await (await content.getFileHandle(file)).getFile()).text();
  } catch {
    return undefined;
  }
}

async function textInDatabase(database: IDBDatabase | undefined, file: ContentFileName): Promise<string | undefined> {
  const cached = (await read(database, fileStore, `content/${file}`)) as { text?: string } | undefined;
  return cached?.text;
}

async function read(database: IDBDatabase | undefined, store: string, key: string): Promise<unknown> {
  if (!database?.objectStoreNames.contains(store)) return undefined;
  return resultOf(database.transaction(store).objectStore(store).get(key));
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

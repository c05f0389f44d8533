import { type ContentFileName, contentFileNames } from "../../schema/contentFiles";
import { repositoryName } from "../formConfig";
import { settings } from "../settings";

// What the library calls its database, the stores and key in it, and the user's entry in localStorage.
const databaseName = `github:${repositoryName(settings.repository)}`;
const fileStore = "file-cache";
const handleStore = "file-system-handles";
const handleKey = "root_dir_handle";
const userKey = "sveltia-cms.user";

type Texts = Partial<Record<ContentFileName, string>>;

/** The user whom the library keeps in this browser: where the content comes from, and the token. */
export const storedUser = () =>
  JSON.parse(localStorage.getItem(userKey) ?? "{}") as { backendName?: string; token?: string };

/**
 * The content files' texts as they are now: those of the folder that the owner opened, or else the repository's, which
 * the library keeps in IndexedDB and updates before each save. A file found in neither has the text of the last
 * publication.
 */
export async function readCurrentContent(): Promise<Texts> {
  const database = await resultOf(indexedDB.open(databaseName)).catch(() => undefined);
  const folder =
    storedUser().backendName === "local"
      ? ((await read(database, handleStore, handleKey)) as FileSystemDirectoryHandle | undefined)
      : undefined;
  const texts: Texts = {};
  for (const file of contentFileNames) {
    const text = folder ? await textInFolder(folder, file) : await textInDatabase(database, file);
    texts[file] = text ?? settings.texts[file];
  }
  database?.close();
  return texts;
}

async function textInFolder(folder: FileSystemDirectoryHandle, file: ContentFileName): Promise<string | undefined> {
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

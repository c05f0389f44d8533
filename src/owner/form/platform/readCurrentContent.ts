import { asFile, fileAddress, signedIn, storedUser } from "../../../platform/runtime/gitHost";
import { type ContentFileName, contentFileNames } from "../../schema/contentFiles";
import { repositoryName } from "../formConfig";
import { settings } from "../settings";

// What the library calls its database, and the stores and key in it.
const databaseName = `github:${repositoryName(settings.repository)}`;
const fileStore = "file-cache";
const handleStore = "file-system-handles";
const handleKey = "root_dir_handle";

/** The texts of the content files that could be read. */
export type ContentTexts = Partial<Record<ContentFileName, string>>;

/**
 * The content files' texts as they are now: those of the folder that the owner opened, or else the repository's, which
 * the library keeps in IndexedDB and updates before each save. A file found in neither has the text of the last
 * publication.
 */
export async function readCurrentContent(): Promise<ContentTexts> {
  const database = await resultOf(indexedDB.open(databaseName)).catch(() => undefined);
  const folder = storedUser().backendName === "local" ? await openFolder() : undefined;
  const texts: ContentTexts = {};
  for (const file of contentFileNames) {
    const text = folder ? await textInFolder(folder, file) : await textInDatabase(database, file);
    texts[file] = text ?? settings.texts[file];
  }
  database?.close();
  return texts;
}

/** The folder on this computer that the owner opened. */
async function openFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const database = await resultOf(indexedDB.open(databaseName)).catch(() => undefined);
  const folder = await read(database, handleStore, handleKey);
  database?.close();
  return folder as FileSystemDirectoryHandle | undefined;
}

const textInFolder = async (folder: FileSystemDirectoryHandle, file: ContentFileName) =>
  (await fileInFolder(folder, file))?.text();

async function fileInFolder(folder: FileSystemDirectoryHandle, file: string): Promise<File | undefined> {
  try {
    let within = await folder.getDirectoryHandle("content");
    const names = file.split("/");
    for (const name of names.slice(0, -1)) within = await within.getDirectoryHandle(name);
    return await (await within.getFileHandle(names.at(-1) ?? "")).getFile();
  } catch {
    return undefined;
  }
}

/** A picture of the content folder by its name in the files, such as "images/hero.jpg"; undefined where it cannot be read. */
export async function readPicture(picture: string): Promise<Blob | undefined> {
  const { repository } = settings;
  const { backendName, token } = storedUser();
  if (backendName === "local") {
    const folder = await openFolder();
    return folder && fileInFolder(folder, picture);
  }
  if (!repository) return undefined;
  const address = fileAddress(repository, `content/${picture}`, repository.branch);
  const response = await fetch(address, { headers: { ...signedIn(token), ...asFile } }).catch(() => undefined);
  return response?.ok ? response.blob() : undefined;
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

import { Dexie } from "dexie";
import { storedUser } from "../../../runtime/gitHost";
import type { ContentTexts } from "../../check/checkJsonFiles";
import { contentFileNames } from "../../schema/contentFiles";
import { repositoryName } from "../formConfig";
import { bytesOf, hostFile } from "../hostFiles";
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
  const { database, folder } = await openStored();
  const texts: ContentTexts = {};
  for (const file of contentFileNames) {
    const cached = await read(database, fileStore, `content/${file}`);
    const text = folder ? await (await fileInFolder(folder, file))?.text() : cached?.text;
    texts[file] = text ?? settings.texts[file];
  }
  database?.close();
  return texts;
}

/** Sveltia's database, and the folder that the owner opened in place of a repository. */
async function openStored() {
  const database = await new Dexie(databaseName).open().catch(() => undefined);
  const isLocal = storedUser().backendName === "local";
  const folder: FileSystemDirectoryHandle | undefined = isLocal
    ? await read(database, handleStore, handleKey)
    : undefined;
  return { database, folder };
}

/** A picture's stored file; undefined if there is none of this name. Throws if the Git host does not give it. */
export async function storedPicture(picture: string): Promise<Blob | undefined> {
  const { database, folder } = await openStored();
  database?.close();
  if (folder) return fileInFolder(folder, picture);
  const file = await hostFile(`content/${picture}`);
  return file && bytesOf(file.content);
}

/** A file below the folder `content`; undefined if it is not there. */
async function fileInFolder(root: FileSystemDirectoryHandle, file: string): Promise<File | undefined> {
  const parts = ["content", ...file.split("/")];
  const name = parts.pop() ?? "";
  try {
    let folder = root;
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    return await (await folder.getFileHandle(name)).getFile();
  } catch {
    return undefined;
  }
}

const read = (database: Dexie | undefined, store: string, key: string) =>
  database?.tables.find(({ name }) => name === store)?.get(key);

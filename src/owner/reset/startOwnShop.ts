import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../check/checkContent";
import { type Content, contentFileNames } from "../schema/contentFiles";
import { contentFolder } from "../schema/contentFolder";
import type { Words } from "../schema/words";
import { emptyShop } from "./emptyShop";
import { writePlainPictures } from "./plainPictures";
import { savedInGit } from "./savedInGit";

/** The folders that the guide asks to put pictures into; on GitHub a folder without a file is none. */
const pictureFolders = ["services", "products", "barbers", "gallery"];

/**
 * `npm run content:own`: takes the demo shop out of the content folder and leaves the least that builds, for the owner to
 * fill in. Only while the demo's name and chat number still stand there, and only when Git holds every file as it is, so
 * that whatever goes can be brought back. Exit code 1 where it refuses; then nothing was changed.
 */
async function main() {
  const folder = contentFolder();
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const refuse = ({ id, en }: Words) => {
    process.stdout.write(`Tidak ada yang diubah: ${id}\nNothing was changed: ${en}\n`);
    process.exitCode = 1;
  };
  const faults = await checkContent(folder);
  if (faults.some(({ level }) => level === "error")) {
    return refuse({
      id: "isi folder ini masih keliru. `npm run content:check` menyebutkan yang mana.",
      en: "this folder's content has mistakes. `npm run content:check` names them.",
    });
  }
  const shipped = Object.fromEntries(
    await Promise.all(contentFileNames.map(async (file) => [file, await read(file)])),
  ) as Content;
  const isDemo =
    shipped["shop.json"].name === "Bintang Pangkas" &&
    faults.some(({ file, place }) => file === "shop.json" && place === "chatNumber");
  if (!isDemo) {
    return refuse({
      id: "folder ini sudah berisi data toko sendiri.",
      en: "this folder holds a shop's own content already.",
    });
  }
  const saved = savedInGit(folder);
  if (saved === "unknown") {
    return refuse({
      id: 'Git belum menyimpan folder ini, jadi yang dihapus tidak bisa dikembalikan. Simpan dahulu: `git init`, `git add --all`, `git commit -m "Awal"`.',
      en: "Git does not hold this folder, so what is removed could not be brought back. Commit it first.",
    });
  }
  if ("unsaved" in saved) {
    const named = saved.unsaved.slice(0, 5).join(", ") + (saved.unsaved.length > 5 ? ", …" : "");
    return refuse({
      id: `ada pekerjaan yang belum disimpan di Git (${named}). Simpan dahulu dengan \`git add --all\` dan \`git commit -m "Isi kami"\`, atau kembalikan dengan \`git restore\`.`,
      en: `there is work that Git does not hold yet (${named}). Commit it first, or restore it.`,
    });
  }
  const empty = emptyShop(shipped);
  for (const picture of saved.pictures) {
    if (path.basename(picture) !== ".gitkeep") await rm(path.join(folder, picture));
  }
  for (const name of pictureFolders) {
    await mkdir(path.join(folder, "images", name), { recursive: true });
    await writeFile(path.join(folder, "images", name, ".gitkeep"), "");
  }
  await writePlainPictures(folder);
  for (const file of contentFileNames) {
    await writeFile(path.join(folder, file), `${JSON.stringify(empty[file], null, 2)}\n`);
  }
  process.stdout.write(
    "Toko contoh sudah dikosongkan. Ganti sekarang semua tulisan yang bertanda (contoh) dan (sample), nomor, jam, dan harga;\n" +
      "`npm run content:check` menyebutkan tulisan dan nomor yang masih contoh. Salah tekan? `git restore .` mengembalikannya.\n" +
      "The demo shop is gone. Now replace every text marked (contoh) or (sample), the numbers, hours and prices;\n" +
      "`npm run content:check` names the texts and numbers that are still samples. `git restore .` brings the demo back.\n",
  );
}

void main();

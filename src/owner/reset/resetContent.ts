import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../check/checkContent";
import { isPlaceholder } from "../check/rules/placeholders";
import { git } from "../git/git";
import { contentFileNames } from "../schema/contentFiles";
import { readContent } from "../schema/contentFolder";
import { emptyShop } from "./emptyShop";
import { writePlaceholderPictures } from "./placeholderPictures";

/** The picture folders that the owner's guide names. */
const pictureFolders = ["services", "products", "barbers", "gallery"];

/**
 * Replaces the demonstration shop in a content folder by placeholders for the owner to fill in, and prints what it did. Does
 * so only if the check finds no error, the content is still the demonstration shop, and every file is committed to Git, so
 * that it can be restored. Returns false if it changed nothing.
 */
export async function resetContent(folder: string): Promise<boolean> {
  const refuse = (reason: string) => {
    process.stdout.write(`Tidak ada yang diubah: ${reason}\n`);
    return false;
  };
  const diagnostics = await checkContent(folder);
  if (diagnostics.some(({ level }) => level === "error")) {
    return refuse("isi folder ini masih keliru. `npm run content:check` menyebutkan yang mana.");
  }
  const content = readContent(folder);
  const { demo, chatNumber } = content["shop.json"];
  // An owner may have filled in the demonstration shop and left `demo` as it was.
  if (!demo || !isPlaceholder("shop.json", ["chatNumber"], chatNumber))
    return refuse("folder ini sudah berisi data toko sendiri.");
  let uncommitted: string;
  let pictures: string[];
  try {
    // Fails if one of the files is not in Git, for example because Git ignores the folder.
    const files = contentFileNames.filter((file) => existsSync(path.join(folder, file)));
    git(folder, "ls-files", "--error-unmatch", "--", ...files);
    // A picture that Git ignores stays, because it could not be restored.
    pictures = git(folder, "ls-files", "-z", "--", "images").split("\0").filter(Boolean);
    uncommitted = git(folder, "status", "--porcelain", "--untracked-files=all", "--", ".");
  } catch {
    return refuse(
      'Git belum menyimpan folder ini, jadi yang dihapus tidak bisa dikembalikan. Simpan dahulu: `git init`, `git add --all`, `git commit -m "Awal"`.',
    );
  }
  if (uncommitted !== "") {
    return refuse(
      `ada pekerjaan yang belum disimpan di Git. Simpan dahulu dengan \`git add --all\` dan \`git commit -m "Isi kami"\`, atau kembalikan dengan \`git restore\`.\n${uncommitted}`,
    );
  }
  for (const picture of pictures) await rm(path.join(folder, picture));
  for (const name of pictureFolders) {
    await mkdir(path.join(folder, "images", name), { recursive: true });
    // Git does not keep an empty folder.
    await writeFile(path.join(folder, "images", name, ".gitkeep"), "");
  }
  await writePlaceholderPictures(folder);
  const placeholders = emptyShop(content);
  for (const file of contentFileNames) {
    await writeFile(path.join(folder, file), `${JSON.stringify(placeholders[file], null, 2)}\n`);
  }
  process.stdout.write(
    "Toko contoh sudah dikosongkan. Ganti sekarang semua tulisan yang bertanda (contoh) dan (sample), nomor, jam, dan harga;\n" +
      "`npm run content:check` menyebutkan tulisan dan nomor yang masih contoh. Salah tekan? `git restore .` mengembalikannya.\n",
  );
  return true;
}

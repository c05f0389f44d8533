import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkContent } from "../schema/checkContent";
import { type Content, contentFileNames } from "../schema/contentFiles";
import { contentFolder } from "../schema/contentFolder";
import { emptyShop } from "./emptyShop";
import { writePlainPictures } from "./plainPictures";

/**
 * `npm run content:own`: takes the demo shop out of the content folder and leaves the least that builds, for the owner to
 * fill in. Only while the shipped chat number still stands there: a shop's own content is never thrown away. Exit code 1
 * where it refuses.
 */
async function main() {
  const folder = contentFolder();
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, file), "utf8"));
  const faults = await checkContent(folder);
  const isShipped = faults.some(({ file, place }) => file === "shop.json" && place === "chatNumber");
  if (!isShipped || faults.some(({ level }) => level === "error")) {
    process.stdout.write(
      "Tidak ada yang diubah: folder ini sudah berisi data toko sendiri, atau isinya masih keliru.\n" +
        "Nothing was changed: this folder holds a shop's own content already, or its content has mistakes.\n",
    );
    process.exitCode = 1;
    return;
  }
  const shipped = Object.fromEntries(
    await Promise.all(contentFileNames.map(async (file) => [file, await read(file)])),
  ) as Content;
  const empty = emptyShop(shipped);
  await rm(path.join(folder, "images"), { recursive: true });
  await writePlainPictures(folder);
  for (const file of contentFileNames) {
    await writeFile(path.join(folder, file), `${JSON.stringify(empty[file], null, 2)}\n`);
  }
  process.stdout.write(
    "Toko contoh sudah dikosongkan. Ganti sekarang semua tulisan yang bertanda (contoh) dan (sample), nomor, jam, dan harga;\n" +
      "`npm run content:check` menyebutkan apa yang tersisa.\n" +
      "The demo shop is gone. Now replace every text marked (contoh) or (sample), the numbers, hours and prices;\n" +
      "`npm run content:check` names what is left.\n",
  );
}

void main();

import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../schema/contentFolder";
import type { Diagnostic } from "./diagnostic";

/**
 * Warns of HTML pages in the folder of files that are published as they are, because they lack the site's frame. A search
 * engine's proof of ownership is no page.
 */
export function staticPages(folder: string): Diagnostic[] {
  return filesIn(folder)
    .filter((file) => /\.html?$/i.test(file) && !/verif/i.test(readFileSync(path.join(folder, file), "utf8")))
    .map((file) => {
      const address = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
      const message = `Halaman ini terbit apa adanya di ${address}, tanpa bagian atas, menu, dan warna situs. Kalau situs punya halaman di alamat itu, milik situs yang tampil. Supaya ikut tampilan situs, tulis sebagai halaman di src/pages: "Halaman tambahan" di panduan-berkas.md.`;
      return { level: "warning", file, place: "", message };
    });
}

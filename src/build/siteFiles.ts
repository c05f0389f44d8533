import { writeFile } from "node:fs/promises";
import path from "node:path";
import { bookPath, manifestPath } from "../domain/routes";
import type { Language } from "../domain/shop/words.id";
import { readContentFile } from "../owner/schema/contentFolder";
import type { StartPlan } from "../runtime/starter/startPlan";
import { paletteNamed } from "../theme/palettes";
import { writeBookFiles } from "./bookFiles";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";

/**
 * Writes the files beside the pages into `public`: web manifest, icons, and the book's files. `plans` maps the paths of
 * pages to their start plans.
 */
export async function writeSiteFiles(contentFolder: string, pathPrefix: string, plans: ReadonlyMap<string, StartPlan>) {
  const publicFolder = path.resolve("public");
  const shop = readContentFile(contentFolder, "shop.json");
  const palette = paletteNamed(shop.palette);
  const languages: readonly Language[] = shop.english === false ? ["id"] : ["id", "en"];
  for (const language of languages)
    await writeFile(path.join(publicFolder, manifestPath[language]), manifest(shop, palette, pathPrefix, language));
  await writeIcons(shop.markLetter, palette, publicFolder);
  const plan = plans.get(bookPath);
  if (plan) await writeBookFiles({ publicFolder, pathPrefix, shopName: shop.name, palette, plan });
}

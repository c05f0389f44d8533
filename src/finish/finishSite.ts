import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { manifest } from "./manifest";

type Site = { publicFolder: string; contentFolder: string; siteUrl: string; pathPrefix: string };

/** Last touches on the written site: the files that no page query can make. */
export async function finishSite({ publicFolder, contentFolder, siteUrl, pathPrefix }: Site): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  const shop = JSON.parse(await readFile(path.join(contentFolder, "shop.json"), "utf8")) as { name: string };
  await write("manifest.webmanifest", manifest(shop.name, pathPrefix));
  await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}

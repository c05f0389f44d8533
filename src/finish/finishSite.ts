import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { contentSecurityPolicy, withPolicy } from "./contentSecurityPolicy";
import { headersFile } from "./headersFile";
import { manifest } from "./manifest";
import { noParts, pageParts } from "./pageParts";
import { withStarter } from "./pageScripts";

type Site = { publicFolder: string; contentFolder: string; siteUrl: string; pathPrefix: string };

/** Last touches on the written site: how its script starts, its policies, and the files that no page query can make. */
export async function finishSite({ publicFolder, contentFolder, siteUrl, pathPrefix }: Site): Promise<void> {
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("_gatsby"));
  const pages = await Promise.all(
    files.map(async (file) => {
      const written = await readFile(path.join(publicFolder, file), "utf8");
      // The page for unknown addresses is one file for many; what it needs is known only to the script itself.
      const isNotFound = file.startsWith("404");
      const parts = isNotFound ? noParts : await pageParts(written, publicFolder, pathPrefix);
      const html = withStarter(written, parts, isNotFound);
      const policy = contentSecurityPolicy(html);
      await write(file, withPolicy(html, policy));
      return { path: `/${file.replaceAll(path.sep, "/").replace(/index\.html$/, "")}`, policy };
    }),
  );
  const shop = JSON.parse(await readFile(path.join(contentFolder, "shop.json"), "utf8")) as { name: string };
  await write("_headers", headersFile(pages, pathPrefix));
  await write("manifest.webmanifest", manifest(shop.name, pathPrefix));
  await write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}

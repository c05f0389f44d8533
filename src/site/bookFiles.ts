import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bookPath } from "../domain/links/routes";
import { compileScript } from "../platform/build/compileScript";
import type { StartPlan } from "../platform/runtime/starter/startPlan";
import type { Palette } from "../theme/palettes";
import { appIcons } from "./manifest";

type BookSite = { publicFolder: string; pathPrefix: string; shopName: string; palette: Palette; plan: StartPlan };

/** Writes the files beside the book's page: its web manifest, and the service worker with the list of files needed offline. */
export async function writeBookFiles({ publicFolder, pathPrefix, shopName, palette, plan }: BookSite): Promise<void> {
  const scope = pathPrefix + bookPath;
  const folder = path.join(publicFolder, bookPath);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "manifest.webmanifest"), bookManifest(shopName, palette, pathPrefix));
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  const inHtml = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|woff2|svg|png|webmanifest))"/g)].map(
    ([, address]) => address ?? "",
  );
  const data = [plan.pageData, plan.entryData];
  const addresses = [...new Set([...plan.scripts, plan.entry, ...inHtml])];
  const isHashed = (address: string) => /-[0-9a-f]{8,}\.js$|\/static\//.test(address);
  const plainFiles = [scope, ...addresses.filter((address) => !isHashed(address)), ...data];
  const hashedFiles = addresses.filter(isHashed);
  const texts = await Promise.all(
    plainFiles.map((address) => {
      const file = address === scope ? `${bookPath}index.html` : address.slice(pathPrefix.length);
      return readFile(path.join(publicFolder, file));
    }),
  );
  const version = createHash("sha256")
    .update(hashedFiles.join())
    .update(Buffer.concat(texts))
    .digest("hex")
    .slice(0, 12);
  const bookFiles = JSON.stringify({ scope, version, hashedFiles, plainFiles });
  const script = await compileScript("features/book/worker/worker.ts", { bookFiles });
  await writeFile(path.join(folder, "sw.js"), script);
}

/** The book's own web manifest, which makes the book an app beside the visitors' site on a home screen. */
function bookManifest(shopName: string, { paper, deep }: Palette, pathPrefix: string): string {
  return JSON.stringify({
    name: `Buku ${shopName}`,
    short_name: "Buku toko",
    lang: "id",
    start_url: pathPrefix + bookPath,
    scope: pathPrefix + bookPath,
    display: "standalone",
    background_color: paper,
    theme_color: deep,
    icons: appIcons(pathPrefix),
  });
}

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bookPath } from "../domain/routes";
import type { StartPlan } from "../runtime/starter/startPlan";
import type { Palette } from "../theme/palettes";
import { compileScript } from "./compileScript";
import { webManifest } from "./manifest";

type BookSite = { publicFolder: string; pathPrefix: string; shopName: string; palette: Palette; plan: StartPlan };

/** Writes the files beside the book's page: web manifest, and service worker with the list of files needed offline. */
export async function writeBookFiles({ publicFolder, pathPrefix, shopName, palette, plan }: BookSite) {
  const scope = pathPrefix + bookPath;
  const folder = path.join(publicFolder, bookPath);
  await mkdir(folder, { recursive: true });
  // Makes the book an app of its own on a home screen, separate from the visitors' site.
  const app = {
    name: `Buku ${shopName}`,
    short_name: "Buku toko",
    background_color: palette.paper,
    theme_color: palette.deep,
  };
  await writeFile(path.join(folder, "manifest.webmanifest"), webManifest(scope, pathPrefix, app));
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
  const script = await compileScript("book/worker/worker.ts", { bookFiles });
  await writeFile(path.join(folder, "sw.js"), script);
}

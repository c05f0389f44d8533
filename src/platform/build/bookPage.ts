import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { repositoryOf } from "../../owner/form/formPage";
import type { Palette } from "../../theme/palettes";
import { bookPath } from "../runtime/bookPath";
import type { StartPlan } from "../runtime/starter/startPlan";
import { compileScript } from "./compileScript";
import { appIcons } from "./manifest";

/** Gives the book's page the repository that full hours are committed to, null where the environment names none. */
export function giveBookContext({ page, actions }: CreatePageArgs): void {
  if (page.path !== bookPath || "repository" in (page.context ?? {})) return;
  actions.deletePage(page);
  const repository = repositoryOf(process.env);
  actions.createPage({ ...page, context: { ...page.context, repository } });
}

/** What the policy of the book's page allows beside that of all pages: its service worker, and the Git host's interface. */
export function bookSources(environment: NodeJS.ProcessEnv): { connect: string[]; worker: string[] } {
  const repository = repositoryOf(environment);
  return { connect: repository ? [new URL(repository.apiRoot).origin] : [], worker: ["'self'"] };
}

type Site = { publicFolder: string; pathPrefix: string; shopName: string; palette: Palette; plan: StartPlan };

/**
 * Writes what stands beside the book's page: its web manifest, and the service worker with the list of all that the page needs
 * without network.
 */
export async function writeBookFiles({ publicFolder, pathPrefix, shopName, palette, plan }: Site): Promise<void> {
  const scope = pathPrefix + bookPath;
  const folder = path.join(publicFolder, bookPath);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "manifest.webmanifest"), bookManifest(shopName, palette, pathPrefix));
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  const inHtml = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:js|woff2|svg|png|webmanifest))"/g)].map(
    ([, address]) => address ?? "",
  );
  const data = [plan.pageData, ...plan.entryData];
  const addresses = [...new Set([...plan.scripts, plan.entry, ...plan.opensNext, ...inHtml])];
  const isHashed = (address: string) => /-[0-9a-f]{8}\.js$|\/static\//.test(address);
  const named = [scope, ...addresses.filter((address) => !isHashed(address)), ...data];
  const hashed = addresses.filter(isHashed);
  const texts = await Promise.all(
    named.map((address) => {
      const file = address === scope ? `${bookPath}index.html` : address.slice(pathPrefix.length);
      return readFile(path.join(publicFolder, file));
    }),
  );
  const version = createHash("sha256").update(hashed.join()).update(Buffer.concat(texts)).digest("hex").slice(0, 12);
  const bookFiles = JSON.stringify({ scope, version, hashed, named });
  const script = await compileScript(process.cwd(), "bookWorker/worker.ts", { bookFiles });
  await writeFile(path.join(folder, "sw.js"), script);
}

/** The book's own web manifest: on the home screen it stands beside the visitors' site, not in its place. */
export function bookManifest(shopName: string, { paper, bottle }: Palette, pathPrefix: string): string {
  return JSON.stringify({
    name: `Buku ${shopName}`,
    short_name: "Buku toko",
    lang: "id",
    start_url: pathPrefix + bookPath,
    scope: pathPrefix + bookPath,
    display: "standalone",
    background_color: paper,
    theme_color: bottle,
    icons: appIcons(pathPrefix),
  });
}

import { readFile } from "node:fs/promises";
import path from "node:path";

/** Addresses of what the site's script asks for once it runs: the page's own part of the code, and its data. */
export type PageParts = { scripts: readonly string[]; data: readonly string[] };

export const noParts: PageParts = { scripts: [], data: [] };

type Stats = { assetsByChunkName: Record<string, readonly string[]> };

/**
 * Finds a page's parts in the written site, from the path that Gatsby notes in its HTML; none for a page without such a
 * path.
 */
export async function pageParts(html: string, publicFolder: string, pathPrefix: string): Promise<PageParts> {
  const pagePath = html.match(/window\.pagePath="([^"]+)"/)?.[1];
  if (pagePath === undefined) return noParts;
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(publicFolder, file), "utf8"));
  const dataFile = `page-data/${pagePath === "/" ? "index" : pagePath.replace(/^\/|\/$/g, "")}/page-data.json`;
  const { componentChunkName } = (await json(dataFile)) as { componentChunkName: string };
  const { assetsByChunkName } = (await json("webpack.stats.json")) as Stats;
  const scripts = (assetsByChunkName[componentChunkName] ?? []).filter((asset) => asset.endsWith(".js"));
  const address = (file: string) => `${pathPrefix}/${file}`;
  return { scripts: scripts.map(address), data: ["page-data/app-data.json", dataFile].map(address) };
}

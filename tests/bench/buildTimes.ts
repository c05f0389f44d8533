import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../support/brokenContent";
import { buildSite } from "../support/buildSite";
import { root } from "../support/content";
import { manyProducts } from "../support/manyProducts";

export const longCatalogueFolder = path.join(root, "tests/out/long-catalogue");

export type BuildTimes = {
  cold: number;
  unchanged: number;
  /** Cold builds of catalogues in which every product has a text and a picture of its own. */
  distinct: { products: number; time: number }[];
};

/** Seconds of builds; `public` then holds the site as it is, and a folder of its own that of 1,000 distinct products. */
export async function buildTimes(): Promise<BuildTimes> {
  const distinct: BuildTimes["distinct"] = [];
  for (const products of [13, 100, 1000]) {
    const content = contentCopy();
    await manyProducts(content, products, { hasOwnPictures: true });
    distinct.push({ products, time: buildSite({ clean: true, variables: { CONTENT_DIR: content.folder } }) });
    content.dispose();
  }
  rmSync(longCatalogueFolder, { recursive: true, force: true });
  cpSync(path.join(root, "public"), longCatalogueFolder, { recursive: true });
  const cold = buildSite({ clean: true });
  return { cold, unchanged: buildSite(), distinct };
}

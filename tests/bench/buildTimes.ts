import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../support/brokenContent";
import { buildSite } from "../support/buildSite";
import { manyProducts } from "../support/changedSite";
import { root } from "../support/content";

export const longCatalogueFolder = path.join(root, "tests/out/long-catalogue");

/**
 * Seconds of builds: cold with 1,000 and 2,000 products, cold as it is, and once more unchanged, after which `public` holds
 * the site as it is. The site of 1,000 products is kept in a folder of its own.
 */
export function buildTimes() {
  const coldWith = (products: number) => {
    const content = contentCopy();
    manyProducts(content, products);
    const seconds = buildSite({ clean: true, variables: { CONTENT_DIR: content.folder } });
    content.dispose();
    return seconds;
  };
  const twoThousand = coldWith(2000);
  const thousand = coldWith(1000);
  rmSync(longCatalogueFolder, { recursive: true, force: true });
  cpSync(path.join(root, "public"), longCatalogueFolder, { recursive: true });
  const cold = buildSite({ clean: true });
  return { cold, unchanged: buildSite(), thousand, twoThousand };
}

import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentFolder, readContent } from "../../owner/schema/contentFolder";
import { paletteNamed } from "../../theme/palettes";
import { writeFonts } from "./fontFiles";

/**
 * Tells the compiled HTML renderer where the font files are (`fontAddresses`), and the shop's colours (`palette`). Only the HTML
 * needs them: font styles, preloads and colours stand in the pages alone.
 */
export async function configureHtmlBundle({ actions, plugins, pathPrefix }: CreateWebpackConfigArgs): Promise<void> {
  const addresses = await writeFonts(process.cwd(), pathPrefix);
  const palette = paletteNamed(readContent(contentFolder())["shop.json"].palette);
  actions.setWebpackConfig({
    plugins: [plugins.define({ fontAddresses: JSON.stringify(addresses), palette: JSON.stringify(palette) })],
  });
}

// Not `indexedDB`: nobody but the shop's book uses it, whose library asks for it by this name in Safari.
const storages = ["localStorage", "sessionStorage", "caches"];

/**
 * Visitors' script without the storages: every name of one is undefined in it, in Gatsby's own code too, which then keeps scroll
 * positions in memory as it does where a browser refuses storage. Nothing is stored on a visitor's device.
 */
export function configureScriptBundle({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const undefinedNames = storages.flatMap((name) => [name, `window.${name}`]);
  const decoding = path.resolve("src/format/percentDecoded.ts");
  actions.setWebpackConfig({
    // No module of the site is imported for its effects alone: one of which nothing is used is left out.
    module: { rules: [{ include: path.resolve("src"), sideEffects: false }] },
    plugins: [
      plugins.define(Object.fromEntries(undefinedNames.map((name) => [name, "undefined"]))),
      // What is written into the HTML alone stands behind this question and is left out of the script.
      plugins.define({ "typeof window": JSON.stringify("object") }),
      // Gatsby decodes an address at every route update, and an error there would take the whole page away.
      plugins.provide({ decodeURI: [decoding, "addressDecoded"], decodeURIComponent: [decoding, "percentDecoded"] }),
      // Has Chromium compile each script whole in the background while it arrives, not function by function while the visitor
      // waits. Written after the minifier (stage 400), which drops comments, and before the source maps (500).
      plugins.banner({ banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 450 }),
    ],
  });
  // A line that is down may leave a request without an answer for minutes. Gatsby takes an output from a whole configuration alone.
  const config = getConfig();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, chunkLoadTimeout: 10_000 } });
}

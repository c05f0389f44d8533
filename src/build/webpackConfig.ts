import path from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { mirrorFolder } from "../owner/preview/mirrorContent";
import { readContentFile } from "../owner/schema/contentFolder";
import { paletteNamed } from "../theme/palettes";
import { writeFonts } from "./fontFiles";

/** Gatsby's hook for webpack: configures the bundles of the HTML renderer and of the pages' script. */
export const configureBundle: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  if (args.stage === "build-html" || args.stage === "develop-html") await configureHtmlBundle(args);
  if (args.stage === "build-javascript") configureScriptBundle(args);
};

/**
 * Writes the fonts, and defines their URLs (`__FONT_URLS__`) and the shop's colours (`__PALETTE__`) in the compiled HTML
 * renderer. The pages' script does not need them, because font styles, preloads and colours are in the HTML alone.
 */
async function configureHtmlBundle({ actions, plugins, pathPrefix }: CreateWebpackConfigArgs) {
  const fontUrls = await writeFonts(pathPrefix);
  const palette = paletteNamed(readContentFile(mirrorFolder, "shop.json").palette);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __FONT_URLS__: JSON.stringify(fontUrls), __PALETTE__: JSON.stringify(palette) })],
  });
}

// `indexedDB` is not listed, because only the shop's book uses it, and Dexie needs this name in Safari.
const storages = ["localStorage", "sessionStorage", "caches"];

/**
 * Configures the pages' script. Nothing is stored on a visitor's device, so `undefined` replaces the names of the storages,
 * in our code and in Gatsby's. Gatsby then keeps scroll positions in memory, as in a browser that refuses storage.
 */
function configureScriptBundle({ actions, getConfig, plugins }: CreateWebpackConfigArgs) {
  const undefinedNames = storages.flatMap((name) => [name, `window.${name}`]);
  const decoding = path.resolve("src/format/percentDecoded.ts");
  actions.setWebpackConfig({
    // No module in the pages' script is imported for its side effects alone, so unused modules can be left out.
    module: { rules: [{ include: path.resolve("src"), sideEffects: false }] },
    plugins: [
      plugins.define(Object.fromEntries(undefinedNames.map((name) => [name, "undefined"]))),
      // Code behind `typeof window === "undefined"` runs only while the HTML is rendered; this leaves it out of the script.
      plugins.define({ "typeof window": JSON.stringify("object") }),
      // Gatsby decodes the URL at every route update. The browser's functions throw at a damaged URL, and the error would
      // remove the whole page.
      plugins.provide({
        decodeURI: [decoding, "addressDecoded"],
        decodeURIComponent: [decoding, "percentDecoded"],
      }),
      // Has Chromium compile each script whole in the background while it arrives, not function by function while the
      // visitor waits. Written after the minifier (stage 400), which drops comments.
      plugins.banner({ banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 450 }),
    ],
  });
  // Source maps are off, because nobody reads them and they take a fifth of the build's time. `chunkLoadTimeout` is in
  // milliseconds. Both settings need `replaceWebpackConfig`, because Gatsby accepts no change of them in `setWebpackConfig`.
  const config = getConfig();
  // Gatsby names a chunk that several pages share by a hash of 40 digits, and each page lists all chunks, each with a hash
  // of its content, of which eight digits are enough.
  const chunkFilename = ({ chunk }: { chunk?: { name?: string } }) =>
    `${/^[0-9a-f]{40}$/.test(chunk?.name ?? "") ? "shared" : "[name]"}-[contenthash].js`;
  const output = { ...config.output, chunkFilename, hashDigestLength: 8, chunkLoadTimeout: 10_000 };
  actions.replaceWebpackConfig({ ...config, output, devtool: false });
}

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

const storages = ["localStorage", "sessionStorage", "indexedDB", "caches"];

/**
 * Modules that Gatsby and styled-components bundle and this site never runs: Partytown, which runs other hosts' scripts in a
 * worker, Gatsby's own service worker, and vendor prefixes for browsers older than those supported. About three kilobytes of
 * every page's script.
 */
const unusedModules = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/register-service-worker.js",
  "node_modules/stylis/src/Prefixer.js",
];

/** The chunks that most visitors never load: the shop's book, what a ticket's page asks of it, what is English, what few shops have. */
const rareChunks = /-pages-(buku|en)-|^(ticket-book|work|barbers|know)$|-en$/;

type NameOfGroup = (...group: readonly unknown[]) => string;

type Config = {
  output: object;
  optimization: { splitChunks: { cacheGroups: { shared: { name: NameOfGroup } } } };
};

/**
 * Visitors' script without the storages and without unused modules. Every name of a storage is undefined in it, in Gatsby's
 * own code too, which then keeps scroll positions in memory as it does where a browser refuses storage: nothing is stored
 * on a visitor's device.
 */
export function configureScriptBundle({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  // Each page names its scripts, and a hash does not compress: Gatsby's longer ones would take the first page of products
  // past the packets that arrive at once.
  const filename = "[name]-[contenthash:8].js";
  // A line that is down may leave a request without an answer for minutes.
  const output = { ...config.output, filename, chunkFilename: filename, chunkLoadTimeout: 10_000 };
  // What these share with visitors' pages would be split off theirs into more and less well compressed files.
  const chunks = ({ name }: { name?: string }) => !rareChunks.test(name ?? "");
  const { cacheGroups } = config.optimization.splitChunks;
  // Gatsby names what several pages share by forty digits, which stand in each of these pages as well.
  const nameShared: NameOfGroup = (...group) => cacheGroups.shared.name(...group).slice(0, 4);
  const shared = { ...cacheGroups.shared, name: nameShared };
  const splitChunks = { ...config.optimization.splitChunks, chunks, cacheGroups: { ...cacheGroups, shared } };
  // The shortest names within the script, and no wrappers in the syntax of 2009: 1.5 KB of the home page.
  const names = { moduleIds: "size", mangleExports: "size" } as const;
  const optimization = { ...config.optimization, ...names, splitChunks };
  actions.replaceWebpackConfig({ ...config, target: ["web", "es2020"], output, optimization });
  const undefinedNames = storages.flatMap((name) => [name, `window.${name}`]);
  const decoding = path.resolve("src/format/percentDecoded.ts");
  const unused = unusedModules.map((file) => [path.resolve(file), false]);
  actions.setWebpackConfig({
    // No module of the site is imported for its effects alone: one of which nothing is used is left out.
    module: { rules: [{ include: path.resolve("src"), sideEffects: false }] },
    plugins: [
      plugins.define(Object.fromEntries(undefinedNames.map((name) => [name, "undefined"]))),
      // What is written into the HTML alone stands behind this question and is left out of the script.
      plugins.define({ "typeof window": JSON.stringify("object") }),
      // Gatsby decodes an address at every route update, and an error there would take the whole page away.
      plugins.provide({ decodeURI: [decoding, "addressDecoded"], decodeURIComponent: [decoding, "percentDecoded"] }),
      // Asks Chromium to compile each script whole on a background thread while it arrives, not function by function while
      // the visitor waits for an answer. The comment must survive the minifier (stage 400) and be in the source maps (500).
      plugins.banner({ banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 450 }),
    ],
    resolve: {
      alias: { ...Object.fromEntries(unused), "gatsby-link$": path.resolve("src/platform/runtime/gatsbyLink.ts") },
    },
  });
}

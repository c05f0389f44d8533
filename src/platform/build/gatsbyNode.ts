import path from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { checkContent } from "../../owner/check/checkContent";
import { report } from "../../owner/check/diagnostic";
import { buildForm, serveForm } from "../../owner/form/buildForm";
import { bundleForm } from "../../owner/form/bundleForm";
import { repositoryOf } from "../../owner/form/formPage";
import { keepContentPreview, previewFolder } from "../../owner/preview/contentPreview";
import { contentFolder } from "../../owner/schema/contentFolder";
import { graphqlTypes } from "../../owner/schema/graphqlTypes";
import { createShelfPages, createShelfResolvers } from "./cataloguePages";
import { writeFonts } from "./fontFiles";
import type { GatsbyPage } from "./gatsbyHtml";
import { postBuild } from "./postBuild";
import { siteUrl } from "./siteUrl";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const folder = contentFolder();
  if (process.env.gatsby_executing_command === "develop") {
    const preview = await keepContentPreview(folder, reporter);
    if (preview === null) reporter.panic("Perbaiki dahulu, lalu jalankan lagi. / Mend this first, then start again.");
    return;
  }
  const faults = await checkContent(folder);
  const text = report(faults, path.relative(process.cwd(), folder) || folder);
  if (faults.some((fault) => fault.level === "error")) reporter.panic(text);
  else if (text !== "") reporter.warn(text);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(graphqlTypes());
};

export const createResolvers: GatsbyNode["createResolvers"] = (args) => createShelfResolvers(args);

/**
 * What Gatsby brings to every page for scripts from elsewhere and for a worker that keeps pages, and styled-components for
 * browsers that are older than the site's own styles allow: none of it has a use here.
 */
function unusedOf(store: Store): string[] {
  const { program } = store.getState() as { program: { directory: string } };
  const files = [
    ".cache/register-service-worker.js",
    "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
    "node_modules/stylis/src/Prefixer.js",
  ];
  return [
    "gatsby-script$",
    "@builder.io/partytown/integration$",
    ...files.map((file) => path.join(program.directory, file)),
  ];
}

/**
 * Nothing is stored on a visitor's device: in the pages' script the names of all storages are undefined, in Gatsby's own code
 * too. It then keeps scroll positions in memory, as it does for visitors whose browser refuses storage.
 *
 * The faces' style and preloads stand in the HTML alone, so only what compiles that is told where the faces are. It is kept
 * between builds, and made anew where the addresses are others, as under another path prefix.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  plugins,
  getConfig,
  pathPrefix,
  store,
}) => {
  if (stage === "build-html" || stage === "develop-html") {
    const { program } = store.getState() as { program: { directory: string } };
    const addresses = await writeFonts(program.directory, pathPrefix);
    actions.setWebpackConfig({ plugins: [plugins.define({ fontAddresses: JSON.stringify(addresses) })] });
  }
  if (stage !== "build-javascript") return;
  // Each page names the scripts of all: what no compression makes shorter is to be short.
  const config = getConfig() as { output: object };
  const name = "[name]-[contenthash:10].js";
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, filename: name, chunkFilename: name } });
  const storages = ["localStorage", "sessionStorage", "indexedDB", "caches"];
  const names = storages.flatMap((name) => [name, `window.${name}`]);
  actions.setWebpackConfig({
    plugins: [
      plugins.define(Object.fromEntries(names.map((name) => [name, "undefined"]))),
      // To the browser: most of this runs as soon as it is there, so compile it whole beside the page while it arrives,
      // not function by function when the visitor's touch waits for it. Between the minifier (400) and the source maps (500).
      plugins.banner({ banner: "//# allFunctionsCalledOnLoad", raw: true, test: /\.js$/, stage: 450 }),
    ],
    resolve: { alias: Object.fromEntries(unusedOf(store).map((name) => [name, false])) },
  });
};

/** The owner's form beside the preview, for the folder on this computer. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store, reporter }) => {
  const { program } = store.getState() as { program: { directory: string; port: number } };
  const form = { contentFolder: previewFolder, pathPrefix: "", repository: null };
  serveForm(app, form, await bundleForm(program.directory, path.join(program.directory, "public/admin")));
  reporter.info(`Formulir isi situs: http://localhost:${program.port}/admin/ / The owner's form is there as well.`);
};

export const createPages: GatsbyNode["createPages"] = (args) => createShelfPages(args);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }) => {
  const { program, pages } = store.getState() as { program: { directory: string }; pages: Map<string, GatsbyPage> };
  const folder = contentFolder();
  const repository = repositoryOf(process.env);
  await Promise.all([
    buildForm(program.directory, { contentFolder: folder, pathPrefix, repository }),
    postBuild({
      siteFolder: program.directory,
      pages: [...pages.values()],
      opensNext: { "/": ["calendar", "ticket"] },
      contentFolder: folder,
      siteUrl: siteUrl(folder),
      pathPrefix,
    }),
  ]);
};

import type { GatsbyNode } from "gatsby";
import { englishHome } from "../../domain/catalogue/englishRoutes";
import { contentFolder } from "../../owner/schema/contentFolder";
import { graphqlTypes } from "../../owner/schema/graphqlTypes";
import { bookPath } from "../runtime/bookPath";
import { buildOwnersForm, serveOwnersForm } from "./admin";
import { keepModernSyntax } from "./babelConfig";
import { giveBookContext } from "./bookPage";
import { checkBeforeBuild } from "./contentCheck";
import { nameWidthResolver, nameWidthType } from "./displayFont";
import type { GatsbyPage } from "./gatsbyHtml";
import { postBuild } from "./postBuild";
import { createPageResolvers, createSitePages, otherPageType, removeUnwantedPage } from "./sitePages";
import { siteUrl } from "./siteUrl";
import { configureHtmlBundle, configureScriptBundle } from "./webpackConfig";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => checkBeforeBuild(contentFolder(), reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(), otherPageType, nameWidthType]);

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createPageResolvers(args);
  args.createResolvers(nameWidthResolver);
};

export const createPages: GatsbyNode["createPages"] = (args) => createSitePages(args);

export const onCreatePage: GatsbyNode["onCreatePage"] = (args) => {
  if (removeUnwantedPage(args)) return;
  giveBookContext(args);
};

export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = (args) => keepModernSyntax(args);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (args) => {
  if (args.stage === "build-html" || args.stage === "develop-html") await configureHtmlBundle(args);
  if (args.stage === "build-javascript") configureScriptBundle(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => serveOwnersForm(args);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix, reporter }) => {
  const { data, errors } = await graphql<{ allSitePage: { nodes: GatsbyPage[] } }>(
    "{ allSitePage { nodes { path componentChunkName } } }",
  );
  if (errors || !data) return reporter.panic("The list of pages cannot be read", errors);
  const folder = contentFolder();
  const behindForm = ["calendar", "ticket"];
  await Promise.all([
    buildOwnersForm(folder, pathPrefix),
    postBuild({
      siteFolder: process.cwd(),
      pages: data.allSitePage.nodes,
      later: {
        "/": { lazy: ["booking"], opensNext: [...behindForm, "calendar-id", "ticket-id"] },
        [englishHome]: { lazy: ["booking"], opensNext: [...behindForm, "calendar-en", "ticket-en"] },
        // What the shop answers in English with, without network too.
        [bookPath]: { opensNext: ["english-ticket"] },
      },
      contentFolder: folder,
      siteUrl: siteUrl(folder),
      pathPrefix,
    }),
  ]);
};

import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../owner/schema/contentFolder";
import { graphqlTypes } from "../owner/schema/graphqlTypes";
import { checkOrStartPreview } from "./checkOrStartPreview";
import type { GatsbyPage } from "./gatsbyHtml";
import { needsOfPages } from "./needsOfPages";
import { buildOwnersForm } from "./ownersForm";
import { postBuild } from "./postBuild";
import { writeSiteFiles } from "./siteFiles";
import { siteTypes } from "./sitePages";
import { siteUrl } from "./siteUrl";

/* Gatsby's hooks for the barbershop's site. */

export { serveOwnersForm as onCreateDevServer } from "./ownersForm";
export {
  createPageResolvers as createResolvers,
  createProductPages as createPages,
  removeUnwantedPage as onCreatePage,
} from "./sitePages";
export { configureBundle as onCreateWebpackConfig } from "./webpackConfig";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => checkOrStartPreview(contentFolder(), reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes([graphqlTypes(), siteTypes]);

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix, reporter }) => {
  const { data, errors } = await graphql<{ allSitePage: { nodes: GatsbyPage[] } }>(
    "{ allSitePage { nodes { path componentChunkName } } }",
  );
  if (errors || !data) return reporter.panic("The list of pages cannot be read", errors);
  const folder = contentFolder();
  await buildOwnersForm(folder, pathPrefix);
  const plans = await postBuild({
    pages: data.allSitePage.nodes,
    needsOfPages: needsOfPages(folder),
    siteUrl: siteUrl(folder),
    pathPrefix,
  });
  await writeSiteFiles(folder, pathPrefix, plans);
};

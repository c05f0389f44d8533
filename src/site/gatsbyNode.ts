import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../owner/schema/contentFolder";
import { graphqlTypes } from "../owner/schema/graphqlTypes";
import { checkOrStartPreview } from "../platform/build/checkOrStartPreview";
import type { GatsbyPage } from "../platform/build/gatsbyHtml";
import { buildOwnersForm } from "../platform/build/ownersForm";
import { postBuild } from "../platform/build/postBuild";
import { siteUrl } from "../platform/build/siteUrl";
import { needsOfPages } from "./needsOfPages";
import { writeSiteFiles } from "./siteFiles";
import { siteTypes } from "./sitePages";

/* Gatsby's hooks for the barbershop's site. */

export { serveOwnersForm as onCreateDevServer } from "../platform/build/ownersForm";
export { configureBundle as onCreateWebpackConfig } from "../platform/build/webpackConfig";
export {
  createPageResolvers as createResolvers,
  createProductPages as createPages,
  removeUnwantedPage as onCreatePage,
} from "./sitePages";

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

import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../owner/schema/contentFolder";
import { graphqlTypes } from "../../owner/schema/graphqlTypes";
import { checkBeforeBuild } from "./contentCheck";
import type { GatsbyPage } from "./gatsbyHtml";
import { buildOwnersForm, serveOwnersForm } from "./ownersForm";
import { postBuild } from "./postBuild";
import type { SiteInput } from "./siteInput";
import { siteUrl } from "./siteUrl";
import { configureHtmlBundle, configureScriptBundle } from "./webpackConfig";

/** The exports of gatsby-node for a site. */
export const gatsbyNode = (site: SiteInput) =>
  ({
    onPreInit: ({ reporter }) => checkBeforeBuild(contentFolder(), reporter),
    createSchemaCustomization: ({ actions }) => actions.createTypes([graphqlTypes(), ...site.graphqlTypes]),
    createResolvers: site.createResolvers,
    createPages: site.createPages,
    onCreatePage: site.onCreatePage,
    onCreateWebpackConfig: async (args) => {
      if (args.stage === "build-html" || args.stage === "develop-html") await configureHtmlBundle(args);
      if (args.stage === "build-javascript") configureScriptBundle(args);
    },
    onCreateDevServer: (args) => serveOwnersForm(args),
    onPostBuild: async ({ graphql, pathPrefix, reporter }) => {
      const { data, errors } = await graphql<{ allSitePage: { nodes: GatsbyPage[] } }>(
        "{ allSitePage { nodes { path componentChunkName } } }",
      );
      if (errors || !data) return reporter.panic("The list of pages cannot be read", errors);
      const folder = contentFolder();
      await buildOwnersForm(folder, pathPrefix);
      await postBuild({
        site,
        pages: data.allSitePage.nodes,
        contentFolder: folder,
        siteUrl: siteUrl(folder),
        pathPrefix,
      });
    },
  }) satisfies GatsbyNode;

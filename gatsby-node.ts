import { gatsbyNode } from "./src/platform/build/gatsbyNode";
import { site } from "./src/site/site";

export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
} = gatsbyNode(site);

export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
} from "./src/platform/build/gatsbyNode";

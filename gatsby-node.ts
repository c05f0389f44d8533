export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateBabelConfig,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
} from "./src/platform/build/gatsbyNode";

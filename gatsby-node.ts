export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPostBuild,
  onPreInit,
} from "./src/build/gatsbyNode";

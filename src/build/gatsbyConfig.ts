import type { GatsbyConfig, IPluginRefOptions } from "gatsby";
import { mirrorFolder } from "../owner/preview/mirrorContent";
import { graphqlTypeName } from "../owner/schema/contentFiles";
import { contentFolder } from "../owner/schema/contentFolder";
import { contentRepository } from "./contentRepository";
import { siteUrl } from "./siteUrl";

/**
 * The date of the build, such as "2026-12-01". SOURCE_DATE_EPOCH, in seconds since 1970, replaces the current time, for
 * reproducible builds.
 */
function buildDate() {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString().slice(0, 10);
}

export const gatsbyConfig = (sitemapOptions: IPluginRefOptions): GatsbyConfig => ({
  siteMetadata: { siteUrl: siteUrl(contentFolder()), builtOn: buildDate(), repository: contentRepository() },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // An adapter that does nothing. Without one, Gatsby installs Netlify's adapter on Netlify, which adds header rules for
  // every file.
  adapter: { name: "plain files", adapt: () => {} },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: mirrorFolder },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { base?: string } }) => graphqlTypeName(node.base ?? "") },
    },
    // The plugin gatsby-plugin-image is left out: it would write a style and a script for its own components into each page.
    // src/ui/Picture.tsx replaces these components.
    {
      resolve: "gatsby-plugin-sharp",
      // Defaults for every query of a picture.
      options: {
        defaults: { placeholder: "none", formats: ["auto", "avif"], quality: 70, avifOptions: { quality: 50 } },
      },
    },
    "gatsby-transformer-sharp",
    // `displayName: false` keeps the components' names out of the class names, where they would add about 2 KB to pages and
    // scripts.
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
  ],
});

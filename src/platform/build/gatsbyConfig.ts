import type { GatsbyConfig } from "gatsby";
import { isLeftOut } from "../../owner/check/unknownFiles";
import { previewFolder } from "../../owner/preview/contentPreview";
import { graphqlTypeName } from "../../owner/schema/contentFiles";
import { contentFolder } from "../../owner/schema/contentFolder";
import { siteUrl } from "./siteUrl";

const isDevelop = process.env.gatsby_executing_command === "develop";

const contentPath = isDevelop ? previewFolder : contentFolder();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl(contentFolder()) },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // The site is its files. Without an adapter of its own Gatsby would install Netlify's there, which adds rules for every file.
  adapter: { name: "plain files", adapt: () => {} },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: contentPath, ignore: [isLeftOut(contentPath)] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }: { node: { base?: string } }) => graphqlTypeName(node.base ?? "") },
    },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    // Components go by short names: their own would stand in every page and script, 2 KB of what a visit waits for.
    { resolve: "gatsby-plugin-styled-components", options: { displayName: false } },
    { resolve: "gatsby-plugin-sitemap", options: { excludes: ["/tiket/"] } },
  ],
};

export default config;

import { gatsbyConfig } from "./src/platform/build/gatsbyConfig";
import { sitemapOptions } from "./src/site/sitePages";

export default gatsbyConfig(sitemapOptions);

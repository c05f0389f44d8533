import { gatsbyConfig } from "./src/build/gatsbyConfig";
import { sitemapOptions } from "./src/build/sitePages";

export default gatsbyConfig(sitemapOptions);

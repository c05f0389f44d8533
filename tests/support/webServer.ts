import { existsSync } from "node:fs";
import { otherSiteFolder } from "./otherShop";
import { shopSiteFolder } from "./readSite";
import { serveSite } from "./serveSite";
import { otherSitePrefix, port } from "./siteAddresses";

// Started and ended by Playwright (playwright.config.ts).
serveSite(shopSiteFolder, port);
// Only the extended tests visit it.
if (existsSync(otherSiteFolder)) serveSite(otherSiteFolder, port + 1, otherSitePrefix);

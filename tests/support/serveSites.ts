import { existsSync } from "node:fs";
import { publicFolder } from "./builtSite";
import { otherSiteFolder } from "./otherShop";
import { serveSite } from "./serveSite";
import { otherSitePrefix, port } from "./sites";

// Started and ended by Playwright (playwright.config.ts).
serveSite(publicFolder, port);
// Only the extended tests visit it.
if (existsSync(otherSiteFolder)) serveSite(otherSiteFolder, port + 1, otherSitePrefix);

import { inspectSite } from "../../src/build/verification/inspectSite";
import { readContent } from "../../src/owner/schema/contentFolder";
import { shopFolder } from "../support/content";
import { shopSiteFolder } from "../support/readSite";
import { expect, test } from "../support/test";

test("the site of the tests' shop is sound", () => {
  const built = { publicFolder: shopSiteFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };
  expect(inspectSite(readContent(shopFolder), built)).toEqual([]);
});

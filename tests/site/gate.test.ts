import { readContent } from "../../src/owner/schema/contentFolder";
import { inspectSite } from "../../src/site/verification/inspectSite";
import { publicFolder } from "../support/builtSite";
import { shopFolder } from "../support/content";
import { expect, test } from "../support/test";

test("the site of the tests' shop is sound", () => {
  const built = { publicFolder, pathPrefix: "", siteUrl: "https://bintangpangkas.example" };
  expect(inspectSite(readContent(shopFolder), built)).toEqual([]);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { patchLibrary } from "../../../src/owner/form/sveltia/patchedLibrary";
import { projectFolder } from "../../support/content";

const library = readFileSync(path.join(projectFolder, "node_modules/@sveltia/cms/npm/index.js"), "utf8");

test("an unfitting patch stops the build and says what is lost", () => {
  const other = library.replaceAll("ar:()=>", "arab:()=>");
  expect(() => patchLibrary(other, "/form/id.json")).toThrow("no place found for Indonesian words from our own file");
});

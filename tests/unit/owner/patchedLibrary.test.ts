import { patchLibrary } from "../../../src/owner/form/sveltia/patchedLibrary";
import { readInProject } from "../../support/content";

const library = readInProject("node_modules/@sveltia/cms/npm/index.js");

test("an unfitting patch stops the build and says what is lost", () => {
  const other = library.replaceAll("ar:()=>", "arab:()=>");
  expect(() => patchLibrary(other, "/form/id.json")).toThrow("no place found for Indonesian words from our own file");
});

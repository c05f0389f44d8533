import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gatsby, runScript } from "../support/buildSite";
import { projectFolder } from "../support/content";
import { contentCopy } from "../support/contentCopy";
import { expect, test } from "../support/test";

test("faulty content stops the build with its names and leaves the built site", () => {
  const page = path.join(projectFolder, "public/index.html");
  if (!existsSync(page)) {
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, "<p>The page of the last build</p>");
  }
  const before = readFileSync(page, "utf8");
  const content = contentCopy();
  content.remove("time-slot-bands.json");
  content.write("services.json", '{ "services": [ ');
  const { status, output } = runScript([gatsby, "build"], { CONTENT_DIR: content.folder });
  content.dispose();
  expect(status).not.toBe(0);
  for (const words of ["time-slot-bands.json", "services.json", "SALAH"]) expect(output).toContain(words);
  expect(readFileSync(page, "utf8")).toBe(before);
});

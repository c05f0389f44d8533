/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "../support/brokenContent";
import { runScript } from "../support/buildSite";
import { root } from "../support/content";
import { scriptOf } from "../support/scriptOf";

test("a missing file and an unreadable one stop the build with their names and leave the built site as it was", () => {
  const content = contentCopy();
  content.remove("time-slot-bands.json");
  content.write("services.json", '{ "services": [ ');
  const page = path.join(root, "public/index.html");
  const before = readFileSync(page, "utf8");
  const { status, output } = runScript([scriptOf("gatsby"), "build"], { CONTENT_DIR: content.folder });
  content.dispose();
  expect(status).not.toBe(0);
  for (const words of ["time-slot-bands.json", "services.json", "SALAH"]) {
    expect(output).toContain(words);
  }
  expect(readFileSync(page, "utf8")).toBe(before);
});

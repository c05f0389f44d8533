import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentCopy, contentCopy } from "../support/brokenContent";
import { runScript } from "../support/buildSite";
import { root } from "../support/content";
import { scriptOf } from "../support/scriptOf";
import { expect, test } from "../support/test";

const page = path.join(root, "public/index.html");
let content: ContentCopy;
let before: string;

test.beforeEach(() => {
  content = contentCopy();
  if (!existsSync(page)) {
    mkdirSync(path.dirname(page), { recursive: true });
    writeFileSync(page, "<p>The page of the last build</p>");
  }
  before = readFileSync(page, "utf8");
});

test.afterEach(() => {
  content.dispose();
  expect(readFileSync(page, "utf8")).toBe(before);
});

test("a missing file and an unreadable one stop the build with their names and leave the built site as it was", () => {
  content.remove("time-slot-bands.json");
  content.write("services.json", '{ "services": [ ');
  const { status, output } = runScript([scriptOf("gatsby"), "build"], { CONTENT_DIR: content.folder });
  expect(status).not.toBe(0);
  for (const words of ["time-slot-bands.json", "services.json", "SALAH"]) expect(output).toContain(words);
});

test("a content that the check refuses is not built, and the gate says so in Indonesian with exit code 1", () => {
  content.set("services.json", ["services", 0, "basePrice"], "seratus ribu");
  const gate = ["--import", "tsx", "src/site/verification/gate.ts"];
  const { status, output } = runScript(gate, { CONTENT_DIR: content.folder });
  expect(status).toBe(1);
  expect(output).toContain('services › "Potong Rambut Klasik" (no. 1) › basePrice');
  expect(output).toContain("Situs belum bisa diterbitkan; situs yang lama tetap tampil.");
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { globalStyle } from "../../../src/theme/globalStyle";
import { palettes } from "../../../src/theme/palettes";
import { projectFolder } from "../../support/content";

// Those of the owner's form, `sui-…`, are its library's.
test("every custom property that a style reads is set in the page or beside it", () => {
  const source = path.join(projectFolder, "src");
  const texts = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(source, file), "utf8"));
  const all = [globalStyle(palettes.teak), ...texts].join("\n");
  const set = new Set([...all.matchAll(/(--[\w-]+)"?\]?:/g)].map(([, name]) => name));
  const read = new Set([...all.matchAll(/var\((--(?!sui-)[\w-]+)/g)].map(([, name]) => name));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

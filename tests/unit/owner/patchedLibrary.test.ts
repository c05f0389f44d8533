import { readFileSync } from "node:fs";
import path from "node:path";
import { patchLibrary } from "../../../src/owner/form/platform/patchedLibrary";
import { root } from "../../support/content";

const library = readFileSync(path.join(root, "node_modules/@sveltia/cms/npm/index.js"), "utf8");

const patched = patchLibrary(library, "/form/words.ts");

/** Whether the patched library contains some code that the installed one does not. */
const added = (text: string) => patched.includes(text) && !library.includes(text);

test("the installed form library speaks English and, with our own words, Indonesian", () => {
  expect(added("`en-US,id`.split(`,`)")).toBe(true);
  expect(added('import("/form/words.ts")')).toBe(true);
});

test("the installed form library writes a commit's message with words, not hyphens", () => {
  expect(added(".replaceAll(`-`,` `)).replaceAll(`{{collection}}`")).toBe(true);
});

test("the installed form library shows numbers of our own fields with thousand dots in an entry's summary", () => {
  expect(added("?.widget===`ketikan`&&typeof")).toBe(true);
});

test("the installed form library keeps photographs that are used, or whose successors are not ready yet", () => {
  expect(added("?.replace(/^\\//,``)??await")).toBe(true);
  expect(added("messages:[`masih dipakai.`]")).toBe(true);
  const emptied = /=async \w+=>\{let \w+=\w+\.current;if\(!\w+\)return;let \w+=R\(\w+\)\?void 0:\w+\(\);(\w+)\(\),/;
  expect(emptied.test(library)).toBe(true);
  expect(emptied.test(patched)).toBe(false);
});

test("the installed form library has no settings but those with Indonesian words", () => {
  const panel = /\{key:`(\w+)`,icon:`\w+`,component:/g;
  const panels = (code: string) => [...code.matchAll(panel)].map(([, key]) => key);
  expect(panels(library)).toEqual(expect.arrayContaining(["appearance", "media", "accessibility", "advanced"]));
  expect(panels(patched)).toEqual(["appearance", "language", "contents", "i18n"]);
});

test("the installed form library names the way to a photograph's address, by which it is hidden", () => {
  const named = /`view_on_live_site`\)\),\w+=[^;]*;\w+\(\w+,\{get"aria-label"/;
  expect([named.test(library), named.test(patched)]).toEqual([false, true]);
});

test("the installed form library ends a save without a word, and asks whether a change is one's own", () => {
  expect(added(".message===`save_cancelled`)return;")).toBe(true);
  expect(added("&&!globalThis.isOwnChange?.(")).toBe(true);
});

test("a library that a patch does not fit stops the build and says what is lost", () => {
  const other = library.replaceAll("ar:()=>", "arab:()=>");
  expect(() => patchLibrary(other, "/form/words.ts")).toThrow("no place found for Indonesian words from our own file");
});

/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { defineShopParts, hasPart } from "../../../src/platform/build/shopParts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "parts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env.gatsby_executing_command;
  delete process.env.CONTENT_DIR;
});

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test.each([
  ["hasBarbers", "barbers.json", '{ "barbers": [] }', '\ufeff{ "barbers": [{ "id": "agus" }] }'],
  ["hasWork", "gallery.json", '{ "photos": [] }', '{ "photos": [{}] }'],
  ["hasGoodToKnow", "shop.json", '{ "goodToKnow": null }', '{ "goodToKnow": [{}] }'],
  ["asksForDeposit", "shop.json", "{}", '{ "deposit": { "qris": "…" } }'],
] as const)("%s follows the content of %s", (part, file, without, having) => {
  write(file, without);
  expect(hasPart(part, folder)).toBe(false);
  write(file, having);
  expect(hasPart(part, folder)).toBe(true);
});

test("nothing is left out where a file cannot be read, and in the preview", () => {
  write("barbers.json", "{ broken");
  write("gallery.json", '{ "photos": [] }');
  expect([hasPart("hasBarbers", folder), hasPart("hasWork", folder)]).toEqual([true, false]);
  process.env.gatsby_executing_command = "develop";
  expect(hasPart("hasWork", folder)).toBe(true);
});

test("each is written into script and HTML as true or false", () => {
  write("barbers.json", '{ "barbers": [] }');
  write("gallery.json", '{ "photos": [{}] }');
  write("shop.json", '{ "deposit": null }');
  process.env.CONTENT_DIR = folder;
  const define = jest.fn();
  defineShopParts({
    actions: { setWebpackConfig: () => undefined },
    plugins: { define },
  } as unknown as CreateWebpackConfigArgs);
  expect(define).toHaveBeenCalledWith({
    "globalThis.hasBarbers": "false",
    "globalThis.hasWork": "true",
    "globalThis.hasGoodToKnow": "false",
    "globalThis.asksForDeposit": "false",
  });
});

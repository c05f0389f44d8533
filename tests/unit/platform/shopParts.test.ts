/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { allShopParts, shopPartsIn } from "../../../src/platform/build/shopParts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "parts-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test("a shop without barbers, work and good things to know has none of them in its script", () => {
  write("barbers.json", '{ "barbers": [] }');
  write("gallery.json", '{ "photos": [] }');
  write("shop.json", '{ "goodToKnow": null }');
  expect(shopPartsIn(folder)).toEqual({
    "shopHas.barbers": "false",
    "shopHas.work": "false",
    "shopHas.goodToKnow": "false",
  });
});

test("one entry is enough, a byte order mark in front does no harm, and a field that is left out counts as none", () => {
  write("barbers.json", '\ufeff{ "barbers": [{ "id": "agus" }] }');
  write("gallery.json", '{ "photos": [{}] }');
  write("shop.json", "{}");
  expect(shopPartsIn(folder)).toEqual({
    "shopHas.barbers": "true",
    "shopHas.work": "true",
    "shopHas.goodToKnow": "false",
  });
});

test("where a file cannot be read nothing is left out", () => {
  write("barbers.json", "{ broken");
  write("gallery.json", '{ "photos": [] }');
  expect(shopPartsIn(folder)).toEqual({ ...allShopParts, "shopHas.work": "false" });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import {
  type Content,
  type ContentFileName,
  contentFileNames,
  contentFiles,
} from "../../src/owner/schema/contentFiles";

/** The project's root folder. */
export const projectFolder = path.resolve(__dirname, "../..");

/** The text of a file of the project. */
export const readInProject = (file: string) => readFileSync(path.join(projectFolder, file), "utf8");

/**
 * The shop of the tests: names, prices, bands and hours of docs/rules.md, frozen. The owner's `content/` may say
 * anything that the check passes; no test reads it.
 */
export const shopFolder = path.join(projectFolder, "tests/shop");

/** The tests' shop has the values that another shop may leave to be derived. */
type Written<Name> = Name extends "shop.json" ? { shortName: string; codePrefix: string; phone: string } : unknown;

/** The text of each content file in the tests' shop. */
export const texts = Object.fromEntries(
  contentFileNames.map((file) => [file, readFileSync(path.join(shopFolder, file), "utf8")]),
) as Record<ContentFileName, string>;

/** Freezes a value and all in it: a function that changes what it is given throws. Types need no `readonly` for that. */
export function frozen<Value>(value: Value): Value {
  if (value instanceof Object) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** A file of the tests' shop, as the check reads it. */
export const content = <Name extends ContentFileName>(file: Name) =>
  frozen(contentFiles[file].parse(JSON.parse(texts[file])) as Content[Name] & Written<Name>);

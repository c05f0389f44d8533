import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shopFolder } from "./content";

/** A file's text with a value set deep inside it; undefined deletes the field. */
export function withValue(edit: string, keys: readonly (string | number)[], value: unknown) {
  const data: unknown = JSON.parse(edit);
  const last = keys.at(-1);
  let target = data as Record<PropertyKey, unknown>;
  for (const key of keys.slice(0, -1)) target = target[key] as Record<PropertyKey, unknown>;
  if (last === undefined) throw new Error("name a field");
  if (value === undefined) delete target[last];
  else target[last] = value;
  return JSON.stringify(data, null, 2);
}

/** A copy of the tests' shop in a temporary folder, for tests to change; `dispose` deletes it. */
export function contentCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(shopFolder, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    /** Rewrites the text of a file. */
    text(file: string, change: (text: string) => string) {
      writeFileSync(at(file), change(readFileSync(at(file), "utf8")));
    },
    /** Sets a value deep inside a file; undefined deletes the field. */
    set(file: string, keys: readonly (string | number)[], value: unknown) {
      writeFileSync(at(file), withValue(readFileSync(at(file), "utf8"), keys, value));
    },
    read: (file: string) => readFileSync(at(file), "utf8"),
    write(file: string, text: string | Buffer) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    remove(file: string) {
      rmSync(at(file));
    },
    dispose() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ContentCopy = ReturnType<typeof contentCopy>;

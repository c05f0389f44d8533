import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shopFolder } from "./content";

/** A file's text with a value set deep inside it, by a path such as "services.0.name"; undefined deletes the field. */
export function withValue(edit: string, fieldPath: string, value: unknown) {
  const data = JSON.parse(edit);
  const keys = fieldPath.split(".");
  const last = keys.pop() ?? "";
  let target = data;
  for (const key of keys) target = target[key];
  if (value === undefined) delete target[last];
  else target[last] = value;
  return JSON.stringify(data, null, 2);
}

/** A copy of the tests' shop in a temporary folder, for tests to change; `dispose` deletes it. */
export function contentCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(shopFolder, folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  return {
    folder,
    /** Rewrites the text of a file. */
    text(file: string, change: (text: string) => string) {
      writeFileSync(at(file), change(read(file)));
    },
    /** Sets a value deep inside a file; undefined deletes the field. */
    set(file: string, fieldPath: string, value: unknown) {
      writeFileSync(at(file), withValue(read(file), fieldPath, value));
    },
    read,
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

/** Such a copy for each test of a file, in one place. */
export function copyForEachTest() {
  const content = contentCopy();
  beforeEach(() => cpSync(shopFolder, content.folder, { recursive: true }));
  afterEach(content.dispose);
  return content;
}

export type ContentCopy = ReturnType<typeof contentCopy>;

import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A temporary folder for each test of a file, or for all of them: paths in it, and what reads and writes there. */
export function temporaryFolder(before = beforeEach, after = afterEach) {
  let folder = "";
  const at = (...names: string[]) => path.join(folder, ...names);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), "test-"));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return {
    at,
    read: (...names: string[]) => readFileSync(at(...names), "utf8"),
    write,
    /** Writes a command of the shell; gives a PATH on which it is found before the installed one. */
    command(name: string, script: string) {
      write(`bin/${name}`, `#!/bin/sh\n${script}\n`);
      chmodSync(at("bin", name), 0o755);
      return `${at("bin")}:${process.env.PATH}`;
    },
  };
}

export type TemporaryFolder = ReturnType<typeof temporaryFolder>;

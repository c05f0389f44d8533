import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../support/content";
import { scriptOf } from "../../support/scriptOf";

const git = (folder: string, ...words: string[]) => execFileSync("git", words, { cwd: folder, stdio: "pipe" });

// Who downloads the project as an archive may have no Git.
const withGit = spawnSync("git", ["--version"]).status === 0 ? test : test.skip;

withGit("Git for Windows, which writes CRLF, checks these files out as they are", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "checkout-"));
  const origin = path.join(folder, "origin");
  git(folder, "init", "--quiet", origin);
  copyFileSync(path.join(root, ".gitattributes"), path.join(origin, ".gitattributes"));
  for (const file of ["page.tsx", "shop.json", "README.md", "run"])
    writeFileSync(path.join(origin, file), "one\ntwo\n");
  git(origin, "add", "--all");
  git(origin, "-c", "user.name=Sari", "-c", "user.email=sari@example.com", "commit", "--quiet", "--message", "all");
  git(folder, "-c", "core.autocrlf=true", "clone", "--quiet", origin, "windows");
  for (const file of ["page.tsx", "shop.json", "README.md", "run"]) {
    expect(readFileSync(path.join(folder, "windows", file), "utf8")).toBe("one\ntwo\n");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("commands are started by their script, which is the same file on every system", () => {
  for (const name of ["gatsby", "tsx", "lighthouse"]) expect(existsSync(scriptOf(name))).toBe(true);
  expect(() => scriptOf("react")).toThrow("react brings no command");
});

import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../support/content";

const inProject = (...parts: string[]) => path.join(projectFolder, ...parts);
const filesIn = (folder: string, recursive = false) => readdirSync(inProject(folder), { recursive, encoding: "utf8" });
const sources = ["src", "tests"].flatMap((folder) => filesIn(folder, true));
const names = new Set([...filesIn(""), ...sources].map((file) => path.basename(file)));

const guides = ["", "docs", "docs/decisions", "content"].flatMap((folder) =>
  filesIn(folder).flatMap((file) => (file.endsWith(".md") ? path.join(folder, file) : [])),
);

test.each(guides)("every file that %s links to, and every source file that it names, exists", (guide) => {
  const text = readFileSync(inProject(guide), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  const named = text.match(/(?<=`|\/)[\w.]+\.tsx?(?=`)/g) ?? [];
  expect(links.filter((link) => !existsSync(inProject(path.dirname(guide), link)))).toEqual([]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

// They run on Linux only.
const testOnPosix = process.platform === "win32" ? test.skip : test;

testOnPosix("the shell scripts are executable and valid bash", () => {
  for (const script of filesIn("scripts").filter((file) => file.endsWith(".sh"))) {
    accessSync(inProject("scripts", script), constants.X_OK);
    execFileSync("bash", ["-n", inProject("scripts", script)]);
  }
});

import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder, readInProject } from "../../support/content";

const inProject = (...parts: string[]) => path.join(projectFolder, ...parts);
const filesIn = (folder: string, recursive = false) => readdirSync(inProject(folder), { recursive, encoding: "utf8" });
const sources = ["src", "tests"].flatMap((folder) => filesIn(folder, true));
const names = new Set([...filesIn(""), ...sources].map((file) => path.basename(file)));

const guides = ["", "docs", "docs/decisions", "docs/pemilik", "content"].flatMap((folder) =>
  filesIn(folder).flatMap((file) => (file.endsWith(".md") ? path.join(folder, file) : [])),
);

test.each(guides)("every file that %s links to, and every source file that it names, exists", (guide) => {
  const text = readInProject(guide);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  const named = text.match(/(?<=`|\/)[\w.]+\.tsx?(?=`)/g) ?? [];
  expect(links.filter((link) => !existsSync(inProject(path.dirname(guide), link)))).toEqual([]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test("the parts that the guide's page of one's own imports exist", () => {
  const guide = readInProject("docs/pemilik/panduan-berkas.md");
  const imports = [...guide.matchAll(/import { (\w+) } from "\.\.\/([^"]+)"/g)];
  expect(imports.length).toBeGreaterThan(3);
  for (const [, name, file] of imports) {
    const found = [".ts", ".tsx"].map((ending) => inProject("src", `${file}${ending}`)).find(existsSync);
    expect(`${file}: ${found && readFileSync(found, "utf8")}`).toMatch(
      new RegExp(`export (const|function) ${name}\\b`),
    );
  }
});

test("comments are at most 125 characters wide", () => {
  const wide = ["src", "tests"].flatMap((folder) =>
    filesIn(folder, true)
      .filter((file) => /(?<!\.d)\.(tsx?|mjs)$/.test(file) && !file.startsWith("out"))
      .flatMap((file) => {
        const lines = readInProject(`${folder}/${file}`).split("\n");
        return lines.flatMap((line, index) =>
          /^\s*(\/\/|\/?\*)/.test(line) && line.length > 125 && !line.includes("biome-ignore")
            ? [`${folder}/${file}:${index + 1}`]
            : [],
        );
      }),
  );
  expect(wide).toEqual([]);
});

// They run on Linux only.
const testOnPosix = process.platform === "win32" ? test.skip : test;

testOnPosix("the shell scripts are executable and valid bash", () => {
  for (const script of filesIn("scripts").filter((file) => file.endsWith(".sh"))) {
    accessSync(inProject("scripts", script), constants.X_OK);
    execFileSync("bash", ["-n", inProject("scripts", script)]);
  }
});

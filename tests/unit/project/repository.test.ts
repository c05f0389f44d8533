import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../support/content";

const guides = ["", "docs", "docs/decisions", "content"].flatMap((folder) =>
  readdirSync(path.join(projectFolder, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file)),
);

test.each(guides)("every file that %s links to exists", (guide) => {
  const text = readFileSync(path.join(projectFolder, guide), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  expect(links.filter((link) => !existsSync(path.join(projectFolder, path.dirname(guide), link)))).toEqual([]);
});

test.each(guides)("every source file that %s names exists", (guide) => {
  const named = readFileSync(path.join(projectFolder, guide), "utf8").match(/(?<=`|\/)[\w.]+\.tsx?(?=`)/g) ?? [];
  const files = ["", "src", "tests"].flatMap((folder) =>
    readdirSync(path.join(projectFolder, folder), { recursive: folder !== "", encoding: "utf8" }),
  );
  const names = new Set(files.map((file) => path.basename(file)));
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

// They run on Linux only.
const onPosix = process.platform === "win32" ? describe.skip : describe;

onPosix("the shell scripts", () => {
  const scripts = readdirSync(path.join(projectFolder, "scripts")).filter((file) => file.endsWith(".sh"));

  test.each(scripts)("%s is executable and valid bash", (script) => {
    const file = path.join(projectFolder, "scripts", script);
    accessSync(file, constants.X_OK);
    execFileSync("bash", ["-n", file]);
  });
});

test("packages whose internals the site relies on have an exact version", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(projectFolder, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const reliedOn = /^(gatsby(-.*)?|react(-dom|-datepicker)?|date-fns|dexie|@sveltia\/cms|styled-components)$/;
  const versions = Object.entries(dependencies).filter(([name]) => reliedOn.test(name));
  expect(versions.length).toBeGreaterThan(4);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

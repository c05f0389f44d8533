import { execFileSync, spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../support/content";

const guides = ["", "docs", "content"].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file)),
);

test.each(guides)("every file that %s links to exists", (guide) => {
  const text = readFileSync(path.join(root, guide), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(guide), link)))).toEqual([]);
});

// These scripts run on Linux only.
const onPosix = process.platform === "win32" ? describe.skip : describe;

onPosix("the weekly check for advisories", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "advisories-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the check with an npm that gives this answer. */
  const check = (answer: string, exitCode: number) => {
    writeFileSync(path.join(folder, "answer.json"), answer);
    writeFileSync(path.join(folder, "npm"), `#!/bin/sh\ncat "${folder}/answer.json"\nexit ${exitCode}\n`);
    chmodSync(path.join(folder, "npm"), 0o755);
    return spawnSync(process.execPath, [path.join(root, "scripts/check-advisories.mjs")], {
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      encoding: "utf8",
    });
  };
  const report = (severity: string, critical: number) =>
    JSON.stringify({
      vulnerabilities: { "some-parser": { name: "some-parser", severity, range: "<2.0.1" } },
      metadata: { vulnerabilities: { total: 1, critical } },
    });

  test.each([
    ["fails on a critical advisory", report("critical", 1), 1, "critical: some-parser <2.0.1"],
    ["names a high one and passes", report("high", 0), 0, "high: some-parser"],
    ["passes when the service does not answer", '{ "error": { "code": "ENOAUDIT" } }', 0, "did not answer"],
  ])("%s", (_, answer, exit, words) => {
    const { status, stdout } = check(answer, 1);
    expect(status).toBe(exit);
    expect(stdout).toContain(words);
  });
});

onPosix("the shell scripts", () => {
  const scripts = readdirSync(path.join(root, "scripts")).filter((file) => file.endsWith(".sh"));

  test.each(scripts)("%s is executable and valid bash", (script) => {
    const file = path.join(root, "scripts", script);
    accessSync(file, constants.X_OK);
    execFileSync("bash", ["-n", file]);
  });
});

test("packages whose internals the site relies on have an exact version", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const reliedOn = /^(gatsby(-.*)?|@sveltia\/cms|react-datepicker|styled-components)$/;
  const versions = Object.entries(dependencies).filter(([name]) => reliedOn.test(name));
  expect(versions.length).toBeGreaterThan(4);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

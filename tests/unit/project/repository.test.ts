import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../support/content";

const guides = ["", "docs", "content"].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.join(folder, file)),
);

test.each(guides)("every file that %s leads to exists", (guide) => {
  const text = readFileSync(path.join(root, guide), "utf8");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map((match) => match[1] ?? "");
  expect(links.filter((link) => !existsSync(path.join(root, path.dirname(guide), link)))).toEqual([]);
});

// The workflows' scripts are for a machine with bash.
const withBash = process.platform === "win32" ? describe.skip : describe;

withBash("the weekly look at advisories", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "advisories-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs it with an npm that answers so. */
  const read = (answer: string, exitCode: number) => {
    writeFileSync(path.join(folder, "answer.json"), answer);
    writeFileSync(path.join(folder, "npm"), `#!/bin/sh\ncat "${folder}/answer.json"\nexit ${exitCode}\n`);
    chmodSync(path.join(folder, "npm"), 0o755);
    return spawnSync(path.join(root, ".github/read-advisories"), {
      env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` },
      encoding: "utf8",
    });
  };
  const report = (severity: string, critical: number) =>
    JSON.stringify({
      vulnerabilities: { "some-parser": { name: "some-parser", severity, range: "<2.0.1" } },
      metadata: { vulnerabilities: { total: 1, critical } },
    });

  test("fails on a critical one and names it", () => {
    const { status, stdout } = read(report("critical", 1), 1);
    expect(status).toBe(1);
    expect(stdout).toContain("critical: some-parser <2.0.1");
  });

  test("names a grave one and passes", () => {
    const { status, stdout } = read(report("high", 0), 1);
    expect(status).toBe(0);
    expect(stdout).toContain("high: some-parser");
  });

  test("passes and says so where the service does not answer", () => {
    for (const answer of ["", '{ "error": { "code": "ENOAUDIT" } }']) {
      const { status, stdout } = read(answer, 1);
      expect(status).toBe(0);
      expect(stdout).toContain("did not answer");
    }
  });

  test("can be run: the scripts are executable and bash reads them", () => {
    for (const script of ["read-advisories", "newest-gatsby"]) {
      execFileSync("bash", ["-n", path.join(root, ".github", script)]);
    }
  });
});

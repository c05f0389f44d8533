import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/owner/check/checkContent";
import { projectFolder } from "../support/content";
import { contentCopy } from "../support/contentCopy";
import { temporaryFolder } from "../support/temporaryFolder";

type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
};
type Job = { if?: string; permissions?: Record<string, string>; steps: Step[] };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const folder = path.join(projectFolder, ".github/workflows");
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const { jobs } = parse(read("publish.yml")) as Workflow;

const job = (name: string) => jobs[name] as Job;

const step = (jobName: string, name: string) =>
  job(jobName).steps.find((each) => each.name === name || each.id === name) as Step;

const { at, command } = temporaryFolder();

/**
 * Runs a step's script as GitHub's runner does: in bash that stops at the first failure, with files for its summary and
 * outputs.
 */
function run({ run: script = "" }: Step, cwd: string, variables: Record<string, string> = {}) {
  const files = { GITHUB_STEP_SUMMARY: at("summary.md"), GITHUB_OUTPUT: at("output") };
  for (const file of Object.values(files)) writeFileSync(file, "");
  const { status, stdout } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], {
    cwd,
    env: { ...process.env, GITHUB_ACTIONS: "true", ...files, ...variables },
    encoding: "utf8",
  });
  const written = (file: string) => readFileSync(file, "utf8");
  return { status, stdout, summary: written(files.GITHUB_STEP_SUMMARY), output: written(files.GITHUB_OUTPUT) };
}

/**
 * Whether a job or step would run: evaluates its condition with the contexts' values filled in. The operators used in
 * these conditions mean the same in JavaScript.
 */
function holds(condition = "", contexts: Record<string, string> = {}) {
  const written = condition
    .replace(/\b(?:needs|github|steps)(?:\.[\w-]+)+/g, (name) => JSON.stringify(contexts[name] ?? ""))
    .replace(/\bcancelled\(\)/g, contexts.cancelled ?? "false")
    .replace(/\bfailure\(\)/g, contexts.failure ?? "false");
  return Boolean(new Function(`return ${written}`)());
}

test("a run that cannot learn whether it is the template's stops", () => {
  const ask = (gh: string) =>
    run(step("repository", "template"), at(), { PATH: command("gh", gh), GITHUB_REPOSITORY: "toko/situs" });
  expect(ask("exit 1").status).not.toBe(0);
  expect(ask("echo true").output).toBe("is_template=true\n");
});

const passing = {
  "github.event_name": "push",
  "github.ref": "refs/heads/main",
  "needs.gate.result": "success",
  "needs.repository.outputs.is_template": "true",
  "needs.test.result": "success",
  "needs.other-systems.result": "success",
};
const copy = {
  ...passing,
  "needs.repository.outputs.is_template": "false",
  "needs.test.result": "skipped",
  "needs.other-systems.result": "skipped",
};
test.each([
  ["a shop's copy after the gate", true, copy],
  ["the template after the gate and all tests", true, passing],
  ["a copy that the gate refused", false, { ...copy, "needs.gate.result": "failure" }],
  ["a template whose tests fail", false, { ...passing, "needs.test.result": "failure" }],
  ["a pull request", false, { ...passing, "github.event_name": "pull_request" }],
  ["another branch", false, { ...passing, "github.ref": "refs/heads/coba" }],
  ["a cancelled run", false, { ...passing, cancelled: "true" }],
])("%s: published %s", (_, isPublished, contexts) => expect(holds(job("deploy").if, contexts)).toBe(isPublished));

test("the files that the gate inspected are published: nothing builds after it", () => {
  const steps = job("gate").steps;
  const gate = steps.findIndex(({ id }) => id === "gate");
  const kept = steps.findIndex(({ uses }) => uses?.startsWith("actions/upload-pages-artifact@"));
  expect(steps[gate]?.run).toBe("npm run content:gate");
  // The gate checks the content itself: a check before it would say every warning twice.
  expect(steps.filter(({ run = "" }) => run.includes("content:check"))).toEqual([]);
  expect(kept).toBeGreaterThan(gate);
  expect(steps[kept]?.with?.path).toContain("steps.gate.outputs.folder || 'public'");
  expect(steps.slice(gate + 1).filter(({ run = "" }) => /npm|gatsby/.test(run))).toEqual([]);
  expect(job("deploy").steps.filter(({ uses = "", run = "" }) => /checkout|npm/.test(uses + run))).toEqual([]);
});

test("a removed photograph is in no cache", () => {
  const { key, "restore-keys": fallback } = step("gate", "Keep Gatsby's work between runs").with ?? {};
  for (const each of [key, fallback])
    expect(each).toMatch(/^gatsby-\$\{\{ hashFiles\([^)]*'content\/images\/\*\*'\) \}\}/);
});

describe("every workflow", () => {
  const sources = readdirSync(folder).map(read);
  const workflows = sources.map((text) => parse(text) as Workflow);

  test("keeps no token where it installs, nor scripts where it may write", () => {
    const installing = workflows
      .flatMap(({ permissions, jobs }) => Object.values(jobs).map((job) => ({ permissions, ...job })))
      .filter(({ steps }) => steps.some(({ run = "" }) => /npm ci|\.ci\/run|\$updater/.test(run)));
    expect(installing.length).toBeGreaterThan(4);
    for (const { permissions, steps } of installing) {
      const checkout = steps.find(({ uses = "" }) => uses.startsWith("actions/checkout@"));
      expect(checkout?.with).toMatchObject({ "persist-credentials": false });
      if (!Object.values(permissions).includes("write")) continue;
      // The updater's own install is its test's.
      for (const { run, env } of steps.filter(({ run = "" }) => run.includes("npm ")))
        expect([run, env]).toEqual(["npm ci --ignore-scripts", undefined]);
    }
  });

  test("runs by the clock in the template alone, where somebody can act on a failed run", () => {
    const scheduled = workflows.filter(({ on }) => "schedule" in on);
    expect(scheduled).not.toEqual([]);
    for (const { jobs } of scheduled)
      for (const job of Object.values(jobs)) expect(job.if).toBe("github.event.repository.is_template");
  });

  test("pins every action to a commit, with its version beside it", () => {
    const uses = sources
      .join("\n")
      .split("\n")
      .filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});

const failureReport = step("gate", "Report that the program failed, not the content");

test("a mistake is reported in Indonesian, with its line, before anything is built", async () => {
  const content = contentCopy();
  content.set("services.json", "services.2.basePrice", "75.000");
  const [diagnostic] = await checkContent(content.folder);
  const { status, stdout, summary, output } = run(step("gate", "gate"), projectFolder, {
    CONTENT_DIR: content.folder,
  });
  content.dispose();
  expect(status).not.toBe(0);
  expect(stdout).toContain(`/services.json baris ${diagnostic?.line} › ${diagnostic?.place}`);
  expect(stdout).toContain("Situs belum bisa diterbitkan; situs yang lama tetap tampil.");
  expect(stdout).not.toContain("2/3");
  expect(summary).toContain("Situs belum diperbarui: 1 kesalahan");
  const refused = output.includes("refused=true") ? "true" : "";
  expect(holds(failureReport.if, { failure: "true", "steps.gate.outputs.refused": refused })).toBe(false);
});

test("a failure of the program is reported to the owner as such", () => {
  expect(holds(failureReport.if, { failure: "true" })).toBe(true);
  const { status, stdout, summary } = run(failureReport, projectFolder);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^::error title=Situs belum diperbarui::Bukan karena isi toko Anda/);
  expect(summary).toContain("Situs lama tetap tampil");
});

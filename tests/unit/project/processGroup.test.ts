import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../../support/content";

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

// npm starts the tests by a shell, which passes no signal on; and a build starts processes itself.
const build = `
  const { spawn } = require("node:child_process");
  const worker = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  console.log([process.pid, worker.pid].join(" "));
  setInterval(() => {}, 1000);
`;
// Ending the first build fails, as it does when that has ended and its exit event has not arrived.
const tests = `
  const { endGroupsWithThisProcess, succeeds } = require(${JSON.stringify(path.join(root, "tests/support/processGroup.ts"))});
  const { kill } = process;
  process.kill = (id) => {
    process.kill = kill;
    kill(id);
    throw new Error("ESRCH");
  };
  endGroupsWithThisProcess();
  for (const name of ["first", "second"]) void succeeds("-e", ${JSON.stringify(build)}, name);
`;

const onUnix = process.platform === "win32" ? test.skip : test;

// Where only Linux tells who started the shell.
const starters = process.platform === "linux" ? ["shell", "npm"] : ["shell"];

onUnix.each(starters)(
  "when only the %s of the tests' run is ended, everything that the run started ends too, also after a process that cannot be",
  async (ended) => {
    const late = AbortSignal.timeout(30_000);
    // A process group of its own, so that the test can clean up.
    const run = `true && "$0" --import tsx -e "$1" && true`;
    const script = ended === "npm" ? `sh -c '${run}' "$0" "$1"; true` : run;
    const shell = spawn("sh", ["-c", script, process.execPath, tests], { cwd: root, detached: true });
    let said = "";
    const started = () => said.trim().split(/\s+/).filter(Boolean).map(Number);
    try {
      while (started().length < 4) said += (await once(shell.stdout, "data", { signal: late })).join("");
      expect(started().map(isRunning)).toEqual([true, true, true, true]);
      shell.kill("SIGTERM");
      while (started().some(isRunning) && !late.aborted) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(started().filter(isRunning)).toEqual([]);
    } finally {
      const group = shell.pid === undefined ? [] : [-shell.pid];
      for (const id of [...group, ...started()].filter(isRunning)) process.kill(id);
    }
  },
);

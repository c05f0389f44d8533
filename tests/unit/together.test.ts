import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root } from "../support/content";

const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

// As npm starts the tests: by a shell, which passes no signal on. What they start starts something itself, as a build does.
const build = `
  const { spawn } = require("node:child_process");
  const worker = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  console.log([process.pid, worker.pid].join(" "));
  setInterval(() => {}, 1000);
`;
const tests = `
  const { endTogether, succeeds } = require(${JSON.stringify(path.join(root, "tests/support/together.ts"))});
  endTogether();
  void succeeds("-e", ${JSON.stringify(build)});
`;

const onUnix = process.platform === "win32" ? test.skip : test;

onUnix("what the tests' run has started ends with it when its shell is ended", async () => {
  const shell = spawn("sh", ["-c", `true && "$0" --import tsx -e "$1" && true`, process.execPath, tests], {
    cwd: root,
  });
  const [said] = (await once(shell.stdout, "data")) as [Buffer];
  const started = said.toString().trim().split(" ").map(Number);
  expect(started.map(isRunning)).toEqual([true, true]);
  shell.kill("SIGTERM");
  while (started.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 50));
});

// Lists the high and critical advisories for the packages that the site is built with, and fails when one is critical.
// It only warns when the audit service does not answer, so that a service that is down does not fail the run.
import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: new URL("..", import.meta.url),
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});

const say = (line) => process.stdout.write(`${line}\n`);

let report = {};
try {
  report = JSON.parse(stdout ?? "");
} catch {
  // The answer is not JSON: treated below like one without counts.
}
const counts = report.metadata?.vulnerabilities;

if (counts) {
  for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {})) {
    if (severity === "high" || severity === "critical") say(`${severity}: ${name} ${range}`);
  }
  say(`${counts.total} advisories, ${counts.critical} of them critical`);
  process.exitCode = counts.critical > 0 ? 1 : 0;
} else {
  say("::warning::The audit service did not answer; no advisories were read.");
}

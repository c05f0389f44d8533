import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { root } from "./content";

const hasGroups = process.platform !== "win32";

const running = new Set<ChildProcess>();

/**
 * Runs a script with this very Node, its output going to the terminal; answers whether it exited with 0. The script leads a
 * process group of its own, so that whatever it starts can be ended with it.
 */
export const succeeds = (...script: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, script, { cwd: root, stdio: "inherit", detached: hasGroups });
    running.add(child);
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });

/** From now on a signal to this process, or the end of the one that started it, ends all running groups. */
export function endGroupsWithThisProcess(): void {
  const end = () => {
    for (const child of running) {
      try {
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid);
        else child.kill();
      } catch {
        // This one has ended already, and its exit event has not arrived: go on with the others.
      }
    }
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // The shell that npm starts passes no signal on, and lives on where npm alone is ended.
  const { ppid } = process;
  const npm = parentOf(ppid);
  setInterval(() => {
    if (process.ppid !== ppid || parentOf(ppid) !== npm) end();
  }, 500).unref();
}

/** The process that started another one, where the system tells: on Linux. */
function parentOf(process: number): string | undefined {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process}/status`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { root } from "./content";

const hasGroups = process.platform !== "win32";

const running = new Set<ChildProcess>();

/**
 * Runs a script with this very Node, its words going to the terminal; answers whether it succeeded. It is the first of a
 * group of processes, so that whatever it starts can be ended with it.
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

/** From now on whatever ends this process, or the one that started it, ends all that runs. */
export function endTogether(): void {
  const end = () => {
    for (const child of running) {
      try {
        if (hasGroups && child.pid !== undefined) process.kill(-child.pid);
        else child.kill();
      } catch {
        // It is gone, and its end not heard yet: the others are still to be ended.
      }
    }
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  // A shell that npm ends passes nothing on.
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) end();
  }, 500).unref();
}

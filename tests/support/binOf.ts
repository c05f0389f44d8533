import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "./content";

/**
 * The script behind an installed package's command, to be run by this very Node (`process.execPath`): the command's own
 * file in node_modules has another name and another form on each system.
 */
export function binOf(packageName: string, command = packageName): string {
  const folder = path.join(projectFolder, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${packageName} brings no command ${command}`);
  return path.join(folder, script);
}

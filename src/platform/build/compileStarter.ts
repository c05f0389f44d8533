import path from "node:path";
import { build } from "esbuild";

/**
 * The starter (src/start) as one small text for the page, for the browsers of package.json's list. By esbuild and not by
 * Gatsby's webpack, whose pieces only run together with its own runtime: the very thing that the starter is to wait with.
 */
export async function compileStarter(siteFolder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteFolder, "src/platform/runtime/starter/start.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: ["chrome109", "edge109", "firefox121", "safari15.4"],
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text === "" || /<\/script|<!--/i.test(text))
    throw new Error("finish: the starter cannot stand in a page as it is");
  return text;
}

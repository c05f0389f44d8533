import path from "node:path";
import { build } from "esbuild";

/**
 * A script of `src` that does not belong to Gatsby's, minified for the supported browsers: by esbuild, because
 * webpack's chunks need Gatsby's runtime, whose loading the starter is there to delay. `define` is written in for names.
 */
export async function compileScript(
  siteFolder: string,
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteFolder, "src", entry)],
    bundle: true,
    write: false,
    minify: true,
    define,
    format: "iife",
    target: ["chrome109", "edge109", "firefox121", "safari15.4"],
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text === "" || /<\/script|<!--/i.test(text))
    throw new Error(`postBuild: ${entry} is empty or cannot stand in a script element`);
  return text;
}

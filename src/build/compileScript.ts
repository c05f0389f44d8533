import path from "node:path";
import { build } from "esbuild";
import { esbuildTarget, supportedBrowsers } from "./supportedBrowsers";

/**
 * Compiles a script of `src` that is not in Gatsby's bundles, and minifies it for the supported browsers. It uses esbuild,
 * because webpack's chunks need Gatsby's runtime, which the starter loads late. `define` maps names in the script to the
 * code that replaces them. Throws if the script is empty or cannot stand in a script element.
 */
export async function compileScript(entry: string, define: Record<string, string> = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src", entry)],
    bundle: true,
    write: false,
    minify: true,
    define,
    format: "iife",
    target: esbuildTarget(supportedBrowsers()),
  });
  const text = outputFiles[0]?.text.trim() ?? "";
  if (text === "" || /<\/script|<!--/i.test(text))
    throw new Error(`compileScript: ${entry} is empty or cannot stand in a script element`);
  return text;
}

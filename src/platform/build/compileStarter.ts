import path from "node:path";
import { build } from "esbuild";

/**
 * The starter (platform/runtime/starter) as one minified script for the supported browsers. Compiled by esbuild, because
 * Gatsby's webpack chunks need Gatsby's runtime, whose loading the starter is there to delay.
 */
export const compileStarter = (siteFolder: string): Promise<string> => compile(siteFolder, "starter/start.ts");

/** The script of the page for unknown addresses (platform/runtime/starter/notFound), compiled in the same way. */
export const compileNotFound = (siteFolder: string): Promise<string> => compile(siteFolder, "starter/notFound.ts");

/** The script that exchanges the text's font on a first visit (platform/runtime/exchangeFont), compiled in the same way. */
export const compileFontExchange = (siteFolder: string): Promise<string> => compile(siteFolder, "exchangeFont.ts");

/** The book's service worker (platform/runtime/bookWorker), compiled in the same way, with the list of its files written in. */
export const compileBookWorker = (siteFolder: string, files: object): Promise<string> =>
  compile(siteFolder, "bookWorker/worker.ts", { bookFiles: JSON.stringify(files) });

async function compile(siteFolder: string, entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteFolder, "src/platform/runtime", entry)],
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

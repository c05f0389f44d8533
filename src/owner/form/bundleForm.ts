import { cp, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import type { Bundle } from "./formPage";
import { patchedLibrary, unusedModules } from "./sveltia/patchedLibrary";

/**
 * Bundles the form's script with esbuild into a folder, which is emptied first. Copies Sveltia's fonts and image encoders
 * beside it. This takes seconds, and is separate from the bundles that Gatsby makes for visitors.
 */
export async function bundleForm(folder: string): Promise<Bundle> {
  const form = path.resolve("src/owner/form");
  const assets = path.resolve("node_modules/@sveltia/cms/npm/assets");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [{ metafile }] = await Promise.all([
    build({
      entryPoints: [path.join(form, "main.ts")],
      entryNames: "[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      target: "es2022",
      outdir: folder,
      external: unusedModules,
      plugins: [patchedLibrary(path.join(form, "locale/id.json"))],
      metafile: true,
      logLevel: "error",
    }),
    // Sveltia loads these from an address relative to its script.
    cp(assets, path.join(folder, "assets"), { recursive: true, filter: (file) => !file.endsWith(".map") }),
  ]);
  const outputOf = (source: string) => {
    const [output = ""] = Object.entries(metafile.outputs).find(([, part]) => part.entryPoint?.endsWith(source)) ?? [];
    return path.basename(output);
  };
  return { script: outputOf("src/owner/form/main.ts"), localeFile: outputOf("src/owner/form/locale/id.json") };
}

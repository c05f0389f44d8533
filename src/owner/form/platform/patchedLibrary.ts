import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { freeTextType } from "../freeText";

/** A change in the library's minified code: its effect, the pattern searched for, and the replacement. */
type Patch = { gives: string; search: RegExp; replacement: string };

/** The patches. `words` is the path of the file with the library's texts in Indonesian, in the format of its own locales. */
const patchesFor = (words: string): Patch[] => [
  {
    gives: "English and Indonesian as the form's only languages",
    search: /`ar,bg,[\w,-]+`(?=\.split\(`,`\))/,
    replacement: "`en-US,id`",
  },
  {
    gives: "Indonesian words from our own file",
    search: /\bar:(\(\)=>\w+\(\(\)=>import\()`[^`]+`/,
    replacement: `id:$1${JSON.stringify(words)}`,
  },
  {
    gives: "numbers of our own fields as Rp 100.000 in the summaries of entries",
    search: /(\w+)\?\.widget===`number`(?=\)\{(?:(?!\bformat\b).)*,(\w+)=\w+\.format\(Number\(\2\)\))/,
    replacement: `($&||$1?.widget===\`${freeTextType}\`&&typeof $2===\`number\`)`,
  },
];

/**
 * The library's code with our patches, given the path of the file with its Indonesian words. Throws where a patch no
 * longer fits, so that a new release fails the build and not the owner's form.
 */
export function patchLibrary(code: string, words: string): string {
  return patchesFor(words).reduce((patched, { gives, search, replacement }) => {
    if (!search.test(patched)) throw new Error(`@sveltia/cms has changed: no place found for ${gives} (${search}).`);
    return patched.replace(search, replacement);
  }, code);
}

/** The esbuild plugin that patches the library on its way into the bundle. */
export const patchedLibrary = (words: string): Plugin => ({
  name: "patched library",
  setup(bundle) {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: patchLibrary(await readFile(path, "utf8"), words),
      loader: "js",
    }));
  },
});

/**
 * Modules that the library imports only for what this form does not have: code and map fields, optimized SVG pictures,
 * other languages. They stay out of the bundle.
 */
export const unusedModules = [
  "../locales/*.json",
  "@shikijs/*",
  "svgo",
  "svgo/*",
  "terra-draw",
  "terra-draw-leaflet-adapter",
];

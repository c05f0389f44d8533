import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { typedFieldType } from "../typedFieldType";
import { saveCancelled } from "./saveError";

/** A change in the library's minified code: what it gives, what is searched for and what replaces it. */
type Patch = { gives: string; search: RegExp; replacement: string };

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
    replacement: `($&||$1?.widget===\`${typedFieldType}\`&&typeof $2===\`number\`)`,
  },
  {
    gives: "the photograph that is there until the new one is ready",
    search:
      /((\w+)=\(\)=>\{(\w+\(\w+\)\?\.reset\(\)),[^}]*\},\w+=async \w+=>\{let \w+=\w+\.current;[^;]*;let [^;]*;)\2\(\)/,
    replacement: "$1$3",
  },
  {
    gives: "where a photograph is used: our files name pictures without the slash that the library puts before them",
    search: /(\w+\(\w+,\{allowSpecial:!0,pathOnly:!0\}\))(?=\?\?await)/,
    replacement: "$1?.replace(/^\\//,``)",
  },
  {
    gives: "no deletion of a photograph that is used, in an optional field either",
    search:
      /(=\w+\(\{draft:(\w+),locale:[^;]*;)if\(!(\w+)\|\|\3\.valid\)(return\[\];let (\w+)=\w+\.name;return\[\{collectionName:\5,collectionLabel:)\w+\.label\|\|\5(,fieldLabel:[^}]*?messages:)\w+\(\{validity:\3,fieldConfig:\w+\}\)/,
    replacement: "$1if(!$3)$4$2.collectionFile.label$6[`masih dipakai.`]",
  },
  {
    gives: "a save that ends without a word when the owner wants to mend something first",
    search: /catch\((\w+)\)\{(?=\1\.message===`validation_failed`)/,
    replacement: `$&if($1.message===\`${saveCancelled}\`)return;`,
  },
  {
    gives: "one's own change recognised where the answer to its commit was lost",
    search: /(if\(!\(0,\w+\.default\)\((\w+)\.locales,\w+\.locales\))(?=\)return\{type:`modified`)/,
    replacement: "$1&&!globalThis.isOwnChange?.($2)",
  },
  {
    gives: "settings without those that have no Indonesian words, such as 'Erase All Data'",
    search: /,\{key:`media`,[^{}]*\},\{key:`accessibility`,[^{}]*\},\{key:`advanced`,[^{}]*\}(?=\])/,
    replacement: "",
  },
  {
    gives: "a name by which libraryStyles.ts hides the way to a photograph's address on the site, which is another",
    search:
      /(\{let (\w+)=\w+\(\(\)=>\w+\(`view_on_live_site`\)\),\w+=\w+\(\(\)=>!\w+\(\w+\)\);\w+\(\w+,\{)(?=get label\(\)\{return (\w+)\(\2\)\})/,
    replacement: '$1get"aria-label"(){return $3($2)},',
  },
  {
    gives: "commit messages with words instead of a hyphenated name",
    search: /(?<=\.replaceAll\(`\{\{slug\}\}`,)\w+(?=\)\.replaceAll\(`\{\{collection\}\}`)/,
    replacement: "$&.replaceAll(`-`,` `)",
  },
];

/**
 * The library's code with our patches, given the path of the module with its Indonesian words. Throws where a patch no
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

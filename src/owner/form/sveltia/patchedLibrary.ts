import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** A change in Sveltia's minified code: its effect, the pattern searched for, and the replacement. */
type Patch = { effect: string; search: RegExp; replacement: string };

/** The patches. `localeFile` is the path of Sveltia's texts in Indonesian, in the format of its own locales. */
const patchesFor = (localeFile: string): Patch[] => [
  {
    effect: "English and Indonesian as the form's only languages",
    search: /`ar,bg,[\w,-]+`(?=\.split\(`,`\))/,
    replacement: "`en-US,id`",
  },
  {
    effect: "Indonesian words from our own file",
    search: /\bar:(\(\)=>\w+\(\(\)=>import\()`[^`]+`/,
    replacement: `id:$1${JSON.stringify(localeFile)}`,
  },
  {
    effect: "a name of its own for each picture of a save",
    search: /(savingAssets:(\w+),encodingEnabled(?:(?!savingAssets:).){1,900}?\?\{\}:\{assetNamesInSameFolder:)(\w+)/,
    replacement: "$1[...$3,...$2.map(({name})=>name)]",
  },
  {
    effect: "hours as 17.26, without AM and PM",
    search: /hour:`numeric`,minute:`numeric`,hour12:!0/,
    replacement: "hour:`2-digit`,minute:`2-digit`,hour12:!1",
  },
  {
    effect: "the content that a kept draft changes, kept with it",
    search:
      /(currentValues:\w+=\{\},files:\w+,pendingEntries:\w+=\[\]\}(?:(?!timestamp:).){1,120}\{)(?=timestamp:new Date,)/,
    replacement: "originalValues:draftBase,$1base:JSON.stringify(draftBase),",
  },
  {
    effect: "whether that content has been saved since",
    search:
      /(async\(\{draft:(\w+)\}\)=>\{(?:(?!show:!0).){1,300}let\{timestamp:\w+\}=(\w+),(?:(?!show:!0).){1,120}\{show:!0,)(?=timestamp)/,
    replacement: "$1isOutdated:$3.base!==JSON.stringify($2.originalValues),",
  },
  {
    effect: "a word about that before the draft is taken up again",
    search:
      /((\w+)\.current\.show&&\(\2\.current\.show=!1(?:(?!`restore_backup_description`).){1,1500}?)((\w+)\(`restore_backup_description`,\{values:\{datetime:[^}]*\}\}\))/,
    replacement:
      "$1$3+($2.current.isOutdated?` `+$4(`save_conflict.modified`)+` `+$4(`save_conflict.overwrite_warning`):``)",
  },
  {
    effect: "prices as Rp 100.000 and multipliers as +15% in the summaries of entries",
    search: /(\w+)\?\.widget===`number`(?=\)\{(?:(?!\bformat\b).)*,(\w+)=\w+\.format\(Number\(\2\)\))/,
    // A price that was typed with dots is shown as it is.
    replacement:
      "$1?.isPrice&&/^\\d+$/.test($2)&&($2=Number($2).toLocaleString(`id`)),$1?.isMultiplier&&$2>0&&($2=$2==1?``:($2>1?`+`:``)+(Math.round($2*1e3-1e3)/10).toLocaleString(`id`)+`%`),$&",
  },
];

/**
 * Sveltia's code with our patches. `localeFile` is the path of its texts in Indonesian. Throws if a patch no longer fits, so
 * that a new release of Sveltia fails the build and not the owner's form.
 */
export function patchLibrary(code: string, localeFile: string): string {
  return patchesFor(localeFile).reduce((patched, { effect, search, replacement }) => {
    if (!search.test(patched)) throw new Error(`@sveltia/cms has changed: no place found for ${effect} (${search}).`);
    return patched.replace(search, replacement);
  }, code);
}

/** The esbuild plugin that patches Sveltia on its way into the bundle. */
export const patchedLibrary = (localeFile: string): Plugin => ({
  name: "patched library",
  setup(bundle) {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: patchLibrary(await readFile(path, "utf8"), localeFile),
      loader: "js",
    }));
  },
});

/**
 * Modules that Sveltia imports only for parts that this form lacks: code and map fields, optimized SVG pictures, other
 * languages. They stay out of the bundle.
 */
export const unusedModules = [
  "../locales/*.json",
  "@shikijs/*",
  "svgo",
  "svgo/*",
  "terra-draw",
  "terra-draw-leaflet-adapter",
];

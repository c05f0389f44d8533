import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { type ContentFileName, contentFileNames } from "../schema/contentFiles";
import type { Repository } from "./formConfig";
import type { Settings } from "./settings";

/** The bundle's names, which change with what is in them: kept by browsers until the form itself changes. */
type Bundle = { script: string; words: string };

type Form = { contentFolder: string; pathPrefix: string; repository: Repository };

type Build = Form & {
  siteFolder: string;
  /** Where the page goes; the built site's own folder unless named. */
  folder?: string;
};

// What the library brings for fields that this form does not have: it asks for them only where such a field is opened.
const unused = ["../locales/*.json", "@shikijs/*", "svgo", "svgo/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The repository of the build's environment: GitHub's own variables in its workflow, the same ones set elsewhere. */
export function repositoryOf(environment: Readonly<Record<string, string | undefined>>): Repository {
  const { GITHUB_REPOSITORY: name, GITHUB_REF_NAME, CONTENT_BRANCH, GITHUB_API_URL } = environment;
  if (name === undefined || !/^[\w.-]+\/[\w.-]+$/.test(name)) return null;
  const branch = CONTENT_BRANCH ?? GITHUB_REF_NAME ?? "main";
  // A pull request's build has a branch name of its own, which nobody can write to.
  const written = /^\d+\/merge$/.test(branch) ? "main" : branch;
  return { name, branch: written, apiRoot: GITHUB_API_URL ?? "https://api.github.com" };
}

/**
 * Writes the owner's form to public/admin/: one page with its own script, fonts and policy, apart from the visitors' site,
 * which neither links nor loads any of it. Bundled by esbuild in seconds and outside of Gatsby's own bundles, whose names
 * it gives.
 */
export async function buildAdmin({
  siteFolder,
  contentFolder,
  pathPrefix,
  repository,
  folder = path.join(siteFolder, "public/admin"),
}: Build): Promise<Bundle> {
  // Parts of an older script would stay beside the new one's.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const library = path.join(siteFolder, "node_modules/@sveltia/cms/npm");
  const words = path.join(siteFolder, "src/owner/form/words.ts");
  const [{ metafile }] = await Promise.all([
    build({
      entryPoints: [path.join(siteFolder, "src/owner/form/admin.ts")],
      entryNames: "[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      target: "es2022",
      outdir: folder,
      external: unused,
      plugins: [ownFontsAndWords(library, words)],
      metafile: true,
      logLevel: "error",
    }),
    cp(path.join(library, "assets"), path.join(folder, "assets"), {
      recursive: true,
      filter: (file) => !file.endsWith(".map"),
    }),
  ]);
  const nameOf = (source: string) => {
    const [output = ""] = Object.entries(metafile.outputs).find(([, part]) => part.entryPoint?.endsWith(source)) ?? [];
    return path.basename(output);
  };
  const bundle = { script: nameOf("src/owner/form/admin.ts"), words: nameOf("src/owner/form/words.ts") };
  await writeFile(path.join(folder, "index.html"), await adminPage({ contentFolder, pathPrefix, repository }, bundle));
  return bundle;
}

/**
 * What is changed in the library's one file on its way into the bundle. Its styles name a content network for its fonts, which
 * lie among its own files: those are named instead. It speaks some thirty languages, of which it is left English and given
 * Indonesian. And a commit's message names what was changed by words, not by a name with hyphens. A release that is written
 * otherwise stops the build here rather than the owner later.
 */
const ownFontsAndWords = (library: string, words: string): Plugin => ({
  name: "own fonts and words",
  setup(bundle) {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      const fonts = (await readdir(path.join(library, "assets"))).filter((name) => name.endsWith(".woff2"));
      const changes: [RegExp, string][] = [
        [/`ar,bg,[\w,-]+`(?=\.split\(`,`\))/, "`en-US,id`"],
        [/\bar:(\(\)=>\w+\(\(\)=>import\()`[^`]+`/, `id:$1${JSON.stringify(words)}`],
        [/(?<=\.replaceAll\(`\{\{slug\}\}`,)\w+(?=\)\.replaceAll\(`\{\{collection\}\}`)/, "$&.replaceAll(`-`,` `)"],
      ];
      let contents = await readFile(file, "utf8");
      for (const [found, written] of changes) {
        if (!found.test(contents)) throw new Error(`@sveltia/cms has changed: ${found} is not found in it.`);
        contents = contents.replace(found, written);
      }
      contents = contents.replace(
        /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*/g,
        (address, family: string) => {
          const own = fonts.find((font) => font.startsWith(family));
          return own ? `assets/${own}` : address;
        },
      );
      return { contents, loader: "js" };
    });
  },
});

// The library fills the window; a transformed element is the window to what is inside it, and leaves the note its room.
const styles = `body{margin:0;display:flex;flex-direction:column;height:100dvh}
#nc-root{position:relative;flex:1;min-height:0;transform:translate(0)}
#about{font:14px/1.4 system-ui,sans-serif;padding:0 16px;background:#1d1a16;color:#f6efe3}
#about summary{padding:12px 0;cursor:pointer}
#about p{margin:0 0 12px;max-width:70ch}
#about a{color:inherit}
#nc-root .summary{cursor:pointer}
#nc-root [role=alertdialog] .error{white-space:pre-line;overflow-wrap:anywhere}`;

// The library wants some way to sign in; without a repository there is nothing to sign in to.
const folderAlone = "\n#nc-root .buttons>.secondary{display:none}";

/**
 * The form's policy: its own files and the Git host's interface, nothing else. The library styles elements by attribute
 * and compiles its picture coders, hence the two allowances that visitors' pages do without.
 */
export function adminPolicy(repository: Repository): string {
  const hosts = repository ? [new URL(repository.apiRoot).origin] : [];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    ["connect-src 'self' blob: data:", ...hosts].join(" "),
    "worker-src 'self' blob:",
    "frame-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The form's page: what it is about, what the script is to know, and its policy. */
export async function adminPage({ contentFolder, pathPrefix, repository }: Form, bundle: Bundle): Promise<string> {
  const read = (file: ContentFileName) => readFile(path.join(contentFolder, file), "utf8");
  const texts = Object.fromEntries(
    await Promise.all(contentFileNames.map(async (file) => [file, await read(file)] as const)),
  ) as Record<ContentFileName, string>;
  const { name } = JSON.parse(texts["shop.json"]) as { name: string };
  const settings: Settings = { shopName: name, logo: `${pathPrefix}/favicon.svg`, repository, texts };
  const written = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy(repository)}">
<link rel="modulepreload" href="${bundle.words}">
<title>Isi situs - ${name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<style>${styles}${repository ? "" : folderAlone}</style>
</head>
<body>
<details id="about">${aboutSaving(repository)}</details>
<div id="nc-root"></div>
<script type="application/json" id="settings">${written}</script>
<script type="module" src="${bundle.script}"></script>
</body>
</html>
`;
}

/** The one method of Gatsby's development server that is needed here, with the answer's. */
type Server = {
  get(path: string, answer: (request: unknown, response: { send(page: string): void }) => Promise<void>): void;
};

/**
 * Serves the form's page while developing: Gatsby then serves no page from public/, so that none is stale. It is made anew each
 * time, from content that passed the check.
 */
export function servePage(server: Server, form: Form, bundle: Bundle): void {
  server.get("/admin", async (_request, response) => response.send(await adminPage(form, bundle)));
}

/** What the form itself cannot say: where a saved change is looked at, and how one leaves a borrowed phone. */
function aboutSaving(repository: Repository): string {
  const folder = "Yang disimpan langsung masuk ke folder itu; <code>npm run develop</code> memperlihatkannya.";
  if (repository === null) {
    return `<summary>Hanya folder di komputer ini</summary>
<p>Situs ini dibuat tanpa nama repositori, jadi di sini tidak bisa masuk dengan token. Folder proyek di komputer ini bisa dibuka dari <code>http://localhost:8000/admin/</code>. ${folder}</p>`;
  }
  const actions = `${webOf(repository.apiRoot)}/${repository.name}/actions`;
  return `<summary>Sesudah menyimpan</summary>
<p>Perubahan diperiksa sekali lagi, juga fotonya, lalu terbit dalam beberapa menit. Hasilnya ada di <a href="${actions}" target="_blank" rel="noopener">tab Actions di GitHub</a>: centang hijau berarti sudah terbit, silang merah berarti ada pesan untuk Anda.</p>
<p>Token Anda tersimpan di peramban ini saja. Di ponsel pinjaman, keluar sesudahnya: <b>Menu</b> di bawah (di komputer: gambar orang di kanan atas), lalu <b>Keluar</b>.</p>`;
}

/** Where people look at what the interface serves: a host of one's own has it below its own address. */
const webOf = (apiRoot: string) =>
  apiRoot === "https://api.github.com" ? "https://github.com" : apiRoot.replace(/\/api(\/v3)?\/?$/, "");

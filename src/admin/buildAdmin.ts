import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { type ContentFileName, contentFileNames } from "../schema/contentFiles";
import type { Repository } from "./formConfig";

type Build = { siteFolder: string; contentFolder: string; pathPrefix: string; repository: Repository };

// What the library brings for fields that this form does not have: it asks for them only where such a field is opened.
const unused = ["@shikijs/*", "svgo", "svgo/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The repository of the build's environment: GitHub's own variables in its workflow, the same ones set elsewhere. */
export function repositoryOf(environment: Readonly<Record<string, string | undefined>>): Repository {
  const { GITHUB_REPOSITORY: name, GITHUB_REF_NAME, CONTENT_BRANCH } = environment;
  if (name === undefined || !/^[\w.-]+\/[\w.-]+$/.test(name)) return null;
  const branch = CONTENT_BRANCH ?? GITHUB_REF_NAME ?? "main";
  // A pull request's build has a branch name of its own, which nobody can write to.
  return { name, branch: /^\d+\/merge$/.test(branch) ? "main" : branch };
}

/**
 * Writes the owner's form to public/admin/: one page with its own script, fonts and policy, apart from the visitors' site,
 * which neither links nor loads any of it. Bundled by esbuild in seconds and outside of Gatsby's own bundles.
 */
export async function buildAdmin({ siteFolder, contentFolder, pathPrefix, repository }: Build): Promise<void> {
  const folder = path.join(siteFolder, "public/admin");
  await mkdir(folder, { recursive: true });
  const library = path.join(siteFolder, "node_modules/@sveltia/cms/npm");
  await Promise.all([
    build({
      entryPoints: [path.join(siteFolder, "src/admin/admin.ts")],
      bundle: true,
      splitting: true,
      format: "esm",
      minify: true,
      target: "es2022",
      outdir: folder,
      external: unused,
      plugins: [ownFonts(library)],
      logLevel: "error",
    }),
    cp(path.join(library, "assets"), path.join(folder, "assets"), {
      recursive: true,
      filter: (file) => !file.endsWith(".map"),
    }),
  ]);
  const read = (file: ContentFileName) => readFile(path.join(contentFolder, file), "utf8");
  const texts = Object.fromEntries(
    await Promise.all(contentFileNames.map(async (file) => [file, await read(file)] as const)),
  ) as Record<ContentFileName, string>;
  const { name } = JSON.parse(texts["shop.json"]) as { name: string };
  const settings = { shopName: name, logo: `${pathPrefix}/favicon.svg`, repository, texts };
  await writeFile(path.join(folder, "index.html"), page(settings, repository));
}

/** The library's styles name a content network for its fonts, which lie among its own files: those are named instead. */
const ownFonts = (library: string): Plugin => ({
  name: "own fonts",
  setup(bundle) {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => {
      const fonts = (await readdir(path.join(library, "assets"))).filter((name) => name.endsWith(".woff2"));
      const contents = (await readFile(file, "utf8")).replace(
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
#about{font:14px/1.4 system-ui,sans-serif;padding:8px 16px;background:#1d1a16;color:#f6efe3}
#about p{margin:0}
#faults{font:16px/1.5 system-ui,sans-serif;width:min(40rem,calc(100vw - 32px));box-sizing:border-box;padding:20px;border:2px solid #b3261e;border-radius:8px;color:#1d1a16;background:#fff}
#faults h2{margin:0 0 12px}
#faults ul{margin:0 0 16px;padding-left:20px}
#faults li{margin-bottom:12px;overflow-wrap:anywhere}
#faults button{font:inherit;padding:12px 20px;border:0;border-radius:6px;background:#1d1a16;color:#fff}`;

/**
 * The form's policy: its own files and the Git host's interface, nothing else. The library styles elements by attribute
 * and compiles its picture coders, hence the two allowances that visitors' pages do without.
 */
export function adminPolicy(repository: Repository): string {
  const hosts = repository ? [new URL(repository.apiRoot ?? "https://api.github.com").origin] : [];
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://avatars.githubusercontent.com",
    "font-src 'self' data: blob:",
    ["connect-src 'self' blob: data:", ...hosts].join(" "),
    "worker-src 'self' blob:",
    "frame-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function page(settings: { shopName: string; repository: Repository }, repository: Repository): string {
  const escaped = settings.shopName.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const where = repository
    ? "Setelah disimpan, perubahan diperiksa sekali lagi, juga fotonya; hasilnya ada di tab Actions di GitHub. Di ponsel pinjaman, keluar lewat menu akun sesudahnya."
    : "Situs ini dibuat tanpa nama repositori: hanya folder di komputer ini yang bisa dibuka.";
  const mark = createHash("sha256").update(JSON.stringify(settings)).digest("hex").slice(0, 8);
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy(repository)}">
<title>Isi situs - ${escaped}</title>
<style>${styles}</style>
</head>
<body>
<div id="about"><p>${where}</p></div>
<div id="nc-root"></div>
<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll("<", "\\u003c")}</script>
<script type="module" src="admin.js?v=${mark}"></script>
</body>
</html>
`;
}

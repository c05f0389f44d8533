import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentRepository } from "../../runtime/gitHost";
import { type Palette, paletteNamed } from "../../theme/palettes";
import { ownersFileNames } from "../schema/contentFiles";
import { readContentFile } from "../schema/contentFolder";
import type { Settings } from "./settings";
import { hideSignIn, libraryStyles } from "./sveltia/sveltiaDom";

/** The file names of the form's script and of Sveltia's texts. Both contain a hash, so browsers may cache the files. */
export type Bundle = { script: string; localeFile: string };

/** The page's input: the content folder, the site's path prefix, and the repository for commits. */
export type FormSource = { contentFolder: string; pathPrefix: string; repository: ContentRepository | null };

const styles = ({ night, cream, danger }: Palette) => `body{margin:0;display:flex;flex-direction:column;height:100dvh}
#about{font:14px/1.4 system-ui,sans-serif;padding:0 16px;background:${night};color:${cream}}
#about[open]{max-height:70dvh;overflow:auto}
#about summary{display:flex;gap:8px;padding:12px 0;cursor:pointer}
#about summary::before{content:"▸"}
#about[open] summary::before{content:"▾"}
#about:not([open]) #site-status{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
#about p{margin:0 0 12px;max-width:70ch}
#about a{color:inherit}
#history{list-style:none;margin:0 0 12px;padding:0}
#history li{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:4px 0;overflow-wrap:anywhere}
#history button{flex:none;min-height:44px;padding:0 12px;font:inherit;color:inherit;background:none;border:1px solid;border-radius:6px}
#why-sign-in{margin:0;padding:12px 16px;background:${danger};color:#fff;font:16px/1.5 system-ui,sans-serif}
${libraryStyles}`;

/**
 * The Content Security Policy of the form's page: its own files and data, and the Git host's API. Beyond the policy for
 * visitors it allows WebAssembly, for Sveltia's image encoders.
 */
export function formPolicy(repository: ContentRepository | null): string {
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

/**
 * The HTML of the form's page, with its policy, the settings that its script reads, and a note on what happens after a
 * save.
 */
export function formPage({ contentFolder, pathPrefix, repository }: FormSource, bundle: Bundle): string {
  const texts = Object.fromEntries(
    ownersFileNames.map((file) => [file, readFileSync(path.join(contentFolder, file), "utf8")]),
  );
  const { name, palette } = readContentFile(contentFolder, "shop.json");
  const settings: Settings = { shopName: name, logo: `${pathPrefix}/favicon.svg`, repository, texts };
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="Content-Security-Policy" content="${formPolicy(repository)}">
<link rel="modulepreload" href="${bundle.localeFile}">
<title>Isi situs - ${name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<style>${styles(paletteNamed(palette))}${repository ? "" : `\n${hideSignIn}`}</style>
</head>
<body>
<details id="about">${noteOnSaving(repository)}</details>
<div id="nc-root"></div>
<script type="application/json" id="settings">${json}</script>
<script type="module" src="${bundle.script}"></script>
</body>
</html>
`;
}

/** The line above the form that unfolds. `siteStatus.ts` writes into it what is published and what is missing. */
const summary = (text: string) => `<summary><span id="site-status" aria-live="polite">${text}</span></summary>`;

/** The note above the form: where a save's result appears and how to sign out, or why signing in is impossible. */
function noteOnSaving(repository: ContentRepository | null): string {
  const folder = "Yang disimpan langsung masuk ke folder itu; <code>npm run develop</code> memperlihatkannya.";
  if (repository === null) {
    return `${summary("Hanya folder di komputer ini")}
<p>Situs ini dibuat tanpa nama repositori, jadi di sini tidak bisa masuk dengan token. Folder proyek di komputer ini bisa dibuka dari <code>http://localhost:8000/admin/</code>. ${folder}</p>`;
  }
  const actions = `${webAddressOf(repository.apiRoot)}/${repository.name}/actions`;
  return `${summary("Sesudah menyimpan")}
<p>Perubahan diperiksa sekali lagi, juga fotonya, lalu terbit. Hasilnya ada di <a id="publication" href="${actions}" target="_blank" rel="noopener">tab Actions di GitHub</a>: centang hijau berarti sudah terbit, silang merah berarti ada pesan untuk Anda.</p>
<p>Salah simpan? Ketuk <b>Kembalikan</b> di samping simpanan itu: bagian itu kembali seperti sebelumnya.</p>
<ul id="history"></ul>
<p>Token Anda tersimpan di browser ini saja. Di ponsel pinjaman, keluar sesudahnya: <b>Menu</b> di bawah (di komputer: gambar orang di kanan atas), lalu <b>Keluar</b>.</p>`;
}

/**
 * The address of a Git host's web pages. A self-hosted GitHub serves its API below that address, GitHub.com on a host of its
 * own.
 */
const webAddressOf = (apiRoot: string) =>
  apiRoot === "https://api.github.com" ? "https://github.com" : apiRoot.replace(/\/api(\/v3)?\/?$/, "");

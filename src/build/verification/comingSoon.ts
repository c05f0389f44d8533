import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Palette } from "../../theme/palettes";

// Published beside the page "Segera dibuka": the owner's form and the icon.
const publishedFiles = ["admin", "favicon.svg"];

const page = ({ night, cream }: Palette) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Segera dibuka</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;background:${night};color:${cream};font:18px/1.5 system-ui,sans-serif}</style>
</head>
<body>
<main>
<h1>Segera dibuka</h1>
<p>Situs ini sedang disiapkan.</p>
</main>
</body>
</html>
`;

/**
 * Writes the public site of a shop that is not open yet into `folder`: the page "Segera dibuka" at every address except the
 * form's.
 */
export function writeComingSoonSite(publicFolder: string, folder: string, palette: Palette) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of publishedFiles) {
    const from = path.join(publicFolder, name);
    if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true });
  }
  for (const name of ["index.html", "404.html"]) writeFileSync(path.join(folder, name), page(palette));
}

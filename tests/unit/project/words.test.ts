import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../support/content";

/** Of two Indonesian words for one thing, the one that visitors and the owner read, and those that they do not. */
const chosen: [word: string, others: RegExp][] = [
  ["browser", /peramban/i],
  ["beranda", /halaman (depan|utama|muka)/i],
  ["tautan", /\bpranala\b/i],
  ["jam booking", /slot waktu/i],
  ["naik-turun harga", /pengali/i],
];

const files = ["src", "content", "docs"].flatMap((folder) =>
  readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|md|json)$/.test(file))
    .map((file) => path.join(folder, file)),
);

test.each(chosen)("one word for one thing: %s", (_word, others) => {
  expect(files.filter((file) => others.test(readFileSync(path.join(projectFolder, file), "utf8")))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../support/content";

/** Of two Indonesian words for one thing, the one that visitors and the owner read, and those that they do not. */
const chosen: [word: string, others: RegExp][] = [
  ["browser", /peramban/i],
  ["beranda", /halaman (depan|utama|muka)/i],
  ["tautan", /\bpranala\b/i],
  ["jam booking", /slot waktu/i],
  ["naik-turun harga", /pengali/i],
];

const files = ["src", "content", "docs"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|md|json)$/.test(file))
    .map((file) => path.join(folder, file)),
);

test.each(chosen)("one word for one thing: %s", (_word, others) => {
  expect(files.filter((file) => others.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});

test("the guide for a new shop empties the demonstration shop before it is filled anew", () => {
  const guide = readFileSync(path.join(root, "docs/dari-template-ke-situs-sendiri.md"), "utf8");
  const places = ["**Mulai**", "/admin/", "npm run content:own", "npm run content:check`, lihat", "**Publish**, dan"];
  const order = places.map((step) => guide.indexOf(step));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

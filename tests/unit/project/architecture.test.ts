import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { projectFolder } from "../../support/content";

const source = path.join(projectFolder, "src");

// Each room, and the rooms it may import from besides itself. docs/architecture.md draws them.
const base = ["format", "ui", "theme"];
const feature = ["features/shell", "domain", "platform/runtime", ...base];
const allowed: Record<string, readonly string[]> = {
  pages: ["features", "domain", "platform/runtime", "ui"],
  "features/home": feature,
  "features/booking": ["features/ticket", ...feature],
  "features/ticket": ["features/book", ...feature],
  "features/catalogue": feature,
  "features/about": feature,
  "features/book": feature,
  "features/shell": feature,
  domain: ["format"],
  "owner/schema": ["domain", "format", "theme"],
  "owner/check": ["owner/schema", "domain", "format"],
  "owner/form": ["owner/check", "owner/schema", "domain", "format", "theme", "platform/runtime"],
  "owner/preview": ["owner/check", "owner/schema"],
  "owner/update": ["owner/check", "owner/schema", "platform/runtime"],
  "owner/reset": ["owner/update", "owner/check", "owner/schema", "theme"],
  "platform/runtime": [],
  "platform/build": ["platform/runtime", "owner", "theme"],
  site: ["platform/build", "platform/runtime", "features/home", "owner", "domain", "theme"],
  ui: ["theme", "platform/runtime"],
  theme: [],
  format: [],
};

const isIn = (file: string, place: string) => file.startsWith(`${place}/`);

const roomOf = (file: string) => Object.keys(allowed).find((room) => isIn(file, room)) ?? "no room";

/** Whether a file of one room may use what stands in that place. */
const mayUse = (room: string, place: string) =>
  [room, ...(allowed[room] ?? [])].some((open) => open === place || isIn(place, open));

const texts = new Map(
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => [file, readFileSync(path.join(source, file), "utf8")]),
);
const files = [...texts.keys()];

/** What each file imports, as TypeScript reads it: by name, for its effect alone, or dynamically; its own files from the source folder. */
const imports = new Map(
  [...texts].map(([file, text]) => [
    file,
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .map((name) => (name.startsWith(".") ? `./${path.posix.join(path.posix.dirname(file), name)}` : name)),
  ]),
);
const importsOf = (file: string) =>
  (imports.get(file) ?? []).filter((name) => name.startsWith("./")).map((name) => name.slice(2));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

test("every file stands in a room", () => {
  expect(files.filter((file) => roomOf(file) === "no room")).toEqual([]);
});

test("imports go one way: pages, features, domain, format; features, ui, theme and platform/runtime", () => {
  const strays = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayUse(roomOf(file), target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(strays).toEqual([]);
});

/** The GraphQL in a text. */
const queriesOf = (text: string) => found(text, /\bgraphql(?:<[^`]*>)?\(?\s*`([^`]*)`/g).join("\n");

test("fragments go the same way: a query spreads, and a type names, those of rooms that it may import from", () => {
  const homes = new Map(
    [...texts].flatMap(([file, text]) =>
      found(queriesOf(text), /\bfragment\s+(\w+)\s+on\b/g).map((name) => [name, roomOf(file)] as const),
    ),
  );
  const strays = [...texts].flatMap(([file, text]) => {
    const spread = found(queriesOf(text), /\.\.\.\s*(?!on\b)(\w+)/g);
    const typed = found(text, /\bQueries\.(\w+)Fragment\b/g);
    return [...spread, ...typed]
      .filter((name) => !mayUse(roomOf(file), homes.get(name) ?? "nowhere"))
      .map((name) => `${file} uses ${name}`);
  });
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

test("domain and format know neither React nor the page, neither clock nor chance", () => {
  const pure = files.filter((file) => ["domain", "format"].includes(roomOf(file)));
  const strays = pure.flatMap((file) => {
    const code = texts.get(file)?.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "") ?? "";
    const impure = found(
      code,
      /\b(document|window|navigator|localStorage|sessionStorage|fetch|crypto|process|performance|Math\.random|Date\.now)\b(?!:)|\bnew Date\(\)/g,
    ).map((name) => name || "new Date()");
    const foreign = imports.get(file)?.filter((name) => !name.startsWith("./")) ?? [];
    return [...foreign, ...impure].map((what) => `${file}: ${what}`);
  });
  expect(pure.length).toBeGreaterThan(20);
  // The packages that pure files use: one reads the book's file, the other writes the calendar's format.
  expect(strays).toEqual(["domain/book/bookFile.ts: zod/mini", "domain/booking/calendarEvent.ts: ical-generator"]);
});

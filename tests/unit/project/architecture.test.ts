import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { projectFolder } from "../../support/content";

const source = path.join(projectFolder, "src");

// Each room, and the rooms it may import from besides itself. docs/architecture.md draws them.
const base = ["format", "ui", "theme"];
const feature = ["features/shell", "domain", "runtime", ...base];
const allowed: Record<string, readonly string[]> = {
  pages: ["features", "book", "domain", "runtime", "ui"],
  "features/home": feature,
  "features/booking": ["features/ticket", ...feature],
  "features/ticket": feature,
  "features/catalogue": feature,
  "features/about": feature,
  "features/shell": feature,
  book: feature,
  domain: ["format"],
  "owner/schema": ["domain", "format", "theme"],
  "owner/check": ["owner/schema", "book", "domain", "format"],
  "owner/form": ["owner/check", "owner/schema", "domain", "format", "theme", "runtime"],
  "owner/preview": ["owner/check", "owner/schema"],
  "owner/git": [],
  "owner/reset": ["owner/git", "owner/check", "owner/schema", "theme"],
  "owner/update": ["owner/git", "owner/reset", "owner/schema"],
  runtime: [],
  build: ["runtime", "features/home", "owner", "domain", "theme"],
  commands: ["build", "owner"],
  ui: ["theme"],
  theme: [],
  format: [],
};

const isIn = (file: string, place: string) => file.startsWith(`${place}/`);

const roomOf = (file: string) => Object.keys(allowed).find((room) => isIn(file, room)) ?? "no room";

/** Whether a file of one room may use what stands in that place. */
const mayUse = (room: string, place: string) =>
  [room, ...(allowed[room] ?? [])].some((open) => open === place || isIn(place, open));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/**
 * The source files, each with what it imports, as TypeScript reads it (by name, for its effect alone, or dynamically): packages,
 * and the project's own files from the source folder.
 */
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(source, file), "utf8");
    const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const [own, packages] = [true, false].map((isOwn) => names.filter((name) => name.startsWith(".") === isOwn));
    const imports = own?.map((name) => path.posix.join(path.posix.dirname(file), name)) ?? [];
    const graphql = found(text, /\bgraphql(?:<[^`]*>)?\(?\s*`([^`]*)`/g).join("\n");
    return { file, room: roomOf(file), text, imports, packages, graphql };
  });

test("every file stands in a room, and imports go one way: pages, features, domain, format; features, ui, theme", () => {
  const strays = files.flatMap(({ file, room, imports }) =>
    imports.filter((target) => !mayUse(room, target)).map((target) => `${file} imports ${target}`),
  );
  expect(files.filter(({ room }) => room === "no room")).toEqual([]);
  expect(strays).toEqual([]);
});

test("fragments go the same way: a query spreads, and a type names, those of rooms that it may import from", () => {
  const homes = new Map(
    files.flatMap(({ room, graphql }) =>
      found(graphql, /\bfragment\s+(\w+)\s+on\b/g).map((name) => [name, room] as const),
    ),
  );
  const strays = files.flatMap(({ file, room, text, graphql }) =>
    [...found(graphql, /\.\.\.\s*(?!on\b)(\w+)/g), ...found(text, /\bQueries\.(\w+)Fragment\b/g)]
      .filter((name) => !mayUse(room, homes.get(name) ?? "nowhere"))
      .map((name) => `${file} uses ${name}`),
  );
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

/** The rules: `domain`, `format`, and in the book's rooms what is neither a part of the screen nor a hook. */
const isRule = ({ file, room }: { file: string; room: string }) =>
  ["domain", "format"].includes(room) ||
  (/^book\/(entries|requests|day|chairs|fullHours|file)\//.test(file) && /\/(?!use[A-Z])\w+\.ts$/.test(file));

test("the rules know neither React nor the page, neither clock nor chance", () => {
  const global =
    /\b(document|window|navigator|localStorage|sessionStorage|fetch|crypto|process|performance|Math\.random|Date\.now|new Date\(\))(?![\w:])/g;
  const strays = files.filter(isRule).flatMap(({ file, text, packages = [] }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    return [...packages, ...found(code, global)].map((what) => `${file}: ${what}`);
  });
  // The packages that pure files use: one reads the book's file, the other writes the calendar's format.
  expect(strays).toEqual(["book/file/bookFile.ts: zod/mini", "domain/booking/calendarEvent.ts: ical-generator"]);
});

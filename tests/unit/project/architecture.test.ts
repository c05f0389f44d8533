import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { projectFolder } from "../../support/content";

const source = path.join(projectFolder, "src");

/** The rooms that each room may import from besides itself, as docs/architecture.md draws them: "one, two -> three, four". */
const allowed = new Map<string, string[]>();
for (const [, rooms = "", targets = ""] of readFileSync(
  path.join(projectFolder, "docs/architecture.md"),
  "utf8",
).matchAll(/^([a-z/, ]+) -> ([a-z/, ]+)$/gm)) {
  for (const room of rooms.trim().split(/,\s*/))
    allowed.set(room, [...(allowed.get(room) ?? []), ...targets.trim().split(/,\s*/)]);
}
for (const room of ["runtime", "theme", "format", "owner/git"]) allowed.set(room, []);

const isIn = (file: string, place: string) => file.startsWith(`${place}/`);

const roomOf = (file: string) => [...allowed.keys()].find((room) => isIn(file, room)) ?? "no room";

/** Whether a file of one room may use what stands in that place. */
const mayUse = (room: string, place: string) =>
  [room, ...(allowed.get(room) ?? [])].some((open) => open === place || isIn(place, open));

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

test("every file stands in a room, and imports go one way", () => {
  const strays = files.flatMap(({ file, room, imports }) =>
    imports.filter((target) => !mayUse(room, target)).map((target) => `${file} imports ${target}`),
  );
  expect(files.filter(({ room }) => room === "no room")).toEqual([]);
  expect(strays).toEqual([]);
});

test("fragments go the same way", () => {
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

test("whatever the architecture's page names in code exists", () => {
  const page = readFileSync(path.join(projectFolder, "docs/architecture.md"), "utf8");
  const code = files.map(({ text }) => text).join("\n");
  const tracked = execFileSync("git", ["ls-files"], { cwd: projectFolder, encoding: "utf8" }).split("\n");
  const named = [...new Set(found(page, /`([\w./-]+)`/g))].filter((name) => !name.endsWith(".d.ts"));
  const missing = named.filter((name) =>
    /\w\.(tsx?|json|sh|ya?ml|md|mjs|conf)$/.test(name)
      ? !tracked.some((file) => `/${file}`.endsWith(`/${name}`))
      : /^[a-z]+[A-Z]\w+$/.test(name) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { projectFolder, readInProject } from "../../support/content";

const source = path.join(projectFolder, "src");

const page = readInProject("docs/architecture.md");

/** What each room may import from besides itself, as the page draws it: "one -> two, three/four". */
const allowed = new Map(
  [...page.matchAll(/^([a-z/]+) +-> ([a-z/, ]+)$/gm)].map(([, room = "", targets = ""]) => [room, targets.split(", ")]),
);
for (const room of ["runtime", "theme", "format"]) allowed.set(room, []);

/** The floors of a room, from the top: "one: two, three | four". */
const floors = new Map(
  [...page.matchAll(/^([a-z]+): (.+ \| .+)$/gm)].map(([, room = "", text = ""]) => [
    room,
    text.split(" | ").map((floor) => floor.split(", ")),
  ]),
);

const isIn = (file: string, place: string) => file.startsWith(`${place}/`);

const roomOf = (file: string) => file.split("/")[0] ?? "";

/** The floor of a file's folder, from the top, the cellar for a file in no folder; -1 where the page draws none for it. */
function floorOf(file: string) {
  const [room = "", folder = "", ...rest] = file.split("/");
  const all = floors.get(room);
  if (!all) return 0;
  return rest.length === 0 ? all.length : all.findIndex((floor) => floor.includes(folder));
}

/** Whether a file may use what stands in the other one. */
function mayUse(file: string, target: string) {
  if (roomOf(file) !== roomOf(target))
    return [...allowed].some(([room, targets]) => isIn(file, room) && targets.some((open) => isIn(target, open)));
  const [folder, other] = [file, target].map((each) => path.posix.dirname(each).split("/")[1]);
  return !floors.has(roomOf(file)) || folder === other || floorOf(file) < floorOf(target);
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/**
 * The source files, each with what it imports, as TypeScript reads it (by name, for its effect alone, or dynamically):
 * packages, and the project's own files from the source folder.
 */
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(source, file), "utf8");
    const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const [own, packages] = [true, false].map((isOwn) => names.filter((name) => name.startsWith(".") === isOwn));
    const imports = own?.map((name) => path.posix.join(path.posix.dirname(file), name)) ?? [];
    return { file, text, imports, packages, graphql: found(text, /\bgraphql(?:<[^`]*>)?\(?\s*`([^`]*)`/g).join("\n") };
  });

test("every file stands in a room and on its floor, and imports go one way", () => {
  const strays = files.flatMap(({ file, imports }) =>
    imports.filter((target) => !mayUse(file, target)).map((target) => `${file} imports ${target}`),
  );
  const homeless = files.filter(({ file }) => !allowed.has(roomOf(file)) || floorOf(file) < 0);
  expect(homeless.map(({ file }) => file)).toEqual([]);
  expect(strays).toEqual([]);
});

test("fragments go the same way", () => {
  const homes = new Map(
    files.flatMap(({ file, graphql }) =>
      found(graphql, /\bfragment\s+(\w+)\s+on\b/g).map((name) => [name, file] as const),
    ),
  );
  const strays = files.flatMap(({ file, text, graphql }) =>
    [...found(graphql, /\.\.\.\s*(?!on\b)(\w+)/g), ...found(text, /\bQueries\.(\w+)Fragment\b/g)]
      .filter((name) => !mayUse(file, homes.get(name) ?? "nowhere"))
      .map((name) => `${file} uses ${name}`),
  );
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

const isRule = ({ file }: { file: string }) => ["domain", "format", "book/rules"].some((room) => isIn(file, room));

test("the rules know neither React nor the page, neither clock nor chance", () => {
  const global =
    /\b(document|window|navigator|localStorage|sessionStorage|fetch|crypto|process|performance|Math\.random|Date\.now|new Date\(\))(?![\w:])/g;
  const strays = files.filter(isRule).flatMap(({ file, text, packages = [] }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    return [...packages, ...found(code, global)].map((what) => `${file}: ${what}`);
  });
  // The packages that pure files use: they read the book's file, write its table, and write the calendar's format.
  expect(strays).toEqual([
    "book/rules/bookFile.ts: zod/mini",
    "book/rules/spreadsheet.ts: fflate",
    "domain/messages/calendarEvent.ts: ical-generator",
  ]);
});

test("whatever the architecture's page names in code exists", () => {
  const code = files.map(({ text }) => text).join("\n");
  const tracked = execFileSync("git", ["ls-files"], { cwd: projectFolder, encoding: "utf8" }).split("\n");
  const named = [...new Set(found(page, /`([\w./-]+)`/g))].filter((name) => !name.endsWith(".d.ts"));
  const missing = named.filter((name) =>
    /\w\.(tsx?|json|sh|ya?ml|md|mjs|conf)$/.test(name)
      ? !tracked.some((file) => `/${file}`.endsWith(`/${name}`))
      : /^[a-z]+[A-Z]\w+$/.test(name) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

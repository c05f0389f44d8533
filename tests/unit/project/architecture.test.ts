import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { root } from "../../support/content";

const source = path.join(root, "src");

// Each room, and the rooms it may import from besides itself. docs/architecture.md draws them.
const base = ["format", "ui", "theme"];
const feature = ["features/shell", "domain", "platform/runtime", ...base];
const allowed: Record<string, readonly string[]> = {
  pages: ["features", "domain", "platform/runtime", "ui"],
  "features/home": feature,
  "features/booking": ["features/ticket", ...feature],
  "features/ticket": feature,
  "features/catalogue": feature,
  "features/about": feature,
  "features/book": feature,
  "features/shell": feature,
  domain: ["format"],
  "owner/schema": ["domain", "format"],
  "owner/check": ["owner/schema", "domain", "format"],
  "owner/form": ["owner/check", "owner/schema", "domain", "format", "platform/runtime"],
  "owner/preview": ["owner/check", "owner/schema"],
  "owner/update": ["owner/check", "owner/schema"],
  "owner/reset": ["owner/check", "owner/schema", "theme"],
  "platform/runtime": [],
  "platform/build": ["platform/runtime", "owner", "domain", "format", "theme"],
  ui: ["theme"],
  theme: [],
  format: [],
};

const rooms = Object.keys(allowed);

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

const isIn = (file: string, place: string) => file.startsWith(`${place}/`);

const roomOf = (file: string) => rooms.find((room) => isIn(file, room)) ?? "no room";

const textOf = (file: string) => readFileSync(path.join(source, file), "utf8");

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** What a text imports, as TypeScript reads it: by name, for its effect alone, or dynamically. */
const importsIn = (text: string) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Where a relative import leads, from the source folder. */
const targetOf = (file: string, target: string) =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), target));

/** The imports of a file that lead where its room may not go. */
function straysOf(file: string, text: string): string[] {
  const room = roomOf(file);
  return importsIn(text)
    .filter((target) => target.startsWith("."))
    .map((target) => targetOf(file, target))
    .filter((target) => ![room, ...(allowed[room] ?? [])].some((open) => isIn(target, open)))
    .map((target) => `${file} imports ${target}`);
}

/** The GraphQL in a file. */
const queriesOf = (file: string) => found(textOf(file), /\bgraphql(?:<[^`]*>)?\(?\s*`([^`]*)`/g).join("\n");

test("every file stands in a room", () => {
  expect(files.filter((file) => roomOf(file) === "no room")).toEqual([]);
});

test("imports go one way: pages, features, domain, format; features, ui, theme", () => {
  expect(files.flatMap((file) => straysOf(file, textOf(file)))).toEqual([]);
});

test("fragments go the same way: a query spreads, and a type names, those of rooms that it may import from", () => {
  const homes = new Map(
    files.flatMap((file) =>
      found(queriesOf(file), /\bfragment\s+(\w+)\s+on\b/g).map((name) => [name, roomOf(file)] as const),
    ),
  );
  const strays = files.flatMap((file) => {
    const room = roomOf(file);
    const spread = found(queriesOf(file), /\.\.\.\s*(?!on\b)(\w+)/g);
    const typed = found(textOf(file), /\bQueries\.(\w+)Fragment\b/g);
    return [...spread, ...typed]
      .map((name) => ({ name, home: homes.get(name) ?? "nowhere" }))
      .filter(({ home }) => home !== room && !allowed[room]?.some((open) => open === home || isIn(home, open)))
      .map(({ name, home }) => `${file} uses ${name} of ${home}`);
  });
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

test("no two files import each other, however many stand between them", () => {
  const graph = new Map(
    files.map((file) => [
      file,
      importsIn(textOf(file))
        .filter((target) => target.startsWith("."))
        .map((target) => targetOf(file, target))
        .flatMap((target) => files.filter((other) => other.replace(/\.tsx?$/, "") === target || other === target)),
    ]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" -> "));
    if (done.has(file) || way.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

/** The one package that a pure file uses: it writes the calendar's format. */
const isCalendar = (file: string, target: string) =>
  file === "domain/booking/calendarEvent.ts" && target === "ical-generator";

const isPure = (file: string) => ["domain", "format"].includes(roomOf(file));

test("domain and format know neither React nor the page, neither clock nor chance", () => {
  const pure = files.filter(isPure);
  const strays = pure.flatMap((file) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const impure = found(
      code,
      /\b(document|window|navigator|localStorage|sessionStorage|fetch|crypto|process|performance|Math\.random|Date\.now)\b(?!:)|\bnew Date\(\)/g,
    ).map((name) => name || "new Date()");
    const foreign = importsIn(textOf(file)).filter((target) => !target.startsWith(".") && !isCalendar(file, target));
    return [...foreign, ...impure].map((what) => `${file}: ${what}`);
  });
  expect(new Set(pure.map(roomOf))).toEqual(new Set(["domain", "format"]));
  expect(strays).toEqual([]);
});

test("Gatsby's router is met where links are made, and nowhere else", () => {
  const users = files.filter((file) => /import \{[^}]*\b(Link|navigate)\b[^}]*\} from "gatsby"/.test(textOf(file)));
  expect(users).toEqual(["platform/runtime/PageLink.tsx"]);
});

// React 19.2 goes on calling the first event of such a component: its effects would see the props that it was born with.
test("no file that has memo components has effect events", () => {
  expect(files.filter((file) => /\bmemo\(/.test(textOf(file)) && /\buseEffectEvent\(/.test(textOf(file)))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/content";

const source = path.join(root, "src");

// Each room, and the rooms it may import from besides itself.
const allowed: Record<string, readonly string[]> = {
  pages: ["home", "booking", "ticket", "shop", "catalogue", "about", "shell", "ui"],
  home: ["shop", "format", "ui", "theme"],
  booking: ["ticket", "shop", "format", "ui", "theme"],
  ticket: ["shop", "format", "ui", "theme"],
  about: ["ui", "theme"],
  catalogue: ["shop", "format", "ui", "theme"],
  shell: ["start", "shop", "format", "ui", "theme"],
  shop: ["format"],
  format: [],
  ui: ["theme"],
  theme: [],
  schema: ["shop", "format", "catalogue/model", "ticket/model"],
  develop: ["schema"],
  gate: ["schema", "catalogue", "shop", "format"],
  finish: ["start", "theme"],
  start: [],
  admin: ["schema"],
  own: ["schema", "theme"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
);

const roomOf = (file: string) => file.split(path.sep)[0] ?? "";

/** Where a relative import leads, from the source folder. */
const placeOf = (file: string, target: string) =>
  path.relative(source, path.resolve(source, path.dirname(file), target));

const textOf = (file: string) => readFileSync(path.join(source, file), "utf8");

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** What a file imports: named, for its effect alone, or later. */
const importsOf = (file: string) => found(textOf(file), /\b(?:from|import)\s*\(?\s*"([^"]+)"/g);

/** The GraphQL in a file. */
const queriesOf = (file: string) => found(textOf(file), /\bgraphql(?:<[^`]*>)?\(?\s*`([^`]*)`/g).join("\n");

test("imports go one way: pages, sections, shop and ui, theme and format", () => {
  const strays = files.flatMap((file) => {
    const room = roomOf(file);
    return importsOf(file)
      .filter((target) => target.startsWith("."))
      .map((target) => placeOf(file, target).replaceAll(path.sep, "/"))
      .filter((target) => ![room, ...(allowed[room] ?? [])].some((open) => target.startsWith(`${open}/`)))
      .map((target) => `${file} imports from ${target}`);
  });
  expect(strays).toEqual([]);
});

test("fragments go the same way: a query spreads, and a type names, those of its own room and of rooms it may import from", () => {
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
      .filter(({ home }) => home !== room && !allowed[room]?.includes(home))
      .map(({ name, home }) => `${file} uses ${name} of ${home}`);
  });
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

/** Packages that a pure file may use: what writes a format, and for a file that holds nothing but a fragment its tag. */
const packagesFor = (file: string) => {
  if (file === path.join("ticket", "model", "calendarEvent.ts")) return ["ical-generator"];
  const isFragment = found(textOf(file), /^export (.+?) = graphql`$/gm).join() === "const query";
  return isFragment && found(textOf(file), /^(?:export )?(const|let|function|class)\b/gm).length === 1
    ? ["gatsby"]
    : [];
};

const isPure = (file: string) =>
  file.includes(`${path.sep}model${path.sep}`) || ["shop", "format"].includes(roomOf(file));

test("models, the shop's rules and formats know neither React nor the page, neither clock nor chance", () => {
  const pure = files.filter(isPure);
  const strays = pure.flatMap((file) => {
    const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const impure = found(
      code,
      /\b(document|window|navigator|localStorage|sessionStorage|fetch|crypto|process|performance|Math\.random|Date\.now)\b(?!:)|\bnew Date\(\)/g,
    ).map((name) => name || "new Date()");
    const foreign = importsOf(file).filter(
      (target) => !packagesFor(file).includes(target) && !(target.startsWith(".") && isPure(placeOf(file, target))),
    );
    return [...foreign, ...impure].map((what) => `${file}: ${what}`);
  });
  expect(new Set(pure.map(roomOf))).toEqual(new Set(["booking", "catalogue", "ticket", "shop", "format"]));
  expect(strays).toEqual([]);
});

test("Gatsby's router is met where links are made, the page that moves on by itself, and nowhere else", () => {
  const users = files.filter((file) => /import \{[^}]*\b(Link|navigate)\b[^}]*\} from "gatsby"/.test(textOf(file)));
  expect(users).toEqual([path.join("pages", "products.tsx"), path.join("ui", "PageLink.tsx")]);
});

test("no command is started by its file among node_modules, which Windows has under another name", () => {
  const tests = path.join(root, "tests");
  const strays = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|[cm]js)$/.test(file) && !file.startsWith("out"))
    .filter((file) => readFileSync(path.join(tests, file), "utf8").includes(["node_modules", ".bin"].join("/")));
  expect(strays).toEqual([]);
});

// React 19.2 goes on calling the first event of such a component: its effects would see the props that it was born with.
test("no file that has memo components has effect events", () => {
  expect(files.filter((file) => /\bmemo\(/.test(textOf(file)) && /\buseEffectEvent\(/.test(textOf(file)))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../support/content";

const source = path.join(root, "src");

// Each room, and the rooms it may import from besides itself.
const allowed: Record<string, readonly string[]> = {
  pages: ["home", "booking", "ticket", "catalogue", "about", "shell", "ui"],
  home: ["shop", "format", "ui", "theme"],
  booking: ["ticket", "shop", "format", "ui", "theme"],
  ticket: ["shop", "format", "ui", "theme"],
  about: ["ui", "theme"],
  catalogue: ["shop", "format", "ui", "theme"],
  shell: ["start", "shop", "format", "ui", "theme"],
  shop: [],
  format: [],
  ui: ["theme"],
  theme: [],
  schema: ["shop", "format", "catalogue/model"],
  develop: ["schema"],
  gate: ["schema", "catalogue", "shop", "format"],
  finish: ["start", "theme"],
  start: [],
  own: ["schema", "theme"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
);

const roomOf = (file: string) => file.split(path.sep)[0] ?? "";

const importsOf = (file: string) =>
  [...readFileSync(path.join(source, file), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );

test("imports go one way: pages, sections, shop and ui, theme and format", () => {
  const strays = files.flatMap((file) => {
    const room = roomOf(file);
    return importsOf(file)
      .filter((target) => target.startsWith("."))
      .map((target) =>
        path.relative(source, path.resolve(source, path.dirname(file), target)).replaceAll(path.sep, "/"),
      )
      .filter((target) => ![room, ...(allowed[room] ?? [])].some((open) => target.startsWith(`${open}/`)))
      .map((target) => `${file} imports from ${target}`);
  });
  expect(strays).toEqual([]);
});

test("fragments go the same way: a query spreads those of its own room and of rooms it may import from", () => {
  const texts = files.map((file) => ({
    room: roomOf(file),
    file,
    text: readFileSync(path.join(source, file), "utf8"),
  }));
  const homes = new Map(
    texts.flatMap(({ room, text }) => [...text.matchAll(/^ *fragment (\w+) on /gm)].map((match) => [match[1], room])),
  );
  const strays = texts.flatMap(({ room, file, text }) =>
    [...text.matchAll(/^ *\.\.\.([A-Z]\w+)$/gm)]
      .map((match) => ({ name: match[1], home: homes.get(match[1]) ?? "nowhere" }))
      .filter(({ home }) => home !== room && !allowed[room]?.includes(home))
      .map(({ name, home }) => `${file} spreads ${name} of ${home}`),
  );
  expect(homes.size).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

// A query of its own and nothing else.
const isFragment = (file: string) => file === path.join("shop", "weekOfHours.ts");

test("models and the shop's rules know neither React nor the page, neither clock nor chance", () => {
  const strays = files
    .filter((file) => file.includes(`${path.sep}model${path.sep}`) || (roomOf(file) === "shop" && !isFragment(file)))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), "utf8");
      const impure = /\b(document|window|navigator|Math\.random|Date\.now)\b|new Date\(\)/.exec(text)?.[0];
      const foreign = importsOf(file).filter((target) => /^react|ui\/|theme\/|gatsby/.test(target));
      return [...foreign, ...(impure ? [impure] : [])].map((found) => `${file}: ${found}`);
    });
  expect(strays).toEqual([]);
});

test("no command is started by its file among node_modules, which Windows has under another name", () => {
  const tests = path.join(root, "tests");
  const strays = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|[cm]js)$/.test(file) && !file.startsWith("out"))
    .filter((file) => readFileSync(path.join(tests, file), "utf8").includes(["node_modules", ".bin"].join("/")));
  expect(strays).toEqual([]);
});

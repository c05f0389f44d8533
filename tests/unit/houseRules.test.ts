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
  catalogue: ["format", "ui", "theme"],
  shell: ["start", "shop", "format", "ui", "theme"],
  shop: [],
  format: [],
  ui: ["theme"],
  theme: [],
  schema: ["shop", "format"],
  develop: ["schema"],
  finish: ["start", "theme"],
  start: [],
  own: ["schema", "theme"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
);

const importsOf = (file: string) =>
  [...readFileSync(path.join(source, file), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );

test("imports go one way: pages, sections, shop and ui, theme and format", () => {
  const strays = files.flatMap((file) => {
    const room = file.split(path.sep)[0] ?? "";
    return importsOf(file)
      .filter((target) => target.startsWith("."))
      .map((target) => path.relative(source, path.resolve(source, path.dirname(file), target)).split(path.sep)[0] ?? "")
      .filter((target) => target !== room && !allowed[room]?.includes(target))
      .map((target) => `${file} imports from ${target}`);
  });
  expect(strays).toEqual([]);
});

test("the booking's and the catalogue's models know neither React nor the page", () => {
  const strays = files
    .filter((file) => file.includes(`${path.sep}model${path.sep}`))
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

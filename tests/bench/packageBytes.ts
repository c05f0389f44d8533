import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { planId, type StartPlan } from "../../src/platform/runtime/starter/startPlan";

/** Bytes by package of all the script that a page takes to start. */
export function packagesOfPage(folder: string, route: string): Map<string, number> {
  const plan = JSON.parse(planText(path.join(folder, route, "index.html"))) as StartPlan;
  const total = new Map<string, number>();
  for (const script of [...plan.scripts, plan.entry]) {
    for (const [name, bytes] of packageBytes(folder, script)) total.set(name, (total.get(name) ?? 0) + bytes);
  }
  return total;
}

const planText = (file: string) => readFileSync(file, "utf8").match(new RegExp(`id="${planId}">([^<]*)<`))?.[1] ?? "";

/**
 * Bytes of a script file by the package they come from, by its source map, each package's part of the compressed file in
 * proportion to its part of the text; "the site" for our own files.
 */
function packageBytes(folder: string, script: string): Map<string, number> {
  const text = readFileSync(path.join(folder, script), "utf8");
  const lines = text.split("\n");
  const raw = new Map<string, number>();
  let last: { line: number; column: number; name: string } | undefined;
  const upTo = (line: number, column: number) => {
    if (!last) return;
    let length = line === last.line ? column - last.column : (lines[last.line - 1]?.length ?? 0) - last.column;
    for (let between = last.line + 1; between < line; between += 1) length += lines[between - 1]?.length ?? 0;
    raw.set(last.name, (raw.get(last.name) ?? 0) + length);
  };
  eachMapping(new TraceMap(readFileSync(path.join(folder, `${script}.map`), "utf8")), (mapping) => {
    upTo(mapping.generatedLine, mapping.generatedColumn);
    last = { line: mapping.generatedLine, column: mapping.generatedColumn, name: packageOf(mapping.source) };
  });
  upTo(lines.length, lines.at(-1)?.length ?? 0);
  const share = gzipSync(text).length / text.length;
  return new Map([...raw].map(([name, bytes]) => [name, bytes * share]));
}

/** The package of a source as webpack writes it, as "webpack://site/./node_modules/react-dom/index.js". */
function packageOf(source: string | null): string {
  if (source === null) return "webpack";
  const inside = source.split("node_modules/").at(-1) ?? "";
  if (source.includes("node_modules/"))
    return inside
      .split("/")
      .slice(0, inside.startsWith("@") ? 2 : 1)
      .join("/");
  if (/\.cache\/|gatsby/.test(source)) return "gatsby";
  return /webpack\/(runtime|bootstrap|startup)/.test(source) ? "webpack" : "the site";
}

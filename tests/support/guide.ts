import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./brokenContent";
import { root } from "./content";

/**
 * The owner's guide as something that can be performed. A step names its file ("Buka `shop.json`"), then shows what to look
 * for ("cari:") and what to write ("Ganti menjadi:", "Sisipkan setelahnya:", "Ganti seluruh isinya menjadi:"), or asks for a
 * picture ("Unggah `toko.jpg` ke folder `content/images`", of the size named before it).
 */
export type GuideStep =
  | { verb: "replace" | "insert"; file: string; sought: string; written: string }
  | { verb: "rewrite"; file: string; written: string }
  | { verb: "upload"; file: string; width: number; height: number };

export type GuideSection = { title: string; steps: GuideStep[] };

/** The guide's sections in which something is done, or null where the owner has put the guide away. */
export function guideSections(): GuideSection[] | null {
  const file = path.join(root, "content/README.md");
  if (!existsSync(file)) return null;
  const sections = readFileSync(file, "utf8").split(/^## /m).slice(1);
  return sections.map(readSection).filter(({ steps }) => steps.length > 0);
}

const verbs = [
  ["sought", /[Cc]ari[^.]*:$/],
  ["replace", /Ganti menjadi:$/],
  ["insert", /Sisipkan setelahnya:$/],
  ["rewrite", /Ganti seluruh isinya menjadi:$/],
] as const;

function readSection(text: string): GuideSection {
  const [title = "", ...lines] = text.split("\n");
  const steps: GuideStep[] = [];
  let file = "";
  let sought: string | null = null;
  let size = { width: 0, height: 0 };
  let prose = "";
  let block: string[] | null = null;

  const perform = (written: string) => {
    const [verb] = verbs.find(([, ending]) => ending.test(prose.trim())) ?? [];
    const problem = `${title}: nobody knows what to do with the code after "${prose.trim().slice(-60)}"`;
    if (verb === undefined || file === "") throw new Error(problem);
    if (verb === "sought") sought = written;
    else if (verb === "rewrite") steps.push({ verb, file, written });
    else if (sought === null) throw new Error(problem);
    else {
      steps.push({ verb, file, sought, written });
      sought = null;
    }
  };

  for (const line of lines) {
    if (/^\s*```/.test(line)) {
      if (block) {
        perform(block.join("\n"));
        prose = "";
        block = null;
        // Commands and what a program answers are shown to be read, not to be written into a file.
      } else if (line.trim() === "```json") block = [];
    } else if (block) block.push(line);
    else {
      prose = `${prose} ${line.trim()}`;
      file = /[Bb]uka `([\w-]+\.json)`/.exec(line)?.[1] ?? file;
      const named = /(\d+) x (\d+) piksel/.exec(line);
      if (named) size = { width: Number(named[1]), height: Number(named[2]) };
      const upload = /[Uu]nggah `([^`]+)` ke folder `content\/([^`]+)`/.exec(line);
      if (upload) steps.push({ verb: "upload", file: `${upload[2]}/${upload[1]}`, ...size });
    }
  }
  if (sought !== null) throw new Error(`${title}: it says what to look for, and not what to write`);
  return { title, steps };
}

/** Does in a copy of a shop what a section of the guide says, as its reader would: what is looked for must be there, once. */
export async function perform({ title, steps }: GuideSection, content: ContentCopy): Promise<void> {
  for (const step of steps) {
    if (step.verb === "upload") content.write(step.file, await picture(step.width, step.height));
    else if (step.verb === "rewrite") content.write(step.file, step.written);
    else {
      content.text(step.file, (text) => {
        const found = [...text.matchAll(asLaidOutAnyhow(step.sought))];
        const [first] = found;
        if (first === undefined || found.length > 1) {
          throw new Error(`${title}: found ${found.length} times in ${step.file}, not once:\n${step.sought}`);
        }
        const end = first.index + first[0].length;
        const start = step.verb === "insert" ? end : first.index;
        return `${text.slice(0, start)}\n${step.written}${text.slice(end)}`;
      });
    }
  }
}

/** The same text, however its lines are broken and indented. */
const asLaidOutAnyhow = (text: string) => {
  const pieces = text.trim().split(/\s+/);
  return new RegExp(pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s*"), "g");
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5c3e" } })
    .jpeg()
    .toBuffer();

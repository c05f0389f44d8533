import sharp from "sharp";
import { readInProject } from "./content";
import type { ContentCopy } from "./contentCopy";

/**
 * A step of the guide to the owner's files that can be carried out. It names its file ("Buka `shop.json`"), then shows the
 * text to look for ("cari:") and the text to write ("Ganti menjadi:", "Sisipkan setelahnya:", "Ganti seluruh isinya
 * menjadi:"), or asks for a picture ("Unggah `toko.jpg` ke folder `content/images`") of the size given before it.
 */
type GuideStep =
  | { verb: "replace" | "insert"; file: string; sought: string; written: string }
  | { verb: "rewrite"; file: string; written: string }
  | { verb: "upload"; file: string; width: number; height: number };

export type GuideSection = ReturnType<typeof readSection>;

/** The guide's sections that have steps. */
export function guideSections() {
  const sections = readInProject("docs/pemilik/panduan-berkas.md").split(/^## /m).slice(1);
  return sections.map(readSection).filter(({ steps }) => steps.length > 0);
}

const verbs = [
  ["sought", /[Cc]ari[^.]*:$/],
  ["replace", /Ganti menjadi:$/],
  ["insert", /Sisipkan setelahnya:$/],
  ["rewrite", /Ganti seluruh isinya menjadi:$/],
] as const;

function readSection(text: string) {
  const [title = "", ...lines] = text.split("\n");
  const steps: GuideStep[] = [];
  let file = "";
  let sought: string | null = null;
  let size = { width: 0, height: 0 };
  let prose = "";
  let block: string[] | null = null;

  const perform = (written: string) => {
    const [verb] = verbs.find(([, ending]) => ending.test(prose.trim())) ?? [];
    const problem = `${title}: no instruction is known in the text before the code: "${prose.trim().slice(-60)}"`;
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
        // Only JSON is written into files; other code blocks show commands and their output.
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
  if (sought !== null) throw new Error(`${title}: the text to look for is not followed by the text to write`);
  // `after` is the section whose result its example stands on: 'Contohnya … "Menambah produk"'.
  return { title, after: /Contohnya [^"]+"([^"]+)"/.exec(text.replace(/\s+/g, " "))?.[1], steps };
}

/**
 * Carries out a section of the guide on a copy of the content. Throws unless each text to look for occurs exactly once.
 */
export async function perform({ title, steps }: GuideSection, content: ContentCopy) {
  for (const step of steps) {
    if (step.verb === "upload") content.write(step.file, await picture(step.width, step.height));
    else if (step.verb === "rewrite") content.write(step.file, step.written);
    else {
      content.text(step.file, (text) => {
        const found = [...text.matchAll(ignoringLayout(step.sought))];
        const [first] = found;
        if (first === undefined || found.length > 1)
          throw new Error(`${title}: found ${found.length} times in ${step.file}, not once:\n${step.sought}`);
        const end = first.index + first[0].length;
        const start = step.verb === "insert" ? end : first.index;
        return `${text.slice(0, start)}\n${step.written}${text.slice(end)}`;
      });
    }
  }
}

/** An expression that matches the text whatever its line breaks and indents are. */
const ignoringLayout = (text: string) => {
  const pieces = text.trim().split(/\s+/);
  return new RegExp(pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("\\s*"), "g");
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5c3e" } })
    .jpeg()
    .toBuffer();

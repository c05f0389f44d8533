import { readFile } from "node:fs/promises";
import path from "node:path";
import { acrossFiles } from "./acrossFiles";
import { type Content, type ContentFileName, contentFileNames, contentFiles } from "./contentFiles";
import { explainIssue } from "./explainIssue";
import type { Fault } from "./fault";
import { mended } from "./mended";
import { pictureFaults } from "./pictures";
import { readJson } from "./readJson";

/**
 * Checks the owner's folder as a whole and gives every fault at once, errors before warnings. Nothing is written.
 * An empty list, or one of warnings only, means that the site builds from this content.
 */
export async function checkContent(folder: string): Promise<Fault[]> {
  const checked = await Promise.all(contentFileNames.map((file) => checkFile(folder, file)));
  const readable = Object.fromEntries(
    checked.filter(({ data }) => data !== undefined).map(({ file, data }) => [file, data]),
  ) as Partial<Content>;
  const mendedPlaces = new Set(
    checked.flatMap(({ file, mendedAt = [] }) => mendedAt.map((place) => `${file} ${place}`)),
  );
  const across = acrossFiles(readable).filter((fault) => !mendedPlaces.has(`${fault.file} ${fault.place}`));
  const faults = [...checked.flatMap((result) => result.faults), ...across];
  const inFileOrder = (fault: Fault) => contentFileNames.indexOf(fault.file as ContentFileName);
  return faults.sort((a, b) => rank(a) - rank(b) || inFileOrder(a) - inFileOrder(b));
}

const rank = (fault: Fault) => (fault.level === "error" ? 0 : 1);

type Checked = { file: ContentFileName; data?: unknown; mendedAt?: string[]; faults: Fault[] };

async function checkFile(folder: string, file: ContentFileName): Promise<Checked> {
  const fail = (id: string, en: string): Fault => ({ level: "error", file, place: "", id, en });
  let source: string;
  try {
    source = await readFile(path.join(folder, file), "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    const fault =
      code === "ENOENT"
        ? fail(
            `Berkas ini tidak ada di folder ${folder}. Kembalikan dari riwayat, atau periksa namanya.`,
            `This file is missing from the folder ${folder}. Restore it from the history, or check its name.`,
          )
        : fail(`Berkas ini tidak bisa dibaca (${code}).`, `This file cannot be read (${code}).`);
    return { file, faults: [fault] };
  }
  const reading = readJson(source);
  if ("problems" in reading) return { file, faults: reading.problems.map(({ id, en }) => fail(id, en)) };
  const schema = contentFiles[file];
  const result = schema.safeParse(reading.data);
  const pictures = await pictureFaults(folder, file, schema, reading.data);
  if (result.success) return { file, data: result.data, faults: pictures };
  const faults = result.error.issues.flatMap((issue) =>
    explainIssue(schema, reading.data, issue).map((words) => ({ level: "error" as const, file, ...words })),
  );
  const standIn = mended(schema, reading.data, result.error.issues);
  return {
    file,
    faults: [...faults, ...pictures],
    ...(standIn ? { data: standIn.data, mendedAt: standIn.places } : {}),
  };
}

import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { choiceMeant } from "../../schema/nearestName";
import { valueAt } from "../../schema/path";
import { scalarFields } from "../../schema/traversal";
import { perhaps, quoted } from "../messages";
import type { Diagnose, ValidContent } from "./diagnose";

/** What names a service or a group of products names one that there is. */
export function referenceRules(content: ValidContent, diagnose: Diagnose): void {
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if (!meta.refersTo || !content[meta.refersTo.file]) continue;
      const { file: target, list, name } = meta.refersTo;
      const entries = (valueAt(content[target], [list]) ?? []) as { id: string; [name: string]: unknown }[];
      const choices = entries.map((entry) => ({ value: entry.id, label: String(entry[name]) }));
      const ids = choices.map((choice) => choice.value);
      // Of two entries with one id, one has lost the id that is meant here.
      if (ids.includes(String(value)) || new Set(ids).size < ids.length) continue;
      const meant = choiceMeant(String(value), choices);
      const remedy = ids.length > 0 ? `seharusnya salah satu dari: ${ids.join(", ")}` : "buat dahulu, atau tulis null";
      const found = `Ditemukan ${quoted(value)}, yang tidak ada di ${target} › ${list}`;
      diagnose(file).error(path, `${found}; ${remedy}.${perhaps(meant === undefined ? [] : [meant])}`);
    }
  }
}

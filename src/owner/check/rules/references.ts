import { choiceMeant } from "../../schema/nearestName";
import { valueAt } from "../../schema/path";
import { perhaps, quoted } from "../messages";
import { allFields, type Diagnose, type ValidContent } from "./diagnose";

/** What names a service or a group of products names one that there is. */
export function referenceRules(content: ValidContent, { error }: Diagnose): void {
  for (const { file, path, value, meta } of allFields(content)) {
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
    error(file, path, `${found}; ${remedy}.${perhaps(meant === undefined ? [] : [meant])}`);
  }
}

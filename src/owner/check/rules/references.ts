import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { choiceMeant } from "../../schema/nearestName";
import { valueAt } from "../../schema/path";
import { scalarFields } from "../../schema/traversal";
import { perhaps, quoted } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** What names a service or a group of products names one that there is. */
export function referenceRules(content: ValidContent, diagnose: Diagnose): void {
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if (!meta.refersTo) continue;
      const { file: target, list, name } = meta.refersTo;
      const held = content[target];
      const entries = (valueAt(held, [list]) ?? []) as ({ id?: string; [name: string]: unknown } | undefined)[];
      const choices = entries.flatMap((entry) =>
        entry?.id === undefined ? [] : [{ value: entry.id, label: String(entry[name]) }],
      );
      const ids = new Set(choices.map((choice) => choice.value));
      // A list that is invalid, or has to have entries, has an error of its own; an id that is invalid may be the one that is meant.
      const isListKnown =
        file === target ? !held || !(list in held) || valueAt(held, [list]) !== undefined : ids.size > 0;
      const isKnown = isListKnown && ids.size === entries.length;
      if (!isKnown || ids.has(value as string)) continue;
      const meant = choiceMeant(String(value), choices);
      const found = `Ditemukan ${quoted(value)}, yang tidak ada di ${target} › ${list}`;
      const remedy =
        ids.size > 0 ? `seharusnya salah satu dari: ${[...ids].join(", ")}` : "buat dahulu, atau tulis null";
      diagnose(file).error(path, `${found}; ${remedy}.${perhaps(meant === undefined ? [] : [meant])}`);
    }
  }
}

import type { ContentFileName } from "../../schema/contentFiles";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

type Entries = readonly (Readonly<Record<string, unknown>> | undefined)[] | undefined;

/** Ids differ in every entry, since links and buttons lead to them; names should. */
export function nameRules(content: ValidContent): Finding[] {
  const judge = (file: ContentFileName, list: string, entries: Entries, id: string, name: string) => {
    const { found, error, warn } = findings(file);
    twice(entries, id, (text) => text).forEach(({ value, index, first }) => {
      const free = nextFree(entries, id, value);
      error(
        [list, index, id],
        `Ditemukan ${shown(value)} untuk kedua kalinya (sudah dipakai no. ${first + 1}); seharusnya berbeda di setiap isi, contoh: ${shown(free)}.`,
        `Found ${shown(value)} a second time (no. ${first + 1} has it); expected to differ in every entry, for example ${shown(free)}.`,
      );
    });
    twice(entries, name, (text) => text.trim().replace(/\s+/g, " ").toLowerCase()).forEach(
      ({ value, index, first }) => {
        warn(
          [list, index, name],
          `Ditemukan nama ${shown(value)} untuk kedua kalinya (sama dengan no. ${first + 1}); pengunjung tidak bisa membedakannya.`,
          `Found the name ${shown(value)} a second time (as no. ${first + 1}); visitors cannot tell them apart.`,
        );
      },
    );
    return found;
  };
  return [
    ...judge("services.json", "services", content["services.json"]?.services, "id", "name"),
    ...judge("time-slot-bands.json", "bands", content["time-slot-bands.json"]?.bands, "period", "label"),
    ...judge("product-catalogue.json", "products", content["product-catalogue.json"]?.products, "id", "title"),
    ...judge("barbers.json", "barbers", content["barbers.json"]?.barbers, "id", "name"),
    ...judge("service-catalogue.json", "services", content["service-catalogue.json"]?.services, "id", "title"),
  ];
}

function twice(entries: Entries, key: string, same: (text: string) => string) {
  const seen = new Map<string, number>();
  return (entries ?? []).flatMap((entry, index) => {
    const value = entry?.[key];
    if (typeof value !== "string") return [];
    const first = seen.get(same(value));
    if (first === undefined) seen.set(same(value), index);
    return first === undefined ? [] : [{ value, index, first }];
  });
}

function nextFree(entries: Entries, key: string, value: string): string {
  const taken = new Set((entries ?? []).map((entry) => entry?.[key]));
  let number = 2;
  while (taken.has(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}

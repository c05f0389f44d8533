import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/path";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

type Entries = readonly (Readonly<Record<string, unknown>> | undefined)[] | undefined;

/** Ids differ in every entry of a list, since links and buttons lead to them; names should. */
export function nameRules(content: ValidContent, diagnose: Diagnose): void {
  const judgeNames = (file: ContentFileName, list: string | Path, entries: Entries, name: string) => {
    for (const { value, index, first } of repeated(entries, name, normalizedName)) {
      diagnose(file).warn([list, index, name].flat(), messages.titleTwice(value, first));
    }
  };
  const judge = (file: ContentFileName, list: string | Path, entries: Entries, id: string, name: string) => {
    for (const { value, index, first } of repeated(entries, id, (text) => text)) {
      diagnose(file).error([list, index, id].flat(), messages.idTwice(value, first, nextFree(entries, id, value)));
    }
    judgeNames(file, list, entries, name);
  };
  judge("services.json", "services", content["services.json"]?.services, "id", "name");
  judge("time-slot-bands.json", "bands", content["time-slot-bands.json"]?.bands, "period", "label");
  content["time-slot-bands.json"]?.otherDays?.forEach((other, index) => {
    judge("time-slot-bands.json", ["otherDays", index, "bands"], other?.bands, "period", "label");
  });
  judge("product-catalogue.json", "categories", content["product-catalogue.json"]?.categories ?? [], "id", "label");
  judge("product-catalogue.json", "products", content["product-catalogue.json"]?.products, "id", "title");
  judge("barbers.json", "barbers", content["barbers.json"]?.barbers, "id", "name");
  judge("service-catalogue.json", "services", content["service-catalogue.json"]?.services, "id", "title");
  judgeNames("shop.json", "goodToKnow", content["shop.json"]?.goodToKnow ?? [], "title");
}

/** A name as people compare it: without regard to capitals and spaces. */
export const normalizedName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

function repeated(entries: Entries, key: string, comparable: (text: string) => string) {
  const seen = new Map<string, number>();
  return (entries ?? []).flatMap((entry, index) => {
    const value = entry?.[key];
    if (typeof value !== "string") return [];
    const first = seen.get(comparable(value));
    if (first === undefined) seen.set(comparable(value), index);
    return first === undefined ? [] : [{ value, index, first }];
  });
}

function nextFree(entries: Entries, key: string, value: string): string {
  const taken = new Set((entries ?? []).map((entry) => entry?.[key]));
  let number = 2;
  while (taken.has(`${value}-${number}`)) number += 1;
  return `${value}-${number}`;
}

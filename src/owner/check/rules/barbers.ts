import { barberName } from "../../../domain/shop/barber";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { spanRules } from "./closures";
import { type Finding, findings } from "./finding";

/** Barbers' leave is as sound as the shop's closures, each works on some day, and none is called as the choice of anyone. */
export function barberRules(content: ValidContent, today: string): Finding[] {
  const all = findings("barbers.json");
  const { found, warn } = all;
  content["barbers.json"]?.barbers?.forEach((barber, index) => {
    spanRules(all, ["barbers", index, "leave"], barber?.leave ?? [], today, {
      away: { id: "cuti", en: "away" },
      entry: { id: "cuti", en: "Leave" },
    });
    if (barber?.name && sameWords(barber.name) === sameWords(barberName("anyone"))) {
      warn(
        ["barbers", index, "name"],
        `Ditemukan nama ${shown(barber.name)}, yang sudah dipakai situs untuk "tanpa memilih barber"; pakai nama lain.`,
        `Found the name ${shown(barber.name)}, which the site uses for "any barber"; choose another one.`,
      );
    }
    if (new Set(barber?.daysOff).size === 7) {
      const name = barber?.name ?? barber?.id ?? "";
      warn(
        ["barbers", index, "daysOff"],
        `${name} libur setiap hari; tidak ada yang bisa booking dengannya. Hapus satu hari, atau hapus barber ini.`,
        `${name} is off every day; nobody can book with him. Delete a day, or this barber.`,
      );
    }
  });
  return found;
}

const sameWords = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

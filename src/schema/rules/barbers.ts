import type { SoundContent } from "../checkTexts";
import { shown } from "../fault";
import { type Finding, findings } from "./finding";

/** Barbers' leave runs forwards, and each works on some day. */
export function barberRules(content: SoundContent): Finding[] {
  const { found, error, warn } = findings("barbers.json");
  content["barbers.json"]?.barbers?.forEach((barber, index) => {
    barber?.leave?.forEach((leave, place) => {
      if (!leave?.from || !leave.to || leave.from <= leave.to) return;
      error(
        ["barbers", index, "leave", place, "to"],
        `Ditemukan ${shown(leave.to)}, sebelum "from" ${shown(leave.from)}; seharusnya hari yang sama atau sesudahnya, contoh: ${shown(leave.from)}.`,
        `Found ${shown(leave.to)}, before "from" ${shown(leave.from)}; expected the same day or a later one, for example ${shown(leave.from)}.`,
      );
    });
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

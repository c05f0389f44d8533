import { spanOf } from "../../../domain/shop/openingHours";
import { dayName, type Weekday, weekdays } from "../../../domain/shop/weekday";
import { quoted } from "../messages";
import type { Diagnose, SoundContent } from "./diagnose";
import { openDaysOf, spansOf } from "./hours";

/** Somebody works on each open day and does each service, and hours of a barber's own apply on some day. */
export function barberDoubts(content: SoundContent, diagnose: Diagnose): void {
  const shop = content["shop.json"];
  const barbers = content["barbers.json"]?.barbers ?? [];
  if (shop === undefined || barbers.length === 0) return;
  const { warn } = diagnose("barbers.json");
  const offDays = openDaysOf(shop).filter((day) => barbers.every(({ daysOff }) => daysOff.includes(day)));
  if (offDays.length > 0)
    warn(["barbers"], `Semua barber libur, padahal toko buka, pada hari ${offDays.map(dayName).join(", ")}.`);
  for (const { id, name } of content["services.json"]?.services ?? [])
    if (!barbers.some(({ services }) => !services?.length || services.includes(id)))
      warn(["barbers"], `Tidak ada barber yang mengerjakan ${quoted(name)}.`);
  barbers.forEach(({ workingHours, daysOff }, index) => {
    const named = new Set<Weekday>();
    workingHours?.forEach(({ days, ...hours }, at) => {
      const own = spanOf(hours);
      const applies = (day: Weekday) =>
        !named.has(day) &&
        !daysOff.includes(day) &&
        spansOf(shop, day).some(({ start, end }) => own.start < end && start < own.end);
      if (!(days ?? weekdays).some(applies))
        warn(
          ["barbers", index, "workingHours", at],
          "Jam kerja ini tidak pernah berlaku: toko tutup, ia libur, atau jam sebelumnya yang berlaku. Betulkan, atau hapus.",
        );
      for (const day of days ?? weekdays) named.add(day);
    });
  });
}

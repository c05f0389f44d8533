import { addDays } from "../../../domain/shop/clock";
import { breakSpans, type Hours, minutesPerDay, type Span, spanOf } from "../../../domain/shop/openingHours";
import { parseTime, timeOf } from "../../../domain/shop/timeOfDay";
import { slotsOn } from "../../../domain/shop/timeSlot";
import { dayName, type Weekday, weekdays } from "../../../domain/shop/weekday";
import type { Content } from "../../schema/contentFiles";
import { quoted } from "../diagnostic";
import type { Diagnose, ValidContent } from "./diagnose";

type Shop = Content["shop.json"];

/** How many minutes before closing the last slot may be that the shortest service still fits behind. */
const longestWithoutSlot = 180;

/** Whether hours ever apply, whether anybody can book in them, and whether there are the chairs and barbers for it. */
export function hoursWarnings(content: ValidContent, diagnose: Diagnose): void {
  const shop = content["shop.json"];
  if (shop === undefined) return;
  breakWarnings(shop, diagnose);
  const openDays = weekdays.filter((day) => shop.openingHours[day] !== null);
  if (openDays.length === 0) diagnose("shop.json", ["openingHours"], "Semua hari tutup; tidak ada yang bisa booking.");
  for (const day of openDays) slotWarnings(content, day, shop.openingHours[day] as Hours, diagnose);
  barberWarnings(content, shop, openDays, diagnose);
}

/** Each break is within the hours of its weekday, in one season or another. */
function breakWarnings({ breaks, openingHours, seasonalHours }: Shop, diagnose: Diagnose): void {
  const length = ({ start, end }: Span) => end - start;
  breaks?.forEach((pause, index) => {
    const { day, from, to } = pause;
    const seasons = (seasonalHours ?? []).filter(({ days }) => days === null || days.includes(day));
    const applied = [openingHours[day], ...seasons].flatMap((hours) => (hours ? breakSpans(hours, [pause], day) : []));
    if (!applied.some((span) => length(span) === length(spanOf({ open: from, close: to })))) {
      const found = `Istirahat ${from}-${to} tidak berada di dalam jam buka ${dayName(day)}`;
      diagnose("shop.json", ["breaks", index], `${found}. Betulkan, atau hapus.`);
    }
  });
}

/** An open day has slots until shortly before its closing. */
function slotWarnings(content: ValidContent, day: Weekday, hours: Hours, diagnose: Diagnose): void {
  const bands = content["time-slot-bands.json"];
  const services = content["services.json"]?.services;
  if (!bands || !services) return;
  const { start, end } = spanOf(hours);
  const shortest = Math.min(...services.map(({ duration }) => duration));
  // Any week has all weekdays; the slots of the day after are those after midnight.
  const date = addDays("2026-01-05", weekdays.indexOf(day));
  const starts = [0, 1]
    .flatMap((later) => slotsOn(bands, addDays(date, later)).map(({ time }) => parseTime(time) + later * minutesPerDay))
    .filter((minute) => start <= minute && minute + shortest <= end);
  const last = Math.max(...starts);
  if (end - last - shortest < longestWithoutSlot) return;
  const slots =
    starts.length > 0
      ? `jam booking terakhirnya ${timeOf(last % minutesPerDay)}`
      : `layanan terpendek (${shortest} menit) tidak muat pada jam booking mana pun`;
  const found = `Buka ${hours.open}-${hours.close}, tetapi ${slots}`;
  diagnose("shop.json", ["openingHours", day], `${found}. Sesuaikan jam buka, atau jam booking.`);
}

/** Each service has the chairs that it takes, somebody works on each open day, and somebody does each service. */
function barberWarnings(content: ValidContent, shop: Shop, openDays: readonly Weekday[], diagnose: Diagnose): void {
  const barbers = content["barbers.json"]?.barbers ?? [];
  const services = content["services.json"]?.services ?? [];
  const capacity = barbers.length || shop.chairs;
  services.forEach(({ chairs, id, name }, index) => {
    if (chairs && capacity && chairs > capacity) {
      const found = `Ditemukan ${chairs} kursi, padahal toko hanya punya ${capacity}`;
      diagnose("services.json", ["services", index, "chairs"], `${found}; buku toko tidak akan menemukan tempatnya.`);
    }
    if (barbers.length > 0 && !barbers.some(({ services: own }) => !own?.length || own.includes(id)))
      diagnose("barbers.json", ["barbers"], `Tidak ada barber yang mengerjakan ${quoted(name)}.`);
  });
  const offDays = openDays.filter((day) => barbers.length > 0 && barbers.every(({ daysOff }) => daysOff.includes(day)));
  if (offDays.length > 0) {
    const names = offDays.map(dayName).join(", ");
    diagnose("barbers.json", ["barbers"], `Semua barber libur, padahal toko buka, pada hari ${names}.`);
  }
}

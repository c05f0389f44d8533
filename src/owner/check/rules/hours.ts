import { addDays } from "../../../domain/shop/clock";
import { dayOfHours, isOutsideHours } from "../../../domain/shop/closures";
import { type Hours, minutesPerDay, spanOf } from "../../../domain/shop/openingHours";
import { slotsOn } from "../../../domain/shop/timeSlot";
import { dayName, type Weekday, weekdays } from "../../../domain/shop/weekday";
import type { Content } from "../../schema/contentFiles";
import type { Diagnose, ValidContent } from "./diagnose";

type Shop = Content["shop.json"];

/** How many minutes before closing the last slot may be that the shortest service still fits behind. */
const longestWithoutSlot = 180;

/** Whether hours ever apply, and whether anybody can book in them. */
export function hoursDoubts(content: ValidContent, diagnose: Diagnose): void {
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { warn } = diagnose;
  shop.breaks?.forEach(({ day, from, to }, index) => {
    const own = spanOf({ open: from, close: to });
    const isWithin = spansOf(shop, day).some(({ start, end }) =>
      // A time before the opening may be one after midnight.
      [0, minutesPerDay].some(
        (later) => own.start + later >= start && own.end + later <= end && own.end - own.start < end - start,
      ),
    );
    if (!isWithin)
      warn(
        "shop.json",
        ["breaks", index],
        `Istirahat ${from}-${to} tidak berada di dalam jam buka ${dayName(day)}. Betulkan, atau hapus.`,
      );
  });
  const openDays = openDaysOf(shop);
  if (openDays.length === 0) warn("shop.json", ["openingHours"], "Semua hari tutup; tidak ada yang bisa booking.");
  else slotDoubts(content, shop, diagnose);
}

/** The weekdays on which the shop is usually open. */
export const openDaysOf = ({ openingHours }: Shop): Weekday[] => weekdays.filter((day) => openingHours[day] !== null);

/** The spans in which the shop is open on a weekday, in one season or another. */
export const spansOf = ({ openingHours, seasonalHours }: Shop, day: Weekday) =>
  [
    openingHours[day],
    ...(seasonalHours ?? []).filter(({ days }) => (days === null ? openingHours[day] !== null : days.includes(day))),
  ].flatMap((hours) => (hours ? spanOf(hours) : []));

/** Each open day has slots until shortly before its closing, and each service fits on some day. */
function slotDoubts(content: ValidContent, shop: Shop, diagnose: Diagnose): void {
  const bands = content["time-slot-bands.json"];
  const services = content["services.json"]?.services;
  if (!bands || !services) return;
  const { openingHours } = shop;
  const usual = { openingHours, closures: [] };
  /** The minutes of a weekday at which a visit can begin that ends before closing; those after midnight are above 1440. */
  const starts = (day: Weekday, duration: number) => {
    // Any week has them all.
    const date = addDays("2026-01-05", weekdays.indexOf(day));
    return [date, addDays(date, 1)].flatMap((of) =>
      slotsOn(bands, of)
        .filter(({ time }) => !isOutsideHours(usual, of, time, duration))
        .map(({ time }) => dayOfHours(usual, of, time))
        .flatMap((begins) => (begins.day === date ? begins.start : [])),
    );
  };
  const { warn } = diagnose;
  const shortest = Math.min(...services.map(({ duration }) => duration));
  const openDays = openDaysOf(shop);
  for (const day of openDays) {
    const last = Math.max(...starts(day, shortest));
    const hours = openingHours[day] as Hours;
    if (last === Number.NEGATIVE_INFINITY)
      warn(
        "shop.json",
        ["openingHours", day],
        `Buka ${hours.open}-${hours.close}, tetapi layanan terpendek (${shortest} menit) tidak muat pada jam booking mana pun.`,
      );
    else if (spanOf(hours).end - last - shortest >= longestWithoutSlot)
      warn(
        "shop.json",
        ["openingHours", day],
        `Tutup ${hours.close}, padahal jam booking terakhir beberapa jam sebelumnya.`,
      );
  }
  services.forEach(({ duration }, index) => {
    if (duration > shortest && openDays.every((day) => starts(day, duration).length === 0))
      warn(
        "services.json",
        ["services", index, "duration"],
        `Ditemukan ${duration} menit: layanan ini tidak muat di jam buka hari apa pun.`,
      );
  });
}

import { isOutsideHours } from "../../../domain/shop/bookableDay";
import { addDays } from "../../../domain/shop/clock";
import { type Closure, closedReason } from "../../../domain/shop/closures";
import { dayName, type OpeningHours, weekdays } from "../../../domain/shop/openingHours";
import { minutesOf } from "../../../domain/shop/timeOfDay";
import { timeSlots } from "../../../domain/shop/timeSlot";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

const minutesOfDay = 1440;
// A Monday; the rules ask about weekdays, and any week has them all.
const dayOf = (index: number) => `2026-01-${String(5 + index).padStart(2, "0")}`;

/** Whether anybody can book at all, and on which open days nobody can. */
export function bookabilityRules(content: ValidContent, today: string): Finding[] {
  const { found, warn } = findings("shop.json");
  const shop = content["shop.json"];
  if (!shop) return found;
  const { minimumNotice, lastDayAhead, slotsOutsideHours } = shop;
  if (minimumNotice && typeof lastDayAhead === "number" && minimumNotice >= (lastDayAhead + 1) * minutesOfDay) {
    warn(
      ["minimumNotice"],
      `Ditemukan ${minimumNotice} menit, padahal booking hanya sampai ${lastDayAhead} hari ke depan: tidak ada yang bisa booking.`,
      `Found ${minimumNotice} minutes, although bookings reach only ${lastDayAhead} days ahead: nobody can book.`,
    );
  }
  const openingHours = whole(shop.openingHours);
  if (!openingHours) return found;
  const openDays = weekdays.filter((day) => openingHours[day] !== null);
  if (openDays.length === 0) {
    warn(["openingHours"], "Semua hari tutup; tidak ada yang bisa booking.", "Every day is closed; nobody can book.");
    return found;
  }
  const closures = content["closures.json"]?.closures;
  if (typeof lastDayAhead === "number" && closures?.every((closure) => closure?.from && closure.to)) {
    const open = { openingHours, closures: closures as readonly Closure[] };
    const isNeverOpen = Array.from({ length: lastDayAhead + 1 }, (_, ahead) => addDays(today, ahead)).every(
      (date) => closedReason(open, date) !== null,
    );
    if (isNeverOpen) {
      warn(
        ["lastDayAhead"],
        `Ditemukan ${lastDayAhead} hari ke depan, padahal toko tutup pada semua hari itu: sekarang tidak ada yang bisa booking.`,
        `Found ${lastDayAhead} days ahead, although the shop is closed on all of them: nobody can book now.`,
      );
    }
  }
  const staff = findings("barbers.json");
  const barbers = content["barbers.json"]?.barbers ?? [];
  if (barbers.length > 0 && barbers.every((barber) => openDays.every((day) => barber?.daysOff?.includes(day)))) {
    staff.warn(
      ["barbers"],
      "Semua barber libur pada setiap hari toko buka; tidak ada barber yang bisa dipilih. Ubah hari liburnya.",
      "Every barber is off on each day that the shop is open; no barber can be chosen. Change their days off.",
    );
    found.push(...staff.found);
  }
  const bands = content["time-slot-bands.json"]?.bands;
  const services = content["services.json"]?.services;
  const durations = services?.map((service) => service?.duration);
  if (!bands?.every(isWholeBand) || !durations?.every((duration) => duration !== undefined)) return found;
  if (durations.length === 0 || bands.length === 0) return found;
  const slots = timeSlots(bands);
  const shortest = Math.min(...durations);
  const fits = (day: (typeof weekdays)[number], duration: number) =>
    slots.some(({ time }) => !isOutsideHours(openingHours, dayOf(weekdays.indexOf(day)), time, duration));
  const hidden =
    slotsOutsideHours === "hide"
      ? { id: "tidak ada jam yang bisa dipilih", en: "there is no time to choose" }
      : {
          id: "semua jam tampil dengan catatan di luar jam buka",
          en: "every time carries the note of being outside the hours",
        };
  const deadDays = openDays.filter((day) => !fits(day, shortest));
  if (deadDays.length === openDays.length) {
    warn(
      ["openingHours"],
      `Jam booking di time-slot-bands.json tidak cocok dengan jam buka: untuk layanan terpendek (${shortest} menit) ${hidden.id}, hari apa pun.`,
      `The times in time-slot-bands.json do not meet the opening hours: for the shortest service (${shortest} minutes) ${hidden.en}, whatever the day.`,
    );
    return found;
  }
  for (const day of deadDays) {
    const hours = openingHours[day];
    warn(
      ["openingHours", day],
      `${dayName(day)} buka ${hours?.open}-${hours?.close}: untuk layanan terpendek (${shortest} menit) ${hidden.id}. Perpanjang jamnya, atau tulis null jika tutup.`,
      `Open from ${hours?.open} to ${hours?.close}: for the shortest service (${shortest} minutes) ${hidden.en}. Open longer, or write null for a day off.`,
    );
  }
  const tooLong = findings("services.json");
  services?.forEach((service, index) => {
    const duration = service?.duration ?? 0;
    if (openDays.some((day) => fits(day, duration))) return;
    tooLong.warn(
      ["services", index, "duration"],
      `Ditemukan ${duration} menit: layanan ini tidak muat di jam buka hari apa pun.`,
      `Found ${duration} minutes: this service fits into no day's opening hours.`,
    );
  });
  return [...found, ...tooLong.found];
}

type Band = { period: string; label: string; from: string; to: string; multiplier: number };

const isWholeBand = (band: Partial<Band> | undefined): band is Band =>
  band?.from !== undefined && band.to !== undefined && minutesOf(band.from) <= minutesOf(band.to);

/** The week's hours where every day of it is sound, else undefined. */
function whole(hours: Partial<Record<string, { open?: string; close?: string } | null>> | undefined) {
  const isWhole = weekdays.every((day) => {
    const entry = hours?.[day];
    return entry === null || (entry?.open !== undefined && entry.close !== undefined && entry.open < entry.close);
  });
  return isWhole ? (hours as OpeningHours) : undefined;
}

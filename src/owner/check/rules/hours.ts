import { addDays } from "../../../domain/shop/clock";
import { closedReason, dayOfHours, isOutsideHours } from "../../../domain/shop/closures";
import { type Hours, minutesOfDay, spanOf } from "../../../domain/shop/openingHours";
import { bandsOn, slotsOn } from "../../../domain/shop/timeSlot";
import { dayName, type Weekday, weekdays } from "../../../domain/shop/weekday";
import { quoted } from "../messages";
import type { Diagnose, SoundContent } from "./diagnose";

/** How many minutes before closing the last slot may be that the shortest service still fits behind. */
const longestWithoutSlot = 180;

/** Whether hours ever apply, and whether anybody can book in them; docs/rules.md, sections 3, 5 and 6. */
export function hoursDoubts(content: SoundContent, diagnose: Diagnose, today: string): void {
  const { warn } = diagnose("shop.json");
  const shop = content["shop.json"];
  if (shop === undefined) return;
  const { openingHours, minimumNotice, lastDayAhead } = shop;
  const seasons = shop.seasonalHours ?? [];
  if (minimumNotice && lastDayAhead !== null && minimumNotice >= (lastDayAhead + 1) * minutesOfDay)
    warn(
      ["minimumNotice"],
      `Ditemukan ${minimumNotice} menit, padahal booking hanya sampai ${lastDayAhead} hari ke depan.`,
    );
  const openDays = weekdays.filter((day) => openingHours[day] !== null);
  if (openDays.length === 0) {
    warn(["openingHours"], "Semua hari tutup; tidak ada yang bisa booking.");
    return;
  }

  /** The hours that a weekday has, in one season or another. */
  const hoursOf = (day: Weekday): Hours[] => [
    ...(openingHours[day] ? [openingHours[day]] : []),
    ...seasons.filter(({ days }) => (days === null ? openingHours[day] !== null : days.includes(day))),
  ];
  const isWithin = (own: Hours, day: Weekday, whole: boolean) =>
    hoursOf(day).some((hours) => {
      const [{ start, end }, span] = [spanOf(own), spanOf(hours)];
      // A time before the opening may be one after midnight.
      return [0, minutesOfDay].some((later) =>
        whole
          ? start + later >= span.start && end + later <= span.end && end - start < span.end - span.start
          : start + later < span.end && span.start < end + later,
      );
    });
  shop.breaks?.forEach(({ day, from, to }, index) => {
    if (!isWithin({ open: from, close: to }, day, true))
      warn(
        ["breaks", index],
        `Istirahat ${from}-${to} tidak berada di dalam jam buka ${dayName(day)}. Betulkan, atau hapus.`,
      );
  });
  const { bands, otherDays } = content["time-slot-bands.json"] ?? {};
  const services = content["services.json"]?.services;
  if (bands && services) {
    const shortest = Math.min(...services.map(({ duration }) => duration));
    const usual = { openingHours, closures: [] };
    /** The minutes of a weekday at which a visit can begin that ends before closing; those after midnight are above 1440. */
    const starts = (day: Weekday, duration: number) => {
      const date = dateOf(day);
      return [date, addDays(date, 1)].flatMap((of) =>
        slotsOn({ bands, otherDays }, of)
          .filter(({ time }) => !isOutsideHours(usual, of, time, duration))
          .map(({ time }) => dayOfHours(usual, of, time))
          .flatMap((begins) => (begins.day === date ? begins.start : [])),
      );
    };
    for (const day of openDays) {
      const last = Math.max(...starts(day, shortest));
      const { open, close } = openingHours[day] as Hours;
      const slots = "jam booking di time-slot-bands.json";
      if (last === -Infinity)
        warn(
          ["openingHours", day],
          `Buka ${open}-${close}, tetapi tidak ada ${slots} yang muat untuk layanan terpendek (${shortest} menit).`,
        );
      else if (spanOf({ open, close }).end - last - shortest >= longestWithoutSlot)
        warn(["openingHours", day], `Tutup ${close}, padahal ${slots} sudah berakhir beberapa jam sebelumnya.`);
    }
    services.forEach(({ duration }, index) => {
      if (duration > shortest && openDays.every((day) => starts(day, duration).length === 0))
        diagnose("services.json").warn(
          ["services", index, "duration"],
          `Ditemukan ${duration} menit: layanan ini tidak muat di jam buka hari apa pun.`,
        );
    });
  }

  const { closures = [], hours = [] } = content["closures.json"] ?? {};
  hours.forEach(({ date, from, to }, index) => {
    const isClosed = closedReason({ openingHours, seasonalHours: seasons, closures }, date) !== null;
    const hasSlot = !bands || bandsOn({ bands, otherDays }, date).some((band) => band.from < to && from <= band.to);
    if (date >= today && (isClosed || !hasSlot))
      diagnose("closures.json").warn(
        ["hours", index],
        `Pada ${date} tidak ada yang bisa booking dari ${from} sampai ${to}, jadi tidak ada yang ditutup. Betulkan, atau hapus.`,
      );
  });

  const barbers = content["barbers.json"]?.barbers ?? [];
  const say = diagnose("barbers.json");
  const offDays = openDays.filter((day) => barbers.length > 0 && barbers.every(({ daysOff }) => daysOff.includes(day)));
  if (offDays.length > 0)
    say.warn(["barbers"], `Semua barber libur, padahal toko buka, pada hari ${offDays.map(dayName).join(", ")}.`);
  barbers.forEach(({ workingHours, daysOff }, index) => {
    const named = new Set<Weekday>();
    workingHours?.forEach(({ days, ...own }, at) => {
      const counts = (days ?? weekdays).filter((day) => !named.has(day) && !daysOff.includes(day));
      for (const day of days ?? weekdays) named.add(day);
      if (!counts.some((day) => isWithin(own, day, false)))
        say.warn(
          ["barbers", index, "workingHours", at],
          "Jam kerja ini tidak pernah berlaku: toko tutup, ia libur, atau jam sebelumnya yang berlaku. Betulkan, atau hapus.",
        );
    });
  });
  const isDone = (id: string) => barbers.some((barber) => !barber.services?.length || barber.services.includes(id));
  for (const { id, name } of barbers.length > 0 ? (services ?? []) : [])
    if (!isDone(id)) say.warn(["barbers"], `Tidak ada barber yang mengerjakan ${quoted(name)}.`);
}

/** A date on a weekday; the rules ask about weekdays alone, and any week has them all. */
const dateOf = (day: Weekday) => addDays("2026-01-05", weekdays.indexOf(day));

import { addDays } from "../../../domain/shop/clock";
import { type Closure, closedReason, isOutsideHours } from "../../../domain/shop/closures";
import type { OpeningHours, SeasonalHours } from "../../../domain/shop/openingHours";
import { slotsOn } from "../../../domain/shop/timeSlot";
import { type Weekday, weekdays } from "../../../domain/shop/weekday";
import { messages } from "../messages";
import type { Valid, ValidContent } from "../validSubset";
import { wholeBands } from "./bands";
import type { Diagnose } from "./diagnose";
import { runsBackwards } from "./openingHours";

const minutesOfDay = 1440;

/** Whether anybody can book at all, and on which open days nobody can; docs/rules.md, section 6. */
export function bookabilityRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const { warn } = diagnose("shop.json");
  const { minimumNotice, lastDayAhead, slotsOutsideHours, ...shop } = content["shop.json"] ?? {};
  if (minimumNotice && typeof lastDayAhead === "number" && minimumNotice >= (lastDayAhead + 1) * minutesOfDay) {
    warn(["minimumNotice"], messages.noticeBeyondLastDay(minimumNotice, lastDayAhead));
  }
  const openingHours = wholeWeek(shop.openingHours);
  if (!openingHours) return;
  const openDays = weekdays.filter((day) => openingHours[day] !== null);
  if (openDays.length === 0) {
    warn(["openingHours"], messages.closedEveryDay);
    return;
  }

  const closures = content["closures.json"]?.closures;
  if (typeof lastDayAhead === "number" && closures?.every((closure) => closure?.from && closure.to)) {
    const seasonalHours = (shop.seasonalHours ?? []).filter(
      (season) => season?.from && season.to && season.days !== undefined,
    );
    const open = {
      openingHours,
      seasonalHours: seasonalHours as readonly SeasonalHours[],
      closures: closures as readonly Closure[],
    };
    const days = Array.from({ length: lastDayAhead + 1 }, (_, ahead) => addDays(today, ahead));
    if (days.every((date) => closedReason(open, date) !== null)) {
      warn(["lastDayAhead"], messages.closedUntilLastDay(lastDayAhead));
    }
  }
  const barbers = content["barbers.json"]?.barbers ?? [];
  if (barbers.length > 0 && barbers.every((barber) => openDays.every((day) => barber?.daysOff?.includes(day)))) {
    diagnose("barbers.json").warn(["barbers"], messages.barbersAlwaysOff);
  }

  const bands = wholeBands(content);
  const services = content["services.json"]?.services ?? [];
  const durations = services.map((service) => service?.duration);
  if (!bands || !durations.every((duration) => duration !== undefined)) return;
  if (durations.length === 0 || bands.bands.length === 0) return;
  const usual = { openingHours, closures: [] };
  const fits = (day: Weekday, duration: number) =>
    slotsOn(bands, dateOf(day)).some(({ time }) => !isOutsideHours(usual, dateOf(day), time, duration));
  const shortest = Math.min(...durations);
  const isHidden = slotsOutsideHours === "hide";
  const deadDays = openDays.filter((day) => !fits(day, shortest));
  if (deadDays.length === openDays.length) {
    warn(["openingHours"], messages.bandsOutsideHours(shortest, isHidden));
    return;
  }
  for (const day of deadDays) {
    const { open = "", close = "" } = openingHours[day] ?? {};
    warn(["openingHours", day], messages.dayTooShort(day, open, close, shortest, isHidden));
  }
  durations.forEach((duration, index) => {
    if (openDays.some((day) => fits(day, duration))) return;
    diagnose("services.json").warn(["services", index, "duration"], messages.fitsNoDay(duration));
  });
}

/** A date on a weekday; the rules ask about weekdays alone, and any week has them all. */
const dateOf = (day: Weekday) => addDays("2026-01-05", weekdays.indexOf(day));

/** The week's hours where every day of it is valid, else undefined. */
function wholeWeek(hours: Valid<OpeningHours> | undefined): OpeningHours | undefined {
  const isWhole = weekdays.every((day) => {
    const entry = hours?.[day];
    return (
      entry === null ||
      (entry?.open !== undefined &&
        entry.close !== undefined &&
        !runsBackwards({ open: entry.open, close: entry.close }))
    );
  });
  return isWhole ? (hours as OpeningHours) : undefined;
}

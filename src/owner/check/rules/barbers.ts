import { barberName } from "../../../domain/shop/barberText";
import { minutesOfDay, type Span, spanOf } from "../../../domain/shop/openingHours";
import { minutesOf } from "../../../domain/shop/timeOfDay";
import { slotsOn } from "../../../domain/shop/timeSlot";
import { type Weekday, weekdays } from "../../../domain/shop/weekday";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import { wholeBands } from "./bands";
import type { Diagnose } from "./diagnose";
import { normalizedName } from "./names";
import { runsBackwards } from "./openingHours";
import { spanRules } from "./spans";

const leaveWords = { away: { id: "cuti", en: "away" }, entry: { id: "cuti", en: "Leave" } };

/**
 * Barbers' leave is judged like closures, each barber works on some day, within the shop's hours and for long enough, each
 * service is done by somebody, and none is named like the choice of any barber.
 */
export function barberRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const say = diagnose("barbers.json");
  content["barbers.json"]?.barbers?.forEach((barber, index) => {
    spanRules(say, ["barbers", index, "leave"], barber?.leave ?? [], today, leaveWords);
    if (barber?.name && normalizedName(barber.name) === normalizedName(barberName("anyone"))) {
      say.warn(["barbers", index, "name"], messages.barberCalledAnyone(barber.name));
    }
    if (new Set(barber?.daysOff).size === 7) {
      say.warn(["barbers", index, "daysOff"], messages.barberAlwaysOff(barber?.name ?? barber?.id ?? ""));
    }
    const named = new Set<string>();
    barber?.workingHours?.forEach((hours, at) => {
      const path = ["barbers", index, "workingHours", at];
      const counts = weekdays.filter(
        (day) =>
          (!hours?.days || hours.days.includes(day)) &&
          !named.has(day) &&
          !barber.daysOff?.includes(day) &&
          mayBeOpen(content, day),
      );
      const repeated = weekdays.find((day) => named.has(day) && hours?.days?.includes(day));
      if (repeated) say.warn(path, messages.workingHoursTwice(repeated));
      else if (counts.length === 0) say.warn(path, messages.workingHoursNever);
      for (const day of hours?.days ?? (hours?.days === null ? weekdays : [])) if (day) named.add(day);
      const { open, close, days } = hours ?? {};
      if (!open || !close || days === undefined) return;
      if (runsBackwards({ open, close })) {
        say.error([...path, "close"], messages.workingHoursBackwards(close, open));
        return;
      }
      const own = spanOf({ open, close });
      const shortest = shortestOf(content, barber.services);
      if (shortest !== undefined && !hasSlotFor(content, own, shortest)) {
        say.warn(path, messages.workingHoursTooShort(open, close, shortest));
        return;
      }
      for (const day of weekdays) {
        const shop = content["shop.json"]?.openingHours?.[day];
        if ((days && !days.includes(day)) || barber.daysOff?.includes(day) || !shop?.open || !shop.close) continue;
        const { start, end } = spanOf({ open: shop.open, close: shop.close });
        if (own.start >= start && own.end <= end) continue;
        say.warn(path, messages.workingHoursOutside(open, close, day, shop.open, shop.close));
        return;
      }
    });
  });
  const barbers = content["barbers.json"]?.barbers ?? [];
  const services = content["services.json"]?.services ?? [];
  const done = barbers.flatMap<string | null | undefined>((barber) =>
    barber?.services?.length ? barber.services : [null],
  );
  // Somebody does all services; or one that is not known, which is said already, may be any of them.
  if (done.length === 0 || done.some((id) => !id || !services.some((service) => service?.id === id))) return;
  for (const service of services) {
    if (service?.id && !done.includes(service.id))
      say.warn(["barbers"], messages.serviceOfNobody(service.name ?? service.id));
  }
}

/** Whether the shop is open on a weekday, in some season at least. */
const mayBeOpen = (content: ValidContent, day: Weekday): boolean =>
  content["shop.json"]?.openingHours?.[day] !== null ||
  (content["shop.json"].seasonalHours ?? []).some((season) => season?.days?.includes(day));

/** The shortest of the services that a barber does, in minutes; undefined where that is not known. */
function shortestOf(content: ValidContent, done: readonly (string | undefined)[] | null | undefined) {
  const services = content["services.json"]?.services ?? [];
  const his = done?.length ? services.filter((service) => done.includes(service?.id)) : services;
  const durations = his.flatMap((service) => service?.duration ?? []);
  return durations.length === his.length && his.length > 0 ? Math.min(...durations) : undefined;
}

/** Whether a visit of that many minutes can begin and end within hours, on a day of any bands; true where these are not whole. */
function hasSlotFor(content: ValidContent, hours: Span, duration: number): boolean {
  const bands = wholeBands(content);
  if (!bands) return true;
  return [bands, ...(bands.otherDays ?? [])].some((day) =>
    slotsOn({ bands: day.bands, otherDays: [] }, null).some(({ time }) =>
      [0, minutesOfDay].some((later) => {
        const start = minutesOf(time) + later;
        return start >= hours.start && start + duration <= hours.end;
      }),
    ),
  );
}

import { type Offering, offeringFrom } from "../../../domain/shop/bookingRules";
import {
  addDays,
  formatTime,
  isDate,
  minutesPerDay,
  parseTimeZone,
  shopMoment,
  weekdayOf,
} from "../../../domain/shop/clock";
import { closureOn, type Hours, hoursOn, seasonOn, spanOf } from "../../../domain/shop/openingHours";
import { slotOffers, type VisitOfAnyDay } from "../../../domain/shop/reasonsAgainst";
import { longDate } from "../../../format/date";
import { spanText } from "../../../format/spanText";
import { quoted } from "../diagnostic";
import { allRecords, type Rule } from "./ruleTools";

const daysAhead = 60;

/** How many of the first days of a season, a closure or another span of dates are checked, however far away they are. */
const firstDays = 7;

/** The check warns if this many minutes at the start or end of a day's hours are without a slot. */
const maxMinutesWithoutSlot = 120;

/**
 * Checks the next 60 days, and the first days of every span of dates after them. Warns if the shop is closed on all of them,
 * and of barbers and services that cannot be booked on any. Also warns of open days without a bookable slot, or with a long
 * stretch without one at either end of their hours.
 */
export const bookableWarnings: Rule = (content, diagnose, { now }) => {
  const {
    "shop.json": shop,
    "time-slot-bands.json": bands,
    "closures.json": closures,
    "services.json": services,
    "barbers.json": barbers,
  } = content;
  if (!shop || !bands || !closures || !services || !barbers) return;
  // Closed hours and leaves are left out because the owner chose them for single dates, so they are no slip. The minimum
  // notice and the last day ahead are left out because they depend on the clock.
  const offering = offeringFrom({
    shop: { ...shop, minimumNotice: null, lastDayAhead: null },
    bands,
    closures: { ...closures, hours: [] },
    services,
    barbers: { barbers: barbers.barbers.map((barber) => ({ ...barber, leave: [] })) },
    haircuts: { haircuts: [] },
  });
  const today = shopMoment(now, parseTimeZone(shop.timeZone)).date;
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  const isOpenDay = (date: string) => hoursOn(shop, date) !== null && !closureOn(closures.closures, date);
  const openDays = days.filter(isOpenDay);
  const firstDay = openDays[0];
  const lastDay = addDays(today, daysAhead);
  if (firstDay === undefined) {
    const found = `Toko tutup setiap hari dari ${longDate(days[0] as string)} sampai ${longDate(lastDay)}`;
    const message = `${found}; tidak ada yang bisa booking.`;
    if (days.some((date) => hoursOn(shop, date) !== null)) diagnose("closures.json", ["closures"], message);
    else diagnose("shop.json", ["openingHours"], message);
    return;
  }
  if (services.services.length === 0) return;
  const minDuration = Math.min(...services.services.map(({ duration }) => duration));
  const later = allRecords(content)
    .map(({ value }) => String(value.from ?? ""))
    .filter((from) => isDate(from) && from > lastDay)
    .flatMap((from) => Array.from({ length: firstDays }, (_, index) => addDays(from, index)));
  // Each weekday and each season is reported once, with its first such day.
  const coveredPaths = new Set<string>();
  const seasons: readonly unknown[] = shop.seasonalHours ?? [];
  for (const date of [...openDays, ...later.filter(isOpenDay)]) {
    const hours = hoursOn(shop, date) as Hours;
    const { start, end } = spanOf(hours);
    const starts = bookableStarts(offering, date, { barberId: null, serviceIds: [], duration: minDuration });
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    const found =
      starts.length === 0
        ? "tidak ada yang bisa booking"
        : end - last - minDuration >= maxMinutesWithoutSlot
          ? `jam booking terakhirnya ${formatTime(last % minutesPerDay)}`
          : first - start >= maxMinutesWithoutSlot && `jam booking pertamanya ${formatTime(first % minutesPerDay)}`;
    const season = seasons.indexOf(seasonOn(shop, date));
    const path = season >= 0 ? ["seasonalHours", season] : ["openingHours", weekdayOf(date)];
    if (!found || coveredPaths.has(`${path}`)) continue;
    coveredPaths.add(`${path}`);
    diagnose(
      "shop.json",
      path,
      `${longDate(date)} buka ${spanText(hours.open, hours.close)}, tetapi ${found}. Periksa jam buka, istirahat, jam booking, dan hari libur barber.`,
    );
  }

  const isBookable = (visit: Required<VisitOfAnyDay>) =>
    openDays.some((date) => bookableStarts(offering, date, visit).length > 0);
  if (!isBookable({ barberId: null, serviceIds: [], duration: minDuration })) return;
  const never = `tidak bisa dipesan pada hari apa pun dari ${longDate(firstDay)} sampai ${longDate(lastDay)}`;
  barbers.barbers.forEach(({ name, id, services: serviceIds }, index) => {
    const own = services.services.filter((service) => !serviceIds?.length || serviceIds.includes(service.id));
    const duration = Math.min(...own.map((service) => service.duration));
    if (!isBookable({ barberId: id, serviceIds: [], duration }))
      diagnose(
        "barbers.json",
        ["barbers", index],
        `${name} ${never}. Periksa hari libur dan jam kerjanya di samping jam buka toko.`,
      );
  });
  services.services.forEach(({ name, id, duration }, index) => {
    if (!isBookable({ barberId: null, serviceIds: [id], duration }))
      diagnose(
        "services.json",
        ["services", index],
        `${quoted(name)} ${never}. Periksa lamanya, dan barber yang mengerjakannya.`,
      );
  });
};

/** The starts, in minutes since a day's midnight, at which a visit can be booked and lies within that day's hours. */
function bookableStarts(offering: Offering, date: string, visit: Required<VisitOfAnyDay>): number[] {
  const { start, end } = spanOf(hoursOn(offering.rules, date) as Hours);
  return slotOffers({ ...visit, date }, offering, null)
    .filter(({ unavailableReason }) => unavailableReason === null)
    .map(({ minute }) => minute)
    .filter((minute) => start <= minute && minute + visit.duration <= end);
}

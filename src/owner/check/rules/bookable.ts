import { type BookableShop, bookableFrom } from "../../../domain/shop/bookingRules";
import { addDays, instantOf, shopMoment, weekdayOf } from "../../../domain/shop/clock";
import { closureOn } from "../../../domain/shop/closures";
import { type Hours, hoursOn, minutesPerDay, seasonOn, spanOf } from "../../../domain/shop/openingHours";
import { slotOffers } from "../../../domain/shop/reasonsAgainst";
import { parseTime, timeOf } from "../../../domain/shop/timeOfDay";
import { longDate } from "../../../format/date";
import type { Content } from "../../schema/contentFiles";
import type { Path } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import type { Context, Diagnose, ValidContent } from "./diagnose";

const daysAhead = 60;

/** Minutes without a slot at the beginning or end of a day's hours, from which the check warns. */
const longestWithoutSlot = 120;

/**
 * Warns, by the rules of the booking form, about the next 60 days: if none is open, of open days without a bookable slot or
 * with a long stretch without one at the start or end of their hours, and of barbers and services that can never be booked.
 */
export function bookableWarnings(content: ValidContent, diagnose: Diagnose, { now }: Context): void {
  const {
    "shop.json": shop,
    "time-slot-bands.json": bands,
    "closures.json": closures,
    "services.json": services,
    "barbers.json": barbers,
  } = content;
  if (!shop || !bands || !closures || !services || !barbers) return;
  // Closed hours are left out: the owner has chosen them for single dates.
  const bookable = bookableFrom({ shop, bands, closures: { ...closures, hours: [] }, services, barbers });
  const today = shopMoment(now, bookable.rules.timeZone).date;
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  const isOpen = (date: string) => hoursOn(shop, date) !== null && !closureOn(closures.closures, date);
  const openDays = days.filter(isOpen);
  const firstDay = openDays[0];
  const lastDay = addDays(today, daysAhead);
  if (firstDay === undefined) {
    const found = `Toko tutup setiap hari dari ${longDate(days[0] as string)} sampai ${longDate(lastDay)}`;
    const warn = (file: "closures.json" | "shop.json", path: Path) =>
      diagnose(file, path, `${found}; tidak ada yang bisa booking.`);
    if (days.some((date) => hoursOn(shop, date) !== null)) warn("closures.json", ["closures"]);
    else warn("shop.json", ["openingHours"]);
    return;
  }
  const shortest = Math.min(...services.services.map(({ duration }) => duration));
  dayWarnings(bookable, shop, openDays, shortest, now, diagnose);

  const isBookable = (barberId: string | null, serviceIds: readonly string[], duration: number) =>
    openDays.some((date) =>
      offersWithin(bookable, date, barberId, serviceIds, duration, now).some(
        ({ unavailableReason }) => unavailableReason === null,
      ),
    );
  if (!isBookable(null, [], shortest)) return;
  const never = `tidak bisa dipesan pada hari apa pun dari ${longDate(firstDay)} sampai ${longDate(lastDay)}`;
  barbers.barbers.forEach(({ name, id, services: done }, index) => {
    const own = services.services.filter((service) => !done?.length || done.includes(service.id));
    const shortestOwn = Math.min(...own.map(({ duration }) => duration));
    if (!isBookable(id, [], Math.max(shortestOwn, 0)))
      diagnose(
        "barbers.json",
        ["barbers", index],
        `${name} ${never}. Periksa hari libur, cuti, dan jam kerjanya di samping jam buka toko.`,
      );
  });
  services.services.forEach(({ name, id, duration }, index) => {
    if (!isBookable(null, [id], duration))
      diagnose(
        "services.json",
        ["services", index],
        `${quoted(name)} ${never}. Periksa lamanya, dan barber yang mengerjakannya.`,
      );
  });
}

/**
 * Warns of open days without a bookable slot, or without one in the first or last hours. Each weekday and each season is
 * reported once, with its first such day.
 */
function dayWarnings(
  bookable: BookableShop,
  shop: Content["shop.json"],
  openDays: readonly string[],
  shortest: number,
  now: Date,
  diagnose: Diagnose,
): void {
  const told = new Set<string>();
  for (const date of openDays) {
    const hours = hoursOn(shop, date) as Hours;
    const { start, end } = spanOf(hours);
    const offers = offersWithin(bookable, date, null, [], shortest, now);
    const starts = offers.filter(({ unavailableReason }) => unavailableReason === null).map(({ minute }) => minute);
    const [first, last] = [Math.min(...starts), Math.max(...starts)];
    const found =
      starts.length === 0
        ? `tidak ada yang bisa booking: ${reasonOf(offers, shortest)}`
        : end - last - shortest >= longestWithoutSlot
          ? `jam booking terakhirnya ${timeOf(last % minutesPerDay)}`
          : first - start >= longestWithoutSlot && `jam booking pertamanya ${timeOf(first % minutesPerDay)}`;
    const season = (shop.seasonalHours as readonly unknown[] | null | undefined)?.indexOf(seasonOn(shop, date)) ?? -1;
    const path = season >= 0 ? ["seasonalHours", season] : ["openingHours", weekdayOf(date)];
    if (!found || told.has(`${path}`)) continue;
    told.add(`${path}`);
    const day = longDate(date);
    const remedy = "Sesuaikan jam buka, atau jam booking.";
    diagnose("shop.json", path, `${day} buka ${hours.open}-${hours.close}, tetapi ${found}. ${remedy}`);
  }
}

/**
 * The offers whose visit fits into a day's hours, also after midnight, each with its minutes since that day's midnight.
 * `duration` is in minutes.
 */
function offersWithin(
  bookable: BookableShop,
  date: string,
  barberId: string | null,
  serviceIds: readonly string[],
  duration: number,
  now: Date,
) {
  const { rules } = bookable;
  const { start, end } = spanOf(hoursOn(rules, date) as Hours);
  // The earliest moment at which that day can be booked.
  const opens = instantOf(addDays(date, -(rules.lastDayAhead ?? daysAhead)), "00:00", rules.timeZone);
  return (end > minutesPerDay ? [0, 1] : [0])
    .flatMap((later) =>
      slotOffers(
        { date: addDays(date, later), barberId, serviceIds, duration },
        bookable,
        opens > now ? opens : now,
      ).map((offer) => ({
        ...offer,
        minute: parseTime(offer.time) + later * minutesPerDay,
      })),
    )
    .filter(({ minute }) => start <= minute && minute + duration <= end);
}

/** In words, why no slot of a day can be chosen: the reason of its first offer. */
function reasonOf(offers: ReturnType<typeof offersWithin>, shortest: number): string {
  const reason = offers[0]?.unavailableReason;
  if (!reason) return `layanan terpendek (${shortest} menit) tidak muat pada jam booking mana pun`;
  if (reason.kind === "nobody") return "semua barber libur";
  if (reason.kind === "closedHours") return `jamnya tertutup (${reason.hours.reason})`;
  return "batas paling mepetnya lebih lama dari batas hari ke depan";
}

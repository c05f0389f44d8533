import type { TicketClaim } from "../links/ticketLink";
import { barberChoice, servicesNotDone } from "../shop/barber";
import { type BookableShop, type BookingRules, rulesWith } from "../shop/bookableDay";
import { addDays, instantOf, shopMoment } from "../shop/clock";
import { closedHoursFrom, closedHoursMet, isOutsideHours } from "../shop/closures";
import { totalPrice } from "../shop/price";
import { chosenServices, isPriceOpen, totalDuration } from "../shop/service";
import { slotsOn } from "../shop/timeSlot";
import { depositDiffers } from "./depositMismatch";
import { dayMismatches, type Mismatch } from "./mismatch";
import { type Ticket, type TicketBarber, unknownIds } from "./ticket";
import type { KnownTicketParts } from "./ticketFacts";
import type { TicketWords } from "./words";
import { ticketWords as indonesian } from "./words.id";

/** A part that a ticket's link lacks, or carries in a form that cannot be read. */
export type MissingPart = "code" | "date" | "time" | "services" | "total" | "name" | "phone";

/** When the visit is, counted from now on the shop's clock; past once the visit would be over. */
export type VisitDay =
  | { readonly kind: "past" }
  | { readonly kind: "today" }
  | { readonly kind: "tomorrow" }
  | { readonly kind: "ahead"; readonly days: number };

/** A ticket as read from its link and compared with the shop's content. */
export type TicketReading = {
  readonly known: KnownTicketParts;
  /** The whole ticket; null where code, date, time or services are missing. */
  readonly ticket: Ticket | null;
  readonly missing: readonly MissingPart[];
  readonly mismatches: readonly Mismatch[];
  readonly visitDay: VisitDay | null;
  /** What the same costs today, in whole rupiah; null where the time cannot be booked by the content of today, or a service is not known. */
  readonly priceToday: number | null;
};

/**
 * The ticket that a link claims, read with the shop's content and clock of now (docs/rules.md, section 12). Services and barbers
 * that the shop no longer has stay in it by their ids, and the total stays as claimed.
 */
export function readTicket(
  claim: TicketClaim,
  shop: BookableShop,
  now: Date,
  ticketWords: TicketWords = indonesian,
): TicketReading {
  const { services, barbers } = shop;
  const rules = rulesWith(shop, claim.barberId, claim.serviceIds);
  const { code, date, time, status } = claim;
  const chosen = chosenServices(services, claim.serviceIds);
  const unknownServiceIds = unknownIds(services, claim.serviceIds);
  const duration = totalDuration(chosen);
  const slot = slotsOn(rules, date).find((candidate) => candidate.time === time);
  const hasPrice = chosen.length > 0 && unknownServiceIds.length === 0;
  const priceToday = slot && hasPrice ? totalPrice(chosen, slot.multiplier) : null;
  const total = claim.total ?? priceToday;
  // A price that became a least one, or is none any more, does not change what was agreed.
  const isLeastToday = isPriceOpen(chosen);
  const isLeastTotal = claim.total === null ? isLeastToday : claim.isLeastTotal;
  const barber = barbers.find(({ id }) => id === claim.barberId) ?? null;
  const ofVisit = visitMismatches({ ...claim, duration }, shop);

  const ticketBarber: TicketBarber =
    claim.barberId !== null && barber === null
      ? { id: claim.barberId, name: null }
      : barberChoice(barbers, claim.barberId);

  const visitDay = date === null ? null : visitDayOf(date, time ?? "23:59", duration, rules, now);
  const isPast = visitDay?.kind === "past";
  const found: (Mismatch | false)[] = [
    isPast && { kind: "past" },
    ...ofVisit.filter(({ kind }) => !isPast || (kind !== "closedHours" && kind !== "runsInto")),
    priceToday !== null &&
      total !== null &&
      (total !== priceToday || isLeastTotal !== isLeastToday) && {
        kind: "price",
        ticket: { total, isLeast: isLeastTotal },
        today: { total: priceToday, isLeast: isLeastToday },
      },
  ];
  const mismatches = found.filter((mismatch) => mismatch !== false);
  const differing = mismatches
    .map((mismatch) => ticketWords.mismatchForHolder(mismatch, status))
    .filter((words) => words !== null);
  const words = depositDiffers({ status, deposit: claim.deposit }, rules.deposit, priceToday, ticketWords);
  if (words) differing.push(`${words} ${ticketWords.shopDecides}`);

  const read = {
    status,
    language: claim.language,
    name: claim.name,
    phone: claim.phone,
    address: claim.address,
    services: chosen,
    unknownServiceIds,
    barber: ticketBarber,
    duration,
    isLeastTotal,
    isOutsideHours: date !== null && time !== null && isOutsideHours(rules, date, time, duration),
    runsInto: ofVisit.flatMap((mismatch) => (mismatch.kind === "runsInto" ? mismatch.hours : []))[0] ?? null,
    slotLabel: slot?.label ?? "",
    multiplier: slot?.multiplier ?? 1,
    notes: "",
    changedFrom: null,
    changedAt: claim.changedAt,
    outdated: differing.length > 0 ? { date: shopMoment(now, rules.timeZone).date, lines: differing } : null,
  };
  const parts = { ...read, deposit: claim.deposit };
  // A proposal for services that are not all known has no total. A link that was cut within its services looks alike, but
  // carries nothing of what stands behind them.
  const isCut = claim.name === "" && claim.phone === "" && status === "requested";
  const hasNoTotal = claim.total === null && unknownServiceIds.length > 0 && !isCut;
  const isWhole = total !== null || hasNoTotal;
  const ticket =
    code !== null && date !== null && time !== null && claim.serviceIds.length > 0 && isWhole
      ? { ...parts, code, date, time, total }
      : null;
  const missing: Record<MissingPart, boolean> = {
    code: code === null,
    name: claim.name === "",
    phone: claim.phone === "",
    date: date === null,
    time: time === null,
    services: claim.serviceIds.length === 0,
    total: claim.total === null && !hasNoTotal,
  };
  return {
    known: ticket ?? {
      ...parts,
      ...(code === null ? {} : { code }),
      ...(date === null ? {} : { date }),
      ...(time === null ? {} : { time }),
      ...(total === null ? {} : { total }),
    },
    ticket,
    missing: (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]),
    mismatches,
    visitDay,
    priceToday,
  };
}

/** A visit as far as it is known; `duration` in minutes. */
type KnownVisit = Pick<TicketClaim, "date" | "time" | "serviceIds" | "barberId"> & { readonly duration: number };

/**
 * What speaks against a visit's day, time, services and barber by the shop's content of now (docs/rules.md, section 12), whether it is
 * past or not.
 */
export function visitMismatches(visit: KnownVisit, shop: BookableShop): Mismatch[] {
  const { date, time, duration, serviceIds, barberId } = visit;
  const rules = rulesWith(shop, barberId, serviceIds);
  const unknownServiceIds = unknownIds(shop.services, serviceIds);
  const barber = shop.barbers.find(({ id }) => id === barberId) ?? null;
  const notDone = barber ? servicesNotDone(barber, chosenServices(shop.services, serviceIds)) : [];
  const ofDay = date === null ? [] : dayMismatches(rules, date, time, duration);
  const isClosed = ofDay.some(({ kind }) => kind === "closed");
  const met =
    date === null || time === null || isClosed
      ? null
      : closedHoursMet(closedHoursFrom(rules, date), date, time, duration);
  const found: (Mismatch | false)[] = [
    ...ofDay,
    met?.begins != null && { kind: "closedHours", hours: met.begins },
    met?.runsInto != null && { kind: "runsInto", hours: met.runsInto },
    time !== null && !slotsOn(rules, date).some((slot) => slot.time === time) && { kind: "noSlot" },
    met !== null &&
      date !== null &&
      time !== null &&
      isOutsideHours(rules, date, time, duration) && { kind: "outsideHours" },
    unknownServiceIds.length > 0 && { kind: "unknownServices", ids: unknownServiceIds },
    barberId !== null && barber === null && { kind: "unknownBarber", id: barberId },
    barber !== null &&
      notDone.length > 0 && { kind: "barberServices", barber: barber.name, services: notDone.map(({ name }) => name) },
  ];
  return found.filter((mismatch) => mismatch !== false);
}

function visitDayOf(date: string, time: string, duration: number, rules: BookingRules, now: Date): VisitDay {
  const end = instantOf(date, time, rules.timeZone).getTime() + duration * 60_000;
  if (end <= now.getTime()) return { kind: "past" };
  const today = shopMoment(now, rules.timeZone).date;
  if (date <= today) return { kind: "today" };
  if (date === addDays(today, 1)) return { kind: "tomorrow" };
  return { kind: "ahead", days: Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000) };
}

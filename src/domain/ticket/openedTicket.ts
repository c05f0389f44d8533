import type { TicketClaim } from "../links/ticketLink";
import { type Barber, type BarberAbsence, barberAbsence, barberChoice } from "../shop/barber";
import { type BookingRules, isOutsideHours } from "../shop/bookableDay";
import { addDays, instantOf, shopMoment } from "../shop/clock";
import { type Closed, type ClosedHours, closedHoursMet, closedHoursOn, closedReason } from "../shop/closures";
import { totalPrice } from "../shop/price";
import { chosenServices, type Service, totalDuration } from "../shop/service";
import { timeSlots } from "../shop/timeSlot";
import type { Ticket } from "./ticket";
import type { TicketSayings } from "./ticketFacts";

/** What an address lacks, or carries in a form that cannot be it. */
export type Gap = "code" | "date" | "time" | "services" | "total" | "name" | "phone";

/** What does not agree with the shop's content of today. */
export type Doubt =
  | { readonly kind: "past" }
  | { readonly kind: "closed"; readonly closed: Closed }
  /** It begins in closed hours, or runs into them. */
  | { readonly kind: "closedHours" | "runsInto"; readonly hours: ClosedHours }
  | { readonly kind: "noSlot" }
  | { readonly kind: "outsideHours" }
  | { readonly kind: "unknownServices"; readonly ids: readonly string[] }
  | { readonly kind: "unknownBarber"; readonly id: string }
  | { readonly kind: "barberAway"; readonly barber: Barber; readonly absence: BarberAbsence }
  /** The ticket's total and what the same costs today, in whole rupiah. */
  | { readonly kind: "price"; readonly ticket: number; readonly today: number };

/** When the visit is, seen from now on the shop's clock; past once it would be over. */
export type VisitDay =
  | { readonly kind: "past" }
  | { readonly kind: "today" }
  | { readonly kind: "tomorrow" }
  | { readonly kind: "ahead"; readonly days: number };

export type OpenedTicket = {
  /** All that can be said. */
  readonly sayings: TicketSayings;
  /** The whole ticket; null where something is missing without which there is none. */
  readonly ticket: Ticket | null;
  readonly gaps: readonly Gap[];
  readonly doubts: readonly Doubt[];
  readonly visitDay: VisitDay | null;
};

/** What can be booked, by the shop's content of today. */
export type Bookable = {
  readonly services: readonly Service[];
  readonly barbers: readonly Barber[];
  readonly rules: BookingRules;
};

/** A ticket from what its address claims, computed from the shop's content and clock of now. */
export function openTicket(claim: TicketClaim, { services, barbers, rules }: Bookable, now: Date): OpenedTicket {
  const { code, date, time, status } = claim;
  const chosen = chosenServices(services, claim.serviceIds);
  const unknownServices = claim.serviceIds.filter((id) => !services.some((service) => service.id === id));
  const duration = totalDuration(chosen);
  const slot = timeSlots(rules.bands).find((candidate) => candidate.time === time);
  const today = slot && chosen.length > 0 && unknownServices.length === 0 ? totalPrice(chosen, slot.multiplier) : null;
  const total = claim.total ?? today;
  const isOutside = date !== null && time !== null && isOutsideHours(rules.openingHours, date, time, duration);

  const closed = date === null ? null : closedReason(rules, date);
  const closedHours = date === null ? [] : closedHoursOn(rules.closedHours, date);
  const met = closed === null && time !== null ? closedHoursMet(closedHours, time, duration) : null;

  const sayings: TicketSayings = {
    status,
    name: claim.name,
    phone: claim.phone,
    services: chosen,
    barber: barberChoice(barbers, claim.barberId),
    unknownServices,
    duration,
    isOutsideHours: isOutside,
    runsInto: met?.runsInto ?? null,
    slotLabel: slot?.label ?? "",
    multiplier: slot?.multiplier ?? 1,
    notes: "",
    changedFrom: null,
    ...(code === null ? {} : { code }),
    ...(date === null ? {} : { date }),
    ...(time === null ? {} : { time }),
    ...(total === null ? {} : { total }),
  };
  const isWhole = code !== null && date !== null && time !== null && total !== null && chosen.length > 0;
  const visitDay = date === null ? null : visitDayOf(date, time ?? "23:59", duration, rules, now);
  const isPast = visitDay?.kind === "past";

  const barber = barbers.find(({ id }) => id === claim.barberId);
  const absence = barber && date !== null ? barberAbsence(barber, date) : null;

  const doubts: (Doubt | false)[] = [
    isPast && { kind: "past" },
    closed !== null && { kind: "closed", closed },
    !isPast && met?.begins != null && { kind: "closedHours", hours: met.begins },
    !isPast && met?.runsInto != null && { kind: "runsInto", hours: met.runsInto },
    time !== null && slot === undefined && { kind: "noSlot" },
    isOutside && closed === null && { kind: "outsideHours" },
    unknownServices.length > 0 && { kind: "unknownServices", ids: unknownServices },
    claim.barberId !== null && barber === undefined && { kind: "unknownBarber", id: claim.barberId },
    barber !== undefined && absence !== null && { kind: "barberAway", barber, absence },
    today !== null && claim.total !== null && claim.total !== today && { kind: "price", ticket: claim.total, today },
  ];
  const gaps: [Gap, boolean][] = [
    ["code", code === null],
    ["name", claim.name === ""],
    ["phone", claim.phone === ""],
    ["date", date === null],
    ["time", time === null],
    ["services", claim.serviceIds.length === 0],
    ["total", claim.total === null],
  ];
  return {
    sayings,
    ticket: isWhole ? ({ ...sayings, code, date, time, total } as Ticket) : null,
    gaps: gaps.filter(([, isMissing]) => isMissing).map(([gap]) => gap),
    doubts: doubts.filter((doubt) => doubt !== false),
    visitDay,
  };
}

function visitDayOf(date: string, time: string, duration: number, rules: BookingRules, now: Date): VisitDay {
  const end = instantOf(date, time, rules.timeZone).getTime() + duration * 60_000;
  if (end <= now.getTime()) return { kind: "past" };
  const today = shopMoment(now, rules.timeZone).date;
  if (date <= today) return { kind: "today" };
  if (date === addDays(today, 1)) return { kind: "tomorrow" };
  return { kind: "ahead", days: Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000) };
}

import { plainLine } from "../../format/plainText";
import { type Barber, type BarberChoice, barberChoice } from "../shop/barber";
import type { ClosedHours } from "../shop/closures";
import type { Deposit } from "../shop/deposit";
import { totalPrice } from "../shop/price";
import { chosenServices, isAtCustomer, isPriceOpen, type Service, totalDuration } from "../shop/service";
import type { TimeSlot } from "../shop/timeSlot";

/**
 * How far a booking has come, as far as a ticket can say: requested by the customer, another time proposed by the shop,
 * confirmed or declined by the shop, cancelled by the customer. It counts only together with the message it came with.
 */
export type TicketStatus = "requested" | "proposed" | "confirmed" | "declined" | "cancelled";

/** Whether nobody is expected any more. */
export const isCalledOff = ({ status }: Pick<Ticket, "status">): boolean =>
  status === "declined" || status === "cancelled";

/** Whether the visit takes place at the customer's. */
export const isAwayFromShop = ({ address, services = [] }: Partial<Pick<Ticket, "address" | "services">>): boolean =>
  Boolean(address) || isAtCustomer(services);

/** The barber of a ticket: a choice that the shop offers, or, without a name, the id of one whom it no longer has. */
export type TicketBarber = BarberChoice | { readonly id: string; readonly name: null };

/** A booking request as the ticket shows it (docs/rules.md, section 9); total in whole rupiah, duration in minutes. */
export type Ticket = {
  readonly code: string;
  readonly status: TicketStatus;
  /** The language that its customer reads, where that is not Indonesian. */
  readonly language?: "en" | undefined;
  readonly name: string;
  readonly phone: string;
  /** Where the barber is to come, on one line; empty where the visit is in the shop, or the address stands in the chat alone. */
  readonly address: string;
  readonly date: string;
  readonly time: string;
  /** The label of the slot's band; empty for a time that is no slot of today's content. */
  readonly slotLabel: string;
  readonly services: readonly Service[];
  /** Services that were asked for and that the shop no longer has. Every answer carries them on. */
  readonly unknownServiceIds: readonly string[];
  readonly barber: TicketBarber;
  readonly multiplier: number;
  /** Of the known services. */
  readonly duration: number;
  /** Null where it cannot be computed because the price of a service is no longer known. */
  readonly total: number | null;
  /** Whether the total is a least one, as it was when the ticket was made. */
  readonly isLeastTotal: boolean;
  /** What the shop asks for in advance; missing where it asks for nothing. */
  readonly deposit?: Deposit | undefined;
  readonly isOutsideHours: boolean;
  /** The shop's closed hours that the visit runs into, for the shop to confirm. */
  readonly runsInto: ClosedHours | null;
  readonly notes: string;
  /** When the booking was to be, where this ticket changes an earlier one of the same code. */
  readonly changedFrom: Moment | null;
  /** The minute, counted from 1970, of the last change: moved, proposed, answered or called off; null where there was none. */
  readonly changedAt: number | null;
  /** What did not agree with the shop's content on the day on which the ticket was read, in words for its holder. */
  readonly outdated: Outdated | null;
};

type Outdated = { readonly date: string; readonly lines: readonly string[] };

/** A date and a time on the shop's clock. */
export type Moment = { readonly date: string; readonly time: string };

/** What a ticket is made of beside slot and code: what the visitor asked for. */
export type TicketRequest = {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly date: string;
  readonly notes: string;
};

/** A slot with what the shop has to confirm about it. */
export type TicketSlot = TimeSlot & Pick<Ticket, "isOutsideHours" | "runsInto">;

/** The minutes from 1970 to an instant. */
export const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);

/** Higher than the version before, whatever the clock says: what comes later counts for newer in a calendar and in the shop's book. */
export const versionAfter = (before: number | null, now: Date): number => Math.max(minuteOf(now), (before ?? 0) + 1);

/** The ticket of a request; the visitor's words are kept as typed, without white space around them. `change` is what it changes. */
export function makeTicket(
  request: TicketRequest,
  services: readonly Service[],
  slot: TicketSlot,
  code: string,
  barbers: readonly Barber[] = [],
  change: { readonly from: Moment; readonly at: Date; readonly version?: number | null } | null = null,
  language?: "en",
): Ticket {
  const chosen = chosenServices(services, request.serviceIds);
  const unknownServiceIds = unknownIds(services, request.serviceIds);
  return {
    code,
    status: "requested",
    ...(language ? { language } : {}),
    name: request.name.trim(),
    phone: request.phone.trim(),
    address: isAtCustomer(chosen) ? plainLine(request.address) : "",
    services: chosen,
    unknownServiceIds,
    barber: barberChoice(barbers, request.barberId),
    duration: totalDuration(chosen),
    notes: request.notes.trim(),
    changedFrom: change?.from ?? null,
    changedAt: change && versionAfter(change.version ?? null, change.at),
    outdated: null,
    ...atSlot(request.date, slot, chosen, unknownServiceIds),
  };
}

/** What a ticket takes from its date and slot. */
export const atSlot = (
  date: string,
  { time, label, multiplier, isOutsideHours, runsInto }: TicketSlot,
  services: readonly Service[],
  unknownServiceIds: readonly string[],
) => ({
  date,
  time,
  slotLabel: label,
  multiplier,
  isOutsideHours,
  runsInto,
  total: unknownServiceIds.length > 0 ? null : totalPrice(services, multiplier),
  isLeastTotal: isPriceOpen(services),
});

/** The ids that none of the services has. */
export const unknownIds = (services: readonly Service[], ids: readonly string[]): string[] =>
  ids.filter((id) => !services.some((service) => service.id === id));

/** The ids of all services that a ticket asks for, those that the shop no longer has last. */
export const ticketServiceIds = ({
  services,
  unknownServiceIds,
}: Pick<Ticket, "services" | "unknownServiceIds">): string[] => [...services.map(({ id }) => id), ...unknownServiceIds];

/** The id of the barber that a ticket asks for; null where it may be anyone, or the shop has none. */
export const ticketBarberId = ({ barber }: Pick<Ticket, "barber">): string | null =>
  barber === null || barber === "anyone" ? null : barber.id;

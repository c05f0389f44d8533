import { type Barber, type BarberChoice, barberChoice } from "../shop/barber";
import type { ClosedHours } from "../shop/closures";
import { totalPrice } from "../shop/price";
import { chosenServices, type Service, totalDuration } from "../shop/service";
import type { TimeSlot } from "../shop/timeSlot";

/**
 * How far a booking has come, as far as a ticket can say: requested by the customer, another time proposed by the shop, or
 * confirmed by the shop, which counts only together with the message from the shop's number.
 */
export type TicketStatus = "requested" | "proposed" | "confirmed";

/** The barber of a ticket: a choice that the shop offers, or, without a name, the id of one whom it no longer has. */
export type TicketBarber = BarberChoice | { readonly id: string; readonly name: null };

/** A booking request as the ticket shows it (docs/rules.md, section 9); total in whole rupiah, duration in minutes. */
export type Ticket = {
  readonly code: string;
  readonly status: TicketStatus;
  readonly name: string;
  readonly phone: string;
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
  readonly isOutsideHours: boolean;
  /** The shop's closed hours that the visit runs into, for the shop to confirm. */
  readonly runsInto: ClosedHours | null;
  readonly notes: string;
  /** When the booking was to be, where this ticket changes an earlier one of the same code. */
  readonly changedFrom: Moment | null;
};

/** A date and a time on the shop's clock. */
export type Moment = { readonly date: string; readonly time: string };

/** What a ticket is made of beside slot and code: what the visitor asked for. */
export type TicketRequest = {
  readonly name: string;
  readonly phone: string;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly date: string;
  readonly notes: string;
};

/** A slot with what the shop has to confirm about it. */
export type TicketSlot = TimeSlot & Pick<Ticket, "isOutsideHours" | "runsInto">;

/** The ticket of a request; the visitor's words are kept as typed, without white space around them. */
export function makeTicket(
  request: TicketRequest,
  services: readonly Service[],
  slot: TicketSlot,
  code: string,
  barbers: readonly Barber[] = [],
  changedFrom: Moment | null = null,
): Ticket {
  const chosen = chosenServices(services, request.serviceIds);
  const unknownServiceIds = unknownIds(services, request.serviceIds);
  return {
    code,
    status: "requested",
    name: request.name.trim(),
    phone: request.phone.trim(),
    services: chosen,
    unknownServiceIds,
    barber: barberChoice(barbers, request.barberId),
    duration: totalDuration(chosen),
    notes: request.notes.trim(),
    changedFrom,
    ...atSlot(request.date, slot, chosen, unknownServiceIds),
  };
}

/**
 * The same booking at another time, as the shop proposes it (docs/rules.md, section 12): for the same services and barber, with
 * the total of that slot at today's prices, or none where a service is no longer known.
 */
export const proposedTicket = (ticket: Ticket, date: string, slot: TicketSlot): Ticket => ({
  ...ticket,
  status: "proposed",
  changedFrom: null,
  ...atSlot(date, slot, ticket.services, ticket.unknownServiceIds),
});

const atSlot = (
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
});

/** The ids that none of the services has. */
export const unknownIds = (services: readonly Service[], ids: readonly string[]): string[] =>
  ids.filter((id) => !services.some((service) => service.id === id));

/** The ids of all services that a ticket asks for, those that the shop no longer has last. */
export const ticketServiceIds = ({
  services,
  unknownServiceIds,
}: Pick<Ticket, "services" | "unknownServiceIds">): string[] => [...services.map(({ id }) => id), ...unknownServiceIds];

import { type Barber, type BarberChoice, barberChoice } from "../shop/barber";
import type { ClosedHours } from "../shop/closures";
import { totalPrice } from "../shop/price";
import { chosenServices, type Service, totalDuration } from "../shop/service";
import type { TimeSlot } from "../shop/timeSlot";

/**
 * How far a booking has come, as far as a ticket can say: asked for, another time proposed by the shop, or confirmed by
 * it, which counts together with the message from the shop's number only.
 */
export type TicketStatus = "requested" | "proposed" | "confirmed";

/** A booking request as the ticket shows it (section 2); total in whole rupiah, duration in minutes. */
export type Ticket = {
  readonly code: string;
  readonly status: TicketStatus;
  readonly name: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  /** The name of the slot's part of the day; empty for a time that is no slot of today's content. */
  readonly slotLabel: string;
  readonly services: readonly Service[];
  readonly barber: BarberChoice;
  readonly multiplier: number;
  readonly duration: number;
  readonly total: number;
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
export type Request = {
  readonly name: string;
  readonly phone: string;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly date: string;
  readonly notes: string;
};

/** The ticket of a request; the visitor's words are kept as typed, without white space around them. */
export function makeTicket(
  request: Request,
  services: readonly Service[],
  slot: TimeSlot & Pick<Ticket, "isOutsideHours" | "runsInto">,
  code: string,
  barbers: readonly Barber[] = [],
  changedFrom: Moment | null = null,
): Ticket {
  const chosen = chosenServices(services, request.serviceIds);
  return {
    code,
    status: "requested",
    name: request.name.trim(),
    phone: request.phone.trim(),
    date: request.date,
    time: slot.time,
    slotLabel: slot.label,
    services: chosen,
    barber: barberChoice(barbers, request.barberId),
    multiplier: slot.multiplier,
    duration: totalDuration(chosen),
    total: totalPrice(chosen, slot.multiplier),
    isOutsideHours: slot.isOutsideHours,
    runsInto: slot.runsInto,
    notes: request.notes.trim(),
    changedFrom,
  };
}

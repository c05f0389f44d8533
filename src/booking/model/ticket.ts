import { totalPrice } from "../../shop/price";
import { chosenServices, type Service, totalDuration } from "../../shop/service";
import type { TimeSlot } from "../../shop/timeSlot";
import type { CompleteDraft } from "./draft";

/** A booking request as the ticket shows it (section 2); total in whole rupiah, duration in minutes. */
export type Ticket = {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  readonly slotLabel: string;
  readonly services: readonly Service[];
  readonly multiplier: number;
  readonly duration: number;
  readonly total: number;
  readonly isOutsideHours: boolean;
  readonly notes: string;
};

/** The ticket of a complete draft; the visitor's words are kept as typed, without white space around them. */
export function makeTicket(
  draft: CompleteDraft,
  services: readonly Service[],
  slot: TimeSlot & { readonly isOutsideHours: boolean },
  code: string,
): Ticket {
  const chosen = chosenServices(services, draft.serviceIds);
  return {
    code,
    name: draft.name.trim(),
    phone: draft.phone.trim(),
    date: draft.date,
    time: slot.time,
    slotLabel: slot.label,
    services: chosen,
    multiplier: slot.multiplier,
    duration: totalDuration(chosen),
    total: totalPrice(chosen, slot.multiplier),
    isOutsideHours: slot.isOutsideHours,
    notes: draft.notes.trim(),
  };
}

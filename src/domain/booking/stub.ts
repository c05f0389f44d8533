import { businessTimeAt, momentOf } from "../shop/dayHours";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import { type Booking, requestedBooking } from "./booking";
import { compareBooking } from "./comparison";
import { type BookingContent, describeComparison, type Fact, type ToDeviceMoment } from "./description";
import type { Draft } from "./draft";
import { textsBy } from "./texts";
import type { BookingWords } from "./words.id";

// Stand in for a day or time that is still open. No fact of the stub depends on them.
const anyDate = "2026-12-01";
const anyTime = "12:00";

/**
 * Returns the facts of a draft that are already known, as its ticket will say them: day, time, services, haircut and barber
 * once chosen, and what depends on services and time once both are. `offer` is the chosen slot, if it is available. Without
 * a day, the prices are those of a usual day, and the notes beside the time are left out, because they depend on it.
 */
export function stubFacts(
  draft: Draft,
  offer: SlotOffer | undefined,
  changing: Booking | null,
  content: BookingContent,
  words: BookingWords,
  deviceMoment: ToDeviceMoment | null = null,
): Fact[] {
  const { offering } = content;
  const hasDay = draft.date !== null;
  const moment = momentOf(businessTimeAt(offering.rules, draft.date ?? anyDate, offer?.time ?? anyTime));
  const booking = requestedBooking({ ...draft, ...moment }, offering, "", new Date(0), changing);
  const comparison = compareBooking(booking, offering, null);
  const today = { ...quote(offering, booking.serviceIds, offer ?? { multiplier: 1 }), slot: offer ?? null };
  const { facts } = describeComparison(
    hasDay
      ? comparison
      : { ...comparison, today, booking: { ...booking, total: today.total ?? 0, isLeastTotal: today.isLeastTotal } },
    content,
    words,
    null,
    deviceMoment,
  );
  const hasServices = booking.serviceIds.length > 0;
  const hasTotal = hasServices && offer !== undefined;
  const isKnown: Record<Fact["id"], boolean> = {
    // What the visitor writes stands in the form itself, and what the shop says is for the ticket alone.
    ...textsBy(() => false),
    differences: false,
    place: false,
    hours: false,
    advice: false,
    date: hasDay,
    time: offer !== undefined,
    services: hasServices,
    haircut: true,
    barber: hasServices || draft.barberId !== null,
    adjustment: hasTotal,
    fare: hasTotal,
    total: hasTotal,
    agreed: hasTotal,
    duration: hasTotal,
    // What is owed is a word of the ticket about itself.
    deposit: hasTotal && booking.deposit?.isReceived === true,
  };
  return facts
    .filter(({ id }) => isKnown[id])
    .map((fact) =>
      fact.id === "time" && !hasDay ? { ...fact, lines: fact.lines.map(({ text }) => ({ text })) } : fact,
    );
}

import { useState } from "react";
import type { Booking } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { isActive } from "../../domain/booking/statuses";
import {
  charactersOver,
  keptText,
  type TextField,
  type Texts,
  textFields,
  textRow,
  textsBy,
} from "../../domain/booking/texts";
import { instantOf, type Moment } from "../../domain/shop/clock";
import { businessDayOf, businessTimeOf, momentOn } from "../../domain/shop/dayHours";
import { depositAfterChange } from "../../domain/shop/deposit";
import { slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { chosenServices, isAtCustomer, unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { fitsBeside, type TimedVisit, type VisitSize, visitSize } from "../chairs/seating";
import { quoteAt } from "../day/availability";
import { deviceRandom, recordChange, useBookContext } from "../page/bookContext";
import { messageAboutChange } from "../requests/readyMessages";
import { addEntry, blankBooking } from "./addEntry";
import { type Entry, isWaiting, toStoredBooking } from "./entry";
import { canBarberServe, warningsAbout } from "./entryFields";
import { correctionUpdate } from "./entryUpdates";

export type EntryFormProps = {
  /** The entry to correct; null for a new booking. */
  entry?: Entry | null;
  /** The date preselected for a new booking. */
  date: string;
  onDone: () => void;
};

/** The form's values as typed or chosen. */
type Fields = Texts &
  Pick<Booking, "time" | "serviceIds" | "barberId"> & {
    /** The business day. */
    readonly date: string;
    readonly duration: string;
    /** In whole rupiah, as agreed or typed. If empty, today's price of the visit counts. */
    readonly total: string;
  };

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The state of the form for a telephone booking or a correction, and the functions that change and record it. */
export function useEntryForm({ entry = null, date: newDate, onDone }: EntryFormProps) {
  const context = useBookContext();
  const { bookable, now, chairTakers, shop } = context;
  const original: Booking = entry ?? { ...blankBooking, date: newDate };
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const { serviceIds = original.serviceIds } = typed;
  // Whether the services are still the ones for which duration and total were agreed.
  const isAgreed = [...serviceIds].sort().join() === [...original.serviceIds].sort().join();
  const agreedTotal = entry ? String(entry.total) : "";
  const { rules } = bookable;
  const originalDay = entry ? businessDayOf(rules, entry) : newDate;
  const fields: Fields = {
    ...original,
    date: originalDay,
    duration: isAgreed && entry ? String(entry.duration) : "",
    total: isAgreed ? agreedTotal : "",
    ...typed,
  };
  const { date: day, barberId } = fields;
  // Once something is changed, the form no longer follows the day on the screen.
  const set = (changes: Partial<Fields>) => setTyped((last) => ({ date: day, ...last, ...changes }));
  // On the booking's own day its own time is offered too, even if it is no slot.
  const ownTime = day === originalDay ? original.time : "";
  const momentAt = (time: string): Moment => (time === ownTime ? original : momentOn(rules, day, time));

  const services = chosenServices(bookable.services, serviceIds);
  const { duration: usualDuration, chairCount: usualChairs } = visitSize(serviceIds, bookable);
  const duration = Number.parseInt(fields.duration, 10) || usualDuration;
  const size: VisitSize = { duration, chairCount: isAgreed && entry ? entry.chairCount : usualChairs };
  const visitAt = (time: string, barber = barberId): TimedVisit => ({
    ...{ date: momentAt(time).date, time, serviceIds, ...size },
    barberId: barber,
  });
  const fitsOthers = fitsBeside(
    chairTakers.filter((other) => other.id !== entry?.id),
    bookable,
  );
  // No other visit can be in the way of a visit without a time.
  const fits = (visit: TimedVisit) => visit.time === "" || fitsOthers(visit);

  const offers = slotOffersForShop(visitAt(fields.time), day, bookable, now);
  const minuteAt = (time: string) => businessTimeOf(rules, momentAt(time)).minute;
  const times = [...new Set([...offers.map((offer) => offer.time), ownTime])]
    .filter((each) => each !== "")
    .sort((one, other) => minuteAt(one) - minuteAt(other));
  // Empty if the chosen date does not offer the time. It must then be chosen again.
  const time = times.includes(fields.time) ? fields.time : "";
  const isPast = (at: string) => instantOf(momentAt(at), rules.timeZone) <= now;
  const { date } = momentAt(time);
  const isMoved = entry?.date !== date || entry.time !== time;
  const visit = visitAt(time);
  const isFull = !fits(visit);
  const usualTotal = quoteAt(visit, bookable);
  // Whether a moved booking keeps its agreed total. The form then warns if the price at the new time differs.
  const keepsAgreedTotal = isMoved && entry !== null && fields.total === agreedTotal;
  const warnings = warningsAbout(visit, isFull, bookable, [
    time !== "" && isMoved && isPast(time) && "Jam itu sudah lewat.",
    keepsAgreedTotal &&
      usualTotal.total !== null &&
      usualTotal.total !== original.total &&
      `Harga di jam itu ${priceText(usualTotal.total, usualTotal.isLeastTotal)}; total tetap seperti disepakati.`,
  ]);
  /** Whether the form asks for a text of the customer's. */
  const asksFor = (field: TextField): boolean =>
    !textRow(field).onlyAtCustomer || original[field] !== "" || isAtCustomer(services);
  const textErrors = Object.fromEntries(
    textFields.flatMap((field) => {
      const over = charactersOver(field, fields[field]);
      return over > 0 ? [[field, `Terlalu panjang: kurangi ${over} huruf.`]] : [];
    }),
  ) as Partial<Record<TextField, string>>;

  /**
   * Records the booking and closes the form at once, so that nothing is recorded twice. `bookActions` retries failed writes.
   */
  const record = () => {
    const isUsual = fields.total === "";
    const total = isUsual ? (usualTotal.total ?? 0) : Number(fields.total);
    const booking: Booking = {
      ...original,
      ...textsBy((field) => (asksFor(field) ? keptText(field, fields[field]) : "")),
      ...{ date, time, barberId, total },
      isLeastTotal: isUsual ? usualTotal.isLeastTotal : original.isLeastTotal && fields.total === agreedTotal,
      // A deposit that is still owed never exceeds the new total.
      deposit: original.deposit && depositAfterChange(original.deposit, bookable.rules.deposit, total),
      code: original.code || bookingCode(shop.codePrefix, now, deviceRandom),
      // Services in the shop's order, then the discontinued ones, which stay in the booking.
      serviceIds: [...services.map((service) => service.id), ...unknownIds(bookable.services, serviceIds)],
    };
    if (entry) {
      // The customer of an active booking is told the new time. A waiting request gets the shop's answer instead.
      const needsMessage = isMoved && isActive(entry) && !isWaiting(entry);
      const update = correctionUpdate(toStoredBooking(booking, size));
      void recordChange(entry, update, context, (changed) =>
        needsMessage ? messageAboutChange(entry, changed, context) : null,
      );
    } else addEntry("shop", booking, size, context);
    onDone();
  };
  const choose = (service: string, isChosen: boolean) => {
    const without = serviceIds.filter((other) => other !== service);
    set({ serviceIds: isChosen ? [...without, service] : without });
  };
  return {
    ...{ fields, set, choose, record, original },
    ...{ time, times, offers, usualDuration, usualTotal, asksFor, warnings, isPast },
    isFullAt: (at: string) => !fits(visitAt(at)),
    isBarberFree: (barber: string) => fits(visitAt(time, barber)) && canBarberServe(visitAt(time, barber), bookable),
    errors: {
      ...textErrors,
      services: serviceIds.length === 0 ? "Pilih layanannya." : "",
      time: time === "" ? "Pilih jamnya." : "",
      // No ticket can be made without a total.
      total:
        serviceIds.length > 0 && fields.total === "" && usualTotal.total === null
          ? "Isi totalnya: harga salah satu layanan tidak diketahui."
          : "",
    },
  };
}

import { useState } from "react";
import { quoteAt } from "../../domain/book/availability";
import { type Entry, fallbackDuration, isWaiting, toStoredBooking } from "../../domain/book/entry";
import { correctionUpdate } from "../../domain/book/entryUpdates";
import { fitsBeside, type TimedVisit } from "../../domain/book/seating";
import { type Booking, isActive } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { instantOf, isDate } from "../../domain/shop/clock";
import { slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { chosenServices, isAtCustomer, totalDuration, unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { addEntry, blankBooking } from "./addEntry";
import { deviceRandom, recordChange, useBookContext } from "./bookContext";
import { canBarberServe, warningsAbout } from "./entryFields";
import { messageAboutChange } from "./readyMessages";

export type EntryFormProps = {
  /** The booking to correct; null for a new one. */
  entry?: Entry | null;
  /** The date preselected for a new booking. */
  date: string;
  onDone: () => void;
};

/** The form's values as typed. */
type Fields = Pick<Booking, "name" | "phone" | "address" | "notes" | "date" | "time" | "serviceIds" | "barberId"> & {
  readonly duration: string;
  /** In whole rupiah, as agreed or typed. If empty, the services' current price counts. */
  readonly total: string;
};

function initialFields(booking: Booking, entry: Entry | null): Fields {
  const { name, phone, address, notes, date, time, serviceIds, barberId, total } = booking;
  return {
    ...{ name, phone, address, notes, date, time, serviceIds, barberId },
    duration: entry ? String(entry.duration) : "",
    total: String(total ?? ""),
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The form for a telephone booking or a correction: its values, their warnings, and the recording. */
export function useEntryForm({ entry = null, date: newDate, onDone }: EntryFormProps) {
  const context = useBookContext();
  const { bookable, now, chairTakers, shop } = context;
  const original: Booking = entry ?? { ...blankBooking, date: newDate };
  const initial = initialFields(original, entry);
  const [typed, setTyped] = useState<Fields | null>(null);
  const fields = typed ?? initial;
  const set = (changes: Partial<Fields>) => setTyped((last) => ({ ...(last ?? initial), ...changes }));

  const { serviceIds, barberId } = fields;
  const hasDate = isDate(fields.date);
  const date = hasDate ? fields.date : "";
  const services = chosenServices(bookable.services, serviceIds);
  const usualDuration = totalDuration(services) || fallbackDuration;
  const duration = Number.parseInt(fields.duration, 10) || usualDuration;
  const visitAt = (time: string, barber = barberId): TimedVisit => ({
    ...{ date, time, duration, serviceIds },
    barberId: barber,
  });
  const fitsOthers = fitsBeside(
    chairTakers.filter((other) => other.id !== entry?.id),
    bookable,
  );
  // While date or time is missing, nothing can be in the way.
  const fits = (visit: TimedVisit) => visit.date === "" || visit.time === "" || fitsOthers(visit);

  const offers = hasDate ? slotOffersForShop(visitAt(fields.time), bookable, now) : [];
  // On the booking's own date its own time is offered too, even if it is no slot.
  const ownTime = date === initial.date && initial.time !== "" ? [initial.time] : [];
  const times = [...new Set([...offers.map((offer) => offer.time), ...ownTime])].sort();
  // A time that the new date does not offer must be chosen again.
  const time = times.includes(fields.time) ? fields.time : "";
  const isPast = (at: string) => instantOf({ date, time: at }, bookable.rules.timeZone) <= now;
  const isMoved = entry?.date !== date || entry.time !== time;
  const visit = visitAt(time);
  const isFull = !fits(visit);
  const usualTotal = quoteAt(visit, bookable);
  // A moved booking keeps its agreed total. The form warns if the price at the new time differs.
  const keepsAgreedTotal = entry !== null && isMoved && initial.total !== "" && fields.total === initial.total;
  const warnings = hasDate
    ? warningsAbout(visit, isFull, bookable, [
        time !== "" && isMoved && isPast(time) && "Jam itu sudah lewat.",
        keepsAgreedTotal &&
          usualTotal.total !== null &&
          usualTotal.total !== Number(initial.total) &&
          `Harga di jam itu ${priceText(usualTotal.total, usualTotal.isLeastTotal)}; total tetap seperti disepakati.`,
      ])
    : "";
  const hasAddress = initial.address !== "" || isAtCustomer(services);

  /** Closes the form at once, so that nothing is recorded twice. `bookActions` keeps a failed write for another try. */
  const record = () => {
    const { name, phone, notes } = fields;
    const total =
      fields.total === ""
        ? usualTotal
        : { total: Number(fields.total), isLeastTotal: original.isLeastTotal && fields.total === initial.total };
    const booking: Booking = {
      ...original,
      ...{ name, phone, notes, date, time, barberId, ...total },
      address: hasAddress ? fields.address : "",
      code: original.code || bookingCode(shop.codePrefix, now, deviceRandom),
      // Services in the shop's order, then the discontinued ones, which stay in the booking.
      serviceIds: [...services.map((service) => service.id), ...unknownIds(bookable.services, serviceIds)],
    };
    if (entry) {
      // A moved request still waits for the shop's answer. The answer tells the customer the new time.
      const isNews = isMoved && isActive(entry) && !isWaiting(entry);
      const update = correctionUpdate(toStoredBooking(booking, duration));
      void recordChange(entry, update, context, (changed) =>
        isNews ? messageAboutChange(entry, changed, context) : null,
      );
    } else addEntry("shop", booking, duration, context);
    onDone();
  };
  const choose = (service: string, isChosen: boolean) => {
    const without = serviceIds.filter((other) => other !== service);
    const next = isChosen ? [...without, service] : without;
    const isAsBefore = [...next].sort().join() === [...initial.serviceIds].sort().join();
    // When other services are chosen, duration and total are emptied, unless the shop has typed its own. When the original
    // services are chosen again, the original values return.
    const adapted = (value: string, before: string) => {
      if (isAsBefore) return value || before;
      return value === before ? "" : value;
    };
    set({
      serviceIds: next,
      duration: adapted(fields.duration, initial.duration),
      total: adapted(fields.total, initial.total),
    });
  };
  return {
    ...{ fields, set, choose, record, initial },
    ...{ date, time, times, offers, usualDuration, usualTotal, hasAddress, warnings, isPast },
    isFullAt: (at: string) => !fits(visitAt(at)),
    isBarberFree: (barber: string) =>
      time === "" || (fits(visitAt(time, barber)) && canBarberServe(visitAt(time, barber), bookable)),
    errors: {
      services: serviceIds.length === 0 ? "Pilih layanannya." : "",
      date: hasDate ? "" : "Pilih tanggalnya.",
      time: time === "" ? "Pilih jamnya." : "",
      // Without a total the customer could get no ticket.
      total:
        serviceIds.length > 0 && fields.total === "" && usualTotal.total === null
          ? "Isi totalnya: harga salah satu layanan tidak diketahui."
          : "",
    },
  };
}

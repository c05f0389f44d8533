import { useState } from "react";
import { quoteAt } from "../../domain/book/availability";
import { type Entry, fallbackDuration, isWaiting, newEntryId, toStoredBooking } from "../../domain/book/entry";
import { correctionUpdate } from "../../domain/book/entryUpdates";
import { fitsBeside, type TimedVisit } from "../../domain/book/seating";
import type { Booking } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { bookingWords } from "../../domain/booking/words.id";
import { withoutVisitorLimits } from "../../domain/shop/bookingRules";
import { instantOf, isDate } from "../../domain/shop/clock";
import { isAbsence, reasonText } from "../../domain/shop/reason";
import { reasonsAgainst, slotOffers } from "../../domain/shop/reasonsAgainst";
import { chosenServices, isAtCustomer, totalDuration, unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { messageAboutChange } from "./answers";
import { announceRecorded, deviceRandom, recordChange, useBookContext } from "./bookContext";
import { momentNow } from "./bookWords";

export type EntryFormProps = {
  entry?: Entry | null;
  /** Whether the customer has just walked in, to be seated now or at the first time with a free chair. */
  isWalkIn?: boolean;
  /** The date preselected for a new booking; ignored for an existing entry. */
  date: string;
  onDone: () => void;
};

/** The form's values as typed. */
type Fields = Pick<Booking, "name" | "phone" | "address" | "notes" | "date" | "time" | "serviceIds"> & {
  /** Null means anyone. Undefined means that nobody was chosen yet for a walk-in: the form then shows the first free barber. */
  readonly barberId: string | null | undefined;
  readonly duration: string;
  /** In whole rupiah, as agreed or typed. If empty, the services' current price is charged. */
  readonly total: string;
};

const blankBooking: Omit<Booking, "date"> = {
  code: "",
  version: null,
  name: "",
  phone: "",
  address: "",
  notes: "",
  time: "",
  serviceIds: [],
  barberId: null,
  total: null,
  isLeastTotal: false,
  deposit: null,
  changedFrom: null,
  status: "confirmed",
  language: "id",
};

function initialFields(booking: Booking, { entry, isWalkIn }: EntryFormProps): Fields {
  const { name, phone, address, notes, date, time, serviceIds, barberId, total } = booking;
  return {
    ...{ name, phone, address, notes, date, time, serviceIds },
    barberId: isWalkIn ? undefined : barberId,
    duration: entry ? String(entry.duration) : "",
    total: String(total ?? ""),
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The form for a booking that the shop writes itself: its values, the warnings about them, and how they are recorded. */
export function useEntryForm(props: EntryFormProps) {
  const { entry = null, isWalkIn = false, onDone } = props;
  const context = useBookContext();
  const { actions, bookable, now, chairTakers, shop } = context;
  const before: Booking = entry ?? { ...blankBooking, date: props.date };
  const initial = initialFields(before, props);
  const [typed, setTyped] = useState<Fields | null>(null);
  const fields = { ...(typed ?? initial), ...(isWalkIn && momentNow(context)) };
  const set = (changes: Partial<Fields>) => setTyped((last) => ({ ...(last ?? initial), ...changes }));

  const { date, serviceIds } = fields;
  const hasDate = isDate(date);
  const usualDuration = totalDuration(chosenServices(bookable.services, serviceIds)) || fallbackDuration;
  const duration = Number.parseInt(fields.duration, 10) || usualDuration;
  const fitsOthers = fitsBeside(
    chairTakers.filter((other) => other.id !== entry?.id),
    bookable,
  );
  // While date or time is missing, nothing can be in the way.
  const fits = (stay: TimedVisit) => !hasDate || stay.time === "" || fitsOthers(stay);
  const visitWith = (barberId: string | null, time: string) => ({ date, time, duration, barberId, serviceIds });
  const isBarberFree = (barberId: string | null) =>
    fits(visitWith(barberId, fields.time)) &&
    reasonsAgainst({ ...visitWith(barberId, fields.time), date: hasDate ? date : null }, bookable, null).every(
      (reason) => !isAbsence(reason) && reason.kind !== "barberServices",
    );
  const firstFree = bookable.barbers.find((barber) => isBarberFree(barber.id))?.id ?? null;
  const barberId = fields.barberId === undefined ? firstFree : fields.barberId;
  const offers = hasDate ? slotOffers(visitWith(barberId, fields.time), withoutVisitorLimits(bookable), now) : [];
  // On the booking's own date its own time is offered too, even if it is no slot.
  const ownTimes = isWalkIn ? [fields.time] : date === initial.date && initial.time !== "" ? [initial.time] : [];
  const times = [...new Set([...offers.map((offer) => offer.time), ...ownTimes])].sort();
  const isPast = (at: string) => instantOf(date, at, bookable.rules.timeZone) <= now;
  // A time that the new date does not offer must be chosen again.
  const time = times.includes(fields.time) ? fields.time : "";
  const isMoved = entry?.date !== date || entry.time !== time;
  const priceAt = (start: string) => quoteAt(visitWith(barberId, start), bookable);
  const usualTotal = priceAt(time);
  const isFull = !fits(visitWith(barberId, time));
  // A moved booking keeps its agreed total. The form warns if the price at the new time differs.
  const keepsAgreedTotal = entry !== null && isMoved && initial.total !== "" && fields.total === initial.total;
  const warnings = hasDate
    ? [
        time !== "" && !isWalkIn && isMoved && isPast(time) && "Jam itu sudah lewat.",
        ...reasonsAgainst({ ...visitWith(barberId, fields.time), time: time || null }, bookable, null)
          .filter(({ kind }) => kind !== "betweenSlots")
          .map((reason) => `${reasonText(bookingWords.reasons, reason)}.`),
        keepsAgreedTotal &&
          usualTotal.total !== null &&
          usualTotal.total !== Number(initial.total) &&
          `Harga di jam itu ${priceText(usualTotal.total, usualTotal.isLeastTotal)}; total tetap seperti disepakati.`,
        isFull && "Kursi penuh di jam itu: kalau dicatat, akan ditandai bentrok.",
      ].filter((warning) => typeof warning === "string")
    : [];
  if (warnings.length > 0 && !isFull) warnings.push("Tetap bisa dicatat.");

  const hasAddress = initial.address !== "" || isAtCustomer(chosenServices(bookable.services, serviceIds));

  /** Closes the form at once, so that nothing is recorded twice. A write that fails is kept for another try (`bookActions`). */
  const record = (start: string) => {
    const { name, phone, notes } = fields;
    const address = hasAddress ? fields.address : "";
    const total =
      fields.total === ""
        ? priceAt(start)
        : { total: Number(fields.total), isLeastTotal: before.isLeastTotal && fields.total === initial.total };
    const booking: Booking = {
      ...before,
      ...{ name, phone, address, notes, date, time: start, barberId, ...total },
      code: before.code || (isWalkIn ? "" : bookingCode(shop.codePrefix, now, deviceRandom)),
      // Services in the shop's order, then those that the shop no longer offers, which stay in the booking.
      serviceIds: [
        ...chosenServices(bookable.services, serviceIds).map((service) => service.id),
        ...unknownIds(bookable.services, serviceIds),
      ],
    };
    const stored = toStoredBooking(booking, duration);
    // A moved request still waits for the shop's answer, which tells the customer the new time.
    const isNews = entry && !isWaiting(entry) && isMoved;
    if (entry) {
      void recordChange(entry, correctionUpdate(stored), context, (changed) =>
        isNews ? messageAboutChange(entry, changed, context) : null,
      );
    } else {
      const source = isWalkIn ? "walkIn" : "shop";
      void actions
        .addOwn(newEntryId(now, deviceRandom), source, stored)
        .then((recorded) => announceRecorded(recorded, context));
    }
    onDone();
  };
  return {
    initial,
    fields,
    hasAddress,
    set,
    record,
    date,
    time,
    times,
    offers,
    barberId,
    duration,
    usualDuration,
    usualTotal,
    isFull,
    priceAt,
    warnings,
    fits,
    isBarberFree,
    isPast,
    visitWith,
    errors: {
      services: serviceIds.length === 0 ? "Pilih layanannya." : "",
      date: hasDate ? "" : "Pilih tanggalnya.",
      time: time === "" ? "Pilih jamnya." : "",
      // Without a total the customer could be sent no ticket.
      total:
        serviceIds.length > 0 && fields.total === "" && usualTotal.total === null
          ? "Isi totalnya: harga salah satu layanan tidak diketahui."
          : "",
    },
    choose(service: string, isChosen: boolean) {
      const without = serviceIds.filter((other) => other !== service);
      const next = isChosen ? [...without, service] : without;
      const isAsBefore = [...next].sort().join() === [...initial.serviceIds].sort().join();
      // Duration and total are cleared when other services are chosen, unless the shop has typed them; both return with the
      // original services.
      const adapted = (value: string, before: string) => {
        if (isAsBefore) return value || before;
        return value === before ? "" : value;
      };
      const duration = adapted(fields.duration, initial.duration);
      set({ serviceIds: next, duration, total: adapted(fields.total, initial.total) });
    },
  };
}

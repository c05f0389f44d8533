import { useContext, useRef, useState } from "react";
import { type Entry, isWaiting, keptBooking, newOwnId, ticketId, usualDuration } from "../../domain/book/entry";
import { usualPrice } from "../../domain/book/fit";
import type { PastedTicket } from "../../domain/book/pastedText";
import { fitsBeside, type Stay } from "../../domain/book/seating";
import { edited } from "../../domain/book/shopWord";
import { type Booking, isActive } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { bookingWords } from "../../domain/booking/words.id";
import { forOwnBookings } from "../../domain/shop/bookingRules";
import { instantOf, isDate } from "../../domain/shop/clock";
import { type Reason, reasonText } from "../../domain/shop/reason";
import { reasonsAgainst, slotOffers } from "../../domain/shop/reasonsAgainst";
import { chosenServices, totalDuration, unknownIds } from "../../domain/shop/service";
import { rupiahFrom } from "../../format/rupiah";
import { notificationFor } from "./answers";
import { announceRecorded, deviceRandom, SeatedContext, useBookContext } from "./bookContext";
import { momentNow } from "./bookWords";

export type EntryFormProps = {
  entry?: Entry | null;
  /** What could be read of a ticket that came cut off; the booking keeps its code. */
  cut?: PastedTicket | null;
  /** Whether somebody has just come in: he sits now, or as soon as a chair is free. */
  isWalkIn?: boolean;
  /** The date of a new booking, for as long as nothing has been typed. */
  date: string;
  onDone: (isRecorded: boolean) => void;
};

/** What the form holds, as typed, with what it does not show. */
type Fields = Omit<Booking, "barberId" | "total"> & {
  /** Undefined until one is chosen: the first who is free. */
  readonly barberId: string | null | undefined;
  readonly duration: string;
  /** In whole rupiah, as agreed or typed; empty for what the services cost. */
  readonly total: string;
};

const blank: Omit<Booking, "date"> = {
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

/** What the form begins with. A cut ticket has not been answered yet. */
function beginningOf({ entry, cut, isWalkIn, date }: EntryFormProps): Fields {
  const known: Booking = entry ?? (cut ? bookingOf(cut) : { ...blank, date });
  return {
    ...known,
    barberId: isWalkIn ? undefined : known.barberId,
    duration: entry ? String(entry.duration) : "",
    total: String(known.total ?? ""),
  };
}

function bookingOf({ claim, notes }: PastedTicket): Booking {
  const { code, date, time, deposit, status } = claim;
  return {
    ...claim,
    ...{ code: code ?? "", date: date ?? "", time: time ?? "", notes },
    status: isActive(claim) ? "requested" : status,
    deposit: deposit && { ...deposit, isReceived: false },
  };
}

const ofBarber: readonly Reason["kind"][] = ["leave", "barberDayOff", "barberHours", "nobody", "barberServices"];

export type EntryFormState = ReturnType<typeof useEntryForm>;

/** The state of the form for a booking that the shop writes itself, and what speaks against it as typed. */
export function useEntryForm(props: EntryFormProps) {
  const { entry = null, isWalkIn = false } = props;
  const context = useBookContext();
  const { bookable, now } = context;
  const seated = useContext(SeatedContext);
  const first = beginningOf(props);
  const [typed, setTyped] = useState<Fields | null>(null);
  const fields = { ...(typed ?? first), ...(isWalkIn && momentNow(context)) };
  const set = (changes: Partial<Fields>) => setTyped((before) => ({ ...(before ?? first), ...changes }));

  const { date, serviceIds } = fields;
  const hasDate = isDate(date);
  const usualLength = totalDuration(chosenServices(bookable.services, serviceIds)) || usualDuration;
  const duration = Number.parseInt(fields.duration, 10) || usualLength;
  const fitsOthers = fitsBeside(
    seated.filter((other) => other.id !== entry?.id),
    bookable,
  );
  // Nothing is full as long as the day or the hour is missing.
  const fits = (stay: Stay) => !hasDate || stay.time === "" || fitsOthers(stay);
  const visitWith = (barberId: string | null, time: string) => ({ date, time, duration, barberId, serviceIds });
  const isFree = (barberId: string | null) =>
    fits(visitWith(barberId, fields.time)) &&
    reasonsAgainst({ ...visitWith(barberId, fields.time), date: hasDate ? date : null }, bookable, null).every(
      ({ kind }) => !ofBarber.includes(kind),
    );
  const firstFree = bookable.barbers.find((barber) => isFree(barber.id))?.id ?? null;
  const barberId = fields.barberId === undefined ? firstFree : fields.barberId;
  const offers = hasDate ? slotOffers(visitWith(barberId, fields.time), forOwnBookings(bookable), now) : [];
  // The hour that the booking has is offered on its day, whether it is a slot or not.
  const ownTimes = isWalkIn ? [fields.time] : date === first.date && first.time !== "" ? [first.time] : [];
  const times = [...new Set([...offers.map((offer) => offer.time), ...ownTimes])].sort();
  const isPast = (at: string) => instantOf(date, at, bookable.rules.timeZone) <= now;
  // A chosen hour that another day does not have is asked for anew.
  const time = times.includes(fields.time) ? fields.time : "";
  const isMoved = entry?.date !== date || entry.time !== time;
  const usualTotal = usualPrice(visitWith(barberId, time), bookable);
  const isFull = !fits(visitWith(barberId, time));
  // Told of a move alone: a total that was agreed stays until the shop changes it.
  const isAgreed = entry !== null && isMoved && first.total !== "" && fields.total === first.total;
  const warnings = hasDate
    ? [
        time !== "" && !isWalkIn && isMoved && isPast(time) && "Jam itu sudah lewat.",
        ...reasonsAgainst({ ...visitWith(barberId, fields.time), time: time || null }, bookable, null)
          .filter(({ kind }) => kind !== "betweenSlots")
          .map((reason) => `${reasonText(bookingWords.reasons, reason)}.`),
        isAgreed &&
          usualTotal.total !== null &&
          usualTotal.total !== Number(first.total) &&
          `Harga di jam itu ${rupiahFrom(usualTotal.total, usualTotal.isLeastTotal)}; total tetap seperti disepakati.`,
        isFull && "Kursi penuh di jam itu: kalau dicatat, akan ditandai bentrok.",
      ].filter((warning) => typeof warning === "string")
    : [];
  if (warnings.length > 0 && !isFull) warnings.push("Tetap bisa dicatat.");
  return {
    ...{ first, fields, set, date, time, times, offers, barberId, duration, usualLength, usualTotal, isMoved, isFull },
    ...{ warnings, fits, isFree, isPast, visitWith },
    errors: {
      services: serviceIds.length === 0 ? "Pilih layanannya." : "",
      date: hasDate ? "" : "Pilih tanggalnya.",
      time: time === "" ? "Pilih jamnya." : "",
    },
    choose(service: string, isChosen: boolean) {
      const without = serviceIds.filter((other) => other !== service);
      // What was agreed was agreed for other services; a total that the shop has typed stays.
      const total = fields.total === first.total ? "" : fields.total;
      set({ serviceIds: isChosen ? [...without, service] : without, duration: "", total });
    },
  };
}

/** Records what the form holds, at the form's hour or another one. */
export function useRecording({ entry = null, cut = null, isWalkIn = false, onDone }: EntryFormProps) {
  const context = useBookContext();
  const { book, bookable, now, shop } = context;
  // Of a double tap the second comes before the first is written.
  const isRecording = useRef(false);
  return async ({ fields, first, barberId, duration, usualTotal, isMoved }: EntryFormState, time: string) => {
    if (isRecording.current) return;
    isRecording.current = true;
    const total =
      fields.total === ""
        ? usualTotal
        : { total: Number(fields.total), isLeastTotal: first.isLeastTotal && fields.total === first.total };
    const booking: Booking = {
      ...{ ...fields, time, barberId, ...total },
      // What may have changed while the form was open.
      ...{ status: first.status, deposit: first.deposit, address: first.address, language: first.language },
      code: first.code || (isWalkIn ? "" : bookingCode(shop.codePrefix, now, deviceRandom)),
      // In the shop's order; services that it no longer offers stay those of the booking.
      serviceIds: [
        ...chosenServices(bookable.services, fields.serviceIds).map((service) => service.id),
        ...unknownIds(bookable.services, fields.serviceIds),
      ],
    };
    const kept = keptBooking(booking, duration);
    const id = cut?.claim.code ? ticketId(booking) : newOwnId(now, deviceRandom);
    const source = isWalkIn ? "walkIn" : "shop";
    const recorded = await (entry ? book.change(entry.id, edited(kept)) : book.enter(id, source, kept));
    // A request that the shop moves is still to be answered.
    const isNews = entry && recorded && !isWaiting(entry) && isMoved;
    announceRecorded(recorded, context, isNews ? notificationFor(entry, recorded.entry, context) : null);
    onDone(true);
  };
}

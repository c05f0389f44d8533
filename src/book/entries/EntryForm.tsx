import { type ChangeEvent, useId, useState } from "react";
import { type Booking, isSameMoment } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { slotWarning } from "../../domain/booking/reasonsForShop";
import { isActive } from "../../domain/booking/statuses";
import {
  charactersOver,
  keptText,
  noTexts,
  type TextField,
  type Texts,
  textFields,
  textRow,
  textsBy,
} from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { instantOf, type Moment, shopMinute } from "../../domain/shop/clock";
import { businessDayOf, businessTimeOf, momentOn } from "../../domain/shop/dayHours";
import { depositAfterChange } from "../../domain/shop/deposit";
import { isAbsence, type Reason, reasonText } from "../../domain/shop/reason";
import { reasonsAgainst, slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { chosenServices, isAtCustomer, unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { Button } from "../../ui/Button";
import { DateInput } from "../../ui/DateInput";
import { Field } from "../../ui/Field";
import { StatusMessage } from "../../ui/StatusMessage";
import { fitsBeside, type TimedVisit, type VisitSize, visitSize } from "../chairs/seating";
import { firstFittingTime, quoteAt } from "../day/availability";
import { announceRecorded, deviceRandom, recordChange, useBookContext } from "../page/bookContext";
import { QuietButton } from "../page/bookLayout";
import { messageAboutChange } from "../requests/answers";
import { type Entry, isWaiting, newEntryId, toStoredBooking } from "./entry";
import { BarberField, Form, FullRow, ServiceChoices } from "./entryFields";
import { correctionUpdate } from "./entryUpdates";

type Props = {
  /** The entry to correct; null for a new one. */
  entry?: Entry | null;
  /** Whether the new entry is of a customer who has just walked in, and sits at once or at the first free time. */
  isWalkIn?: boolean;
  /** The date preselected for a booking by telephone. */
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

/** A booking of the shop's own, before anything is filled in. */
const blankBooking: Omit<Booking, "date"> = {
  ...noTexts,
  code: "",
  version: null,
  time: "",
  serviceIds: [],
  barberId: null,
  total: 0,
  isLeastTotal: false,
  deposit: null,
  changedFrom: null,
  status: "confirmed",
  language: "id",
};

/** The state of the form, what follows from it, and the function that records it. */
function useEntryForm({ entry = null, isWalkIn = false, date: newDate, onDone }: Props) {
  const context = useBookContext();
  const { actions, bookable, now, shopNow, chairTakers, shop } = context;
  const { rules } = bookable;
  const original: Booking = entry ?? { ...blankBooking, date: newDate, ...(isWalkIn && shopNow) };
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const { serviceIds = original.serviceIds } = typed;
  // Whether the services are still the ones for which size and total were agreed.
  const isAgreed = entry !== null && [...serviceIds].sort().join() === [...original.serviceIds].sort().join();
  const agreedTotal = entry ? String(entry.total) : "";
  const originalDay = entry || isWalkIn ? businessDayOf(rules, original) : newDate;
  const fields: Fields = {
    ...original,
    date: originalDay,
    duration: isAgreed ? String(entry.duration) : "",
    total: isAgreed ? agreedTotal : "",
    ...typed,
  };
  const { date: day } = fields;
  // Once something is changed, the form no longer follows the day on the screen.
  const set = (changes: Partial<Fields>) => setTyped((last) => ({ date: day, ...last, ...changes }));
  // On the booking's own day its own time is offered too, even if it is no slot.
  const ownTime = day === originalDay ? original.time : "";
  const momentAt = (time: string): Moment => (time === ownTime ? original : momentOn(rules, day, time));

  const services = chosenServices(bookable.services, serviceIds);
  const usual = visitSize(serviceIds, bookable);
  const size: VisitSize = {
    duration: Number.parseInt(fields.duration, 10) || usual.duration,
    chairCount: isAgreed ? entry.chairCount : usual.chairCount,
  };
  const visitAt = (time: string, barberId: string | null): TimedVisit => ({
    ...{ date: momentAt(time).date, time, serviceIds, barberId },
    ...size,
  });
  const others = chairTakers.filter((other) => other.id !== entry?.id);
  const fitsOthers = fitsBeside(others, bookable);
  // No other visit can be in the way of a visit without a time.
  const fits = (visit: TimedVisit) => visit.time === "" || fitsOthers(visit);
  // Date and time are empty until they are chosen.
  const reasonsOf = ({ date, time, ...visit }: TimedVisit): Reason[] =>
    reasonsAgainst({ ...visit, date: date || null, time: time || null }, bookable, null);

  const offers = isWalkIn ? [] : slotOffersForShop(visitAt(fields.time, fields.barberId), day, bookable, now);
  const isPast = (time: string) => instantOf(momentAt(time), rules.timeZone) <= now;
  const minuteAt = (time: string) => businessTimeOf(rules, momentAt(time)).minute;
  const times = [...new Set([...offers.map((offer) => offer.time), ownTime])]
    .filter((each) => each !== "")
    .sort((one, other) => Number(isPast(one)) - Number(isPast(other)) || minuteAt(one) - minuteAt(other));
  // Empty if the chosen date does not offer the time. It must then be chosen again.
  const time = times.includes(fields.time) ? fields.time : "";
  const isBarberFree = (barberId: string): boolean => {
    const visit = visitAt(time, barberId);
    return fits(visit) && reasonsOf(visit).every((reason) => !isAbsence(reason) && reason.kind !== "barberServices");
  };
  const firstFree = isWalkIn ? bookable.barbers.find(({ id }) => isBarberFree(id))?.id : undefined;
  const barberId = typed.barberId === undefined && firstFree ? firstFree : fields.barberId;
  const visit = visitAt(time, barberId);
  const isFull = !fits(visit);
  const isMoved = entry?.date !== visit.date || entry.time !== time;
  const usualPrice = quoteAt(visit, bookable);
  // A moved booking keeps its agreed total, also if the price at the new time differs.
  const isOtherPrice = isMoved && entry !== null && fields.total === agreedTotal && usualPrice.total !== entry.total;
  const warnings = [
    isOtherPrice &&
      usualPrice.total !== null &&
      `Harga di jam itu ${priceText(usualPrice.total, usualPrice.isLeastTotal)}; total tetap seperti disepakati.`,
    ...reasonsOf(visit)
      .filter(({ kind }) => kind !== "betweenSlots")
      .map((reason) => `${reasonText(bookingWords.reasons, reason)}.`),
    isFull && "Kursi penuh di jam itu: kalau dicatat, akan ditandai bentrok.",
  ].filter((warning) => warning !== false);
  /** Whether the form asks for a text of the customer's. */
  const asksFor = (field: TextField): boolean =>
    !isWalkIn && (!textRow(field).onlyAtCustomer || original[field] !== "" || isAtCustomer(services));
  const textErrors = textFields.flatMap((field) => {
    const over = charactersOver(field, fields[field]);
    return over > 0 ? [[field, `Terlalu panjang: kurangi ${over} huruf.`]] : [];
  });
  const errors: Partial<Record<keyof Fields | "services", string>> = {
    ...Object.fromEntries(textErrors),
    services: serviceIds.length === 0 ? "Pilih layanannya." : "",
    time: time === "" ? "Pilih jamnya." : "",
    // No ticket can be made without a total.
    total:
      serviceIds.length > 0 && fields.total === "" && usualPrice.total === null
        ? "Isi totalnya: harga salah satu layanan tidak diketahui."
        : "",
  };

  /** Records the visit at a moment and closes the form at once, so that nothing is recorded twice. */
  const record = ({ date, time }: Moment) => {
    const isUsual = fields.total === "";
    const price = quoteAt({ ...visit, date, time }, bookable);
    const total = isUsual ? (price.total ?? 0) : Number(fields.total);
    const booking: Booking = {
      ...original,
      ...textsBy((field) => (asksFor(field) ? keptText(field, fields[field]) : "")),
      ...{ date, time, barberId, total },
      isLeastTotal: isUsual ? price.isLeastTotal : original.isLeastTotal && fields.total === agreedTotal,
      // A deposit that is still owed never exceeds the new total.
      deposit: original.deposit && depositAfterChange(original.deposit, rules.deposit, total),
      code: original.code || (isWalkIn ? "" : bookingCode(shop.codePrefix, now, deviceRandom)),
      // Services in the shop's order, then the discontinued ones, which stay in the booking.
      serviceIds: isAgreed
        ? original.serviceIds
        : [...services.map((service) => service.id), ...unknownIds(bookable.services, serviceIds)],
    };
    const stored = toStoredBooking(booking, size);
    if (entry)
      void recordChange(entry, correctionUpdate(stored, entry), context, (changed, before) =>
        // The customer of an active booking is told the new time. A waiting request gets the shop's answer instead.
        !isSameMoment(before, changed) && isActive(before) && !isWaiting(before)
          ? messageAboutChange(before, changed, context)
          : null,
      );
    else
      void actions
        .addOwn(newEntryId(now, deviceRandom), isWalkIn ? "walkIn" : "shop", stored)
        .then((recorded) => recorded && announceRecorded([recorded], context));
    onDone();
  };
  const start = isWalkIn ? firstFittingTime(visit, others, bookable) : null;
  const textOf = ({ total, isLeastTotal } = usualPrice) => (total === null ? "" : priceText(total, isLeastTotal));
  return {
    ...{ fields, set, original, visit, isFull, offers, times, isPast, asksFor, errors, record, isBarberFree },
    isFullAt: (at: string) => !fits(visitAt(at, barberId)),
    usualDuration: usual.duration,
    usualPrice: textOf(),
    warnings: [...warnings, ...(warnings.length > 0 && !isFull ? ["Tetap bisa dicatat."] : [])].join(" "),
    /** When somebody who walks in can sit, if that is later, with the price then. */
    later:
      start && shopMinute(start) > shopMinute(visit)
        ? {
            ...start,
            wait: shopMinute(start) - shopMinute(visit),
            price: textOf(quoteAt({ ...visit, ...start }, bookable)),
          }
        : null,
  };
}

/** The form for a walk-in, for a booking by telephone, or for the correction of `entry`. */
export function EntryForm(props: Props) {
  const { entry = null, isWalkIn = false, onDone } = props;
  const id = useId();
  const { services } = useBookContext().bookable;
  const form = useEntryForm(props);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { errors, fields, visit, later, isFull } = form;
  const submit = (at: Moment) => {
    setSubmitted(true);
    const missing = ([...textFields, "services", "time", "total"] as const).find((part) => errors[part]);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    else form.record(at);
  };
  const errorOf = (part: keyof typeof errors) => (wasSubmitted && errors[part]) || undefined;
  /** Returns the props of a text field; with `digits` it takes digits only, at most that many. */
  const text = (name: TextField | "duration" | "total", label: string, digits?: number) => ({
    label,
    id: `${id}-${name}`,
    autoComplete: "off",
    inputMode: digits ? ("numeric" as const) : undefined,
    value: fields[name],
    error: errorOf(name),
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      form.set({ [name]: digits ? value.replace(/\D/g, "").slice(0, digits) : value }),
  });
  const optionOf = (at: string) => {
    const offer = form.offers.find((one) => one.time === at);
    const against = [form.isPast(at) && "sudah lewat", offer && slotWarning(offer), form.isFullAt(at) && "kursi penuh"];
    const words = against.filter(Boolean).join(", ");
    return (
      <option key={at} value={at}>
        {at}
        {words && ` (${words})`}
      </option>
    );
  };
  const gone = unknownIds(services, form.original.serviceIds);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit(visit);
      }}
      noValidate
      aria-label={entry ? "Ubah catatan" : isWalkIn ? "Datang langsung" : "Booking lewat telepon"}
    >
      {!isWalkIn && <FullRow>Isi formulir ini ikut di tiket pelanggan.</FullRow>}
      {textFields.filter(form.asksFor).map((field) => (
        <Field key={field} {...text(field, bookingWords.terms[field])} type={field === "phone" ? "tel" : "text"} />
      ))}
      <ServiceChoices
        id={id}
        services={[
          // A service at the customer's place cannot be a walk-in.
          ...services.filter(({ atCustomer }) => !(isWalkIn && atCustomer)),
          ...gone.map((one) => ({ id: one, name: `${one}, tidak ada lagi` })),
        ]}
        chosen={fields.serviceIds}
        choose={(serviceIds) => form.set({ serviceIds })}
        error={errorOf("services")}
      />
      {!isWalkIn && (
        <>
          <Field
            as={DateInput}
            id={`${id}-date`}
            label="Tanggal"
            value={fields.date}
            onChange={(date: string) => form.set({ date })}
          />
          <Field
            as="select"
            id={`${id}-time`}
            label="Jam"
            value={visit.time}
            error={errorOf("time")}
            onChange={({ target }) => form.set({ time: target.value })}
          >
            <option value="">Pilih jam</option>
            {form.times.map(optionOf)}
          </Field>
        </>
      )}
      <BarberField
        id={id}
        barberId={visit.barberId}
        choose={(barberId) => form.set({ barberId })}
        isFree={form.isBarberFree}
      />
      {!isWalkIn && (
        <>
          <Field {...text("duration", "Lama (menit)", 3)} placeholder={String(form.usualDuration)} />
          <Field {...text("total", "Total (Rp)", 9)} placeholder={form.usualPrice} />
        </>
      )}
      <FullRow>
        <StatusMessage>{form.warnings}</StatusMessage>
        {isWalkIn && form.usualPrice && (
          <p>
            Total {form.usualPrice}
            {later && later.price !== form.usualPrice && `, mulai pukul ${later.time} ${later.price}`}
          </p>
        )}
        {later && (
          <Button type="button" $look="accent" onClick={() => submit(later)}>
            Tunggu {later.wait} menit, duduk {later.time}
          </Button>
        )}
        <Button type="submit" $look={later ? "outlineOnLight" : "deep"}>
          {submitLabel(entry, isWalkIn, isFull)}
        </Button>
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </FullRow>
    </Form>
  );
}

function submitLabel(entry: Entry | null, isWalkIn: boolean, isFull: boolean): string {
  if (isWalkIn) return isFull ? "Duduk sekarang juga (bentrok)" : "Duduk sekarang";
  return entry ? "Simpan perubahan" : "Catat booking";
}

import { type ChangeEvent, useId, useRef, useState } from "react";
import { type Booking, isActive, isSameMoment } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { slotWarning } from "../../domain/booking/reasonsForShop";
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
import { businessDayOf, businessTimeAt, businessTimeOf, momentOf } from "../../domain/shop/dayHours";
import { reasonRow, reasonText } from "../../domain/shop/reason";
import { reasonsAgainst, slotOffersForShop } from "../../domain/shop/reasonsAgainst";
import { chosenServices, isAtCustomer, quoteAt, unknownIds } from "../../domain/shop/service";
import { priceText, rupiah } from "../../format/money";
import { minutesIn, wholeIn } from "../../format/writtenAmount";
import { Button } from "../../ui/Button";
import { DateInput } from "../../ui/DateInput";
import { Field } from "../../ui/Field";
import { StatusMessage } from "../../ui/StatusMessage";
import { announceRecorded, deviceRandom, recordChange, untilWritten, useBookContext } from "../context/bookContext";
import { QuietButton, Warning } from "../context/bookLayout";
import { firstFittingTime } from "../rules/availability";
import { type Entry, isWaiting, newEntryId, type SizedBooking, toStoredBooking } from "../rules/entry";
import { correctionUpdate } from "../rules/entryUpdates";
import { fitsBeside, type SeatableVisit, type VisitSize, visitSize } from "../rules/seating";
import { messageAboutChange } from "./AnswerLinks";
import { BarberField, Form, FullRow, ServiceChoices } from "./entryFields";

type Props = {
  /** The entry to correct; null for a new one. */
  entry: Entry | null;
  /** Whether the new entry is of a customer who has just walked in, and sits at once or at the first free time. */
  isWalkIn: boolean;
  /** The date preselected for a booking by telephone. */
  date: string;
  onDone: () => void;
};

/** The form's values as typed or chosen. */
type Fields = Texts &
  Pick<Booking, "time" | "serviceIds" | "barberId"> & {
    /** The business day. */
    date: string;
    /** As agreed or typed. If empty, the usual duration of the services counts. */
    duration: string;
    /** As agreed or typed. If empty, today's price of the visit counts. */
    total: string;
  };

// The highest numbers that are taken for no slip. A link may have ten digits of rupiah.
const [mostMinutes, mostRupiah] = [9999, 9_999_999_999];

/**
 * The number that is read from a typed text; null if the text is empty, undefined if it is no number from `least` to `most`.
 */
function numberIn(text: string, read: (text: string) => number | undefined, least: number, most: number) {
  if (text.trim() === "") return null;
  const number = read(text.trim());
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

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
function useEntryForm({ entry, isWalkIn, date: newDate, onDone }: Props) {
  const context = useBookContext();
  const { actions, offering, now, shopNow, chairTakers, shop } = context;
  const { rules } = offering;
  const original: Booking = entry ?? { ...blankBooking, date: newDate, ...(isWalkIn && shopNow) };
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const [problem, setProblem] = useState("");
  const isRecording = useRef(false);
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
  const momentAt = (time: string): Moment => (time === ownTime ? original : momentOf(businessTimeAt(rules, day, time)));

  const services = chosenServices(offering.services, serviceIds);
  const usual = visitSize(serviceIds, offering);
  const duration = numberIn(fields.duration, minutesIn, 1, mostMinutes);
  const total = numberIn(fields.total, wholeIn, 0, mostRupiah);
  const size: VisitSize = {
    duration: duration ?? usual.duration,
    chairCount: isAgreed ? entry.chairCount : usual.chairCount,
  };
  const visitAt = (time: string, barberId: string | null): SeatableVisit => ({
    ...{ date: momentAt(time).date, time, serviceIds, barberId },
    ...size,
  });
  const others = chairTakers.filter((other) => other.id !== entry?.id);
  const fitsOthers = fitsBeside(others, offering);
  // No other visit can be in the way of a visit without a time.
  const fits = (visit: SeatableVisit) => visit.time === "" || fitsOthers(visit);
  // Date and time are empty until they are chosen.
  const reasonsOf = ({ date, time, ...visit }: SeatableVisit) =>
    reasonsAgainst({ ...visit, date: date || null, time: time || null }, offering, null);

  const offers = isWalkIn ? [] : slotOffersForShop(visitAt(fields.time, fields.barberId), day, offering, now);
  const isPast = (time: string) => instantOf(momentAt(time), rules.timeZone) <= now;
  const minuteAt = (time: string) => businessTimeOf(rules, momentAt(time)).minute;
  const times = [...new Set([...offers.map((offer) => offer.time), ownTime])]
    .filter((each) => each !== "")
    .sort((one, other) => Number(isPast(one)) - Number(isPast(other)) || minuteAt(one) - minuteAt(other));
  // Empty if the chosen date does not offer the time. It must then be chosen again.
  const time = times.includes(fields.time) ? fields.time : "";
  const isBarberFree = (barberId: string): boolean => {
    const visit = visitAt(time, barberId);
    return (
      fits(visit) &&
      reasonsOf(visit).every((reason) => reasonRow(reason).absent !== "barbers" && reason.kind !== "barberServices")
    );
  };
  const firstFree = isWalkIn ? offering.barbers.find(({ id }) => isBarberFree(id))?.id : undefined;
  const barberId = typed.barberId === undefined && firstFree ? firstFree : fields.barberId;
  const visit = visitAt(time, barberId);
  const isFull = !fits(visit);
  const isMoved = entry?.date !== visit.date || entry.time !== time;
  const usualPrice = quoteAt(offering, visit);
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
  const asksFor = (field: TextField) =>
    !isWalkIn && (!textRow(field).onlyAtCustomer || original[field] !== "" || isAtCustomer(services));
  const textErrors = textFields.flatMap((field) => {
    const over = charactersOver(field, fields[field]);
    return over > 0 ? [[field, `Terlalu panjang: kurangi ${over} huruf.`]] : [];
  });
  const errors: Partial<Record<keyof Fields | "services", string>> = {
    ...Object.fromEntries(textErrors),
    services: serviceIds.length === 0 ? "Pilih layanannya." : "",
    time: time === "" ? "Pilih jamnya." : "",
    duration: duration === undefined ? "Tulis lamanya dalam menit, misalnya 45 atau 1 jam." : "",
    total: totalError(),
  };

  function totalError(): string {
    if (total === undefined) return "Tulis totalnya dalam rupiah, misalnya 150.000 atau 150rb.";
    // No ticket can be made without a total.
    const isUnknown = total === null && serviceIds.length > 0 && usualPrice.total === null;
    return isUnknown ? "Isi totalnya: harga salah satu layanan tidak diketahui." : "";
  }

  /** A word of doubt about a typed total that is at most a tenth of today's price, or at least ten times as much. */
  function totalDoubt() {
    const today = usualPrice.total;
    if (!total || !today || fields.total === agreedTotal || (total > today / 10 && total < today * 10)) return "";
    return `${rupiah(total)}, padahal harganya ${rupiah(today)}. Kalau memang begitu, ketuk sekali lagi.`;
  }

  /** Records the visit at a moment, once, and closes the form, unless that fails. */
  const record = async ({ date, time }: Moment) => {
    if (isRecording.current) return;
    const price = quoteAt(offering, { ...visit, date, time });
    const booking: Booking = {
      ...original,
      ...textsBy((field) => (asksFor(field) ? keptText(field, fields[field]) : "")),
      ...{ date, time, barberId },
      total: total ?? price.total ?? 0,
      isLeastTotal: total === null ? price.isLeastTotal : original.isLeastTotal && total === original.total,
      code: original.code || (isWalkIn ? "" : bookingCode(shop.codePrefix, now, deviceRandom)),
      // Services in the shop's order, then the discontinued ones, which stay in the booking.
      serviceIds: isAgreed
        ? original.serviceIds
        : [...services.map((service) => service.id), ...unknownIds(offering.services, serviceIds)],
    };
    const stored = toStoredBooking(booking, size);
    isRecording.current = true;
    setProblem("");
    // Once recorded it stays so: a second tap may come before the form is gone.
    isRecording.current = entry ? await correct(entry, stored) : await add(stored);
    if (isRecording.current) onDone();
  };
  const failing = { say: setProblem };
  const correct = (before: Entry, stored: SizedBooking) =>
    recordChange(before, correctionUpdate(stored, rules.deposit, before), context, {
      ...failing,
      messageFor: (changed, before) =>
        // The customer of an active booking is told the new time. A waiting request gets the shop's answer instead.
        !isSameMoment(before, changed) && isActive(before) && !isWaiting(changed)
          ? messageAboutChange(before, changed, context)
          : null,
    });
  async function add(stored: SizedBooking) {
    const source = isWalkIn ? "walkIn" : "shop";
    const recorded = await untilWritten(actions.addOwn(newEntryId(now, deviceRandom), source, stored), failing);
    if (recorded) announceRecorded([recorded], context);
    return recorded !== undefined;
  }
  const start = isWalkIn ? firstFittingTime(visit, others, offering) : null;
  const textOf = ({ total, isLeastTotal } = usualPrice) => (total === null ? "" : priceText(total, isLeastTotal));
  return {
    ...{ fields, set, original, visit, isFull, offers, times, isPast, asksFor, errors, record, problem, isBarberFree },
    totalDoubt: totalDoubt(),
    totalRead: typeof total === "number" ? rupiah(total) : "",
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
            price: textOf(quoteAt(offering, { ...visit, ...start })),
          }
        : null,
  };
}

/** The form for a walk-in, for a booking by telephone, or for the correction of `entry`. */
export function EntryForm(props: Props) {
  const { entry, isWalkIn, onDone } = props;
  const id = useId();
  const { services } = useBookContext().offering;
  const form = useEntryForm(props);
  const [wasSubmitted, setSubmitted] = useState(false);
  // The total that was doubted at the last tap. The next tap records it.
  const [doubtedTotal, setDoubtedTotal] = useState("");
  const { errors, fields, visit, later, isFull } = form;
  const isDoubted = form.totalDoubt !== "" && doubtedTotal === fields.total;
  const submit = (at: Moment) => {
    setSubmitted(true);
    const missing = ([...textFields, "services", "time", "duration", "total"] as const).find((part) => errors[part]);
    const isToDoubt = !missing && form.totalDoubt !== "" && !isDoubted;
    setDoubtedTotal(isToDoubt ? fields.total : "");
    if (missing || isToDoubt) document.getElementById(`${id}-${missing ?? "total"}`)?.focus();
    else void form.record(at);
  };
  const errorOf = (part: keyof typeof errors) =>
    (wasSubmitted && (errors[part] || (part === "total" && isDoubted && form.totalDoubt))) || undefined;
  const text = (name: TextField | "duration" | "total", label: string, inputMode?: "numeric") => ({
    label,
    id: `${id}-${name}`,
    autoComplete: "off",
    inputMode,
    value: fields[name],
    error: errorOf(name),
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => form.set({ [name]: value }),
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
          <Field {...text("duration", "Lama (menit)", "numeric")} placeholder={String(form.usualDuration)} />
          <Field {...text("total", "Total (Rp)", "numeric")} note={form.totalRead} placeholder={form.usualPrice} />
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
          <Button $look="accent" onClick={() => submit(later)}>
            Tunggu {later.wait} menit, duduk {later.time}
          </Button>
        )}
        <Button type="submit" $look={later ? "outlineOnLight" : "deep"}>
          {submitLabel(entry, isWalkIn, isFull)}
        </Button>
        <Warning role="alert">{form.problem}</Warning>
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </FullRow>
    </Form>
  );
}

function submitLabel(entry: Entry | null, isWalkIn: boolean, isFull: boolean): string {
  if (isWalkIn) return isFull ? "Duduk sekarang juga (bentrok)" : "Duduk sekarang";
  return entry ? "Simpan perubahan" : "Catat booking";
}

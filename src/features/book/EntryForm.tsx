import { useContext, useId, useRef, useState } from "react";
import styled from "styled-components";
import { type Entry, isWaiting } from "../../domain/book/entry";
import { nextFree, usualPrice } from "../../domain/book/fit";
import type { PastedTicket } from "../../domain/book/pastedText";
import { newOwnId, ticketId, usualDuration, versionOf } from "../../domain/book/record";
import { fitsBeside } from "../../domain/book/seating";
import { type Booking, isActive, versionAfter } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { slotWarning } from "../../domain/booking/reasonsForShop";
import { bookingWords } from "../../domain/booking/words.id";
import { forOwnBookings } from "../../domain/shop/bookingRules";
import { instantOf, isDate } from "../../domain/shop/clock";
import { type Reason, reasonText } from "../../domain/shop/reason";
import { reasonsAgainst, slotOffers } from "../../domain/shop/reasonsAgainst";
import { chosenServices, totalDuration, unknownIds } from "../../domain/shop/service";
import { parseTime } from "../../domain/shop/timeOfDay";
import { barberName } from "../../domain/shop/words.id";
import { rupiahFrom } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FieldError } from "../../ui/FieldError";
import { Outcome } from "../../ui/Outcome";
import { notificationFor } from "./answers";
import { announceRecorded, BookEntriesContext, deviceRandom, useBookContext } from "./bookContext";
import { momentNow } from "./bookWords";
import { DateInput } from "./DateInput";
import { QuietButton } from "./parts";

type Props = {
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
  barberId: string | null | undefined;
  duration: string;
  /** In whole rupiah, as agreed or typed; empty for what the services cost. */
  total: string;
};

const Form = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.close};
  @media ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Wide = styled.div`display: grid; gap: ${space.tight}; @media ${media.tablet} { grid-column: 1 / -1; }`;

const Services = styled.fieldset`display: grid; gap: ${space.tight};`;

const Choice = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space.hair} ${space.close}; min-height: 3rem; padding: 0.25rem 0.75rem;
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  &:has(:checked) { border-color: ${color.bottle}; font-weight: 700; }
  & > input { width: 1.25rem; height: 1.25rem; accent-color: ${color.bottle}; flex: none; }
  & > span { flex: 1 1 5em; }
`;

const Price = styled.b`font-weight: inherit; margin-left: auto; white-space: nowrap; font-variant-numeric: tabular-nums;`;

const blank: Omit<Booking, "date"> = {
  ...{ code: "", version: null, name: "", phone: "", address: "", notes: "", time: "", serviceIds: [], barberId: null },
  ...{ total: null, isLeastTotal: false, deposit: null, changedFrom: null },
  status: "confirmed",
  language: "id",
};

/** What the form begins with. A cut ticket has not been answered yet. */
function beginningOf({ entry, cut, isWalkIn, date }: Props): Fields {
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

/** A booking that the shop writes itself: a walk-in, one by telephone, or the correction of an entry. */
export function EntryForm(props: Props) {
  const { entry = null, cut = null, isWalkIn = false, onDone } = props;
  const context = useBookContext();
  const { book, bookable, now, shop } = context;
  const { seated } = useContext(BookEntriesContext);
  const id = useId();
  const first = beginningOf(props);
  const [typed, setTyped] = useState<Fields | null>(null);
  const [isTried, setTried] = useState(false);
  // Of a double tap the second comes before the first is written.
  const isRecording = useRef(false);
  const fields = { ...(typed ?? first), ...(isWalkIn && momentNow(context)) };
  const set = (changes: Partial<Fields>) => setTyped((before) => ({ ...(before ?? first), ...changes }));

  const { date, serviceIds } = fields;
  const hasDate = isDate(date);
  // Nobody comes in for what is done at his home.
  const offered = bookable.services.filter(({ atCustomer }) => !isWalkIn || !atCustomer);
  const goneIds = unknownIds(bookable.services, first.serviceIds);
  const usual = totalDuration(chosenServices(bookable.services, serviceIds)) || usualDuration;
  const duration = Number.parseInt(fields.duration, 10) || usual;
  const fits = fitsBeside(
    seated.filter((other) => other.id !== entry?.id),
    bookable,
  );
  const visitWith = (barberId: string | null, time = fields.time) => ({ date, time, duration, barberId, serviceIds });
  const isFree = (barberId: string | null) =>
    fits(visitWith(barberId)) &&
    reasonsAgainst(visitWith(barberId), bookable, null).every(({ kind }) => !ofBarber.includes(kind));
  const barberId =
    fields.barberId === undefined
      ? (bookable.barbers.find((barber) => isFree(barber.id))?.id ?? null)
      : fields.barberId;
  const offers = hasDate ? slotOffers(visitWith(barberId), forOwnBookings(bookable), now) : [];
  // The hour that the booking has is offered on its day, whether it is a slot or not.
  const ownTimes = isWalkIn ? [fields.time] : date === first.date && first.time !== "" ? [first.time] : [];
  const times = [...new Set([...offers.map((offer) => offer.time), ...ownTimes])].sort();
  const isPast = (at: string) => instantOf(date, at, bookable.rules.timeZone) <= now;
  // A chosen hour that another day does not have is asked for anew.
  const time = times.includes(fields.time) ? fields.time : "";
  const isMoved = entry?.date !== date || entry.time !== time;
  const usualTotal = usualPrice(visitWith(barberId, time), bookable);
  const errors = {
    services: serviceIds.length === 0 ? "Pilih layanannya." : "",
    date: hasDate ? "" : "Pilih tanggalnya.",
    time: time === "" ? "Pilih jamnya." : "",
  };

  const isFull = hasDate && time !== "" && !fits(visitWith(barberId, time));
  // Told of a move alone: a total that was agreed stays until the shop changes it.
  const isAgreed = entry !== null && isMoved && first.total !== "" && fields.total === first.total;
  const warnings = hasDate
    ? [
        time !== "" && !isWalkIn && isMoved && isPast(time) && "Jam itu sudah lewat.",
        ...reasonsAgainst({ ...visitWith(barberId), time: time || null }, bookable, null)
          .filter(({ kind }) => kind !== "betweenSlots")
          .map((reason) => `${reasonText(bookingWords.reasons, reason)}.`),
        isAgreed &&
          usualTotal.total !== null &&
          usualTotal.total !== Number(first.total) &&
          `Harga di jam itu ${rupiahFrom(usualTotal.total, usualTotal.isLeastTotal)}; total tetap seperti disepakati.`,
        isFull && "Kursi penuh di jam itu: kalau dicatat, akan ditandai bentrok.",
      ].filter(Boolean)
    : [];
  if (warnings.length > 0 && !isFull) warnings.push("Tetap bisa dicatat.");

  const record = async (at: string) => {
    setTried(true);
    const missing = (["services", "date", "time"] as const).find((part) => errors[part]);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    if (missing || isRecording.current) return;
    isRecording.current = true;
    const total =
      fields.total === ""
        ? usualTotal
        : { total: Number(fields.total), isLeastTotal: first.isLeastTotal && fields.total === first.total };
    const booking: Booking = {
      ...{ ...fields, time: at, barberId, ...total },
      // What may have changed while the form was open.
      ...{ status: first.status, deposit: first.deposit, address: first.address, language: first.language },
      code: first.code || (isWalkIn ? "" : bookingCode(shop.codePrefix, now, deviceRandom)),
      // What was written down of a cut ticket gives way to the whole one.
      version: cut ? first.version : versionAfter(first.version, now),
      // In the shop's order; services that it no longer offers stay those of the booking.
      serviceIds: [
        ...chosenServices(bookable.services, serviceIds).map((service) => service.id),
        ...unknownIds(bookable.services, serviceIds),
      ],
    };
    const recordId = entry?.id ?? (cut?.claim.code ? ticketId(booking) : newOwnId(now, deviceRandom));
    const version = versionOf(booking, duration, now, isWalkIn ? "walkIn" : "shop");
    const recorded = await book.record(version, recordId);
    // A request that the shop moves is still to be answered.
    const isNews = entry && !isWaiting(entry) && isMoved;
    announceRecorded(recorded, context, isNews ? notificationFor(entry, recorded.entry, context) : null);
    onDone(true);
  };
  const textField = (
    name: "name" | "phone" | "notes" | "duration" | "total",
    label: string,
    { digits, ...more }: { digits?: number; type?: string; placeholder?: string } = {},
  ) => (
    <Field
      {...more}
      id={`${id}-${name}`}
      label={label}
      inputMode={digits ? "numeric" : undefined}
      autoComplete="off"
      value={fields[name]}
      onChange={({ target: { value } }) => set({ [name]: digits ? value.replace(/\D/g, "").slice(0, digits) : value })}
    />
  );
  const errorOf = (part: keyof typeof errors) => (isTried && errors[part]) || undefined;
  const optionOf = (at: string) => {
    const offer = offers.find((one) => one.time === at);
    const against = [offer && slotWarning(offer), !fits(visitWith(barberId, at)) && "kursi penuh"].filter(Boolean);
    return (
      <option key={at} value={at}>
        {at}
        {against.length > 0 && ` (${against.join(", ")})`}
      </option>
    );
  };
  const pastTimes = times.filter(isPast);
  const next = isWalkIn ? nextFree(visitWith(barberId), seated, bookable) : null;
  const wait = next === null ? 0 : parseTime(next) - parseTime(time);

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void record(time);
      }}
      noValidate
      aria-label={
        isWalkIn ? "Datang langsung" : entry ? "Ubah catatan" : cut ? "Catat sendiri" : "Booking lewat telepon"
      }
    >
      {!isWalkIn && textField("name", "Nama")}
      {!isWalkIn && textField("phone", "Nomor WhatsApp (boleh kosong)", { type: "tel" })}
      <Wide>
        <Services id={`${id}-services`} tabIndex={-1} aria-describedby={`${id}-services-error`}>
          <legend>
            <b>Layanan</b>
          </legend>
          {[...offered, ...goneIds.map((gone) => ({ id: gone, name: `${gone}, tidak ada lagi` }))].map((service) => (
            <Choice key={service.id}>
              <input
                type="checkbox"
                checked={serviceIds.includes(service.id)}
                onChange={({ target }) => set(chosen(service.id, target.checked))}
              />
              <span>{service.name}</span>
              {"basePrice" in service && <Price>{rupiahFrom(service.basePrice, service.startingPrice === true)}</Price>}
            </Choice>
          ))}
        </Services>
        <FieldError id={`${id}-services-error`} message={errorOf("services")} />
      </Wide>
      {!isWalkIn && (
        <>
          <Field
            as={DateInput}
            id={`${id}-date`}
            label="Tanggal"
            value={date}
            error={errorOf("date")}
            onChange={(value: string) => set({ date: value })}
          />
          <Field
            as="select"
            id={`${id}-time`}
            label="Jam"
            value={time}
            error={errorOf("time")}
            onChange={({ target }) => set({ time: target.value })}
          >
            <option value="">Pilih jam</option>
            {times.filter((at) => !isPast(at)).map(optionOf)}
            {pastTimes.length > 0 && <optgroup label="Sudah lewat">{pastTimes.map(optionOf)}</optgroup>}
          </Field>
        </>
      )}
      {bookable.barbers.length > 0 && (
        <Field
          as="select"
          id={`${id}-barber`}
          label="Barber"
          value={barberId ?? ""}
          onChange={({ target }) => set({ barberId: target.value || null })}
        >
          <option value="">{barberName("anyone")}</option>
          {bookable.barbers.map((barber) => (
            <option key={barber.id} value={barber.id}>
              {barber.name}
              {time !== "" && !isFree(barber.id) && " (tidak kosong)"}
            </option>
          ))}
        </Field>
      )}
      {!isWalkIn && (
        <>
          {textField("duration", "Lama (menit)", { digits: 3, placeholder: String(usual) })}
          {textField("total", "Total (Rp)", {
            digits: 9,
            placeholder: usualTotal.total === null ? "menyusul" : rupiahFrom(usualTotal.total, usualTotal.isLeastTotal),
          })}
          {textField("notes", "Catatan (boleh kosong)")}
        </>
      )}
      <Wide>
        <Outcome>{warnings.join(" ")}</Outcome>
        {next !== null && wait > 0 && (
          <Button type="button" $look="brass" onClick={() => void record(next)}>
            Tunggu {wait} menit, duduk {next}
          </Button>
        )}
        <Button type="submit" $look={wait > 0 ? "quiet" : "ink"}>
          {isWalkIn && (isFull ? "Duduk sekarang juga (bentrok)" : "Duduk sekarang")}
          {!isWalkIn && (entry ? "Simpan perubahan" : "Catat booking")}
        </Button>
        <QuietButton onClick={() => onDone(false)}>Batal</QuietButton>
      </Wide>
    </Form>
  );

  function chosen(service: string, isChosen: boolean): Partial<Fields> {
    const without = serviceIds.filter((other) => other !== service);
    // What was agreed was agreed for other services; a total that the shop has typed stays.
    const total = fields.total === first.total ? "" : fields.total;
    return { serviceIds: isChosen ? [...without, service] : without, duration: "", total };
  }
}

import { type SyntheticEvent, useContext, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Entry } from "../../domain/book/entry";
import type { PastedTicket } from "../../domain/book/pastedText";
import { ticketId } from "../../domain/book/record";
import { fitsBeside } from "../../domain/book/seating";
import { usualDuration, versionOf } from "../../domain/book/version";
import { type Booking, isActive, unknownIds, versionAfter } from "../../domain/booking/booking";
import { bookingCode } from "../../domain/booking/bookingCode";
import { visitMismatches } from "../../domain/booking/comparison";
import { type Mismatch, mismatchForShop, slotWarning } from "../../domain/booking/mismatch";
import { rulesWith, slotOffers } from "../../domain/shop/bookingRules";
import { instantOf, isDate } from "../../domain/shop/clock";
import { totalPrice } from "../../domain/shop/price";
import { isPriceOpen, totalDuration } from "../../domain/shop/service";
import { rupiahFrom } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FieldError } from "../../ui/FieldError";
import { Outcome } from "../../ui/Outcome";
import { BookEntriesContext, type BookTools, deviceRandom, newsOf } from "./bookTools";
import { DateInput } from "./DateInput";
import { sayRecorded } from "./recorded";

type Props = {
  tools: BookTools;
  /** The entry to correct; null for a new booking. */
  entry?: Entry | null;
  /** What could be read of a ticket that came cut off; the booking keeps its code. */
  cut?: PastedTicket | null;
  /** The date of a new booking, for as long as nothing has been typed. */
  date: string;
  /** Called when the booking was recorded, or given up. */
  onDone: (isRecorded: boolean) => void;
};

/** What the form holds, as typed. */
type Fields = {
  name: string;
  phone: string;
  notes: string;
  date: string;
  time: string;
  serviceIds: readonly string[];
  barberId: string | null;
  duration: string;
  /** In whole rupiah; empty for what the services cost. */
  total: string;
};

const Form = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.close};
  @media ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Wide = styled.div`display: grid; gap: ${space.tight}; @media ${media.tablet} { grid-column: 1 / -1; }`;

const Services = styled.fieldset`display: grid; gap: ${space.tight};`;

const Choice = styled.label`
  display: flex; align-items: center; gap: ${space.close}; min-height: 3rem; padding: 0.25rem 0.75rem;
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  &:has(:checked) { border-color: ${color.bottle}; font-weight: 700; }
  & > input { width: 1.25rem; height: 1.25rem; accent-color: ${color.bottle}; flex: none; }
`;

const Price = styled.span`margin-left: auto; white-space: nowrap; font-variant-numeric: tabular-nums;`;

/** What the form begins with. */
function firstFields({ entry, cut, date }: Pick<Props, "entry" | "cut" | "date">): Fields {
  const { name, phone, serviceIds, barberId, ...known } = entry ??
    cut?.claim ?? { name: "", phone: "", serviceIds: [], barberId: null, date: null, time: null };
  return {
    name,
    phone,
    notes: entry?.notes ?? cut?.notes ?? "",
    date: known.date ?? date,
    time: known.time ?? "",
    serviceIds,
    barberId,
    duration: entry ? String(entry.duration) : "",
    total: "",
  };
}

/** What the booking keeps that the form does not show. A cut ticket has not been answered yet. */
function keptOf({ entry, cut }: Pick<Props, "entry" | "cut">) {
  const { status, address, language, deposit, version } = entry ??
    cut?.claim ?? { status: "confirmed", address: "", language: "id", deposit: null, version: null };
  if (!cut) return { status, address, language, deposit, version } as const;
  return {
    ...{ address, language, version },
    status: isActive({ status }) ? "requested" : status,
    deposit: deposit && { ...deposit, isReceived: false },
  } as const;
}

/** A booking that the shop writes itself: one by telephone, or the correction of an entry. */
export function EntryForm({ tools, entry = null, cut = null, date, onDone }: Props) {
  const { book, bookable, floor, now, shop } = tools;
  const { seated } = useContext(BookEntriesContext);
  const id = useId();
  const first = firstFields({ entry, cut, date });
  const [typed, setTyped] = useState<Fields | null>(null);
  const fields = typed ?? first;
  const [isTried, setTried] = useState(false);
  // Of a double tap the second comes before the first is written.
  const isRecording = useRef(false);
  const set = (changes: Partial<Fields>) => setTyped((before) => ({ ...(before ?? first), ...changes }));

  const services = bookable.services.filter((service) => fields.serviceIds.includes(service.id));
  const goneIds = unknownIds(bookable.services, first.serviceIds);
  const hasGone = unknownIds(bookable.services, fields.serviceIds).length > 0;
  const rules = rulesWith(bookable, fields.barberId, fields.serviceIds);
  const usual = totalDuration(services);
  const duration = Number.parseInt(fields.duration, 10) || usual || usualDuration;
  const offers = isDate(fields.date)
    ? slotOffers({ ...rules, minimumNotice: null, slotsOutsideHours: "note" }, fields.date, now, duration)
    : [];
  // The hour that the booking has is offered on its day, whether it is a slot or not.
  const ownTimes = fields.date === first.date && first.time !== "" ? [first.time] : [];
  const times = [...new Set([...offers.map((offer) => offer.time), ...ownTimes])].sort();
  const isPast = (at: string) => instantOf(fields.date, at, rules.timeZone) <= now;
  // A chosen hour that another day does not have is asked for anew, and is there again on the day that has it.
  const time = times.includes(fields.time) ? fields.time : "";
  const lostTime = isDate(fields.date) && time === "" ? fields.time : "";
  const others = seated.filter((other) => other.id !== entry?.id);
  const fits = fitsBeside(others, floor);
  const visit = { date: fields.date, duration, barberId: fields.barberId, serviceIds: fields.serviceIds };
  const isOfSamePrice =
    entry !== null &&
    entry.time === time &&
    entry.date === fields.date &&
    isSameList(entry.serviceIds, fields.serviceIds);
  const multiplier = offers.find((offer) => offer.time === time)?.multiplier ?? 1;
  const computed = hasGone || services.length === 0 ? null : totalPrice(services, multiplier);
  const usualPrice = isOfSamePrice
    ? { total: entry.total, isLeastTotal: entry.isLeastTotal }
    : { total: computed, isLeastTotal: isPriceOpen(services) };
  const price = fields.total === "" ? usualPrice : { total: Number(fields.total), isLeastTotal: false };
  const errors = {
    services: fields.serviceIds.length === 0 ? "Pilih layanannya." : "",
    date: isDate(fields.date) ? "" : "Pilih tanggalnya.",
    time: time === "" ? "Pilih jamnya." : "",
  };

  const barber = bookable.barbers.find((one) => one.id === fields.barberId);
  const isTimed = time !== "" && isDate(fields.date);
  const isMoved = entry === null || entry.date !== fields.date || entry.time !== time;
  const warnings = isDate(fields.date)
    ? [
        ...(isTimed && isMoved && isPast(time) ? ["Jam itu sudah lewat."] : []),
        ...visitMismatches({ ...visit, time: time || null }, bookable)
          .filter(({ kind }) => kind !== "noSlot")
          .map(warningOf),
      ]
    : [];
  const isFull = isTimed && !fits({ ...visit, time });
  const fullWords =
    bookable.barbers.length === 0
      ? "Semua kursi penuh di jam itu."
      : `${barber ? `${barber.name} tidak kosong` : "Tidak ada barber yang kosong"} di jam itu.`;
  const warning = [
    ...warnings,
    isFull
      ? `${fullWords} Tetap bisa dicatat, tetapi akan ditandai bentrok.`
      : warnings.length > 0 && "Tetap bisa dicatat.",
  ]
    .filter(Boolean)
    .join(" ");

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.services || errors.date || errors.time) {
      const missing = errors.services ? `${id}-services` : errors.date ? `${id}-date` : `${id}-time`;
      document.getElementById(missing)?.focus();
      return;
    }
    if (isRecording.current) return;
    isRecording.current = true;
    const kept = keptOf({ entry, cut });
    const { name, phone, notes, date: day, barberId } = fields;
    const booking: Booking = {
      ...kept,
      ...{ name, phone, notes, date: day, time, barberId, ...price },
      code: entry?.code || cut?.claim.code || bookingCode(shop.codePrefix, now, deviceRandom),
      version: versionAfter(kept.version, now),
      // Services that the shop no longer offers stay those of the booking.
      serviceIds: [...services.map((service) => service.id), ...unknownIds(bookable.services, fields.serviceIds)],
      changedFrom: null,
    };
    const recordId = entry?.id ?? (cut?.claim.code ? ticketId(booking) : crypto.randomUUID());
    const recorded = await book.record(versionOf(booking, duration, now, cut ? "ticket" : "shop"), recordId);
    const isNews = entry?.status === "confirmed" && isMoved;
    sayRecorded(recorded, tools, isNews ? newsOf(entry, recorded.entry, tools) : null);
    onDone(true);
  };

  const optionOf = (at: string) => {
    const offer = offers.find((one) => one.time === at);
    const against = [offer ? slotWarning(offer) : "", fits({ ...visit, time: at }) ? "" : "kursi penuh"].filter(
      Boolean,
    );
    return (
      <option key={at} value={at}>
        {at}
        {against.length > 0 && ` (${against.join(", ")})`}
      </option>
    );
  };
  const pastTimes = times.filter(isPast);

  /** A field of text, or of at most so many digits. */
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

  return (
    <Form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={entry ? "Ubah catatan" : cut ? "Catat sendiri" : "Booking lewat telepon"}
    >
      {textField("name", "Nama")}
      {textField("phone", "Nomor WhatsApp (boleh kosong)", { type: "tel" })}
      <Wide>
        <Services id={`${id}-services`} tabIndex={-1} aria-describedby={`${id}-services-error`}>
          <legend>
            <b>Layanan</b>
          </legend>
          {[...bookable.services, ...goneIds.map((gone) => ({ id: gone, name: `${gone}, tidak ada lagi` }))].map(
            (service) => (
              <Choice key={service.id}>
                <input
                  type="checkbox"
                  checked={fields.serviceIds.includes(service.id)}
                  onChange={(event) => set(chosen(service.id, event.target.checked))}
                />
                <span>{service.name}</span>
                {"basePrice" in service && (
                  <Price>{rupiahFrom(service.basePrice, service.startingPrice === true)}</Price>
                )}
              </Choice>
            ),
          )}
        </Services>
        <FieldError id={`${id}-services-error`} message={isTried ? errors.services || undefined : undefined} />
      </Wide>
      <Field
        as={DateInput}
        id={`${id}-date`}
        label="Tanggal"
        error={isTried ? errors.date || undefined : undefined}
        value={fields.date}
        onChange={(value) => set({ date: value })}
      />
      <Field
        as="select"
        id={`${id}-time`}
        label="Jam"
        note={lostTime ? `Tidak ada jam ${lostTime} hari itu. Pilih jam lain.` : ""}
        error={(isTried && errors.time) || undefined}
        value={time}
        onChange={(event) => set({ time: event.target.value })}
      >
        <option value="">Pilih jam</option>
        {times.filter((at) => !isPast(at)).map(optionOf)}
        {pastTimes.length > 0 && <optgroup label="Sudah lewat">{pastTimes.map(optionOf)}</optgroup>}
      </Field>
      {bookable.barbers.length > 0 && (
        <Field
          as="select"
          id={`${id}-barber`}
          label="Barber"
          value={fields.barberId ?? ""}
          onChange={(event) => set({ barberId: event.target.value || null })}
        >
          <option value="">Siapa saja</option>
          {bookable.barbers.map((barber) => (
            <option key={barber.id} value={barber.id}>
              {barber.name}
            </option>
          ))}
        </Field>
      )}
      {textField("duration", "Lama (menit)", { digits: 3, placeholder: String(usual || usualDuration) })}
      {textField("total", "Total (Rp)", {
        digits: 9,
        placeholder: usualPrice.total === null ? "menyusul" : rupiahFrom(usualPrice.total, usualPrice.isLeastTotal),
      })}
      {textField("notes", "Catatan (boleh kosong)")}
      <Wide>
        <Outcome>{warning}</Outcome>
        <Button type="submit" $look="ink">
          {entry ? "Simpan perubahan" : "Catat booking"}
        </Button>
        <Button type="button" $look="quiet" onClick={() => onDone(false)}>
          Batal
        </Button>
      </Wide>
    </Form>
  );

  function chosen(service: string, isChosen: boolean): Partial<Fields> {
    const without = fields.serviceIds.filter((other) => other !== service);
    return { serviceIds: isChosen ? [...without, service] : without, duration: "" };
  }
}

/** A mismatch as a warning to whoever writes the booking down. */
function warningOf(mismatch: Mismatch): string {
  // The usual words speak of a ticket.
  if (mismatch.kind !== "closedHours") return mismatchForShop(mismatch);
  const { from, to, reason } = mismatch.hours;
  return `Jam ${from}-${to} hari itu ditutup: ${reason}.`;
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

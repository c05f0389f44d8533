import { type SyntheticEvent, useId, useState } from "react";
import styled from "styled-components";
import type { Entry } from "../../domain/book/entry";
import { fitsBeside, takesChair } from "../../domain/book/seating";
import { slipOfCorrection, slipOfShop, usualDuration } from "../../domain/book/slip";
import { bookingCode } from "../../domain/booking/bookingCode";
import { rulesWith } from "../../domain/shop/bookableDay";
import { isDate, shopMoment } from "../../domain/shop/clock";
import { isOutsideHours } from "../../domain/shop/closures";
import { totalPrice } from "../../domain/shop/price";
import { totalDuration } from "../../domain/shop/service";
import { slotsOn } from "../../domain/shop/timeSlot";
import { minuteOf } from "../../domain/ticket/ticket";
import { rupiahFrom } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/FieldError";
import type { BookTools } from "./bookTools";
import { recordedWords } from "./bookWords";
import { deviceRandom } from "./deviceRandom";

type Props = {
  tools: BookTools;
  /** The entry to correct; null for a new booking by telephone. */
  entry?: Entry | null;
  /** What a new booking begins with. */
  start?: Partial<Draft>;
  onDone: () => void;
};

/** What the form holds, as typed. */
export type Draft = {
  name: string;
  phone: string;
  notes: string;
  date: string;
  time: string;
  serviceIds: readonly string[];
  barberId: string | null;
  duration: string;
};

const Form = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.close};
  @media ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Row = styled.div`display: grid; gap: ${space.hair}; align-content: start;`;

const Wide = styled.div`display: grid; gap: ${space.tight}; @media ${media.tablet} { grid-column: 1 / -1; }`;

const Label = styled.label`font-weight: 700;`;

const Input = styled.input`
  width: 100%; min-width: 0; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: ${type.body};
  color: ${color.ink}; background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

const Services = styled.fieldset`display: grid; gap: ${space.tight};`;

const Choice = styled.label`
  display: flex; align-items: center; gap: ${space.close}; min-height: 3rem; padding: 0.25rem 0.75rem;
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  &:has(:checked) { border-color: ${color.bottle}; font-weight: 700; }
  & > input { width: 1.25rem; height: 1.25rem; accent-color: ${color.bottle}; flex: none; }
`;

const Price = styled.span`margin-left: auto; white-space: nowrap; font-variant-numeric: tabular-nums;`;

const Note = styled.p`font-size: ${type.small}; font-weight: 700; &:empty { display: none; }`;

/** A booking that the shop writes itself: one by telephone, or the correction of an entry (docs/rules.md, section 18). */
export function EntryForm({ tools, entry = null, start = {}, onDone }: Props) {
  const { book, bookable, floor, now, say, shop } = tools;
  const id = useId();
  const today = shopMoment(now, bookable.rules.timeZone).date;
  const [draft, setDraft] = useState<Draft>(() => ({
    name: entry?.name ?? "",
    phone: entry?.phone ?? "",
    notes: entry?.notes ?? "",
    date: entry?.date ?? today,
    time: entry?.time ?? "",
    serviceIds: entry?.serviceIds ?? [],
    barberId: entry?.barberId ?? null,
    duration: entry ? String(entry.duration) : "",
    ...start,
  }));
  const [isTried, setTried] = useState(false);
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  const services = bookable.services.filter((service) => draft.serviceIds.includes(service.id));
  const rules = rulesWith(bookable, draft.barberId, draft.serviceIds);
  const slots = isDate(draft.date) ? slotsOn(rules, draft.date) : [];
  const times = [...new Set([...slots.map(({ time }) => time), ...(entry ? [entry.time] : [])])].sort();
  const usual = totalDuration(services);
  const duration = Number.parseInt(draft.duration, 10) || usual || usualDuration;
  const others = book.entries.filter((other) => other.key !== entry?.key && takesChair(other));
  const fits = fitsBeside(others, floor);
  const visit = { date: draft.date, duration, barberId: draft.barberId, serviceIds: draft.serviceIds };
  const slot = slots.find(({ time }) => time === draft.time);
  const isSamePriceAsBefore =
    entry !== null &&
    entry.time === draft.time &&
    entry.date === draft.date &&
    isSameList(entry.serviceIds, draft.serviceIds);
  const total = isSamePriceAsBefore
    ? entry.total
    : services.length > 0
      ? totalPrice(services, slot?.multiplier ?? 1)
      : null;
  const errors = {
    services: services.length === 0 && draft.serviceIds.length === 0 ? "Pilih layanannya." : "",
    date: isDate(draft.date) ? "" : "Pilih tanggalnya.",
    time: draft.time === "" ? "Pilih jamnya." : "",
  };

  const isTimed = draft.time !== "" && isDate(draft.date);
  const warnings = [
    isTimed &&
      !fits({ ...visit, time: draft.time }) &&
      "Semua kursi penuh di jam itu. Tetap bisa dicatat, tetapi akan ditandai bentrok.",
    isTimed &&
      isOutsideHours(rules, draft.date, draft.time, duration) &&
      "Di luar jam buka, atau selesainya setelah toko tutup. Tetap bisa dicatat.",
  ].filter(Boolean);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (errors.services || errors.date || errors.time) {
      const first = errors.services ? `${id}-services` : errors.date ? `${id}-date` : `${id}-time`;
      document.getElementById(first)?.focus();
      return;
    }
    const booking = { ...draft, services, duration, total };
    const slip = entry
      ? slipOfCorrection(entry, booking, now)
      : slipOfShop({ ...booking, source: "shop" }, minuteOf(now), now);
    const code = entry?.code ?? bookingCode(shop.codePrefix, now, deviceRandom);
    // Services that the shop no longer offers stay those of the booking.
    const recorded = await book.record(code, { ...slip, serviceIds: draft.serviceIds });
    say(recordedWords(recorded));
    onDone();
  };

  return (
    <Form
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={entry ? "Ubah catatan" : "Booking lewat telepon"}
    >
      <Row>
        <Label htmlFor={`${id}-name`}>Nama</Label>
        <Input
          id={`${id}-name`}
          value={draft.name}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Row>
      <Row>
        <Label htmlFor={`${id}-phone`}>Nomor WhatsApp (boleh kosong)</Label>
        <Input
          id={`${id}-phone`}
          type="tel"
          autoComplete="off"
          value={draft.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
      </Row>
      <Wide>
        <Services id={`${id}-services`} tabIndex={-1} aria-describedby={`${id}-services-error`}>
          <legend>
            <b>Layanan</b>
          </legend>
          {bookable.services.map((service) => (
            <Choice key={service.id}>
              <input
                type="checkbox"
                checked={draft.serviceIds.includes(service.id)}
                onChange={(event) =>
                  set({
                    serviceIds: event.target.checked
                      ? [...draft.serviceIds, service.id]
                      : draft.serviceIds.filter((other) => other !== service.id),
                    duration: "",
                  })
                }
              />
              <span>{service.name}</span>
              <Price>{rupiahFrom(service.basePrice, service.startingPrice === true)}</Price>
            </Choice>
          ))}
        </Services>
        <FieldError id={`${id}-services-error`} message={isTried ? errors.services || undefined : undefined} />
      </Wide>
      <Row>
        <Label htmlFor={`${id}-date`}>Tanggal</Label>
        <Input
          id={`${id}-date`}
          type="date"
          defaultValue={draft.date}
          aria-describedby={`${id}-date-error`}
          onChange={(event) => set({ date: event.target.value })}
        />
        <FieldError id={`${id}-date-error`} message={isTried ? errors.date || undefined : undefined} />
      </Row>
      <Row>
        <Label htmlFor={`${id}-time`}>Jam</Label>
        <Input
          as="select"
          id={`${id}-time`}
          value={draft.time}
          aria-describedby={`${id}-time-error`}
          onChange={(event) => set({ time: event.target.value })}
        >
          <option value="">Pilih jam</option>
          {times.map((time) => (
            <option key={time} value={time}>
              {time}
              {fits({ ...visit, time }) ? "" : " (kursi penuh)"}
            </option>
          ))}
        </Input>
        <FieldError id={`${id}-time-error`} message={isTried ? errors.time || undefined : undefined} />
      </Row>
      {bookable.barbers.length > 0 && (
        <Row>
          <Label htmlFor={`${id}-barber`}>Barber</Label>
          <Input
            as="select"
            id={`${id}-barber`}
            value={draft.barberId ?? ""}
            onChange={(event) => set({ barberId: event.target.value || null })}
          >
            <option value="">Siapa saja</option>
            {bookable.barbers.map((barber) => (
              <option key={barber.id} value={barber.id}>
                {barber.name}
              </option>
            ))}
          </Input>
        </Row>
      )}
      <Row>
        <Label htmlFor={`${id}-duration`}>Lama (menit)</Label>
        <Input
          id={`${id}-duration`}
          inputMode="numeric"
          value={draft.duration}
          placeholder={String(usual || usualDuration)}
          onChange={(event) => set({ duration: event.target.value.replace(/\D/g, "").slice(0, 3) })}
        />
      </Row>
      <Wide>
        <Label htmlFor={`${id}-notes`}>Catatan (boleh kosong)</Label>
        <Input id={`${id}-notes`} value={draft.notes} onChange={(event) => set({ notes: event.target.value })} />
      </Wide>
      <Wide>
        <Note role="status">{warnings.join(" ")}</Note>
        <Button type="submit" $look="ink">
          {entry ? "Simpan perubahan" : "Catat booking"}
        </Button>
        <Button type="button" $look="quiet" onClick={onDone}>
          Batal
        </Button>
      </Wide>
    </Form>
  );
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

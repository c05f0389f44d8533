import { useId, useState } from "react";
import styled from "styled-components";
import { firstFittingTime } from "../../domain/book/availability";
import { slotWarning } from "../../domain/booking/reasonsForShop";
import { unknownIds } from "../../domain/shop/service";
import { parseTime } from "../../domain/shop/timeOfDay";
import { barberName } from "../../domain/shop/words.id";
import { priceText } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { FieldError } from "../../ui/FieldError";
import { StatusMessage } from "../../ui/StatusMessage";
import { useBookContext } from "./bookContext";
import { QuietButton } from "./bookLayout";
import { DateInput } from "./DateInput";
import { type EntryFormProps, type EntryFormState, useEntryForm } from "./useEntryForm";

const Form = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.s12};
  @media ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Wide = styled.div`display: grid; gap: ${space.s8}; @media ${media.tablet} { grid-column: 1 / -1; }`;

const Services = styled.fieldset`display: grid; gap: ${space.s8};`;

const Choice = styled.label`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space.s4} ${space.s12}; min-height: 3rem; padding: 0.25rem 0.75rem;
  background: ${color.paperRaised}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.box};
  &:has(:checked) { border-color: ${color.deep}; font-weight: 700; }
  & > input { width: 1.25rem; height: 1.25rem; accent-color: ${color.deep}; flex: none; }
  & > span { flex: 1 1 5em; }
`;

const Price = styled.b`font-weight: inherit; margin-left: auto; white-space: nowrap; font-variant-numeric: tabular-nums;`;

/** The form for a booking that the shop writes itself: a walk-in, a telephone booking, or a correction. */
export function EntryForm(props: EntryFormProps) {
  const { entry = null, isWalkIn = false, onDone } = props;
  const id = useId();
  const form = useEntryForm(props);
  const [wasSubmitted, setTried] = useState(false);
  const { errors, usualTotal } = form;
  const record = (time: string) => {
    setTried(true);
    const missing = (["services", "date", "time", "total"] as const).find((part) => errors[part]);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    else form.record(time);
  };
  const parts: FormPartProps = { id, form, errorOf: (part) => (wasSubmitted && errors[part]) || undefined };
  const label = isWalkIn ? "Datang langsung" : entry ? "Ubah catatan" : "Booking lewat telepon";
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        record(form.time);
      }}
      noValidate
      aria-label={label}
    >
      {!isWalkIn && <TextField {...parts} name="name" label="Nama" />}
      {!isWalkIn && <TextField {...parts} name="phone" label="Nomor WhatsApp (boleh kosong)" type="tel" />}
      <ServiceChoices {...parts} isWalkIn={isWalkIn} />
      {form.hasAddress && <TextField {...parts} name="address" label="Alamat pelanggan (boleh kosong)" />}
      {!isWalkIn && <MomentFields {...parts} />}
      <BarberField {...parts} />
      {!isWalkIn && (
        <>
          <TextField
            {...parts}
            name="duration"
            label="Lama (menit)"
            digits={3}
            placeholder={String(form.usualDuration)}
          />
          <TextField
            {...parts}
            name="total"
            label="Total (Rp)"
            digits={9}
            placeholder={usualTotal.total === null ? "" : priceText(usualTotal.total, usualTotal.isLeastTotal)}
          />
          <TextField {...parts} name="notes" label="Catatan (boleh kosong)" />
        </>
      )}
      <Wide>
        <StatusMessage>{form.warnings.join(" ")}</StatusMessage>
        {isWalkIn ? (
          <SitDown form={form} record={record} />
        ) : (
          <Button type="submit" $look="deep">
            {entry ? "Simpan perubahan" : "Catat booking"}
          </Button>
        )}
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </Wide>
    </Form>
  );
}

type FormPartProps = {
  id: string;
  form: EntryFormState;
  errorOf: (part: keyof EntryFormState["errors"]) => string | undefined;
};

type TextFieldProps = FormPartProps & {
  name: "name" | "phone" | "address" | "notes" | "duration" | "total";
  label: string;
  digits?: number;
  type?: string;
  placeholder?: string;
};

function TextField({ id, form, errorOf, name, digits, ...more }: TextFieldProps) {
  return (
    <Field
      {...more}
      id={`${id}-${name}`}
      inputMode={digits ? "numeric" : undefined}
      autoComplete="off"
      value={form.fields[name]}
      error={name === "total" ? errorOf(name) : undefined}
      onChange={({ target: { value } }) =>
        form.set({ [name]: digits ? value.replace(/\D/g, "").slice(0, digits) : value })
      }
    />
  );
}

function ServiceChoices({ id, form, errorOf, isWalkIn }: FormPartProps & { isWalkIn: boolean }) {
  const { bookable } = useBookContext();
  // A service at the customer's home cannot be a walk-in.
  const offered = bookable.services.filter(({ atCustomer }) => !isWalkIn || !atCustomer);
  const gone = unknownIds(bookable.services, form.initial.serviceIds);
  return (
    <Wide>
      <Services id={`${id}-services`} tabIndex={-1} aria-describedby={`${id}-services-error`}>
        <legend>
          <b>Layanan</b>
        </legend>
        {[...offered, ...gone.map((one) => ({ id: one, name: `${one}, tidak ada lagi` }))].map((service) => (
          <Choice key={service.id}>
            <input
              type="checkbox"
              checked={form.fields.serviceIds.includes(service.id)}
              onChange={({ target }) => form.choose(service.id, target.checked)}
            />
            <span>{service.name}</span>
            {"basePrice" in service && <Price>{priceText(service.basePrice, service.startingPrice === true)}</Price>}
          </Choice>
        ))}
      </Services>
      <FieldError id={`${id}-services-error`} message={errorOf("services")} />
    </Wide>
  );
}

function MomentFields({ id, form, errorOf }: FormPartProps) {
  const { date, time, times, offers, barberId, isPast, fits, visitWith } = form;
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
  const past = times.filter(isPast);
  return (
    <>
      <Field
        as={DateInput}
        id={`${id}-date`}
        label="Tanggal"
        value={date}
        error={errorOf("date")}
        onChange={(value: string) => form.set({ date: value })}
      />
      <Field
        as="select"
        id={`${id}-time`}
        label="Jam"
        value={time}
        error={errorOf("time")}
        onChange={({ target }) => form.set({ time: target.value })}
      >
        <option value="">Pilih jam</option>
        {times.filter((at) => !isPast(at)).map(optionOf)}
        {past.length > 0 && <optgroup label="Sudah lewat">{past.map(optionOf)}</optgroup>}
      </Field>
    </>
  );
}

function BarberField({ id, form }: FormPartProps) {
  const { barbers } = useBookContext().bookable;
  if (barbers.length === 0) return null;
  return (
    <Field
      as="select"
      id={`${id}-barber`}
      label="Barber"
      value={form.barberId ?? ""}
      onChange={({ target }) => form.set({ barberId: target.value || null })}
    >
      <option value="">{barberName("anyone")}</option>
      {barbers.map((barber) => (
        <option key={barber.id} value={barber.id}>
          {barber.name}
          {form.time !== "" && !form.isBarberFree(barber.id) && " (tidak kosong)"}
        </option>
      ))}
    </Field>
  );
}

/** The buttons that seat a walk-in: at once, or at the first time with a free chair. */
function SitDown({ form, record }: { form: EntryFormState; record: (time: string) => void }) {
  const { bookable, chairTakers } = useBookContext();
  const { time, barberId, visitWith, priceAt, isFull } = form;
  const next = firstFittingTime(visitWith(barberId, time), chairTakers, bookable);
  const wait = next === null ? 0 : parseTime(next) - parseTime(time);
  const priceOf = ({ total, isLeastTotal }: ReturnType<typeof priceAt>) =>
    total !== null && priceText(total, isLeastTotal);
  const [now, later] = [priceOf(priceAt(time)), priceOf(priceAt(next ?? time))];
  return (
    <>
      {form.fields.serviceIds.length > 0 && now && (
        <p>
          Total {now}
          {later !== now && `, mulai pukul ${next} ${later}`}
        </p>
      )}
      {next !== null && wait > 0 && (
        <Button type="button" $look="accent" onClick={() => record(next)}>
          Tunggu {wait} menit, duduk {next}
        </Button>
      )}
      <Button type="submit" $look={wait > 0 ? "outlineOnLight" : "deep"}>
        {isFull ? "Duduk sekarang juga (bentrok)" : "Duduk sekarang"}
      </Button>
    </>
  );
}

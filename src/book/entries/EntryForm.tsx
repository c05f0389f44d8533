import { type ChangeEvent, useId, useState } from "react";
import { slotWarning } from "../../domain/booking/reasonsForShop";
import { type TextField, textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { Button } from "../../ui/Button";
import { DateInput } from "../../ui/DateInput";
import { Field } from "../../ui/Field";
import { StatusMessage } from "../../ui/StatusMessage";
import { useBookContext } from "../page/bookContext";
import { QuietButton } from "../page/bookLayout";
import { BarberField, Form, FullRow, ServiceChoices } from "./entryFields";
import { type EntryFormProps, type EntryFormState, useEntryForm } from "./useEntryForm";

type TextName = TextField | "duration" | "total";

/** The form for a telephone booking, or for the correction of `entry`. */
export function EntryForm(props: EntryFormProps) {
  const { entry = null, onDone } = props;
  const id = useId();
  const { services } = useBookContext().bookable;
  const form = useEntryForm(props);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { errors, usualTotal, fields } = form;
  const submit = () => {
    setSubmitted(true);
    const missing = ([...textFields, "services", "time", "total"] as const).find((part) => errors[part]);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    else form.record();
  };
  const errorOf = (part: keyof typeof errors) => (wasSubmitted && errors[part]) || undefined;
  /** Returns the props of a text field; with `digits` it takes digits only, at most that many. */
  const text = (name: TextName, label: string, digits?: number) => ({
    label,
    id: `${id}-${name}`,
    autoComplete: "off",
    inputMode: digits ? ("numeric" as const) : undefined,
    value: fields[name],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      form.set({ [name]: digits ? value.replace(/\D/g, "").slice(0, digits) : value }),
  });
  const gone = unknownIds(services, form.original.serviceIds);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      aria-label={entry ? "Ubah catatan" : "Booking lewat telepon"}
    >
      {textFields.filter(form.asksFor).map((field) => (
        <Field
          key={field}
          {...text(field, bookingWords.terms[field])}
          type={field === "phone" ? "tel" : "text"}
          error={errorOf(field)}
        />
      ))}
      <ServiceChoices
        id={id}
        services={[...services, ...gone.map((one) => ({ id: one, name: `${one}, tidak ada lagi` }))]}
        chosen={fields.serviceIds}
        choose={form.choose}
        error={errorOf("services")}
      />
      <Field
        as={DateInput}
        id={`${id}-date`}
        label="Tanggal"
        value={fields.date}
        onChange={(date: string) => form.set({ date })}
      />
      <TimeField id={id} form={form} error={errorOf("time")} />
      <BarberField
        id={id}
        barberId={fields.barberId}
        choose={(barberId) => form.set({ barberId })}
        isFree={form.isBarberFree}
      />
      <Field {...text("duration", "Lama (menit)", 3)} placeholder={String(form.usualDuration)} />
      <Field
        {...text("total", "Total (Rp)", 9)}
        placeholder={usualTotal.total === null ? "" : priceText(usualTotal.total, usualTotal.isLeastTotal)}
        error={errorOf("total")}
      />
      <FullRow>
        <StatusMessage>{form.warnings}</StatusMessage>
        <Button type="submit" $look="deep">
          {entry ? "Simpan perubahan" : "Catat booking"}
        </Button>
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </FullRow>
    </Form>
  );
}

type TimeFieldProps = { id: string; form: EntryFormState; error: string | undefined };

function TimeField({ id, form, error }: TimeFieldProps) {
  const { time, times, offers, isPast, isFullAt } = form;
  const optionOf = (at: string) => {
    const offer = offers.find((one) => one.time === at);
    const against = [offer && slotWarning(offer), isFullAt(at) && "kursi penuh"].filter(Boolean);
    return (
      <option key={at} value={at}>
        {at}
        {against.length > 0 && ` (${against.join(", ")})`}
      </option>
    );
  };
  const past = times.filter(isPast);
  return (
    <Field
      as="select"
      id={`${id}-time`}
      label="Jam"
      value={time}
      error={error}
      onChange={({ target }) => form.set({ time: target.value })}
    >
      <option value="">Pilih jam</option>
      {times.filter((at) => !isPast(at)).map(optionOf)}
      {past.length > 0 && <optgroup label="Sudah lewat">{past.map(optionOf)}</optgroup>}
    </Field>
  );
}

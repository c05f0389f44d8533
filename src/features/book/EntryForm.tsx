import { useId, useState } from "react";
import { slotWarning } from "../../domain/booking/reasonsForShop";
import { unknownIds } from "../../domain/shop/service";
import { priceText } from "../../format/rupiah";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { StatusMessage } from "../../ui/StatusMessage";
import { useBookContext } from "./bookContext";
import { QuietButton } from "./bookLayout";
import { DateInput } from "./DateInput";
import { BarberField, Form, ServiceChoices, Wide } from "./entryFields";
import { type EntryFormProps, type EntryFormState, useEntryForm } from "./useEntryForm";

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
    const missing = (["services", "date", "time", "total"] as const).find((part) => errors[part]);
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
    else form.record();
  };
  const errorOf = (part: keyof typeof errors) => (wasSubmitted && errors[part]) || undefined;
  const gone = unknownIds(services, form.initial.serviceIds);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      aria-label={entry ? "Ubah catatan" : "Booking lewat telepon"}
    >
      <TextField id={id} form={form} name="name" label="Nama" />
      <TextField id={id} form={form} name="phone" label="Nomor WhatsApp (boleh kosong)" type="tel" />
      <ServiceChoices
        id={id}
        services={[...services, ...gone.map((one) => ({ id: one, name: `${one}, tidak ada lagi` }))]}
        chosen={fields.serviceIds}
        choose={form.choose}
        error={errorOf("services")}
      />
      {form.hasAddress && <TextField id={id} form={form} name="address" label="Alamat pelanggan (boleh kosong)" />}
      <MomentFields id={id} form={form} errorOf={errorOf} />
      <BarberField
        id={id}
        barberId={fields.barberId}
        choose={(barberId) => form.set({ barberId })}
        isFree={form.isBarberFree}
      />
      <TextField
        id={id}
        form={form}
        name="duration"
        label="Lama (menit)"
        digits={3}
        placeholder={String(form.usualDuration)}
      />
      <TextField
        id={id}
        form={form}
        name="total"
        label="Total (Rp)"
        digits={9}
        placeholder={usualTotal.total === null ? "" : priceText(usualTotal.total, usualTotal.isLeastTotal)}
        error={errorOf("total")}
      />
      <TextField id={id} form={form} name="notes" label="Catatan (boleh kosong)" />
      <Wide>
        <StatusMessage>{form.warnings}</StatusMessage>
        <Button type="submit" $look="deep">
          {entry ? "Simpan perubahan" : "Catat booking"}
        </Button>
        <QuietButton onClick={onDone}>Batal</QuietButton>
      </Wide>
    </Form>
  );
}

type TextFieldProps = {
  id: string;
  form: EntryFormState;
  name: "name" | "phone" | "address" | "notes" | "duration" | "total";
  label: string;
  /** The most digits of a number. */
  digits?: number;
  type?: string;
  placeholder?: string;
  error?: string | undefined;
};

function TextField({ id, form, name, digits, ...more }: TextFieldProps) {
  return (
    <Field
      {...more}
      id={`${id}-${name}`}
      inputMode={digits ? "numeric" : undefined}
      autoComplete="off"
      value={form.fields[name]}
      onChange={({ target: { value } }) =>
        form.set({ [name]: digits ? value.replace(/\D/g, "").slice(0, digits) : value })
      }
    />
  );
}

type MomentFieldsProps = {
  id: string;
  form: EntryFormState;
  errorOf: (part: "date" | "time") => string | undefined;
};

function MomentFields({ id, form, errorOf }: MomentFieldsProps) {
  const { date, time, times, offers, isPast, isFullAt } = form;
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

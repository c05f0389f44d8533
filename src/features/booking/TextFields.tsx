import { type TextField, textFields, textRow } from "../../domain/booking/texts";
import { chosenServices, isAtCustomer, type Service } from "../../domain/shop/service";
import { Field } from "../../ui/Field";
import { useWords } from "../shell/pageWords";
import { textError } from "./bookingTexts";
import { fieldId } from "./Step";
import type { BookingController } from "./useBooking";

/** What a browser should know of each text: the keyboard, and the name by which it fills the field in. */
const inputs: Readonly<Record<TextField, { type?: string; inputMode?: "tel"; autoComplete?: string }>> = {
  name: { autoComplete: "name" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  address: { autoComplete: "street-address" },
  notes: {},
};

type Props = { step: "you" | "services" | "end"; booking: BookingController; services: readonly Service[] };

/** The fields of the customer's texts in one step of the form. */
export function TextFields({ step, booking, services }: Props) {
  const words = useWords("form");
  const { state, charactersLeft, dispatch } = booking;
  const comesToCustomer = isAtCustomer(chosenServices(services, state.draft.serviceIds));
  return textFields
    .filter((field) => textRow(field).step === step && (!textRow(field).onlyAtCustomer || isAtCustomer(services)))
    .map((field) => {
      const { rows, isRequired, keepsLines, onlyAtCustomer } = textRow(field);
      const note = words.textNotes[field];
      const hint = words.textHints[field];
      return (
        // In the HTML even while hidden, so that the browser can restore its text when the visitor comes back.
        <div key={field} hidden={onlyAtCustomer && !comesToCustomer}>
          <Field
            as={rows > 1 ? "textarea" : "input"}
            id={fieldId(field)}
            name={field}
            label={words.texts[field]}
            {...(rows > 1 && { rows })}
            {...(hint && { hint })}
            {...(note && { note })}
            {...(isRequired && { required: true })}
            {...inputs[field]}
            count={keepsLines && state.draft[field] !== "" ? words.charactersLeft(charactersLeft(field)) : undefined}
            error={textError(field, state, words)}
            onChange={({ target }: { target: { value: string } }) =>
              dispatch({ type: "text", field, value: target.value })
            }
          />
        </div>
      );
    });
}

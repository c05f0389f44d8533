import { useState } from "react";
import styled from "styled-components";
import { type TypedText, textRow, typedTexts } from "../../domain/booking/texts";
import { chosenServices, isAtCustomer, type Service } from "../../domain/shop/service";
import { Field } from "../../ui/Field";
import { useWords } from "../words/pageWords";
import { textError } from "./bookingTexts";
import { fieldId } from "./Step";
import type { BookingController } from "./useBooking";

/** What a browser should know of each text: the keyboard, and the name by which it fills the field in. */
const inputs: Record<TypedText, { type?: string; inputMode?: "tel"; autoComplete?: string }> = {
  name: { autoComplete: "name" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "tel" },
  address: { autoComplete: "street-address" },
  notes: {},
};

/**
 * Whether a phone number looks like a slip: Indonesian ones have nine digits or more. It is asked about when its field is
 * left, and accepted all the same.
 */
const isShort = (phone: string) => phone.trim() !== "" && phone.replace(/\D/g, "").length < 9;

const Place = styled.div`position: relative; height: 100%;`;

// Over the distance to the next step, because a tap that leaves the field must not move what it hits.
const Doubt = styled.p`position: absolute; top: 100%; padding-top: var(--s4); font-size: var(--text-small); font-weight: 700;`;

type Props = { step: "you" | "services" | "end"; booking: BookingController; services: readonly Service[] };

/** The fields of the customer's texts in one step of the form. */
export function TextFields({ step, booking, services }: Props) {
  const words = useWords("form");
  const { state, charactersLeft, dispatch } = booking;
  const [isPhoneShort, setPhoneShort] = useState(false);
  const comesToCustomer = isAtCustomer(chosenServices(services, state.draft.serviceIds));
  return typedTexts
    .filter((field) => textRow(field).step === step && (!textRow(field).onlyAtCustomer || isAtCustomer(services)))
    .map((field) => {
      const { rows, isRequired, keepsLines, onlyAtCustomer } = textRow(field);
      return (
        // In the HTML even while hidden, so that the browser can restore its text when the visitor comes back.
        <Place key={field} hidden={onlyAtCustomer && !comesToCustomer}>
          <Field
            as={rows > 1 ? "textarea" : "input"}
            id={fieldId(field)}
            name={field}
            label={words.texts[field]}
            {...(rows > 1 && { rows })}
            hint={words.textHints[field]}
            note={words.textNotes[field]}
            required={isRequired}
            {...inputs[field]}
            count={keepsLines && state.draft[field] !== "" ? words.charactersLeft(charactersLeft(field)) : undefined}
            error={textError(field, state, words)}
            onChange={({ target }: { target: { value: string } }) =>
              dispatch({ type: "text", field, value: target.value })
            }
            onBlur={({ target }: { target: { value: string } }) =>
              field === "phone" && setPhoneShort(isShort(target.value))
            }
          />
          {field === "phone" && <Doubt role="status">{isPhoneShort && words.shortPhone}</Doubt>}
        </Place>
      );
    });
}

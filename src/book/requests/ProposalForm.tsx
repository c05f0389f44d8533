import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import { type Booking, proposedBooking } from "../../domain/booking/booking";
import { firstProposal, firstProposedDay, proposableSlots } from "../../domain/booking/proposal";
import { reasonForShop, slotWarning } from "../../domain/booking/reasonsForShop";
import { bookingWords } from "../../domain/booking/words.id";
import type { Moment } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { reasonRow } from "../../domain/shop/reason";
import { reasonsAgainst } from "../../domain/shop/reasonsAgainst";
import { priceText } from "../../format/money";
import { onTablet } from "../../theme/tokens";
import { DateInput } from "../../ui/DateInput";
import { Field } from "../../ui/Field";
import { useBookContext } from "../context/bookContext";
import { AnswerLink } from "../entries/AnswerLinks";
import type { Entry } from "../rules/entry";
import { fitsBeside } from "../rules/seating";

type Props = {
  request: Entry;
  /** The request's booking, as it goes into a link. */
  booking: Booking;
};

// The margin is what the bar with the last action takes.
const Fieldset = styled.fieldset`
  display: grid; gap: var(--s12); padding: var(--s16); scroll-margin-bottom: 4rem;
  border: 1.5px solid var(--paperEdge); border-radius: var(--radius);
  ${onTablet} { grid-column: 1 / -1; }
`;

const Legend = styled.legend`padding: 0 var(--s8); font-weight: 700;`;

const Note = styled.p`font-size: var(--text-small); &:empty { display: none; }`;

const totalText = ({ total, isLeastTotal }: Booking) => priceText(total, isLeastTotal);

/** A form to choose another day and time, and the link that proposes it to the customer. */
export function ProposalForm({ request, booking }: Props) {
  const id = useId();
  const { offering, now, shopNow, shop, chairTakers } = useBookContext();
  const others = chairTakers.filter((other) => other.id !== request.id);
  const fits = fitsBeside(others, offering);
  const isFull = (moment: Moment) => !fits({ ...request, ...moment });
  const visit = { ...booking, duration: request.duration };
  const [date, setDate] = useState(() => firstProposedDay(visit, offering, now, isFull));
  const [chosenTime, setTime] = useState<string | null>(null);

  const offers = proposableSlots(visit, offering, date, now);
  const slot = offers.find(({ time }) => time === chosenTime) ?? firstProposal(offers, booking, offering, isFull);
  const moment = slot && { date: slot.date, time: slot.time };
  const answer = moment && proposedBooking(booking, moment, offering, now);
  const dayReasons =
    moment &&
    reasonsAgainst({ ...visit, ...moment }, offering, null)
      .filter((reason) => reasonRow(reason).absent !== null)
      .map(reasonForShop)
      .join(" ");
  const form = useRef<HTMLFieldSetElement>(null);
  // The button must not be below the window or the bar: each choice may move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are what it follows
  useEffect(() => {
    // A newer Chromium returns a promise, which is no cleanup of an effect.
    void form.current?.scrollIntoView({ block: "nearest" });
  }, [date, answer?.time]);
  return (
    <Fieldset ref={form}>
      <Legend>Usulkan jam lain</Legend>
      <Field
        as={DateInput}
        id={`${id}-date`}
        label="Hari"
        note={dayReasons ?? "Tidak ada jam lain yang tersisa di hari itu."}
        value={date}
        min={businessDayOf(offering.rules, shopNow)}
        onChange={setDate}
      />
      {answer && (
        <>
          <Field
            as="select"
            id={`${id}-time`}
            label="Jam"
            value={answer.time}
            onChange={(event) => setTime(event.target.value)}
          >
            {offers.map((offer) => (
              <option key={offer.time} value={offer.time}>
                {offer.time} {offer.label}
                {slotWarning(offer) && ` (${slotWarning(offer)})`}
                {isFull(offer) && " (kursi penuh)"}
              </option>
            ))}
          </Field>
          <Note>
            {totalText(answer) !== totalText(booking) && bookingWords.newPrice(totalText(answer), totalText(booking))}
          </Note>
          <AnswerLink
            key={`${date} ${answer.time}`}
            {...{ entry: request, booking, answer }}
            label={`Usulkan ${bookingWords.shop.moment(answer, shop)}`}
            look="deep"
          />
        </>
      )}
    </Fieldset>
  );
}

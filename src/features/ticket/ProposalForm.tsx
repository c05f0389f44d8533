import { type ComponentProps, useId, useState } from "react";
import styled from "styled-components";
import { type Booking, proposed } from "../../domain/booking/booking";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import { priceChange } from "../../domain/booking/messageToCustomer";
import { dayMismatches, mismatchForShop, slotWarning } from "../../domain/booking/mismatch";
import { momentInIndonesian } from "../../domain/booking/moment";
import { firstProposal, firstProposedDay, isProposableDay, proposableSlots } from "../../domain/booking/proposal";
import { bookingWords } from "../../domain/booking/words.id";
import { type BookableShop, rulesWith } from "../../domain/shop/bookingRules";
import { shopMoment } from "../../domain/shop/clock";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { Field } from "../../ui/Field";
import { SendToCustomer } from "../shell/SendToCustomer";
import type { ShopBook } from "./useTicketBook";

/** What an answer needs to be sent: `name` tells it from the others, `next` makes it of the booking as the shop knows it. */
export type Answering = (
  name: string,
  next: (known: Booking) => Booking,
) => Omit<ComponentProps<typeof SendToCustomer>, "label" | "look">;

type Props = {
  booking: Booking;
  answering: Answering;
  shop: TicketShop;
  bookable: BookableShop;
  now: Date;
  /** The shop's book on this phone; null where there is none, or it is not known yet. */
  book: ShopBook | null;
};

const Fieldset = styled.fieldset`
  display: grid; gap: ${space.close}; padding: ${space.base};
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

const Legend = styled.legend`padding: 0 ${space.tight}; font-weight: 700;`;

export const Choice = styled.div`display: grid; gap: ${space.hair};`;

export const Note = styled.p`font-size: ${type.small}; &:empty { display: none; }`;

/** The shop's choice of another day and time, and the message that proposes it. */
export function ProposalForm({ booking, answering, shop, bookable, now, book }: Props) {
  const { timeZone } = bookable.rules;
  const dateId = useId();
  const timeId = useId();
  const [first] = useState(() => firstProposedDay(booking, bookable, now));
  const [date, setDate] = useState(first);
  const [chosenTime, setTime] = useState<string | null>(null);

  const isDay = isProposableDay(date, bookable, now);
  const offers = isDay ? proposableSlots(booking, bookable, date, now) : [];
  const isFull = (time: string) => book !== null && !book.fits({ date, time });
  const slot = offers.find(({ time }) => time === chosenTime) ?? firstProposal(offers, booking, isFull);
  const moment = slot && { date, time: slot.time };
  const propose = (known: Booking) => (moment ? proposed(known, moment, bookable, now) : known);
  return (
    <Fieldset>
      <Legend>Usulkan jam lain</Legend>
      {/* Not controlled: a year typed digit by digit stays in the field. */}
      <Field
        type="date"
        id={dateId}
        label="Hari"
        note={dayNote()}
        defaultValue={first}
        min={shopMoment(now, timeZone).date}
        onChange={(event) => setDate(event.target.value)}
      />
      {moment && (
        <>
          <Field
            as="select"
            id={timeId}
            label="Jam"
            value={moment.time}
            onChange={(event) => setTime(event.target.value)}
          >
            {offers.map((offer) => (
              <option key={offer.time} value={offer.time}>
                {offer.time} {offer.label}
                {slotWarning(offer) && ` (${slotWarning(offer)})`}
                {isFull(offer.time) && " (kursi penuh)"}
              </option>
            ))}
          </Field>
          <Note>{priceChange(booking, propose(booking), { shop, bookable }, bookingWords)}</Note>
          <SendToCustomer
            {...answering(`${date} ${moment.time}`, propose)}
            label={`Usulkan ${momentInIndonesian(moment, shop)}`}
            look="ink"
          />
        </>
      )}
    </Fieldset>
  );

  function dayNote(): string {
    if (!isDay) return "Pilih hari ini atau hari sesudahnya.";
    if (!moment) return "Semua jam hari ini sudah lewat.";
    const { duration } = compareBooking(booking, bookable, null);
    return dayMismatches(rulesWith(bookable, booking.barberId, booking.serviceIds), date, moment.time, duration)
      .map(mismatchForShop)
      .join(" ");
  }
}

import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import type { BookableShop, SlotOffer } from "../../domain/shop/bookableDay";
import { type CustomerMessages, messageToCustomer } from "../../domain/ticket/messageToCustomer";
import { momentWords } from "../../domain/ticket/messageToShop";
import { firstProposal, proposableDays, proposableSlots } from "../../domain/ticket/proposal";
import { proposedTicket, type Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";

import { longDate } from "../../format/longDate";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { AnswerAction } from "./AnswerAction";

type Props = {
  ticket: Ticket;
  /** The customer's number with the country code in front; null where it could not be read. */
  number: string | null;
  shop: TicketShop;
  bookable: BookableShop;
  words: CustomerMessages;
  now: Date;
};

const Fieldset = styled.fieldset`
  display: grid; gap: ${space.close}; padding: ${space.base};
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-column: 1 / -1; }
`;

const Legend = styled.legend`padding: 0 ${space.tight}; font-weight: 700;`;

const Choice = styled.div`display: grid; gap: ${space.hair};`;

const Name = styled.label`font-size: ${type.small}; font-weight: 700;`;

const Select = styled.select`
  width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font-size: ${type.body};
  background: ${color.paperRaised}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
`;

/** The shop's choice of another day and time, and the message that proposes it; nothing where no slot is left. */
export function ProposalForm({ ticket, number, shop, bookable, words, now }: Props) {
  const { barber: chosen } = ticket;
  const barber = bookable.barbers.find(({ id }) => chosen !== null && chosen !== "anyone" && id === chosen.id) ?? null;
  const rules = useMemo(() => ({ ...bookable.rules, barber }), [bookable.rules, barber]);
  const dateId = useId();
  const timeId = useId();
  const days = useMemo(() => proposableDays(ticket, rules, now), [ticket, rules, now]);
  const [chosenDate, setDate] = useState<string | null>(null);
  const [chosenTime, setTime] = useState<string | null>(null);
  const date = chosenDate !== null && days.includes(chosenDate) ? chosenDate : days[0];
  if (date === undefined) return null;

  const offers = proposableSlots(ticket, rules, date, now);
  const slot = offers.find(({ time }) => time === chosenTime) ?? firstProposal(offers, ticket);
  const proposed = slot && proposedTicket(ticket, date, slot);
  return (
    <Fieldset>
      <Legend>Usulkan jam lain</Legend>
      <Choice>
        <Name htmlFor={dateId}>Hari</Name>
        <Select id={dateId} value={date} onChange={(event) => setDate(event.target.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {longDate(day)}
            </option>
          ))}
        </Select>
      </Choice>
      <Choice>
        <Name htmlFor={timeId}>Jam</Name>
        <Select id={timeId} value={slot?.time ?? ""} onChange={(event) => setTime(event.target.value)}>
          {offers.map((offer) => (
            <option key={offer.time} value={offer.time}>
              {offer.time} {offer.label}
              {careWords(offer)}
            </option>
          ))}
        </Select>
      </Choice>
      {proposed && (
        <AnswerAction
          number={number}
          text={messageToCustomer({ kind: "proposed", ticket: proposed }, ticket, words, shop)}
          label={`Usulkan ${momentWords(proposed, shop)}`}
          look="ink"
        />
      )}
    </Fieldset>
  );
}

/** What the shop should know before it proposes a slot; empty where there is nothing. */
function careWords({ isOutsideHours, runsInto }: SlotOffer): string {
  if (isOutsideHours) return " (di luar jam buka)";
  return runsInto ? ` (melewati pukul ${runsInto.from}, ${runsInto.reason})` : "";
}

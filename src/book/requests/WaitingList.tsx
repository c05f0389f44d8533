import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { type Booking, withStatus } from "../../domain/booking/booking";
import { isAccepted, isCancellation, isOpen, isRequest } from "../../domain/booking/statuses";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Panel, PanelHeading } from "../../ui/Panel";
import { availabilityOf } from "../day/availability";
import { EntryMore } from "../entries/EntryDetails";
import { byTime, type Entry, hasAgreed, requestOf } from "../entries/entry";
import { changesText, dismissalUpdate, type EntryUpdate, statusUpdate } from "../entries/entryUpdates";
import { shortMoment } from "../entries/log";
import { recordChange, useBookContext } from "../page/bookContext";
import { GoodNews, QuietButton, Small, Warning } from "../page/bookLayout";
import {
  barberText,
  depositText,
  doubtsOf,
  endText,
  entryName,
  servicesText,
  timesText,
  totalText,
} from "../page/bookWords";
import { AcceptLink, AnswerLink, bookingToSend, DepositLink } from "./answers";
import { ProposalForm } from "./ProposalForm";

const Item = styled.li`border-top: 1.5px solid ${color.paperEdge};`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.s4} ${space.s8}; align-items: center; min-height: 4rem; padding-block: ${space.s4};
`;

const Summary = styled.button`
  display: grid; align-content: center; flex: 1 1 8rem; min-height: 3.5rem; padding: 0; line-height: 1.3; text-align: start;
  color: inherit; background: none; border: 0;
`;

const Line = styled.span`font-size: ${textSize.small}; color: ${color.inkSoft};`;

const Against = styled.span`font-weight: 700; white-space: nowrap; color: ${color.danger};`;

const Details = styled.div`display: grid; gap: ${space.s8}; padding-bottom: ${space.s12};`;

const Requests = styled(Panel)`gap: ${space.s8}; padding: ${space.s12} ${space.s12} 0;`;

/** The entry of the ticket with which the book was opened. `isFirst` says that the book was empty before. */
export type Arrived = { readonly entry: Entry; readonly isFirst: boolean };

type Props = {
  entries: readonly Entry[];
  /** The entry whose ticket was just opened, which stands first. */
  arrived: Arrived | null;
};

/** The requests that wait for the shop's answer, in order of time, each with its conflicts and alternatives. */
export function WaitingList({ entries, arrived }: Props) {
  if (entries.length === 0) return null;
  const isArrived = ({ id }: Entry) => id === arrived?.entry.id;
  const inOrder = [...entries].sort(
    (one, other) => Number(isArrived(other)) - Number(isArrived(one)) || byTime(requestOf(one), requestOf(other)),
  );
  return (
    <Requests $tone="accent" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      {arrived?.isFirst && (
        <Small>Booking ini sudah tercatat di buku toko, yang hanya ada di browser ponsel ini.</Small>
      )}
      <ul>
        {inOrder.map((entry) => (
          // The key unfolds a request whose ticket arrives while it is on the screen.
          <Item key={`${entry.id} ${isArrived(entry)}`} data-entry={entry.id} tabIndex={-1}>
            <RequestCard entry={entry} isOpenAtFirst={isArrived(entry)} />
          </Item>
        ))}
      </ul>
    </Requests>
  );
}

/** A request as a line with 'Terima'; a tap unfolds all that the shop should know, and the other answers. */
export function RequestCard({ entry, isOpenAtFirst = false }: { entry: Entry; isOpenAtFirst?: boolean }) {
  const context = useBookContext();
  const { bookable, now, shopNow, chairTakers } = context;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const request = useMemo(() => requestOf(entry), [entry]);
  const availability = useMemo(
    () => availabilityOf(request, chairTakers, bookable, now),
    [request, chairTakers, bookable, now],
  );
  const booking = bookingToSend(request);
  const { asked } = entry;
  // A waiting cancellation leaves one question: whether it agrees with the chat.
  const isCalledOff = asked !== null && isCancellation(asked);
  const isOverdue = request.date < shopNow.date;
  const doubts = doubtsOf(entry);
  const against = againstInShort([
    [isOverdue, "tidak dijawab"],
    [isCalledOff, "minta batal"],
    [availability.isPast, "sudah lewat"],
    [availability.fits === false, "kursi penuh"],
    [availability.objections.length + doubts.length > 0, "perlu diperiksa"],
  ]);
  const moment = request.date === shopNow.date ? request.time : shortMoment(request);
  return (
    <>
      <Row role="group" aria-labelledby={id}>
        <Summary type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b id={id}>
            {moment} · <bdi>{entryName(request)}</bdi>
          </b>
          <Line>
            {servicesText(request, context)}
            {against && <Against> · {against}</Against>}
          </Line>
        </Summary>
        {booking && !isCalledOff && !isOverdue && (
          <AcceptLink entry={request} booking={booking} look={against ? "outlineOnLight" : "deep"} />
        )}
      </Row>
      {isOpen && (
        <Details>
          <RequestFacts entry={entry} request={request} doubts={doubts} />
          {!isOverdue && !isCalledOff && <AvailabilityNote {...availability} />}
          {booking && (
            <RequestAnswers
              {...{ entry, request, booking, isOverdue, isCalledOff }}
              needsOtherTime={availability.needsOtherTime && !isOverdue}
              headingId={id}
            />
          )}
          {/* A request beside an accepted or proposed visit has the visit's card in the day's list. */}
          {isRequest(entry) && <EntryMore entry={entry} />}
        </Details>
      )}
    </>
  );
}

/** What speaks most against a request, in two or three words; undefined if nothing does. */
const againstInShort = (some: [applies: boolean, words: string][]) => some.find(([applies]) => applies)?.[1];

function RequestFacts({ entry, request, doubts }: { entry: Entry; request: Entry; doubts: readonly string[] }) {
  const context = useBookContext();
  const barber = barberText(request, context);
  // Of a visit that the book does not have, the first line of the log says what a link changes.
  const changes = changesText(entry, request) ?? entry.log[0]?.what;
  return (
    <>
      <p>
        {shortMoment(request)}-{endText(request)}
        {barber && ` · ${barber}`} · {totalText(request)}
      </p>
      {request.notes !== "" && (
        <p>
          “<bdi>{request.notes}</bdi>”
        </p>
      )}
      {request.deposit && <p>{depositText(request)}</p>}
      {changes && <p>Minta diubah: {changes}</p>}
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      {entry.asked && isAccepted(entry) && <b>{shortMoment(entry)} sudah diterima: kursinya tetap sampai dijawab.</b>}
      {hasAgreed(entry) && <b>Setuju dengan jam usulan Anda. Kursinya tetap sampai dijawab.</b>}
    </>
  );
}

type AnswersProps = {
  entry: Entry;
  request: Entry;
  booking: Booking;
  /** Whether a cancellation waits, which may not agree with the chat. */
  isCalledOff: boolean;
  isOverdue: boolean;
  needsOtherTime: boolean;
  headingId: string;
};

/** The answers to a request other than 'Terima', which stands in its line. */
function RequestAnswers(props: AnswersProps) {
  const { entry, request, booking, isCalledOff, isOverdue, needsOtherTime, headingId } = props;
  const context = useBookContext();
  const { now } = context;
  const { asked } = entry;
  const [isChoosingTime, setChoosingTime] = useState(needsOtherTime && !isCalledOff);
  // Records a decision without a message to the customer.
  const decide = (change: EntryUpdate) => void recordChange(entry, change, context);
  const kept = asked && isAccepted(entry) ? bookingToSend({ ...entry, version: request.version }) : null;
  return (
    <>
      <Actions $minWidth="7.5rem" role="group" aria-labelledby={headingId}>
        {isCalledOff ? (
          <>
            <QuietButton onClick={() => decide(statusUpdate("cancelled", "cancelledByCustomer"))}>
              Cocok, catat batal
            </QuietButton>
            <QuietButton onClick={() => decide(dismissalUpdate)}>Tidak cocok, tetap {entry.time}</QuietButton>
          </>
        ) : (
          <>
            {!isOverdue && <DepositLink entry={request} booking={booking} />}
            {kept ? (
              // Refuses the change and keeps the accepted visit.
              <AnswerLink
                {...{ entry, booking }}
                answer={withStatus(kept, "confirmed", now)}
                kind="kept"
                label={`Tetap ${entry.time}`}
              />
            ) : (
              <AnswerLink
                entry={request}
                booking={booking}
                answer={withStatus(booking, "declined", now)}
                label="Tolak"
              />
            )}
            {isOverdue && (
              // A requested or proposed visit becomes declined. For any other, only the waiting request is dismissed.
              <QuietButton onClick={() => decide(isOpen(entry) ? statusUpdate("declined") : dismissalUpdate)}>
                Tutup tanpa kabar
              </QuietButton>
            )}
            <QuietButton aria-expanded={isChoosingTime} onClick={() => setChoosingTime(!isChoosingTime)}>
              Jam lain…
            </QuietButton>
          </>
        )}
      </Actions>
      {isChoosingTime && (
        // A request for another moment begins with another suggestion, hence the key.
        <ProposalForm key={`${request.date} ${request.time}`} request={request} booking={booking} />
      )}
    </>
  );
}

function AvailabilityNote({ isPast, fits, fitsByMoving, conflicts, objections }: ReturnType<typeof availabilityOf>) {
  if (isPast) return <Warning>Jamnya sudah lewat.</Warning>;
  return (
    <>
      {fits === true && <GoodNews>Masih ada kursi.</GoodNews>}
      {fits === false && (
        <Warning>
          {fitsByMoving ? "Penuh, kecuali ada yang pindah kursi." : "Kursi penuh di jam itu."}
          {conflicts.length > 0 &&
            ` Sudah ada ${conflicts.map((other) => `${entryName(other)} ${timesText(other)}`).join(", ")}.`}
        </Warning>
      )}
      {objections.map((objection) => (
        <Warning key={objection}>{objection}</Warning>
      ))}
    </>
  );
}

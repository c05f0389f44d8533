import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import {
  awaitsAnswer,
  type Booking,
  isAccepted,
  isCancellation,
  isRequest,
  withStatus,
} from "../../domain/booking/booking";
import { spanText } from "../../format/spanText";
import { Actions } from "../../ui/Actions";
import { AmountText } from "../../ui/AmountText";
import { disclosureMark } from "../../ui/disclosureMark";
import { Panel, PanelHeading } from "../../ui/Panel";
import { recordChange, useBookContext } from "../context/bookContext";
import { GoodNews, QuietButton, Warning } from "../context/bookLayout";
import {
  barberText,
  depositText,
  doubtsOf,
  endText,
  entryName,
  servicesText,
  timesText,
  totalText,
} from "../context/bookWords";
import { AcceptLink, AnswerLink, bookingToSend, DepositLink } from "../entries/AnswerLinks";
import { EntryMore, Quotes } from "../entries/EntryDetails";
import { availabilityOf } from "../rules/availability";
import { byTime, type Entry, hasAgreed, withPendingChange } from "../rules/entry";
import { changesText, dismissalUpdate, type EntryUpdate, statusUpdate } from "../rules/entryUpdates";
import { shortMoment } from "../rules/log";
import { ProposalForm } from "./ProposalForm";

// An unfolded one lies across the columns.
const Item = styled.li`border-top: 1.5px solid var(--paperEdge); &:has([aria-expanded="true"]) { grid-column: 1 / -1; }`;

const Lines = styled.ul`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 var(--s24);`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: var(--s4) var(--s8); align-items: center; min-height: 4rem; padding-block: var(--s8);
  --button-inset: var(--s12);
`;

const Summary = styled.button`
  display: grid; grid-template-columns: auto 1fr; gap: 0 var(--s8); align-content: center; flex: 1 1 8rem; min-height: 3.5rem;
  line-height: 1.3; text-align: start;
  ${disclosureMark("&[aria-expanded=true]")}
  &::before { grid-row: 1 / 3; }
`;

const Line = styled.span`font-size: var(--text-small); color: var(--inkSoft);`;

const Against = styled.b`display: block; color: var(--danger);`;

const Details = styled.div`display: grid; gap: var(--s8); padding-bottom: var(--s12);`;

const Requests = styled(Panel)`gap: var(--s8); padding: var(--s12) var(--s12) var(--s4);`;

type Props = {
  entries: readonly Entry[];
  /** The entry whose ticket was just opened, which stands first. */
  arrived: Entry | null;
};

/** The requests that wait for the shop's answer, in order of time, each with its conflicts and alternatives. */
export function WaitingList({ entries, arrived }: Props) {
  if (entries.length === 0) return null;
  const isArrived = ({ id }: Entry) => id === arrived?.id;
  const inOrder = [...entries].sort(
    (one, other) =>
      Number(isArrived(other)) - Number(isArrived(one)) || byTime(withPendingChange(one), withPendingChange(other)),
  );
  return (
    <Requests $tone="accent" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      <Lines>
        {inOrder.map((entry) => (
          // The key unfolds a request whose ticket arrives while it is on the screen.
          <Item key={`${entry.id} ${isArrived(entry)}`} data-entry={entry.id} tabIndex={-1}>
            <RequestCard entry={entry} isOpenAtFirst={isArrived(entry)} />
          </Item>
        ))}
      </Lines>
    </Requests>
  );
}

/** A request as a line with 'Terima'; a tap unfolds all that the shop should know, and the other answers. */
export function RequestCard({ entry, isOpenAtFirst = false }: { entry: Entry; isOpenAtFirst?: boolean }) {
  const context = useBookContext();
  const { offering, now, shopNow, chairTakers } = context;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const request = useMemo(() => withPendingChange(entry), [entry]);
  const availability = useMemo(
    () => availabilityOf(request, chairTakers, offering, now),
    [request, chairTakers, offering, now],
  );
  const booking = bookingToSend(request);
  const { pendingChange } = entry;
  // A waiting cancellation leaves one question: whether it agrees with the chat.
  const isCalledOff = pendingChange !== null && isCancellation(pendingChange);
  const isOverdue = request.date < shopNow.date;
  const doubts = doubtsOf(entry);
  // What speaks most against it.
  const against =
    (isOverdue && "Tidak dijawab.") ||
    (isCalledOff && "Minta batal.") ||
    (availability.isPast && "Sudah lewat.") ||
    (availability.fits === false && "Kursi penuh.") ||
    [...availability.objections, ...doubts][0];
  const moment = request.date === shopNow.date ? request.time : shortMoment(request);
  return (
    <>
      <Row role="group" aria-labelledby={id}>
        <Summary type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <b id={id}>
            {moment} · <bdi>{entryName(request)}</bdi>
          </b>
          <Line>
            {servicesText(request, context)}{" "}
            {against && !isOpen && (
              <Against>
                <AmountText>{against}</AmountText>
              </Against>
            )}
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

function RequestFacts({ entry, request, doubts }: { entry: Entry; request: Entry; doubts: readonly string[] }) {
  const context = useBookContext();
  const barber = barberText(request, context);
  // Of a visit that the book does not have, the first line of the log says what a link changes.
  const changes = changesText(entry, request) ?? entry.log[0]?.what;
  return (
    <>
      <p>
        {spanText(shortMoment(request), endText(request))}
        {barber && ` · ${barber}`} · {totalText(request)}
      </p>
      <Quotes entry={request} />
      {request.deposit && <p>{depositText(request)}</p>}
      {changes && <p>Minta diubah: {changes}</p>}
      {doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      {entry.pendingChange && isAccepted(entry) && (
        <b>{shortMoment(entry)} sudah diterima: kursinya tetap sampai dijawab.</b>
      )}
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
  const { pendingChange } = entry;
  const [isChoosingTime, setChoosingTime] = useState(needsOtherTime && !isCalledOff);
  // Records a decision without a message to the customer.
  const decide = (change: EntryUpdate) => void recordChange(entry, change, context);
  const isAnotherNumbers = pendingChange !== null && !pendingChange.isFromCustomer && isRequest(entry);
  const kept = pendingChange && isAccepted(entry) ? bookingToSend({ ...entry, version: request.version }) : null;
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
            {isAnotherNumbers && (
              // Leaves the customer's own request waiting.
              <QuietButton onClick={() => decide(dismissalUpdate)}>Tetap {entry.time}</QuietButton>
            )}
            {isOverdue && (
              // A requested or proposed visit becomes declined. For any other, only the waiting request is dismissed.
              <QuietButton onClick={() => decide(awaitsAnswer(entry) ? statusUpdate("declined") : dismissalUpdate)}>
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

function AvailabilityNote({ isPast, fits, conflicts, objections }: ReturnType<typeof availabilityOf>) {
  if (isPast) return <Warning>Jamnya sudah lewat.</Warning>;
  return (
    <>
      {fits === true && <GoodNews>Masih ada kursi.</GoodNews>}
      {fits === false && (
        <Warning>
          Kursi penuh di jam itu.
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

import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { type Booking, withStatus } from "../../domain/booking/booking";
import type { BookingStatus } from "../../domain/booking/statuses";
import { isAccepted, isCancellation, isProposal, isRequest } from "../../domain/booking/statuses";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Panel, PanelHeading } from "../../ui/Panel";
import { availabilityOf } from "../day/availability";
import { EntryMore } from "../entries/EntryCard";
import { byTime, type Entry, hasAgreed, requestOf } from "../entries/entry";
import { claimUpdate, dismissalUpdate, type EntryUpdate, statusUpdate } from "../entries/entryUpdates";
import { recordChange, useBookContext } from "../page/bookContext";
import { GoodNews, QuietButton, Small, Warning } from "../page/bookLayout";
import {
  barberText,
  depositText,
  doubtsOf,
  endText,
  entryName,
  servicesText,
  shortMoment,
  timesText,
  totalText,
} from "../page/bookWords";
import { DepositButton } from "./AnswerButtons";
import { ProposalForm } from "./ProposalForm";
import { answerMessageFor, bookingToSend } from "./readyMessages";
import { SendToCustomer } from "./SendToCustomer";
import type { Arrived } from "./useArrivingTicket";

const Item = styled.li`border-top: 1.5px solid ${color.paperEdge};`;

const Row = styled.div`
  display: flex; flex-wrap: wrap; gap: ${space.s4} ${space.s8}; align-items: center; min-height: 4rem;
`;

const Summary = styled.button`
  display: grid; align-content: center; flex: 1 1 8rem; min-height: 3.5rem; padding: 0; line-height: 1.3; text-align: start;
  color: inherit; background: none; border: 0;
`;

const Line = styled.span`font-size: ${textSize.small}; color: ${color.inkSoft};`;

const Against = styled.span`font-weight: 700; color: ${color.danger};`;

const Details = styled.div`display: grid; gap: ${space.s8}; padding-bottom: ${space.s12};`;

const Requests = styled(Panel)`gap: ${space.s8}; padding: ${space.s12} ${space.s12} 0;`;

// Each request is compared with the day's visits, which takes time. So at most this many are shown at first.
const maxShown = 10;

type Props = {
  entries: readonly Entry[];
  /** The entry whose ticket was just opened, which stands first. */
  arrived: Arrived | null;
};

/** The requests that wait for the shop's answer, in order of time, each with its conflicts and alternatives. */
export function WaitingList({ entries, arrived }: Props) {
  const [shownCount, setShown] = useState(maxShown);
  if (entries.length === 0) return null;
  const inOrder = [...entries].sort(
    (one, other) =>
      Number(other.id === arrived?.entry.id) - Number(one.id === arrived?.entry.id) ||
      byTime(requestOf(one), requestOf(other)),
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
        {inOrder.slice(0, shownCount).map((entry) => {
          const isArrived = entry.id === arrived?.entry.id;
          return (
            // The key unfolds a request whose ticket arrives while it is on the screen.
            <Item key={`${entry.id} ${isArrived}`} data-entry={entry.id} tabIndex={-1}>
              <RequestCard entry={entry} isOpenAtFirst={isArrived} />
            </Item>
          );
        })}
      </ul>
      {inOrder.length > shownCount && (
        <QuietButton onClick={() => setShown(shownCount + maxShown)}>
          Tampilkan {Math.min(maxShown, inOrder.length - shownCount)} lagi
        </QuietButton>
      )}
    </Requests>
  );
}

/** Maps the status in a link to the label of the button that records it; null for a request, which has no such button. */
const claimLabels: Record<BookingStatus, string | null> = {
  requested: null,
  proposed: "Cocok, catat diusulkan",
  confirmed: "Cocok, catat diterima",
  declined: "Cocok, catat ditolak",
  cancelled: "Cocok, catat batal",
};

type CardProps = { entry: Entry; isOpenAtFirst?: boolean };

/** A request as a line with 'Terima'; a tap unfolds all that the shop should know, and the other answers. */
export function RequestCard({ entry, isOpenAtFirst = false }: CardProps) {
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
  const claim = entry.asked && claimLabels[entry.asked.status];
  const isAnswered = isAccepted(entry) || isProposal(entry);
  // A waiting cancellation, or an answer that a link claims for an accepted or proposed visit, leaves one question: whether
  // it agrees with the chat.
  const isOnlyClaim = Boolean(claim) && (isAnswered || (entry.asked !== null && isCancellation(entry.asked)));
  const isOverdue = request.date < shopNow.date;
  const against = againstInShort({ ...availability, isOverdue, isClaim: Boolean(claim) });
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
        {booking && !isOnlyClaim && !isOverdue && (
          <SendToCustomer
            {...answerMessageFor(request, booking, context)(withStatus(booking, "confirmed", now))}
            label="Terima"
            look={against ? "outlineOnLight" : "deep"}
          />
        )}
      </Row>
      {isOpen && (
        <Details>
          <RequestFacts entry={entry} request={request} />
          {!isOverdue && !isOnlyClaim && <AvailabilityNote {...availability} />}
          {booking && claim && isOnlyClaim && <ClaimAnswers entry={entry} label={claim} headingId={id} />}
          {booking && !isOnlyClaim && (
            <RequestAnswers
              {...{ entry, request, booking, isOverdue, claim }}
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

type Against = Pick<ReturnType<typeof availabilityOf>, "isPast" | "fits" | "objections"> & {
  isOverdue: boolean;
  isClaim: boolean;
};

/** What speaks most against a request, in two or three words; undefined if nothing does. */
const againstInShort = ({ isOverdue, isClaim, isPast, fits, objections }: Against): string | undefined =>
  (
    [
      [isOverdue, "tidak dijawab"],
      [isClaim, "cocokkan dengan chat"],
      [isPast, "sudah lewat"],
      [fits === false, "kursi penuh"],
      [objections.length > 0, "perlu diperiksa"],
    ] as const
  ).find(([applies]) => applies)?.[1];

function RequestFacts({ entry, request }: { entry: Entry; request: Entry }) {
  const context = useBookContext();
  const barber = barberText(request, context);
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
      {doubtsOf(entry).map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      {entry.asked && isAccepted(entry) && (
        <b>Semula {shortMoment(entry)}, sudah diterima. Kursi itu tetap sampai dijawab.</b>
      )}
      {hasAgreed(entry) && <b>Setuju dengan jam usulan Anda. Kursinya tetap sampai dijawab.</b>}
    </>
  );
}

function ClaimAnswers({ entry, label, headingId }: { entry: Entry; label: string; headingId: string }) {
  const context = useBookContext();
  const decide = (change: EntryUpdate) => void recordChange(entry, change, context);
  return (
    <Actions $minWidth="7.5rem" role="group" aria-labelledby={headingId}>
      <QuietButton onClick={() => decide(claimUpdate)}>{label}</QuietButton>
      <QuietButton onClick={() => decide(dismissalUpdate)}>Tidak cocok, tetap {entry.time}</QuietButton>
    </Actions>
  );
}

type AnswersProps = {
  entry: Entry;
  request: Entry;
  booking: Booking;
  /** The label of the button that records the answer that a link claims; null without a claim. */
  claim: string | null;
  isOverdue: boolean;
  needsOtherTime: boolean;
  headingId: string;
};

/** The answers to a request other than 'Terima', which stands in its line. */
function RequestAnswers({ entry, request, booking, claim, isOverdue, needsOtherTime, headingId }: AnswersProps) {
  const context = useBookContext();
  const { now } = context;
  const [isChoosingTime, setChoosingTime] = useState(needsOtherTime);
  const send = answerMessageFor(request, booking, context);
  // Records a decision without a message to the customer.
  const decide = (change: EntryUpdate) => void recordChange(entry, change, context);
  const kept = entry.asked && isAccepted(entry) ? bookingToSend({ ...entry, version: request.version }) : null;
  return (
    <>
      <Actions $minWidth="7.5rem" role="group" aria-labelledby={headingId}>
        {claim && <QuietButton onClick={() => decide(claimUpdate)}>{claim}</QuietButton>}
        {!isOverdue && <DepositButton booking={booking} send={send} label="Terima, DP diterima" />}
        {kept ? (
          // Refuses the change and keeps the accepted visit.
          <SendToCustomer
            {...answerMessageFor(entry, booking, context)(withStatus(kept, "confirmed", now), "kept")}
            label={`Tetap ${entry.time}`}
          />
        ) : (
          <SendToCustomer {...send(withStatus(booking, "declined", now))} label="Tolak" />
        )}
        {isOverdue && (
          // A requested or proposed visit becomes declined. For any other, only the waiting request is dismissed.
          <QuietButton
            onClick={() => decide(isRequest(entry) || isProposal(entry) ? statusUpdate("declined") : dismissalUpdate)}
          >
            Tutup tanpa kabar
          </QuietButton>
        )}
        <QuietButton aria-expanded={isChoosingTime} onClick={() => setChoosingTime(!isChoosingTime)}>
          Jam lain…
        </QuietButton>
      </Actions>
      {isChoosingTime && (
        // A request for another moment begins with another suggestion, hence the key.
        <ProposalForm key={`${request.date} ${request.time}`} request={request} booking={booking} send={send} />
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

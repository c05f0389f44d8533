import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { availabilityOf } from "../../domain/book/availability";
import { byTime, claimOf, type Entry, hasAgreed, requestOf } from "../../domain/book/entry";
import { claimUpdate, dismissalUpdate, type EntryUpdate, statusUpdate } from "../../domain/book/entryUpdates";
import { fitsBeside } from "../../domain/book/seating";
import { type Booking, isSameMoment, proposedBooking, withStatus } from "../../domain/booking/booking";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Panel, PanelHeading } from "../../ui/Panel";
import { AcceptButtons, AnswerButton, bookingToSend, sendPropsOf } from "./answers";
import { recordChange, useBookContext } from "./bookContext";
import { GoodNews, QuietButton, Stack, Warning } from "./bookLayout";
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
} from "./bookWords";
import { ProposalForm } from "./ProposalForm";

const Item = styled.li`
  display: grid; gap: ${space.s8};
  & + & { margin-top: ${space.s12}; padding-top: ${space.s16}; border-top: 1.5px solid ${color.paperEdge}; }
`;

const When = styled.p`font-size: ${textSize.lead}; font-weight: 800;`;

const Late = styled.span`color: ${color.danger};`;

// Each request renders half a dozen whole messages, so only the first ones are shown.
const mostShown = 10;

type Props = {
  entries: readonly Entry[];
  /** The id of the entry that stands first, because its ticket was just opened. */
  firstId?: string | undefined;
};

/** The requests that wait for the shop's answer, by their times, each with its conflicts and alternatives. */
export function WaitingList({ entries, firstId }: Props) {
  const [shownCount, setShown] = useState(mostShown);
  if (entries.length === 0) return null;
  const inOrder = [...entries].sort(
    (one, other) =>
      Number(other.id === firstId) - Number(one.id === firstId) || byTime(requestOf(one), requestOf(other)),
  );
  return (
    <Panel $tone="accent" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      <Stack>
        {inOrder.slice(0, shownCount).map((entry) => (
          <Item key={entry.id}>
            <RequestCard entry={entry} />
          </Item>
        ))}
      </Stack>
      {inOrder.length > shownCount && (
        <QuietButton onClick={() => setShown(shownCount + mostShown)}>
          Tampilkan {Math.min(mostShown, inOrder.length - shownCount)} lagi
        </QuietButton>
      )}
    </Panel>
  );
}

function RequestCard({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const { bookable, now, chairTakers } = context;
  const whenId = useId();
  const request = requestOf(entry);
  const availability = useMemo(
    () => availabilityOf(requestOf(entry), chairTakers, bookable, now),
    [entry, chairTakers, bookable, now],
  );
  const barber = barberText(request, context);
  const isOverdue = request.date < context.shopNow.date;
  const isChangeOfAnswered = entry.asked !== null && (entry.status === "confirmed" || entry.status === "proposed");
  // A doubtful cancellation, or a claim about a visit that is already accepted or proposed, leaves one thing to decide: whether
  // it agrees with the chat.
  const hasOnlyClaim = entry.asked?.status === "cancelled" || (isChangeOfAnswered && claimOf(entry) !== null);
  const answering = { entry, request, availability, isOverdue, whenId };
  return (
    <>
      <When id={whenId}>
        {shortMoment(request)} · <bdi>{entryName(request)}</bdi>
        {isOverdue && <Late> · tidak dijawab</Late>}
      </When>
      <p>
        {servicesText(request, context)}
        {barber && ` · ${barber}`} · selesai {endText(request)} · {totalText(request)}
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
      {entry.asked && entry.status === "confirmed" && (
        <b>Semula {shortMoment(entry)}, sudah diterima. Kursi itu tetap sampai dijawab.</b>
      )}
      {hasAgreed(entry) && <b>Setuju dengan jam usulan Anda. Kursinya tetap sampai dijawab.</b>}
      {hasOnlyClaim ? (
        <ClaimAnswers {...answering} />
      ) : (
        <>
          {!isOverdue && <AvailabilityNote {...availability} />}
          <RequestAnswers {...answering} />
        </>
      )}
    </>
  );
}

type Availability = ReturnType<typeof availabilityOf>;

type RequestProps = {
  entry: Entry;
  request: Entry;
  availability: Availability;
  isOverdue: boolean;
  whenId: string;
};

/** Returns a function that records the shop's decision on a request in the book, without a message to the customer. */
function useDecision(entry: Entry) {
  const context = useBookContext();
  return (change: EntryUpdate) => void recordChange(entry, change, context);
}

const claimLabels = {
  proposed: "Cocok, catat diusulkan",
  confirmed: "Cocok, catat diterima",
  declined: "Cocok, catat ditolak",
};

function ClaimAnswers({ entry, whenId }: Pick<RequestProps, "entry" | "whenId">) {
  const decide = useDecision(entry);
  const claim = claimOf(entry);
  return (
    <Actions $minWidth="7.5rem" role="group" aria-labelledby={whenId}>
      <QuietButton onClick={() => decide(claimUpdate)}>{claim ? claimLabels[claim] : "Cocok, catat batal"}</QuietButton>
      <QuietButton onClick={() => decide(dismissalUpdate)}>Tidak cocok, tetap {entry.time}</QuietButton>
    </Actions>
  );
}

function RequestAnswers({ entry, request, availability, isOverdue, whenId }: RequestProps) {
  const context = useBookContext();
  const { bookable, now } = context;
  const decide = useDecision(entry);
  const asked = bookingToSend(request, context);
  const [isChoosingTime, setChoosingTime] = useState(false);
  const claim = claimOf(entry);
  // The accepted time needs no proposal: 'Tetap' keeps it.
  const proposed = availability.nearest.filter(
    (moment) => entry.status !== "confirmed" || !isSameMoment(moment, entry),
  );
  return (
    <>
      <Actions $minWidth="7.5rem" role="group" aria-labelledby={whenId}>
        {claim && <QuietButton onClick={() => decide(claimUpdate)}>{claimLabels[claim]}</QuietButton>}
        {asked && !isOverdue && <AcceptButtons entry={request} asked={asked} />}
        {asked && <RefusalButton entry={entry} request={request} asked={asked} />}
        {asked &&
          proposed.map((moment) => (
            <AnswerButton
              key={`${moment.date} ${moment.time}`}
              entry={request}
              asked={asked}
              answer={proposedBooking(asked, moment, bookable, now)}
              label={`Usulkan ${moment.date === request.date ? moment.time : shortMoment(moment)}`}
            />
          ))}
        {isOverdue && (
          // An accepted, declined or cancelled visit stays so: only the waiting request is dismissed.
          <QuietButton
            onClick={() =>
              decide(
                entry.status === "requested" || entry.status === "proposed"
                  ? statusUpdate("declined")
                  : dismissalUpdate,
              )
            }
          >
            Tutup tanpa kabar
          </QuietButton>
        )}
        <QuietButton aria-expanded={isChoosingTime} onClick={() => setChoosingTime(!isChoosingTime)}>
          Jam lain…
        </QuietButton>
      </Actions>
      {asked && isChoosingTime && <OtherTime request={request} asked={asked} />}
    </>
  );
}

type AskedProps = { request: Entry; asked: Booking };

/** The button that declines a request. For an accepted visit it refuses the change and keeps the visit. */
function RefusalButton({ entry, request, asked }: AskedProps & { entry: Entry }) {
  const context = useBookContext();
  if (entry.asked === null || entry.status !== "confirmed") {
    const answer = withStatus(asked, "declined", context.now);
    return <AnswerButton entry={request} asked={asked} answer={answer} label="Tolak" />;
  }
  const kept = { ...entry, version: request.version };
  const booking = bookingToSend(kept, context);
  if (booking === null) return null;
  const answer = withStatus(booking, "confirmed", context.now);
  return <AnswerButton entry={kept} asked={asked} answer={answer} kind="kept" label={`Tetap ${entry.time}`} />;
}

function OtherTime({ request, asked }: AskedProps) {
  const context = useBookContext();
  const { bookable, now, shop, chairTakers } = context;
  const others = chairTakers.filter(({ id }) => id !== request.id);
  const fits = fitsBeside(others, bookable);
  return (
    <ProposalForm
      booking={asked}
      duration={request.duration}
      sendPropsFor={(answer) => sendPropsOf({ entry: request, asked, answer }, context)}
      shop={shop}
      bookable={bookable}
      now={now}
      isFull={(moment) => !fits({ ...request, ...moment })}
    />
  );
}

function AvailabilityNote({ isPast, fits, conflicts, objections }: Availability) {
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

import { useId, useMemo, useState } from "react";
import styled from "styled-components";
import { type BookingStatus, withStatus } from "../../domain/booking/booking";
import { color, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Panel, PanelHeading } from "../../ui/Panel";
import { availabilityOf } from "../day/availability";
import { byTime, type Entry, hasAgreed, requestOf } from "../entries/entry";
import { claimUpdate, dismissalUpdate, type EntryUpdate, statusUpdate } from "../entries/entryUpdates";
import { recordChange, useBookContext } from "../page/bookContext";
import { GoodNews, QuietButton, Small, Stack, Warning } from "../page/bookLayout";
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
import { AcceptButtons } from "./AnswerButtons";
import { ProposalForm } from "./ProposalForm";
import { answerMessageFor, bookingToSend } from "./readyMessages";
import { SendToCustomer } from "./SendToCustomer";
import type { Arrived } from "./useArrivingTicket";

const Item = styled.li`
  display: grid; gap: ${space.s8};
  & + & { margin-top: ${space.s12}; padding-top: ${space.s16}; border-top: 1.5px solid ${color.paperEdge}; }
`;

const When = styled.p`font-size: ${textSize.lead}; font-weight: 800;`;

const Late = styled.span`color: ${color.danger};`;

// Each request prepares up to four messages for its buttons, which takes time. So at most this many are shown at first.
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
    <Panel $tone="accent" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      {arrived?.isFirst && (
        <Small>Booking ini sudah tercatat di buku toko, yang hanya ada di browser ponsel ini.</Small>
      )}
      <Stack>
        {inOrder.slice(0, shownCount).map((entry) => (
          <Item key={entry.id}>
            <RequestCard entry={entry} />
          </Item>
        ))}
      </Stack>
      {inOrder.length > shownCount && (
        <QuietButton onClick={() => setShown(shownCount + maxShown)}>
          Tampilkan {Math.min(maxShown, inOrder.length - shownCount)} lagi
        </QuietButton>
      )}
    </Panel>
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

/** A request with all that the shop should know, and the answers. */
export function RequestCard({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const whenId = useId();
  const request = useMemo(() => requestOf(entry), [entry]);
  const barber = barberText(request, context);
  return (
    <>
      <When id={whenId}>
        {shortMoment(request)} · <bdi>{entryName(request)}</bdi>
        {request.date < context.shopNow.date && <Late> · tidak dijawab</Late>}
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
      <RequestAnswers entry={entry} request={request} whenId={whenId} />
    </>
  );
}

/** The shop's answers to a request, after a note on whether it fits. `whenId` is the id of the request's heading. */
function RequestAnswers({ entry, request, whenId }: { entry: Entry; request: Entry; whenId: string }) {
  const context = useBookContext();
  const { bookable, now, shopNow, chairTakers } = context;
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const availability = useMemo(
    () => availabilityOf(request, chairTakers, bookable, now),
    [request, chairTakers, bookable, now],
  );
  const booking = bookingToSend(request, context);
  if (booking === null) return null;
  const send = answerMessageFor(request, booking, context);
  // Records a decision without a message to the customer.
  const decide = (change: EntryUpdate) => void recordChange(entry, change, context);
  const claim = entry.asked && claimLabels[entry.asked.status];
  const isAnswered = entry.status === "confirmed" || entry.status === "proposed";
  // A waiting cancellation, or an answer that a link claims for an accepted or proposed visit, leaves one question: whether
  // it agrees with the chat.
  if (claim && (isAnswered || entry.asked?.status === "cancelled"))
    return (
      <Actions $minWidth="7.5rem" role="group" aria-labelledby={whenId}>
        <QuietButton onClick={() => decide(claimUpdate)}>{claim}</QuietButton>
        <QuietButton onClick={() => decide(dismissalUpdate)}>Tidak cocok, tetap {entry.time}</QuietButton>
      </Actions>
    );
  const isOverdue = request.date < shopNow.date;
  const isChoosingTime = isUnfolded ?? (availability.needsOtherTime && !isOverdue);
  const kept =
    entry.asked && entry.status === "confirmed" ? bookingToSend({ ...entry, version: request.version }, context) : null;
  return (
    <>
      {!isOverdue && <AvailabilityNote {...availability} />}
      <Actions $minWidth="7.5rem" role="group" aria-labelledby={whenId}>
        {claim && <QuietButton onClick={() => decide(claimUpdate)}>{claim}</QuietButton>}
        {!isOverdue && <AcceptButtons booking={booking} send={send} />}
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
        <QuietButton aria-expanded={isChoosingTime} onClick={() => setUnfolded(!isChoosingTime)}>
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

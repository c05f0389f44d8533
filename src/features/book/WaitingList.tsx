import { memo, useCallback, useEffect, useId, useMemo, useState } from "react";
import styled, { css } from "styled-components";
import { byTime, changedByShop, type Entry } from "../../domain/book/entry";
import { fitOf } from "../../domain/book/fit";
import { fitsBeside } from "../../domain/book/seating";
import { color, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Verdict } from "../../ui/Outcome";
import { Panel, PanelHeading } from "../../ui/Panel";
import { ProposalForm } from "../ticket/ProposalForm";
import { AnswerButton, acceptance, bookingToSend, depositReceived, proposalOf, refusal, sendingOf } from "./answers";
import { announceRecorded, useBookContext } from "./bookContext";
import {
  barberOf,
  claimWords,
  depositWords,
  endOf,
  entryName,
  momentNow,
  servicesOf,
  shortMoment,
  timesOf,
  totalOf,
} from "./bookWords";
import { QuietButton, Stack } from "./parts";

type Props = {
  entries: readonly Entry[];
  seated: readonly Entry[];
};

const Item = styled.li<{ $isAnswered: boolean }>`
  display: grid; gap: ${space.tight};
  & + & { margin-top: ${space.close}; padding-top: ${space.base}; border-top: 1.5px solid ${color.paperEdge}; }
  ${({ $isAnswered }) => $isAnswered && css`opacity: 0.5;`}
`;

const When = styled.p`font-size: ${type.lead}; font-weight: 800;`;

const Late = styled.span`color: ${color.danger};`;

/**
 * The requests that wait for the shop's answer, each with whether it fits and where else it could be. One that is answered
 * stays where it was tapped, faded and without effect, until the shop comes back from the chat: a second tap must not answer the
 * next one.
 */
export const WaitingList = memo(function WaitingList({ entries, seated }: Props) {
  const [answered, setAnswered] = useState<readonly Entry[]>([]);
  useEffect(() => {
    const clear = () => document.visibilityState === "visible" && setAnswered([]);
    document.addEventListener("visibilitychange", clear);
    return () => document.removeEventListener("visibilitychange", clear);
  }, []);
  const markAnswered = useCallback(
    (entry: Entry) => setAnswered((before) => [...before.filter(({ id }) => id !== entry.id), entry]),
    [],
  );
  const done = answered.filter(({ id }) => !entries.some((entry) => entry.id === id));
  if (entries.length + done.length === 0) return null;
  return (
    <Panel $tone="brass" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      <Stack>
        {[...entries, ...done].sort(byTime).map((entry) => (
          <Item key={entry.id} $isAnswered={done.includes(entry)} inert={done.includes(entry)}>
            <Request entry={entry} seated={seated} markAnswered={markAnswered} />
          </Item>
        ))}
      </Stack>
    </Panel>
  );
});

type Asked = { entry: Entry; seated: readonly Entry[]; markAnswered: (entry: Entry) => void };

// Not rendered anew by a tap elsewhere: its answers are half a dozen whole messages.
const Request = memo(function Request({ entry, seated, markAnswered }: Asked) {
  const context = useBookContext();
  const { book, bookable, now } = context;
  const whenId = useId();
  const onAnswered = () => markAnswered(entry);
  const fit = useMemo(() => fitOf(entry, seated, bookable, now), [entry, seated, bookable, now]);
  const [isElsewhere, setElsewhere] = useState(false);
  const barber = barberOf(entry, context);
  const isLate = entry.date < momentNow(context).date;
  const note = async (status: "confirmed" | "declined") => {
    onAnswered();
    announceRecorded(await book.record(changedByShop(entry, { status }, now), entry.id), context);
  };
  return (
    <>
      <When id={whenId}>
        {shortMoment(entry)} · {entryName(entry)}
        {isLate && <Late> · tidak dijawab</Late>}
      </When>
      <p>
        {servicesOf(entry, context)}
        {barber && ` · ${barber}`} · selesai {endOf(entry)} · {totalOf(entry)}
      </p>
      {entry.notes !== "" && <p>“{entry.notes}”</p>}
      {entry.deposit && <p>{depositWords(entry)}</p>}
      {entry.isClaimed && <p>{claimWords}</p>}
      {entry.acceptedVisit && (
        <b>Semula {shortMoment(entry.acceptedVisit)}, sudah diterima. Kursi itu tetap sampai dijawab.</b>
      )}
      {entry.isAgreed && <b>Setuju dengan jam usulan Anda. Kursinya tetap sampai dijawab.</b>}
      {!isLate && <FitNote {...fit} />}
      <Actions $least="7.5rem" role="group" aria-labelledby={whenId}>
        {!isLate && (
          <AnswerButton entry={entry} answer={acceptance} label="Terima" look="ink" onAnswered={onAnswered} />
        )}
        {entry.isClaimed && <QuietButton onClick={() => void note("confirmed")}>Cocok, catat diterima</QuietButton>}
        {!isLate && (
          <AnswerButton
            entry={entry}
            answer={depositReceived(entry)}
            label="Terima, DP diterima"
            look="ink"
            onAnswered={onAnswered}
          />
        )}
        {entry.acceptedVisit ? (
          <AnswerButton
            entry={{ ...entry.acceptedVisit, version: entry.version }}
            answer={acceptance}
            refused={entry}
            label={`Tetap ${entry.acceptedVisit.time}`}
            onAnswered={onAnswered}
          />
        ) : (
          <AnswerButton entry={entry} answer={refusal} label="Tolak" onAnswered={onAnswered} />
        )}
        {fit.nearest.map((moment) => (
          <AnswerButton
            key={`${moment.date} ${moment.time}`}
            entry={entry}
            answer={proposalOf(moment, bookable)}
            label={`Usulkan ${moment.date === entry.date ? moment.time : shortMoment(moment)}`}
            onAnswered={onAnswered}
          />
        ))}
        {isLate && <QuietButton onClick={() => void note("declined")}>Tutup tanpa kabar</QuietButton>}
        <QuietButton aria-expanded={isElsewhere} onClick={() => setElsewhere(!isElsewhere)}>
          Jam lain…
        </QuietButton>
      </Actions>
      {isElsewhere && <OtherHour entry={entry} seated={seated} markAnswered={markAnswered} />}
    </>
  );
});

function OtherHour({ entry, seated, markAnswered }: Asked) {
  const context = useBookContext();
  const { bookable, now, shop } = context;
  const others = seated.filter(({ id }) => id !== entry.id);
  const fits = fitsBeside(others, bookable);
  const booking = bookingToSend(entry, context);
  return (
    booking && (
      <ProposalForm
        booking={booking}
        duration={entry.duration}
        sending={(answer) => sendingOf({ entry, answer: () => answer, onAnswered: () => markAnswered(entry) }, context)}
        shop={shop}
        bookable={bookable}
        now={now}
        isFull={(moment) => !fits({ ...entry, ...moment })}
      />
    )
  );
}

function FitNote({ isPast, fits, conflicts, objections }: ReturnType<typeof fitOf>) {
  if (isPast) return <Verdict $isGood={false}>Jamnya sudah lewat.</Verdict>;
  return (
    <>
      {fits === true && <Verdict $isGood>Masih ada kursi.</Verdict>}
      {fits === false && (
        <Verdict $isGood={false}>
          Kursi penuh di jam itu.
          {conflicts.length > 0 &&
            ` Sudah ada ${conflicts.map((other) => `${entryName(other)} ${timesOf(other)}`).join(", ")}.`}
        </Verdict>
      )}
      {objections.map((objection) => (
        <Verdict $isGood={false} key={objection}>
          {objection}
        </Verdict>
      ))}
    </>
  );
}

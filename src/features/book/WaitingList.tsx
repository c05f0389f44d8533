import { memo, useId, useMemo, useState } from "react";
import styled from "styled-components";
import type { Entry } from "../../domain/book/entry";
import { freeStarts } from "../../domain/book/freeStarts";
import { changedByShop } from "../../domain/book/version";
import { rulesWith } from "../../domain/shop/bookingRules";
import { isDate } from "../../domain/shop/clock";
import { color, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Control } from "../../ui/Field";
import { Verdict } from "../../ui/Outcome";
import { Panel, PanelHeading } from "../../ui/Panel";
import { AnswerButton } from "./AnswerButton";
import { answerTo, type BookTools, depositAnswerTo, type Fit, fitOf, proposalTo } from "./bookTools";
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
import { DateInput } from "./DateInput";
import { sayRecorded } from "./recorded";

type Props = {
  entries: readonly Entry[];
  /** Who takes a chair. */
  seated: readonly Entry[];
  tools: BookTools;
};

const List = styled.ul`display: grid; gap: ${space.base}; min-width: 0;`;

const Item = styled.li`
  display: grid; gap: ${space.tight};
  & + & { padding-top: ${space.base}; border-top: 1.5px solid ${color.paperEdge}; }
`;

const When = styled.p`font-size: ${type.lead}; font-weight: 800;`;

const Late = styled.span`color: ${color.danger};`;

const AnswerRow = styled(Actions)`--button-inset: 0.5rem;`;

/**
 * The requests that wait for the shop's answer, each with whether it fits and where else it could be; those
 * whose day has passed without one first.
 */
export const WaitingList = memo(function WaitingList({ entries, seated, tools }: Props) {
  if (entries.length === 0) return null;
  return (
    <Panel $tone="brass" aria-labelledby="waiting">
      <PanelHeading id="waiting" tabIndex={-1}>
        Menunggu jawaban ({entries.length})
      </PanelHeading>
      <List>
        {entries.map((entry) => (
          <Item key={entry.id}>
            <Waiting entry={entry} seated={seated} tools={tools} />
          </Item>
        ))}
      </List>
    </Panel>
  );
});

const Waiting = memo(function Waiting({ entry, seated, tools }: Omit<Props, "entries"> & { entry: Entry }) {
  const { book, bookable, floor, now } = tools;
  const whenId = useId();
  const fit = useMemo(() => fitOf(entry, seated, { bookable, floor, now }), [entry, seated, bookable, floor, now]);
  const barber = barberOf(entry, tools);
  const noteStatus = (status: "confirmed" | "declined") => async () =>
    sayRecorded(await book.record(changedByShop(entry, { status }, now), entry.id), tools);
  const accept = answerTo(entry, "confirmed", tools);
  const [isElsewhere, setElsewhere] = useState(false);
  const decline = answerTo(entry, "declined", tools);
  const receive = depositAnswerTo(entry, tools);
  const isLate = entry.date < momentNow(tools).date;
  return (
    <>
      <When id={whenId}>
        {shortMoment(entry)} · {entryName(entry)}
        {isLate && <Late> · tidak dijawab</Late>}
      </When>
      <p>
        {servicesOf(entry, tools)}
        {barber && ` · ${barber}`} · selesai {endOf(entry)} · {totalOf(entry)}
      </p>
      {entry.notes !== "" && <p>“{entry.notes}”</p>}
      {entry.deposit && <p>{depositWords(entry)}</p>}
      {entry.isClaimed && <p>{claimWords}</p>}
      {!isLate && <FitNote fit={fit} />}
      <AnswerRow $least="7.5rem" role="group" aria-labelledby={whenId}>
        <AnswerButton entry={entry} answer={isLate ? null : accept} label="Terima" look="ink" tools={tools} />
        {entry.isClaimed && (
          <Button type="button" $look="quiet" onClick={() => void noteStatus("confirmed")()}>
            Cocok, catat diterima
          </Button>
        )}
        <AnswerButton
          entry={entry}
          answer={isLate ? null : receive}
          label="Terima, DP diterima"
          look="ink"
          tools={tools}
        />
        <AnswerButton entry={entry} answer={decline} label="Tolak" tools={tools} />
        {fit.nearest.map((moment) => (
          <AnswerButton
            key={`${moment.date} ${moment.time}`}
            entry={entry}
            answer={proposalTo(entry, moment, tools)}
            label={`Usulkan ${moment.date === entry.date ? moment.time : shortMoment(moment)}`}
            tools={tools}
          />
        ))}
        {isLate && (
          <Button type="button" $look="quiet" onClick={() => void noteStatus("declined")()}>
            Tutup tanpa kabar
          </Button>
        )}
        {accept && (
          <Button type="button" $look="quiet" aria-expanded={isElsewhere} onClick={() => setElsewhere(!isElsewhere)}>
            Jam lain…
          </Button>
        )}
      </AnswerRow>
      {isElsewhere && <OtherHour entry={entry} seated={seated} tools={tools} />}
    </>
  );
});

/** Any free hour of any day to propose. */
function OtherHour({ entry, seated, tools }: Omit<Props, "entries"> & { entry: Entry }) {
  const { bookable, floor, now } = tools;
  const id = useId();
  const today = momentNow(tools).date;
  const [date, setDate] = useState(entry.date < today ? today : entry.date);
  const [chosen, setChosen] = useState("");
  const rules = rulesWith(bookable, entry.barberId, entry.serviceIds);
  const times = isDate(date) ? freeStarts(entry, date, seated, floor, rules, now) : [];
  const time = times.includes(chosen) ? chosen : times[0];
  const proposal = time === undefined ? null : proposalTo(entry, { date, time }, tools);
  return (
    <AnswerRow $least="7.5rem" role="group" aria-label="Jam lain">
      <Control as={DateInput} aria-label="Hari" value={date} onChange={setDate} />
      <Control
        as="select"
        aria-label="Jam"
        id={id}
        value={time ?? ""}
        onChange={({ target }) => setChosen(target.value)}
      >
        {times.length === 0 && <option value="">Tidak ada yang kosong</option>}
        {times.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Control>
      <AnswerButton entry={entry} answer={proposal} label="Usulkan" look="ink" tools={tools} />
    </AnswerRow>
  );
}

/** Whether an entry fits, who is in its way, and what else speaks against it. */
export function FitNote({ fit: { isPast, fits, inTheWay, cares } }: { fit: Fit }) {
  const id = useId();
  if (fits !== false && !isPast && cares.length === 0) return fits && <Verdict $isGood>Masih ada kursi.</Verdict>;
  return (
    <Panel as="div" $tone="danger" role="group" aria-labelledby={id}>
      <b id={id}>{fitWords()}</b>
      {inTheWay.length > 0 && (
        <p>Sudah ada {inTheWay.map((other) => `${entryName(other)} ${timesOf(other)}`).join(", ")}.</p>
      )}
      {cares.map((care) => (
        <p key={care}>{care}</p>
      ))}
    </Panel>
  );

  function fitWords(): string {
    if (isPast) return "Jamnya sudah lewat.";
    if (fits === false) return "Kursi penuh di jam itu.";
    return fits ? "Masih ada kursi, tetapi periksa:" : "Periksa dulu:";
  }
}

import { useId, useState } from "react";
import styled, { css } from "styled-components";
import { isAccepted, isActive, isProposal } from "../../domain/booking/statuses";
import { instantOf, minuteMs } from "../../domain/shop/clock";
import { color, radius, space, textSize } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Hidden } from "../../ui/hidden";
import { Icon } from "../../ui/Icon";
import { useBookContext } from "../page/bookContext";
import { Fold, Warning } from "../page/bookLayout";
import { barberText, entryName, servicesText, stateWithPayment, timesText, totalText } from "../page/bookWords";
import { AcceptButtons } from "../requests/AnswerButtons";
import { answerMessageFor, bookingToSend } from "../requests/readyMessages";
import { EntryDetails } from "./EntryDetails";
import type { Entry } from "./entry";
import { marksUpdate } from "./entryUpdates";
import { isSettled } from "./payment";

type Props = {
  entry: Entry;
  warning?: string | null;
  /** The names of the visit's chairs; null if the list around the card shows them. */
  chair?: string | null;
};

const Card = styled.article<{ $state: string }>`
  display: grid; gap: ${space.s4}; padding: ${space.s12} ${space.s12} 0;
  color: ${color.ink}; background: ${color.paperRaised};
  border: 1.5px solid ${color.paperEdge}; border-left: 6px solid ${color.deep}; border-radius: ${radius.box};
  ${({ $state }) => $state === "waiting" && css`border-left-color: ${color.accent}; border-left-style: dashed;`}
  ${({ $state }) => $state === "off" && css`border-left-color: ${color.paperEdge}; color: ${color.inkSoft};`}
  ${({ $state }) => $state === "warned" && css`border-left-color: ${color.danger}; background: ${color.dangerPaper};`}
`;

const Top = styled.div`display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; align-items: baseline;`;

const Time = styled.p`font-size: ${textSize.title}; font-weight: 800; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap;`;

const Name = styled.h3`flex: 1 1 8rem; min-width: 0; font-family: inherit; font-size: ${textSize.lead};`;

const Line = styled.p`display: flex; flex-wrap: wrap; gap: 0 ${space.s12}; justify-content: space-between;`;

const State = styled.span`font-weight: 700; color: ${color.inkSoft};`;

const ToggleButton = styled.button`
  display: flex; align-items: center; justify-content: center; gap: ${space.s4}; width: 100%;
  min-height: 3rem; padding: 0.25rem; font-weight: 700; line-height: 1.2;
  color: ${color.ink}; background: transparent; border: 1.5px solid ${color.accentInk}; border-radius: ${radius.box};
  &[aria-pressed="true"] {
    color: ${color.cream}; background: ${color.deep}; border-color: ${color.deep};
  }
`;

// From this many minutes before a visit, its card shows 'Selesai, lunas', because some customers come early.
const minutesBeforeMarking = 30;

const cardState = (entry: Entry, warning: string | null) => {
  if (!isActive(entry) || entry.outcome !== null) return "off";
  if (warning !== null) return "warned";
  return isAccepted(entry) ? "accepted" : "waiting";
};

/** The customer's name, or the services of a walk-in without a name. */
const titleOf = (entry: Entry, services: string) =>
  entry.name === "" && entry.source === "walkIn" ? services : entryName(entry);

export function EntryCard({ entry, warning = null, chair = null }: Props) {
  const nameId = useId();
  const context = useBookContext();
  const start = instantOf(entry, context.bookable.rules.timeZone).getTime();
  const canBeMarked = start - context.now.getTime() <= minutesBeforeMarking * minuteMs;
  const marks = isAccepted(entry) ? marksOf(entry) : [];
  const [doneAndPaid, ...otherMarks] = marks;
  const services = servicesText(entry, context);
  const title = titleOf(entry, services);
  const proposal = isProposal(entry) && entry.asked === null ? bookingToSend(entry) : null;
  return (
    <Card data-entry={entry.id} tabIndex={-1} $state={cardState(entry, warning)} aria-labelledby={nameId}>
      <Top>
        <Time>{timesText(entry)}</Time>
        <Name id={nameId}>
          <bdi>{title}</bdi>
        </Name>
      </Top>
      <p>{title === services ? entryName(entry) : services}</p>
      <Line>
        <State>{[stateWithPayment(entry), chair ?? barberText(entry, context)].filter(Boolean).join(" · ")}</State>
        <b>{totalText(entry)}</b>
      </Line>
      {entry.notes !== "" && (
        <p>
          “<bdi>{entry.notes}</bdi>”
        </p>
      )}
      {warning && <Warning>{warning}</Warning>}
      {entry.asked && <Warning>Ada permintaan yang menunggu jawaban.</Warning>}
      {proposal && (
        // The customer may agree to the proposed time in the chat.
        <Actions $minWidth="7.5rem">
          <AcceptButtons booking={proposal} send={answerMessageFor(entry, proposal, context)} />
        </Actions>
      )}
      {doneAndPaid && canBeMarked && <MarkButton entry={entry} name={title} mark={doneAndPaid} />}
      <EntryMore entry={entry} marks={canBeMarked ? otherMarks : marks} />
    </Card>
  );
}

type Mark = [label: string, isOn: boolean, Parameters<typeof marksUpdate>[0]];

function marksOf(entry: Entry): Mark[] {
  const { outcome } = entry;
  const isPaid = isSettled(entry);
  const isDoneAndPaid = outcome === "done" && isPaid;
  return [
    ["Selesai, lunas", isDoneAndPaid, { outcome: isDoneAndPaid ? null : "done", isPaid: !isDoneAndPaid }],
    ["Selesai", outcome === "done", { outcome: outcome === "done" ? null : "done" }],
    ["Lunas", isPaid, { isPaid: !isPaid }],
    ["Tidak datang", outcome === "noShow", { outcome: outcome === "noShow" ? null : "noShow" }],
  ];
}

function MarkButton({ entry, name, mark }: { entry: Entry; name: string; mark: Mark }) {
  const { actions } = useBookContext();
  const [label, isOn, marks] = mark;
  return (
    <ToggleButton
      type="button"
      aria-pressed={isOn}
      // Entries without a name are told apart by their time.
      aria-label={`${label}: ${entry.name === "" ? `${name} ${entry.time}` : name}`}
      onClick={() => void actions.change(entry.id, marksUpdate(marks))}
    >
      {isOn && <Icon name="check" />}
      {label}
    </ToggleButton>
  );
}

/** The rarely needed parts of an entry, folded: other marks, phone number, code and ticket, correction, log, erasure. */
export function EntryMore({ entry, marks = [] }: { entry: Entry; marks?: readonly Mark[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Lainnya<Hidden> tentang {entryName(entry)}</Hidden>
      </summary>
      {isOpen && marks.length > 0 && (
        <Actions $minWidth="7.5rem">
          {marks.map((mark) => (
            <MarkButton key={mark[0]} entry={entry} name={entryName(entry)} mark={mark} />
          ))}
        </Actions>
      )}
      {isOpen && <EntryDetails entry={entry} />}
    </Fold>
  );
}

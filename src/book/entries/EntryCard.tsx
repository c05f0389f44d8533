import { useId } from "react";
import styled from "styled-components";
import { awaitsAnswer, isAccepted, isActive } from "../../domain/booking/booking";
import { instantOf, minuteMs } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { onTablet } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { AmountText } from "../../ui/AmountText";
import { inBar, untilWritten, useBookContext } from "../context/bookContext";
import { Small, Warning } from "../context/bookLayout";
import { barberText, entryName, servicesText, stateWithPayment, timesText, totalText } from "../context/bookWords";
import type { Entry } from "../rules/entry";
import { marksUpdate } from "../rules/entryUpdates";
import { AcceptLink, bookingToSend, DepositLink, SendToCustomer } from "./AnswerLinks";
import { EntryMore, MarkButton, marksOf, Quotes } from "./EntryDetails";

type Props = {
  entry: Entry;
  warning?: string | null;
  /** The names of the visit's chairs; empty if the list around the card shows them. With null the barber is named. */
  chair?: string | null;
  /** In the columns after a visit's first: the name of that one. */
  beside?: string;
};

// From a tablet's width on, 'Lainnya' is raised beside what is to be tapped, which stands at the right edge; not where more
// than three columns of chairs are too narrow for both.
const Card = styled.article`
  position: relative; isolation: isolate; display: grid; align-content: start; gap: var(--s4); padding: var(--s12) var(--s12) 0;
  color: var(--ink); background: var(--paperRaised);
  border: 1.5px solid var(--paperEdge); border-left: 6px solid var(--deep); border-radius: var(--radius);
  ${onTablet} {
    --button-inset: var(--s12);
    > a, > button { z-index: 1; justify-self: end; margin: var(--s4) 0 var(--s8); }
    > :is(a, button) + details { margin-top: var(--last-line, -3.625rem); > summary { width: max-content; } }
    > [open] { padding-bottom: var(--s12); > summary { margin-bottom: var(--s16); } }
  }
  &[data-state="waiting"] { border-left: 6px dashed var(--accent); }
  ${onTablet} {
    &[data-state="sitting"] { border-left-color: var(--danger); background: none; }
    &[data-state="sitting"]::before { content: ""; position: absolute; z-index: -1; inset: 0; background: var(--paperRaised); opacity: 0.75; }
  }
  &[data-state="off"] { border-left-color: var(--paperEdge); color: var(--inkSoft); }
  &[data-state="warned"] { border-left-color: var(--danger); background: var(--dangerPaper); }
`;

const Top = styled.div`display: flex; flex-wrap: wrap; gap: 0 var(--s12); align-items: baseline;`;

const Time = styled.p`font-size: var(--text-title); font-weight: 800; white-space: nowrap;`;

const Name = styled.h3`flex: 1 1 var(--name, 8rem); min-width: 0; font-family: inherit; font-size: var(--text-lead);`;

const Line = styled.p`
  display: flex; flex-wrap: wrap; gap: 0 var(--s12); > b { margin-left: auto; white-space: nowrap; }
  ${onTablet} { flex-wrap: var(--card-line, nowrap); }
`;

const State = styled.span`font-weight: 700; color: var(--inkSoft);`;

// From this many minutes before a visit, its card shows 'Selesai, lunas', because some customers come early.
const minutesBeforeMarking = 30;

const cardState = (entry: Entry, warning: string | null, isSitting: boolean) => {
  if (!isActive(entry) || entry.outcome !== null) return "off";
  if (warning !== null) return "warned";
  if (!isAccepted(entry)) return "waiting";
  return isSitting ? "sitting" : "accepted";
};

export function EntryCard({ entry, warning = null, chair = null, beside }: Props) {
  const nameId = useId();
  const context = useBookContext();
  const { rules } = context.offering;
  const start = instantOf(entry, rules.timeZone).getTime();
  const now = context.now.getTime();
  const isSitting =
    start <= now && now < start + entry.duration * minuteMs && entry.outcome === null && warning === null;
  const canBeMarked = start - now <= minutesBeforeMarking * minuteMs;
  const marks = context.isUnkept ? [] : marksOf(entry);
  const [doneAndPaid, ...otherMarks] = marks;
  const isAhead = businessDayOf(rules, entry) > businessDayOf(rules, context.shopNow);
  const canBeReminded = isAhead && isAccepted(entry) && !entry.isReminded && entry.phone !== "" && bookingToSend(entry);
  const services = servicesText(entry, context);
  // A walk-in without a name has the services in its place.
  const isNameless = entry.name === "" && entry.source === "walkIn";
  const title = isNameless ? services : entryName(entry);
  const state = cardState(entry, warning, isSitting);
  if (beside)
    return (
      <Card as="div" data-state={state}>
        <b dir="auto">{title}</b>
        <Small>
          {timesText(entry)}, bersama {beside}
        </Small>
      </Card>
    );
  const proposal = awaitsAnswer(entry) && entry.pendingChange === null ? bookingToSend(entry) : null;
  return (
    <Card data-entry={entry.id} tabIndex={-1} data-state={state} aria-labelledby={nameId}>
      <Top>
        <Time>{timesText(entry)}</Time>
        <Name id={nameId}>
          <bdi>{title}</bdi>
        </Name>
      </Top>
      <p>{isNameless ? entryName(entry) : services}</p>
      <Line>
        <State>
          <AmountText>
            {[stateWithPayment(entry), chair ?? barberText(entry, context)].filter(Boolean).join(" · ")}
          </AmountText>
        </State>
        <b>{totalText(entry)}</b>
      </Line>
      <Quotes entry={entry} />
      {warning && <Warning>{warning}</Warning>}
      {entry.pendingChange && <Warning>Ada permintaan yang menunggu jawaban.</Warning>}
      {proposal && (
        // The customer may agree to the proposed time in the chat.
        <Actions $minWidth="7.5rem">
          <AcceptLink entry={entry} booking={proposal} look="deep" />
          <DepositLink entry={entry} booking={proposal} />
        </Actions>
      )}
      {canBeReminded && (
        <SendToCustomer
          phone={entry.phone}
          text={context.writeToCustomer("reminder", entry)}
          label="Ingatkan"
          onSent={() => {
            const written = context.actions.change(entry.id, marksUpdate({ isReminded: true }));
            void untilWritten(written, { ...inBar(context), isTold: true });
          }}
        />
      )}
      {doneAndPaid && canBeMarked && <MarkButton entry={entry} name={title} mark={doneAndPaid} isNext={isSitting} />}
      <EntryMore entry={entry} marks={canBeMarked ? otherMarks : marks} />
    </Card>
  );
}

import { useState } from "react";
import styled from "styled-components";
import { isAccepted } from "../../domain/booking/statuses";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { addDays } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { color, radius, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import type { Entry } from "../entries/entry";
import { marksUpdate } from "../entries/entryUpdates";
import { useBookContext } from "../page/bookContext";
import { PageSection, QuietButton, Stack } from "../page/bookLayout";
import { entryName, servicesText, shortDay } from "../page/bookWords";
import { bookingToSend, SendToCustomer } from "../requests/answers";

type Props = { coming: readonly Entry[]; today: string };

const Row = styled.li`
  display: flex; flex-wrap: wrap; gap: ${space.s8} ${space.s12}; align-items: center; padding: ${space.s8} ${space.s12};
  background: ${color.paper}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.box};
  & > :first-child { flex: 1 1 9em; }
`;

// In days. A visit further ahead is too far to be reminded of.
const daysAhead = 3;

/** The accepted visits that have a phone number, on the next day with such visits; empty if that is not soon. */
export function visitsToRemind(entries: readonly Entry[], today: string, rules: BookingRules): Entry[] {
  const last = addDays(today, daysAhead);
  const coming = entries
    .filter((entry) => isAccepted(entry) && entry.phone !== "")
    .map((entry) => ({ entry, day: businessDayOf(rules, entry) }))
    .filter(({ day }) => day > today && day <= last);
  const [next] = coming.map(({ day }) => day).sort();
  return coming.filter(({ day }) => day === next).map(({ entry }) => entry);
}

export const countToRemind = (coming: readonly Entry[]): number =>
  coming.filter(({ isReminded }) => !isReminded).length;

export function Reminders({ coming, today }: Props) {
  const { rules } = useBookContext().bookable;
  const [isOpen, setOpen] = useState(false);
  const left = countToRemind(coming);
  const [first] = coming;
  if (first === undefined) return null;
  const next = businessDayOf(rules, first);
  const day = next === addDays(today, 1) ? "besok" : shortDay(next);
  return (
    <PageSection aria-label={`Pengingat untuk ${day}`}>
      <Button
        id="reminders"
        type="button"
        $look="outlineOnLight"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {left > 0 ? `Ingatkan ${left} pelanggan untuk ${day}` : `Semua pelanggan ${day} sudah diingatkan`}
      </Button>
      {isOpen && (
        <Stack>
          {coming.map((entry) => (
            <Reminder key={entry.id} entry={entry} />
          ))}
        </Stack>
      )}
    </PageSection>
  );
}

function Reminder({ entry }: { entry: Entry }) {
  const context = useBookContext();
  const booking = bookingToSend(entry);
  const markReminded = (isReminded: boolean) => void context.actions.change(entry.id, marksUpdate({ isReminded }));
  return (
    <Row>
      <p>
        <b>
          {entry.time} <bdi>{entryName(entry)}</bdi>
        </b>
        <br />
        {servicesText(entry, context)}
      </p>
      {entry.isReminded ? (
        <QuietButton onClick={() => markReminded(false)}>Sudah diingatkan. Belum terkirim?</QuietButton>
      ) : (
        booking && (
          <SendToCustomer
            phone={entry.phone}
            text={context.writeToCustomer("reminder", booking)}
            label="Ingatkan"
            look="deep"
            onSent={() => markReminded(true)}
          />
        )
      )}
    </Row>
  );
}

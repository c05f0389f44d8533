import { memo, useState } from "react";
import styled from "styled-components";
import { dayOfEntry } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { addDays } from "../../domain/shop/clock";
import { closedReason, type OpenDays } from "../../domain/shop/closures";
import { color, radius, space, type } from "../../theme/tokens";
import { Actions } from "../../ui/Actions";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SendToCustomer } from "../shell/SendToCustomer";
import { type BookTools, reminderTo } from "./bookTools";
import { entryName, servicesOf, shortDay } from "./bookWords";

type Props = { coming: readonly Entry[]; tools: BookTools; today: string };

const Section = styled.section`
  display: grid; gap: ${space.close};
  @media print { display: none; }
`;

const List = styled.ul`display: grid; gap: ${space.tight};`;

const Row = styled.li`
  display: grid; grid-template-columns: 1fr minmax(7rem, auto); gap: ${space.tight} ${space.close}; align-items: center;
  padding: ${space.tight} ${space.close};
  background: ${color.paper}; border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
`;

const Reminded = styled.p`
  display: flex; align-items: center; gap: ${space.hair}; font-size: ${type.small}; font-weight: 700; color: ${color.promo};
`;

const Again = styled(Actions)`grid-column: 1 / -1; --button-inset: 0.5rem;`;

// In days. A shop that is closed for longer writes to nobody before it opens.
const longestPause = 14;

/** The next day after `today` on which the shop is open; the day after where that is too far. */
export const nextOpenDay = (today: string, rules: OpenDays): string =>
  Array.from({ length: longestPause }, (_, index) => addDays(today, index + 1)).find(
    (date) => closedReason(rules, date) === null,
  ) ?? addDays(today, 1);

/** The accepted visits of the next open day whose customer can be written to. */
export function comingNext(entries: readonly Entry[], today: string, rules: OpenDays): Entry[] {
  const day = nextOpenDay(today, rules);
  // After midnight a visit may belong to the day before.
  return entries.filter(
    (entry) =>
      (entry.date === day || entry.date === addDays(day, 1)) &&
      entry.status === "confirmed" &&
      entry.phone !== "" &&
      dayOfEntry(entry, rules) === day,
  );
}

/** How many of these customers have not been reminded yet. */
export const countToRemind = (coming: readonly Entry[]): number =>
  coming.filter(({ isReminded }) => !isReminded).length;

/** The customers of the next open day, each with a tap that opens the chat with the shop's own reminder and ticks him off. */
export const Reminders = memo(function Reminders({ coming, tools, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const left = countToRemind(coming);
  if (coming.length === 0) return null;
  const next = nextOpenDay(today, tools.floor.rules);
  const day = next === addDays(today, 1) ? "besok" : shortDay(next);
  return (
    <Section aria-label={`Pengingat untuk ${day}`}>
      <Button id="reminders" type="button" $look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {left > 0 ? `Ingatkan ${left} pelanggan untuk ${day}` : `Semua pelanggan ${day} sudah diingatkan`}
      </Button>
      {isOpen && (
        <List>
          {coming.map((entry) => (
            <Reminder key={entry.id} entry={entry} tools={tools} />
          ))}
        </List>
      )}
    </Section>
  );
});

const Reminder = memo(function Reminder({ entry, tools }: { entry: Entry; tools: BookTools }) {
  const message = reminderTo(entry, tools);
  return (
    <Row>
      <p>
        <b>
          {entry.time} {entryName(entry)}
        </b>
        <br />
        {servicesOf(entry, tools)}
      </p>
      {entry.isReminded ? (
        <>
          <Reminded>
            <Icon name="check" />
            Sudah diingatkan
          </Reminded>
          <Again $least="7.5rem" role="group" aria-label={entryName(entry)}>
            <Button type="button" $look="quiet" onClick={() => void tools.book.tick(entry, { reminded: "" })}>
              Belum terkirim
            </Button>
            {message && (
              <SendToCustomer number={message.number} text={message.text} label="Buka chat lagi" look="quiet" />
            )}
          </Again>
        </>
      ) : (
        message && (
          <SendToCustomer
            number={message.number}
            text={message.text}
            label="Ingatkan"
            look="ink"
            onSent={() => void tools.book.tick(entry, { reminded: "yes" })}
          />
        )
      )}
    </Row>
  );
});

import { memo, useState } from "react";
import styled from "styled-components";
import { dayOfEntry } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { addDays } from "../../domain/shop/clock";
import type { OpenDays } from "../../domain/shop/closures";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SendToCustomer } from "../shell/SendToCustomer";
import { type BookTools, reminderTo } from "./bookTools";
import { entryName, servicesOf } from "./bookWords";

type Props = { coming: readonly Entry[]; tools: BookTools };

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

const Again = styled.div`
  grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr)); gap: ${space.tight};
  --button-inset: 0.5rem;
`;

/** Tomorrow's accepted visits whose customer can be written to. */
export function comingTomorrow(entries: readonly Entry[], today: string, rules: OpenDays): Entry[] {
  const tomorrow = addDays(today, 1);
  // After midnight a visit may belong to the day before.
  const dates = [tomorrow, addDays(tomorrow, 1)];
  return entries
    .filter(({ date, status, phone }) => dates.includes(date) && status === "confirmed" && phone !== "")
    .filter((entry) => dayOfEntry(entry, rules) === tomorrow);
}

/** How many of these customers have not been reminded yet. */
export const countToRemind = (coming: readonly Entry[]): number =>
  coming.filter(({ isReminded }) => !isReminded).length;

/** Tomorrow's customers, each with a tap that opens the chat with the shop's own reminder and ticks him off. */
export const Reminders = memo(function Reminders({ coming, tools }: Props) {
  const [isOpen, setOpen] = useState(false);
  const left = countToRemind(coming);
  if (coming.length === 0) return null;
  return (
    <Section aria-label="Pengingat untuk besok">
      <Button id="reminders" type="button" $look="brass" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {left > 0 ? `Ingatkan ${left} pelanggan untuk besok` : "Semua pelanggan besok sudah diingatkan"}
      </Button>
      {isOpen && (
        <List>
          {coming.map((entry) => (
            <Reminder key={entry.key} entry={entry} tools={tools} />
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
          <Again role="group" aria-label={entryName(entry)}>
            <Button type="button" $look="quiet" onClick={() => void tools.book.mark(entry, "reminded", "")}>
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
            onSent={() => void tools.book.mark(entry, "reminded", "yes")}
          />
        )
      )}
    </Row>
  );
});

import { useState } from "react";
import styled from "styled-components";
import { dayOfEntry } from "../../domain/book/dayPlan";
import type { Entry } from "../../domain/book/entry";
import { addDays } from "../../domain/shop/clock";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { SendToCustomer } from "../shell/SendToCustomer";
import { answerTo, type BookTools } from "./bookTools";
import { entryName, servicesOf } from "./bookWords";

type Props = { tools: BookTools; today: string };

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

/** Tomorrow's customers, each with a tap that opens the chat with the shop's own reminder and ticks him off. */
export function Reminders({ tools, today }: Props) {
  const tomorrow = addDays(today, 1);
  const [isOpen, setOpen] = useState(false);
  const coming = tools.book.entries.filter(
    (entry) =>
      dayOfEntry(entry, tools.bookable.rules) === tomorrow && entry.status === "confirmed" && entry.phone !== "",
  );
  const left = coming.filter(({ isReminded }) => !isReminded);
  if (coming.length === 0) return null;
  return (
    <Section aria-label="Pengingat untuk besok">
      <Button type="button" $look="brass" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {left.length > 0 ? `Ingatkan ${left.length} pelanggan untuk besok` : "Semua pelanggan besok sudah diingatkan"}
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
}

function Reminder({ entry, tools }: { entry: Entry; tools: BookTools }) {
  const message = answerTo(entry, "reminder", tools);
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
        <Reminded>
          <Icon name="check" />
          Sudah diingatkan
        </Reminded>
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
}

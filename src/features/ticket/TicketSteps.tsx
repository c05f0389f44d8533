import styled from "styled-components";
import { type Booking, bookingSteps } from "../../domain/booking/booking";
import { color, space, type } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { useTicketWords } from "./words";

const List = styled.ol`
  display: flex; flex-wrap: wrap; gap: ${space.tight} ${space.wide}; margin-top: ${space.base};
  font-size: ${type.small}; color: ${color.creamSoft};
`;

const Step = styled.li`
  display: flex; align-items: center; gap: ${space.tight};
  &[aria-current] { font-weight: 800; color: ${color.brassBright}; }
`;

const Ring = styled.span`
  display: grid; place-items: center; width: 1.5em; height: 1.5em; border: 1.5px solid; border-radius: 50%;
`;

type Props = { booking: Booking; isSent: boolean };

/** How far a booking has come, in the order in which it is done, with the next step lit. */
export function TicketSteps({ booking, isSent }: Props) {
  const { steps: words } = useTicketWords();
  const steps = bookingSteps(booking, isSent);
  const next = steps.find(({ isDone }) => !isDone);
  if (steps.length === 0) return null;
  return (
    <List aria-label={words.label}>
      {steps.map((step) => (
        <Step key={step.id} aria-current={step === next ? "step" : undefined}>
          <Ring>{step.isDone && <Icon name="check" size="1em" />}</Ring>
          {words[step.id][step.isDone ? "done" : "open"]}
        </Step>
      ))}
    </List>
  );
}

import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { color, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { useWords } from "../shell/pageWords";
import type { BookingController } from "./useBooking";

const Reminder = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.close};
  margin-block: ${space.base}; padding: ${space.close} ${space.base}; border: 1.5px solid ${color.brass};
`;

type Props = { booking: BookingController; shop: Pick<TicketShop, "timeZone"> };

/** The booking that the form changes, and the tickets made on this page. Live, because a change may end without a new page. */
export function BookingReminders({ booking, shop }: Props) {
  const words = useWords("booking");
  const { changing, kept } = booking.state;
  return (
    <div aria-live="polite">
      {changing && (
        <Reminder>
          <p>{words.changing(changing.code, words.moment(changing, shop))}</p>
          <Button type="button" $look="outline" onClick={() => booking.dispatch({ type: "startAgain" })}>
            {words.startNew}
          </Button>
        </Reminder>
      )}
      {kept.map(({ booking: { code }, isSent }) => (
        <Reminder key={code}>
          <div id={`ticket-${code}`}>
            <p>{words.ticketKept(code)}</p>
            {!isSent && <p>{words.notSent}</p>}
          </div>
          <Button
            type="button"
            $look="outline"
            aria-describedby={`ticket-${code}`}
            onClick={() => booking.dispatch({ type: "openTicket", code })}
          >
            {words.seeTicket}
          </Button>
        </Reminder>
      ))}
    </div>
  );
}

import styled from "styled-components";
import type { TicketShop } from "../../domain/booking/description";
import { color, space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { useWords } from "../shell/pageWords";
import type { BookingController } from "./useBooking";

const Notice = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.s12};
  margin-block: ${space.s16}; padding: ${space.s12} ${space.s16}; border: 1.5px solid ${color.accent};
`;

type Props = { booking: BookingController; shop: Pick<TicketShop, "timeZone"> };

/** Says which booking the form changes. A live region, because the visitor can end the change without leaving the page. */
export function ChangeNotice({ booking, shop }: Props) {
  const words = useWords("form");
  const { changing } = booking.state;
  return (
    <div aria-live="polite">
      {changing && (
        <Notice>
          <p>{words.changing(changing.booking.code, words.shop.moment(changing.booking, shop))}</p>
          <Button $look="outlineOnDark" onClick={booking.startNewBooking}>
            {words.startNew}
          </Button>
        </Notice>
      )}
    </div>
  );
}

import styled from "styled-components";
import { space } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { FramedNotice } from "../../ui/Panel";
import { useWords } from "../words/pageWords";
import type { BookingController } from "./useBooking";

const Notice = styled(FramedNotice)`gap: ${space.s8}; margin-block: ${space.s16}; padding: ${space.s12} ${space.s16};`;

/** Says which booking the form changes. A live region, because the visitor can end the change without leaving the page. */
export function ChangeNotice({ booking }: { booking: BookingController }) {
  const words = useWords("form");
  const { changing } = booking.state;
  return (
    <div aria-live="polite">
      {changing && (
        <Notice>
          <p>{words.changing(changing.booking.code, words.shop.moment(changing.booking, booking.shop))}</p>
          <Button $look="outlineOnDark" onClick={booking.startNewBooking}>
            {words.startNew}
          </Button>
        </Notice>
      )}
    </div>
  );
}

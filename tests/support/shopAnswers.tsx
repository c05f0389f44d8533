import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { Booking } from "../../src/domain/booking/booking";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import { ShopAnswers } from "../../src/features/ticket/ShopAnswers";
import { bookable, shop } from "./booking";
import { chatIn } from "./chatOf";
import { content } from "./content";
import { render } from "./pageWords";

/** The shop's answers to a ticket on the day before, with the rules that a test wants. */
export function renderAnswers(
  booking: Booking,
  changes: Partial<BookingRules> = {},
  props: Partial<ComponentProps<typeof ShopAnswers>> = {},
) {
  return render(
    <ShopAnswers
      booking={booking}
      shop={shop}
      bookableIn={{ id: bookable(changes), en: bookable() }}
      messages={content("customer-messages.json")}
      now={new Date("2026-11-30T12:00:00+07:00")}
      {...props}
    />,
  );
}

/** The chat that an answer opens. */
export const answerChat = (name: string | RegExp) => chatIn(screen.getByRole("link", { name }));

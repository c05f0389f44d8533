import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { Booking } from "../../src/domain/booking/booking";
import { readTicketFragment } from "../../src/domain/links/ticketLink";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import { ShopAnswers } from "../../src/features/book/ShopAnswers";
import { bookable, shop } from "./booking";
import { content } from "./content";
import { render } from "./pageWords";
import { readChatLink } from "./readChatLink";

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
      bookable={bookable(changes)}
      bookableEnglish={bookable()}
      messages={content("customer-messages.json")}
      now={new Date("2026-11-30T12:00:00+07:00")}
      {...props}
    />,
  );
}

/** The message of an answer. */
export const answerText = (name: string | RegExp) =>
  readChatLink(screen.getByRole("link", { name }).getAttribute("href") ?? "")?.text ?? "";

/** The ticket in the message of an answer. */
export const ticketIn = (name: string | RegExp) => {
  const text = answerText(name);
  return readTicketFragment(text.slice(text.indexOf("#")));
};

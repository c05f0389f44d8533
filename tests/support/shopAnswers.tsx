import { fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import type { Booking } from "../../src/domain/booking/booking";
import { readTicketFragment } from "../../src/domain/links/ticketLink";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import { ShopAnswers } from "../../src/features/ticket/ShopAnswers";
import { bookable, shop } from "./booking";
import { content } from "./content";
import { render } from "./pageWords";
import { readChatLink } from "./readChatLink";

/** The shop's side of a ticket on the day before, unfolded, with the rules that a test wants. */
export function renderAnswers(
  booking: Booking,
  changes: Partial<BookingRules> = {},
  props: Partial<ComponentProps<typeof ShopAnswers>> = {},
) {
  const view = render(
    <ShopAnswers
      booking={booking}
      shop={shop}
      bookable={bookable(changes)}
      inEnglish={bookable()}
      messages={content("customer-messages.json")}
      now={new Date("2026-11-30T12:00:00+07:00")}
      {...props}
    />,
  );
  const details = view.container.querySelector("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  return view;
}

/** The message of an answer. */
export const messageOf = (name: string | RegExp) =>
  readChatLink(screen.getByRole("link", { name }).getAttribute("href") ?? "")?.text ?? "";

/** The ticket in the message of an answer. */
export const ticketIn = (name: string | RegExp) => {
  const text = messageOf(name);
  return readTicketFragment(text.slice(text.indexOf("#")));
};

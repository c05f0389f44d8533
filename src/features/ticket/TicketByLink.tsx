import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import type { LoadBook } from "../../domain/book/bookBesideTicket";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import type { ShopMessages } from "../../domain/booking/messageToCustomer";
import { readTicketFragment } from "../../domain/links/ticketLink";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { gutter, headerHeight, space } from "../../theme/tokens";
import { ChapterHeading, Section } from "../../ui/Section";
import { useClock } from "../../ui/useClock";
import { PageButton } from "../shell/PageButton";
import { useWords } from "../shell/pageWords";
import { newBookingState } from "./newBookingLink";
import { Actions, AskShop, Paragraph, ReadTicket } from "./ReadTicket";
import { ShopAnswers } from "./ShopAnswers";

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  /** What can be booked, in the page's language. */
  bookable: BookableShop;
  /** The same in Indonesian, as the shop reads it, and in English, as some customers do. */
  forShop: BookableShop;
  inEnglish: BookableShop;
  messages: ShopMessages;
  chairs?: number | null;
  loadBook?: LoadBook;
  clock?: () => Date;
};

// As high as the window: the footer stays below it when the ticket comes.
const Screen = styled(Section)`
  min-height: 100vh; min-height: 100svh; padding: calc(${headerHeight} + ${space.block}) ${gutter} ${space.chapter};
  @media print { min-height: 0; padding: 0; background: none; }
`;

/**
 * The page that opens a ticket by its link. The ticket stands behind #, which no server sees, so it is read on the device and
 * shown with the shop's content and clock of now.
 */
export function TicketByLink({ shop, bookable, forShop, clock, ...forAnswers }: Props) {
  const words = useWords("ticket");
  const fragment = useFragment();
  const now = useClock(clock);
  const read = useMemo(() => (fragment === null ? null : readTicketFragment(fragment)), [fragment]);
  const ticketShop = useMemo(() => (fragment === null ? null : withTicketPage(shop)), [fragment, shop]);
  const whole = useMemo(() => read && now && compareBooking(read, forShop, now).booking, [read, forShop, now]);
  return (
    <>
      <Screen $ground="bottle" aria-labelledby="ticket-heading">
        <ChapterHeading as="h1" id="ticket-heading">
          {words.heading}
        </ChapterHeading>
        <noscript>
          <Paragraph>{words.needsScript(shop.phone)}</Paragraph>
        </noscript>
        {fragment === null && <Paragraph>{words.purpose}</Paragraph>}
        {fragment !== null && read === null && (
          <>
            <Paragraph>{words.noTicket}</Paragraph>
            <Actions>
              <PageButton to={`${words.home}#booking`} state={newBookingState}>
                {words.book}
              </PageButton>
              <AskShop shop={shop} text={`Tautan tiket saya tidak terbuka: ${siteAddress("/tiket/")}`} />
            </Actions>
          </>
        )}
        {read && ticketShop && now && (
          <ReadTicket key={fragment} read={read} shop={ticketShop} bookable={bookable} forShop={forShop} now={now} />
        )}
      </Screen>
      {whole && ticketShop && now && (
        <ShopAnswers {...forAnswers} key={fragment} booking={whole} shop={ticketShop} bookable={forShop} now={now} />
      )}
    </>
  );
}

/** What follows # in the page's address, now and whenever it changes; null until the page is hydrated. */
function useFragment(): string | null {
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setFragment(window.location.hash);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return fragment;
}

import { useEffect, useMemo, useState } from "react";
import type { LoadBook } from "../../domain/book/bookBesideTicket";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import type { ShopMessages } from "../../domain/booking/messageToCustomer";
import { readTicketFragment } from "../../domain/links/ticketLink";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { useClock } from "../../ui/useClock";
import { newBookingState } from "../shell/newBookingLink";
import { PageButton } from "../shell/PageButton";
import { ReadTicket } from "./ReadTicket";
import { ShopAnswers } from "./ShopAnswers";
import { Actions, AskShop, Paragraph, TicketFrame } from "./TicketPageParts";
import { useTicketWords } from "./words";

export type TicketByLinkProps = {
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

/**
 * The page that opens a ticket by its link. The ticket stands behind #, which no server sees, so it is read on the device and
 * shown with the shop's content and clock of now.
 */
export function TicketByLink({
  shop,
  bookable,
  forShop,
  inEnglish,
  messages,
  chairs = null,
  loadBook,
  clock,
}: TicketByLinkProps) {
  const words = useTicketWords();
  const fragment = useFragment();
  const now = useClock(clock);
  const read = useMemo(() => (fragment === null ? null : readTicketFragment(fragment)), [fragment]);
  const ticketShop = useMemo(() => (fragment === null ? null : withTicketPage(shop)), [fragment, shop]);
  const whole = useMemo(() => read && now && compareBooking(read, forShop, now), [read, forShop, now]);
  return (
    <>
      <TicketFrame heading={words.heading} needsScript={words.needsScript(shop.phone)}>
        {read && ticketShop && now ? (
          <ReadTicket key={fragment} read={read} shop={ticketShop} bookable={bookable} forShop={forShop} now={now} />
        ) : (
          <>
            {fragment === null && <Paragraph>{words.purpose}</Paragraph>}
            {fragment !== null && read === null && <NoTicket shop={shop} />}
          </>
        )}
      </TicketFrame>
      {whole?.booking && ticketShop && now && (
        <ShopAnswers
          key={fragment}
          booking={whole.booking}
          shop={ticketShop}
          bookable={forShop}
          inEnglish={inEnglish}
          messages={messages}
          now={now}
          chairs={chairs}
          {...(loadBook ? { loadBook } : {})}
        />
      )}
    </>
  );
}

function NoTicket({ shop }: { shop: TicketByLinkProps["shop"] }) {
  const words = useTicketWords();
  return (
    <>
      <Paragraph>{words.noTicket}</Paragraph>
      <Actions>
        <PageButton to={`${words.home}#booking`} state={newBookingState}>
          {words.book}
        </PageButton>
        <AskShop shop={shop} text={`Tautan tiket saya tidak terbuka: ${siteAddress("/tiket/")}`} />
      </Actions>
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

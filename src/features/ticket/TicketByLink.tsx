import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { readTicketFragment } from "../../domain/links/ticketLink";
import type { BookableShop } from "../../domain/shop/bookableDay";
import type { CustomerMessages } from "../../domain/ticket/messageToCustomer";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { readTicket } from "../../domain/ticket/ticketReading";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { color, gutter, headerHeight, space, type } from "../../theme/tokens";
import { useClock } from "../../ui/useClock";
import { newBookingState } from "../shell/newBookingLink";
import { PageButton } from "../shell/PageButton";
import { ReadTicket } from "./ReadTicket";
import { ShopAnswers } from "./ShopAnswers";
import { Actions, AskShop, Paragraph } from "./TicketPageParts";
import type { LoadBook } from "./useTicketBook";

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  bookable: BookableShop;
  words: CustomerMessages;
  chairs?: number | null;
  loadBook?: LoadBook;
  clock?: () => Date;
};

const Section = styled.section`
  min-height: 70vh; padding: calc(${headerHeight} + ${space.block}) ${gutter} ${space.chapter};
  color: ${color.cream}; background: ${color.bottle};
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Heading = styled.h1`
  font-size: ${type.chapter};
  @media print { display: none; }
`;

/**
 * The page that opens a ticket by its link. The ticket stands behind #, which no server sees, so it is read on the device and
 * shown with the shop's content and clock of now (docs/rules.md, section 12).
 */
export function TicketByLink({ shop, bookable, words, chairs = null, loadBook, clock }: Props) {
  const fragment = useFragment();
  const now = useClock(clock);
  const claim = useMemo(() => (fragment === null ? null : readTicketFragment(fragment)), [fragment]);
  const ticketShop = useMemo(() => (fragment === null ? null : withTicketPage(shop)), [fragment, shop]);
  const reading = useMemo(() => (claim && now ? readTicket(claim, bookable, now) : null), [claim, bookable, now]);

  return (
    <>
      <Section aria-labelledby="ticket-heading">
        <Heading id="ticket-heading">Tiket booking</Heading>
        <noscript>
          <Paragraph>
            Tiket ini dibaca dari alamatnya oleh browser Anda, dan itu memerlukan JavaScript. Anda tetap bisa bertanya
            lewat WhatsApp ke {shop.phone}: sebutkan kode bookingnya.
          </Paragraph>
        </noscript>
        {reading && ticketShop && now ? (
          <ReadTicket key={fragment} reading={reading} shop={ticketShop} now={now} />
        ) : (
          fragment !== null && claim === null && <NoTicket shop={shop} />
        )}
      </Section>
      {reading?.ticket && ticketShop && now && (
        <ShopAnswers
          key={fragment}
          ticket={reading.ticket}
          mismatches={reading.mismatches}
          visitDay={reading.visitDay}
          shop={ticketShop}
          bookable={bookable}
          words={words}
          now={now}
          chairs={chairs}
          {...(loadBook ? { loadBook } : {})}
        />
      )}
    </>
  );
}

function NoTicket({ shop }: { shop: Props["shop"] }) {
  return (
    <>
      <Paragraph>
        Alamat ini tidak membawa tiket. Buka tautan tiket dari pesan WhatsApp Anda sampai ke huruf terakhirnya, atau
        buat booking baru.
      </Paragraph>
      <Actions>
        <PageButton to="/#booking" state={newBookingState}>
          Booking Sekarang
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

import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { changeFragment, readTicketFragment } from "../../domain/links/ticketLink";
import { timeZoneShortName } from "../../domain/shop/clock";
import type { CustomerMessages } from "../../domain/ticket/messageToCustomer";
import { cancellationMessage } from "../../domain/ticket/messageToShop";
import {
  type Bookable,
  type Gap,
  type OpenedTicket,
  openTicket,
  type VisitDay,
} from "../../domain/ticket/openedTicket";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { rupiah } from "../../format/rupiah";
import { siteAddress, withTicketPage } from "../../platform/runtime/siteAddress";
import { media } from "../../theme/media";
import { color, gutter, headerHeight, radius, space, type } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { useClock } from "../../ui/useClock";
import { PageButton } from "../shell/PageButton";
import { ForShop } from "./ForShop";
import { PrintedAlone, printedAlone } from "./PrintedAlone";
import { TicketPaper } from "./TicketPaper";
import { TicketView } from "./TicketView";

const Section = styled.section`
  min-height: 70vh; padding: calc(${headerHeight} + ${space.block}) ${gutter} ${space.chapter};
  color: ${color.cream}; background: ${color.bottle};
  @media print { min-height: 0; padding: 0; background: none; }
`;

const Heading = styled.h1`
  font-size: ${type.chapter};
  @media print { display: none; }
`;

const When = styled.p`
  margin-top: ${space.close}; font-size: ${type.lead}; font-weight: 800; color: ${color.brassBright};
  @media print { display: none; }
`;

const Word = styled.p`
  max-width: 65ch; margin-top: ${space.close}; color: ${color.creamSoft};
  @media print { display: none; }
`;

const Gaps = styled.div`
  max-width: 65ch; margin-top: ${space.base}; padding: ${space.close} ${space.base};
  color: ${color.ink}; background: ${color.brassBright}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

// A number is read as one word.
const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

const Points = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Actions = styled.div`
  display: grid; gap: ${space.close}; max-width: 24rem; margin-top: ${space.wide};
  @media print { display: none; }
`;

const Torn = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} { max-width: 46rem; }
`;

const dayWords: Record<VisitDay["kind"], (time: string, days: number) => string> = {
  past: () => "Sudah lewat",
  today: (time) => `Hari ini${time}`,
  tomorrow: (time) => `Besok${time}`,
  ahead: (time, days) => `${days} hari lagi${time}`,
};

const gapWords: Record<Gap, string> = {
  code: "Kode booking tidak terbaca.",
  name: "Nama tidak terbaca.",
  phone: "Nomor telepon tidak terbaca.",
  date: "Tanggal tidak ada, atau tidak ada di kalender.",
  time: "Jam tidak terbaca.",
  services: "Layanan tidak terbaca.",
  total: "Total tidak terbaca.",
};

type Props = {
  shop: Omit<TicketShop, "ticketPage">;
  bookable: Bookable;
  words: CustomerMessages;
  clock?: () => Date;
};

const deviceClock = () => new Date();

/**
 * The page that opens a ticket by its address. All of it stands behind #, which no server sees: it is read here, on the
 * phone that opens it, and shown with the shop's content and clock of now.
 */
export function TicketByAddress({ shop, bookable, words, clock = deviceClock }: Props) {
  const fragment = useFragment();
  const { now } = useClock(clock);
  const claim = useMemo(() => (fragment === null ? null : readTicketFragment(fragment)), [fragment]);
  const ticketShop = useMemo(() => (fragment === null ? null : withTicketPage(shop)), [fragment, shop]);
  const opened = useMemo(() => (claim && now ? openTicket(claim, bookable, now) : null), [claim, bookable, now]);

  return (
    <>
      <Section aria-labelledby="ticket-heading">
        <Heading id="ticket-heading">Tiket booking</Heading>
        <noscript>
          <Word as="p">
            Tiket ini dibaca dari alamatnya oleh browser Anda, dan itu memerlukan JavaScript. Anda tetap bisa bertanya
            lewat WhatsApp ke {shop.phone}: sebutkan kode bookingnya.
          </Word>
        </noscript>
        {opened && ticketShop ? (
          <Opened opened={opened} shop={ticketShop} zone={timeZoneShortName(bookable.rules.timeZone)} />
        ) : (
          fragment !== null && claim === null && <NoTicket shop={shop} />
        )}
      </Section>
      {opened?.ticket && ticketShop && now && (
        <ForShop
          key={fragment}
          ticket={opened.ticket}
          doubts={opened.doubts}
          visitDay={opened.visitDay}
          shop={ticketShop}
          bookable={bookable}
          words={words}
          now={now}
        />
      )}
    </>
  );
}

function Opened({ opened, shop, zone }: { opened: OpenedTicket; shop: TicketShop; zone: string }) {
  const { ticket, sayings, gaps, doubts, visitDay } = opened;
  const time = sayings.time ? ` pukul ${sayings.time} ${zone}` : "";
  const price = doubts.find((doubt) => doubt.kind === "price");
  const isAhead = visitDay !== null && visitDay.kind !== "past";
  return (
    <>
      {visitDay && <When>{dayWords[visitDay.kind](time, visitDay.kind === "ahead" ? visitDay.days : 0)}</When>}
      <Word>
        Siapa pun bisa menulis alamat seperti ini. Buktinya adalah kode booking dan chat dari nomor WhatsApp toko,{" "}
        <Phone>{shop.phone}</Phone>.
      </Word>
      {gaps.length > 0 && (
        <Gaps>
          <p>Alamat tiket ini tidak utuh, mungkin terpotong saat disalin. Yang masih terbaca ada di bawah.</p>
          <Points>
            {gaps.map((gap) => (
              <li key={gap}>{gapWords[gap]}</li>
            ))}
            {gaps.includes("total") && sayings.total !== undefined && (
              <li>Total yang tertulis dihitung dari harga hari ini.</li>
            )}
          </Points>
        </Gaps>
      )}
      {price && (
        <Word>
          Total di tiket {rupiah(price.ticket)}; dengan harga hari ini {rupiah(price.today)}. Toko yang memastikan.
        </Word>
      )}
      {ticket ? (
        <TicketView ticket={ticket} shop={shop} headingId="ticket-heading">
          {isAhead && <ChangeActions ticket={ticket} shop={shop} />}
          <PageButton to="/#booking" $look="outline">
            Booking Lagi
          </PageButton>
        </TicketView>
      ) : (
        <Torn {...printedAlone}>
          <PrintedAlone />
          <TicketPaper sayings={sayings} shop={shop} code={null} headingId="ticket-heading" />
          <Actions>
            <AskShop
              shop={shop}
              text={`Tautan tiket saya tidak terbaca utuh. Kode: ${sayings.code ?? "tidak terbaca"}`}
            />
            <PageButton to="/#booking" $look="outline">
              Booking Lagi
            </PageButton>
          </Actions>
        </Torn>
      )}
    </>
  );
}

function ChangeActions({ ticket, shop }: { ticket: Ticket; shop: TicketShop }) {
  return (
    <>
      <PageButton to={`/#${changeFragment(ticket)}`} $look="outline">
        Ubah jadwal
      </PageButton>
      <ButtonLink
        href={chatLink(shop.chatNumber, cancellationMessage(ticket, shop))}
        target="_blank"
        rel="noopener noreferrer"
        $look="outline"
      >
        Batalkan via WhatsApp
      </ButtonLink>
    </>
  );
}

function NoTicket({ shop }: { shop: Props["shop"] }) {
  return (
    <>
      <Word>
        Alamat ini tidak membawa tiket. Buka tautan tiket dari pesan WhatsApp Anda sampai ke huruf terakhirnya, atau
        buat booking baru.
      </Word>
      <Actions>
        <PageButton to="/#booking">Booking Sekarang</PageButton>
        <AskShop shop={shop} text={`Tautan tiket saya tidak terbuka: ${siteAddress("/tiket/")}`} />
      </Actions>
    </>
  );
}

function AskShop({ shop, text }: { shop: Props["shop"]; text: string }) {
  return (
    <ButtonLink href={chatLink(shop.chatNumber, text)} target="_blank" rel="noopener noreferrer" $look="outline">
      <span>
        Tanya lewat WhatsApp <Phone>{shop.phone}</Phone>
      </span>
    </ButtonLink>
  );
}

/** What follows # in the page's address, now and whenever it changes; null until the page is alive. */
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

import { type ReactNode, useMemo } from "react";
import styled from "styled-components";
import { chatLink } from "../format/chatLink";
import { longDate } from "../format/longDate";
import { menit } from "../format/minutes";
import { priceEffect } from "../format/priceEffect";
import { rupiah } from "../format/rupiah";
import { openingHoursLines } from "../shop/openingHours";
import { timeZoneNamed, timeZoneShortName } from "../shop/shopClock";
import { media } from "../theme/media";
import { color, font, radius, space, type } from "../theme/tokens";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Mark } from "../ui/Mark";
import { chatMessage } from "./model/chatMessage";
import type { Ticket } from "./model/ticket";
import { PrintTicketAlone } from "./PrintTicketAlone";
import { QrCode } from "./QrCode";
import { qrModules } from "./qrModules";
import { TicketActions } from "./TicketActions";

const Layout = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} {
    display: grid; grid-template-columns: minmax(0, 1fr) 20rem; grid-template-rows: auto 1fr; gap: ${space.close} ${space.loose};
    align-items: start;
  }
  @media print { display: block; margin: 0; }
`;

// The paper's short edges are notched like a tear-off ticket; a mask cuts the notches out of any background.
const Paper = styled.article`
  --notch: 0.5rem;
  grid-row: 1 / -1;
  color: ${color.ink}; background: ${color.paperRaised};
  padding: calc(${space.wide} + var(--notch)) clamp(1.25rem, 4vw, 2.5rem);
  mask:
    radial-gradient(circle var(--notch) at 50% 0, #0000 98%, #000) 50% 0 / calc(var(--notch) * 3) 51% repeat-x,
    radial-gradient(circle var(--notch) at 50% 100%, #0000 98%, #000) 50% 100% / calc(var(--notch) * 3) 51% repeat-x;
  @media print {
    mask: none; margin: 0 1mm; padding: 5mm; color: #000; background: #fff; border: 0.5mm solid #000; font-size: 10.5pt; line-height: 1.35;
  }
`;

const Top = styled.header`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.base};
`;

const Shop = styled.p`
  display: flex; align-items: center; gap: ${space.close};
  font-weight: 800; letter-spacing: 0.08em; text-transform: uppercase;
`;

const Star = styled.span`
  display: flex; color: ${color.brassInk};
  @media print { color: #000; --night: #fff; }
`;

const Stamp = styled.p`
  padding: ${space.hair} ${space.close};
  font-weight: 800; letter-spacing: 0.04em; color: ${color.danger};
  border: 2px solid; border-radius: ${radius.edge}; transform: rotate(-3deg);
  @media print { color: #000; transform: none; }
`;

const CodeLabel = styled.p`font-size: ${type.small}; color: ${color.inkSoft}; @media print { color: #000; }`;

const Code = styled.p`
  font-family: ui-monospace, "Roboto Mono", "DejaVu Sans Mono", Menlo, monospace;
  font-size: clamp(1.75rem, 1rem + 4.5vw, 3rem); font-weight: 800; line-height: 1.15; letter-spacing: 0.06em;
`;

const Perforation = styled.hr`
  margin: ${space.wide} 0; border: 0; border-top: 2px dashed ${color.paperEdge};
  @media print { margin: 4mm 0; border-color: #000; border-top-width: 0.3mm; }
`;

const Facts = styled.dl`
  display: grid; gap: ${space.base}; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  @media print { gap: 2.5mm; grid-template-columns: 1fr 1fr; }
`;

const Term = styled.dt`font-size: ${type.small}; color: ${color.inkSoft}; @media print { color: #000; font-size: 8.5pt; }`;

const Fact = styled.dd`font-weight: 700; overflow-wrap: anywhere;`;

const ServicesHeading = styled.h3`font-family: ${font.text}; font-size: ${type.small}; font-weight: 400; color: ${color.inkSoft}; @media print { color: #000; }`;

const Services = styled.ul`display: grid; gap: ${space.hair}; margin-top: ${space.hair};`;

const ServiceLine = styled.li`display: flex; justify-content: space-between; gap: ${space.base}; font-weight: 700;`;

const Amount = styled.span`white-space: nowrap; font-variant-numeric: tabular-nums;`;

const Adjustment = styled.p`margin-top: ${space.hair}; font-size: ${type.small};`;

const Total = styled.p`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 ${space.base};
  margin-top: ${space.base}; padding-top: ${space.close}; border-top: 2px solid ${color.ink};
  font-weight: 800;
`;

const TotalFigure = styled.span`font-family: ${font.display}; font-size: ${type.heading}; font-weight: 900;`;

// Printed, everything must fit on one page: the longer the notes, the smaller their type.
const printedNotes = (length: number) => {
  if (length < 600) return "";
  return `font-size: ${length < 2500 ? 7 : 5}pt; line-height: 1.1; white-space: normal;`;
};

const Notes = styled.dd<{ $length: number }>`
  max-height: 16rem; overflow-y: auto; white-space: pre-wrap; overflow-wrap: anywhere;
  @media print { max-height: none; overflow: visible; ${({ $length }) => printedNotes($length)} }
`;

const Important = styled.section`
  padding: ${space.base}; border: 1.5px solid ${color.brassInk}; border-radius: ${radius.edge};
  @media print { padding: 2.5mm; border-color: #000; }
`;

const ImportantHeading = styled.h3`font-family: ${font.text}; font-size: ${type.body}; font-weight: 800;`;

const Advice = styled.ul`padding-left: 1.25em; list-style: disc;`;

// The one thing left to do stays under the thumb while the ticket is read.
const Confirm = styled(ButtonLink)`
  position: sticky; z-index: 5; bottom: ${space.tight};
  display: flex; margin: ${space.base} 0 ${space.close}; box-shadow: 0 0.5rem 1.5rem rgb(20 17 15 / 45%);
  @media ${media.desktop} { position: static; margin: 0; box-shadow: none; }
  @media print { display: none; }
`;

const CodeRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: space-between; gap: ${space.base} ${space.loose};
  margin-top: ${space.wide};
  @media print { margin-top: 4mm; }
`;

// A denser QR code could no longer be read from a screen.
const longestScannableLink = 900;

type Props = { ticket: Ticket; shop: Queries.BookingShopFragment; onAgain: () => void };

/** The ticket view: everything the visitor and the shop need, to keep, to print and to confirm by chat (section 2). */
export function BookingTicket({ ticket, shop, onAgain }: Props) {
  const zone = timeZoneShortName(timeZoneNamed(shop.timeZone));
  const message = chatMessage(ticket, shop.chatNumber, zone);
  const effect = priceEffect(ticket.multiplier);
  const { street, district, city, postalCode } = shop.address;
  const address = `${street}, ${district}, ${city} ${postalCode}`;
  const place = useMemo(
    () => ({
      name: shop.name,
      address,
      timeZone: timeZoneNamed(shop.timeZone),
      siteUrl: shop.siteUrl,
      chatLink: chatLink(shop.chatNumber),
    }),
    [shop, address],
  );
  const qrCode = useMemo(
    () => qrModules(chatLink(shop.chatNumber, chatMessage(ticket, shop.chatNumber, zone, longestScannableLink))),
    [ticket, shop.chatNumber, zone],
  );

  return (
    <Layout>
      <PrintTicketAlone />
      <Paper aria-labelledby="booking-heading">
        <Top>
          <Shop>
            <Star>
              <Mark letter={shop.markLetter} size="2.5rem" />
            </Star>
            {shop.name}
          </Shop>
          <Stamp>Menunggu konfirmasi</Stamp>
        </Top>
        <CodeRow>
          <div>
            <CodeLabel>Kode booking</CodeLabel>
            <Code>{ticket.code}</Code>
          </div>
          <QrCode
            modules={qrCode}
            label="Kode QR: membuka chat toko dengan pesan booking ini"
            caption="Pindai untuk chat toko"
          />
        </CodeRow>
        <Perforation />
        <Facts>
          <Entry term="Nama">{ticket.name}</Entry>
          <Entry term="Telepon">{ticket.phone}</Entry>
          <Entry term="Tanggal">{longDate(ticket.date)}</Entry>
          <Entry term="Jam">
            {ticket.time} {zone}
            {ticket.isOutsideHours && " (di luar jam buka, tunggu konfirmasi WhatsApp)"}
          </Entry>
          <Entry term="Estimasi durasi">{menit(ticket.duration)}</Entry>
        </Facts>
        <Perforation />
        <ServicesHeading>Layanan</ServicesHeading>
        <Services>
          {ticket.services.map((service) => (
            <ServiceLine key={service.id}>
              <span>{service.name}</span>
              <Amount>{rupiah(service.basePrice)}</Amount>
            </ServiceLine>
          ))}
        </Services>
        <Adjustment>
          Termasuk penyesuaian waktu: {ticket.slotLabel} {effect || "(harga biasa)"}
        </Adjustment>
        <Total>
          Estimasi total <TotalFigure>{rupiah(ticket.total)}</TotalFigure>
        </Total>
        <Perforation />
        <Facts>
          <Entry term="Lokasi">{address}</Entry>
          <Entry term="Jam buka">
            {openingHoursLines(shop.openingHours, "id").map(({ days, hours }) => (
              <span key={days}>
                {days} {hours}
                <br />
              </span>
            ))}
          </Entry>
        </Facts>
        {ticket.notes && (
          <>
            <Perforation />
            <dl>
              <Term>Catatan</Term>
              <Notes $length={ticket.notes.length}>{ticket.notes}</Notes>
            </dl>
          </>
        )}
        <Perforation />
        <Important aria-labelledby="booking-important">
          <ImportantHeading id="booking-important">Important</ImportantHeading>
          <Advice>
            {shop.ticketAdvice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
            <li>Ini permintaan booking. Kursi Anda pasti setelah toko mengonfirmasi lewat WhatsApp.</li>
          </Advice>
        </Important>
      </Paper>
      <Confirm href={chatLink(shop.chatNumber, message)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        Konfirmasi via WhatsApp
      </Confirm>
      <TicketActions
        ticket={ticket}
        message={message}
        phone={shop.phone}
        place={place}
        zoneName={zone}
        qrCode={qrCode}
        onAgain={onAgain}
      />
    </Layout>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Term>{term}</Term>
      <Fact>{children}</Fact>
    </div>
  );
}

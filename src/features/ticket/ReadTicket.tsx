import styled from "styled-components";
import { chatLink } from "../../domain/links/chatLink";
import { changeFragment } from "../../domain/links/ticketLink";
import { timeZoneNamed, timeZoneShortName } from "../../domain/shop/clock";
import { cancellationMessage } from "../../domain/ticket/cancellationMessage";
import { isCalledOff, type Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import type { MissingPart, TicketReading, VisitDay } from "../../domain/ticket/ticketReading";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { newBookingState } from "../shell/newBookingLink";
import { PageButton } from "../shell/PageButton";
import { PrintedAlone, printedAlone } from "./PrintedAlone";
import { Actions, AskShop, Paragraph, Phone } from "./TicketPageParts";
import { TicketPaper } from "./TicketPaper";
import { TicketView } from "./TicketView";

type Props = { reading: TicketReading; shop: TicketShop; now: Date };

const When = styled.p`
  margin-top: ${space.close}; font-size: ${type.lead}; font-weight: 800; color: ${color.brassBright};
  @media print { display: none; }
`;

const Missing = styled.div`
  max-width: 65ch; margin-top: ${space.base}; padding: ${space.close} ${space.base};
  color: ${color.ink}; background: ${color.brassBright}; border-radius: ${radius.edge};
  @media print { display: none; }
`;

const Points = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Incomplete = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} { max-width: 46rem; }
`;

const dayWords: Record<VisitDay["kind"], (time: string, days: number) => string> = {
  past: () => "Sudah lewat",
  today: (time) => `Hari ini${time}`,
  tomorrow: (time) => `Besok${time}`,
  ahead: (time, days) => `${days} hari lagi${time}`,
};

const missingWords: Record<MissingPart, string> = {
  code: "Kode booking tidak terbaca.",
  name: "Nama tidak terbaca.",
  phone: "Nomor telepon tidak terbaca.",
  date: "Tanggal tidak ada, atau tidak ada di kalender.",
  time: "Jam tidak terbaca.",
  services: "Layanan tidak terbaca.",
  total: "Total tidak terbaca.",
};

/** A ticket as its link gave it: when the visit is, what is missing, and the ticket itself. */
export function ReadTicket({ reading, shop, now }: Props) {
  const { ticket, known, missing } = reading;
  const visitDay = isCalledOff(known) ? null : reading.visitDay;
  const time = known.time ? ` pukul ${known.time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}` : "";
  const isAhead = reading.visitDay !== null && reading.visitDay.kind !== "past";
  return (
    <>
      {visitDay && <When>{dayWords[visitDay.kind](time, visitDay.kind === "ahead" ? visitDay.days : 0)}</When>}
      <Paragraph>
        Siapa pun bisa menulis alamat seperti ini. Buktinya adalah kode booking dan chat dari nomor WhatsApp toko,{" "}
        <Phone>{shop.phone}</Phone>.
      </Paragraph>
      {missing.length > 0 && (
        <Missing>
          <p>Alamat tiket ini tidak utuh, mungkin terpotong saat disalin. Yang masih terbaca ada di bawah.</p>
          <Points>
            {missing.map((part) => (
              <li key={part}>{missingWords[part]}</li>
            ))}
            {missing.includes("total") && known.total !== undefined && (
              <li>Total yang tertulis dihitung dari harga hari ini.</li>
            )}
          </Points>
        </Missing>
      )}
      {ticket ? (
        <TicketView ticket={ticket} shop={shop} headingId="ticket-heading">
          {isAhead && <ChangeActions ticket={ticket} shop={shop} now={now} />}
          <PageButton to="/#booking" state={newBookingState} $look="outline">
            Booking Lagi
          </PageButton>
        </TicketView>
      ) : (
        <Incomplete {...printedAlone}>
          <PrintedAlone />
          <TicketPaper ticket={known} shop={shop} code={null} headingId="ticket-heading" />
          <Actions>
            <AskShop
              shop={shop}
              text={`Tautan tiket saya tidak terbaca utuh. Kode: ${known.code ?? "tidak terbaca"}`}
            />
            <PageButton to="/#booking" state={newBookingState} $look="outline">
              Booking Lagi
            </PageButton>
          </Actions>
        </Incomplete>
      )}
    </>
  );
}

/** A declined booking can be moved, since the shop asks for another time; a cancelled one is over. */
function ChangeActions({ ticket, shop, now }: { ticket: Ticket; shop: TicketShop; now: Date }) {
  if (ticket.status === "cancelled") return null;
  return (
    <>
      <PageButton to={`/#${changeFragment(ticket)}`} $look="outline">
        Ubah jadwal
      </PageButton>
      {ticket.status !== "declined" && (
        <ButtonLink
          href={chatLink(shop.chatNumber, cancellationMessage(ticket, shop, now))}
          target="_blank"
          rel="noopener noreferrer"
          $look="outline"
        >
          Batalkan via WhatsApp
        </ButtonLink>
      )}
    </>
  );
}

import styled from "styled-components";
import { type Booking, isActive, type PartialBooking } from "../../domain/booking/booking";
import { describeBooking, type TicketShop } from "../../domain/booking/description";
import { cancellationMessage } from "../../domain/booking/messageToShop";
import { chatLink } from "../../domain/links/chatLink";
import { changeFragment } from "../../domain/links/ticketLink";
import { timeZoneShortName } from "../../domain/shop/clock";
import { media } from "../../theme/media";
import { color, radius, space, type } from "../../theme/tokens";
import { NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { PageButton } from "../shell/PageButton";
import { useWords } from "../shell/pageWords";
import { newBookingState } from "./newBookingLink";
import { TicketPaper } from "./TicketPaper";
import { TicketView, type TicketViewProps } from "./TicketView";

export const Paragraph = styled.p`
  max-width: 48em; margin-top: ${space.close}; color: ${color.creamSoft};
`;

export const Actions = styled.div`
  display: grid; gap: ${space.close}; max-width: 24rem; margin-top: ${space.wide};
`;

// Not broken across lines.
const Phone = styled.span`white-space: nowrap; font-size: min(1em, 7.5vw);`;

type Props = Pick<TicketViewProps, "shop" | "bookable" | "forShop"> & {
  /** As much as could be read. */
  read: PartialBooking;
  now: Date;
};

const When = styled.p`
  margin-top: ${space.close}; font-size: ${type.lead}; font-weight: 800; color: ${color.brassBright};
`;

const Missing = styled.div`
  max-width: 65ch; margin-top: ${space.base}; padding: ${space.close} ${space.base};
  color: ${color.ink}; background: ${color.brassBright}; border-radius: ${radius.edge};
`;

const Points = styled.ul`padding-left: 1.25em; list-style: disc;`;

const Incomplete = styled.div`
  margin-top: ${space.loose};
  @media ${media.desktop} { max-width: 46rem; }
`;

/** A ticket as its link gave it: when the visit is, what is missing, and the ticket itself. */
export function ReadTicket({ read, now, ...content }: Props) {
  const words = useWords("ticket");
  const { shop } = content;
  const description = describeBooking(read, content, words.ticket, now);
  const { booking, known, missing } = description;
  const visitDay = isActive(known) ? description.visitDay : null;
  const time = known.time ? words.day.at(`${known.time} ${timeZoneShortName(shop.timeZone)}`) : "";
  const isAhead = description.visitDay !== null && description.visitDay.kind !== "past";
  return (
    <>
      {visitDay && (
        <When>
          {visitDay.kind === "ahead" ? words.day.ahead(visitDay.days) : words.day[visitDay.kind]}
          {visitDay.kind !== "past" && time}
        </When>
      )}
      <Paragraph>
        {words.anyoneCanWrite} <Phone>{shop.phone}</Phone>.
      </Paragraph>
      {missing.length > 0 && (
        <Missing>
          <p>{words.isCut}</p>
          <Points>
            {missing.map((part) => (
              <li key={part}>{words.missing[part]}</li>
            ))}
            {missing.includes("total") && known.total !== null && <li>{words.totalOfToday}</li>}
          </Points>
        </Missing>
      )}
      {booking ? (
        <TicketView
          {...content}
          booking={booking}
          now={now}
          headingId="ticket-heading"
          changes={
            isAhead && booking.status !== "cancelled" ? <ChangeActions booking={booking} shop={shop} now={now} /> : null
          }
        >
          <PageButton to={`${words.home}#booking`} state={newBookingState} $look="row">
            <Icon name="scissors" />
            {words.bookAgain}
          </PageButton>
        </TicketView>
      ) : (
        <Incomplete>
          <TicketPaper description={description} shop={shop} code={null} headingId="ticket-heading" />
          <Actions>
            <AskShop
              shop={shop}
              text={`Tautan tiket saya tidak terbaca utuh. Kode: ${known.code ?? "tidak terbaca"}`}
            />
            <PageButton to={`${words.home}#booking`} state={newBookingState} $look="outline">
              {words.bookAgain}
            </PageButton>
          </Actions>
        </Incomplete>
      )}
    </>
  );
}

/** A declined booking can be moved, since the shop asks for another time; a cancelled one is over. */
function ChangeActions({ booking, shop, now }: { booking: Booking; shop: TicketShop; now: Date }) {
  const words = useWords("ticket");
  return (
    <>
      <PageButton to={`${words.home}#${changeFragment(booking)}`} $look="row">
        <Icon name="clock" />
        {words.change}
      </PageButton>
      {booking.status !== "declined" && (
        <NewTabLink href={chatLink(shop.chatNumber, cancellationMessage(booking, shop, now))} $look="row">
          <Icon name="close" />
          {words.cancel}
        </NewTabLink>
      )}
    </>
  );
}

type AskProps = { shop: { readonly chatNumber: string; readonly phone: string }; text: string };

/** The link to the shop's chat for those whose ticket could not be read whole. */
export function AskShop({ shop, text }: AskProps) {
  const words = useWords("ticket");
  return (
    <NewTabLink href={chatLink(shop.chatNumber, words.forShop + text)} $look="outline">
      <span>
        {words.ask} <Phone>{shop.phone}</Phone>
      </span>
    </NewTabLink>
  );
}

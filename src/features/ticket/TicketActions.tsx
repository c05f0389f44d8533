import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import { calendarFile, googleCalendarLink } from "../../domain/booking/calendarEvent";
import type { BookingContent, Description, TicketShop } from "../../domain/booking/description";
import { isActive } from "../../domain/booking/statuses";
import { bookingLink } from "../../domain/formats/bookingLink";
import { ticketLink } from "../../domain/formats/ticketLink";
import { absoluteUrl } from "../../runtime/absoluteUrl";
import { inAppBrowser } from "../../runtime/inAppBrowser";
import { printPage } from "../../runtime/printPage";
import { color, space, textSize } from "../../theme/tokens";
import { Button, ButtonLink, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { StatusMessage } from "../../ui/StatusMessage";
import { CopyText } from "../shell/CopyText";
import { useWords } from "../shell/pageWords";
import { DashedFrame, DrawnPicture, usePicture } from "./DrawnPicture";
import { drawTicket } from "./drawTicket";

type Props = {
  booking: Booking;
  description: Description;
  content: BookingContent;
  /** The message to the shop. */
  message: string;
  isOpenedByLink: boolean;
  /** The ways to change the booking, if any. */
  changes?: ReactNode;
  /** The button or link that begins a new booking. */
  children?: ReactNode;
};

const Column = styled.div`
  display: grid; gap: ${space.s24}; align-content: start;
`;

const SmallRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.s16}; font-size: ${textSize.small}; color: ${color.creamSoft};
`;

const Rows = styled.div`display: grid;`;

const GroupName = styled.p`padding: 0 ${space.s8} ${space.s4}; font-size: ${textSize.small}; color: ${color.creamSoft};`;

/** The actions of a ticket, as far as this browser can do them. */
export function TicketActions({ booking, description, content, message, isOpenedByLink, changes, children }: Props) {
  const { shop } = content;
  const { services, barber } = description;
  const words = useWords("ticket");
  const app = inAppBrowser(navigator, window.isSecureContext);
  return (
    <Column>
      <div>
        {isOpenedByLink && <SmallRow as="p">{words.anyoneCanWrite}</SmallRow>}
        {words.aboutMessage && booking.language === "en" && <SmallRow as="p">{words.aboutMessage}</SmallRow>}
        <SmallRow>
          <span>
            {words.shopNumber} <strong>{shop.phone}</strong>
          </span>
          <CopyText text={message} label={words.copyMessage} copied={words.messageCopied} look="text" />
        </SmallRow>
      </div>
      <Rows>
        <GroupName>{words.groups.keep}</GroupName>
        <KeepActions booking={booking} description={description} shop={shop} isInApp={app !== null} />
      </Rows>
      <Rows>
        <GroupName>{words.groups.calendar}</GroupName>
        <CalendarLinks booking={booking} content={content} isInApp={app !== null} />
      </Rows>
      {changes && (
        <Rows>
          <GroupName>{words.groups.change}</GroupName>
          {changes}
        </Rows>
      )}
      <Rows>
        {children}
        <CopyText
          text={absoluteUrl(bookingLink({ ...booking, services, barber }, words.home))}
          label={words.copyBookingLink}
          copied={words.bookingLinkCopied}
          icon="link"
          look="row"
        />
      </Rows>
      {app !== null && (
        <DashedFrame>
          <strong>{words.insideApp(app)}</strong>
          <p>{words.leaveApp}</p>
        </DashedFrame>
      )}
    </Column>
  );
}

type KeepProps = Pick<Props, "booking" | "description"> & { shop: TicketShop; isInApp: boolean };

/**
 * The ways to keep a ticket: picture, paper and link. Browsers inside other apps neither print nor download, and report no
 * error. They show a picture to press and save instead. A browser that does not begin to print shows it too.
 */
function KeepActions({ booking, description, shop, isInApp }: KeepProps) {
  const words = useWords("ticket");
  const draw = () => drawTicket(booking, description.facts, shop, words);
  const picture = usePicture(draw);
  const canShare = navigator.canShare?.({ files: [new File([""], "tiket.png", { type: "image/png" })] }) ?? false;
  const [hasPrintFailed, setPrintFailed] = useState(false);
  const print = async () => {
    const hasBegun = !isInApp && (await printPage());
    setPrintFailed(!hasBegun);
    if (!hasBegun) await picture.draw();
  };
  const share = async () => {
    try {
      const canvas = await draw();
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      if (drawn === null) throw new Error("the browser has made no picture");
      const file = new File([drawn], words.fileName(booking.code), { type: "image/png" });
      await navigator.share({ files: [file], title: `${shop.name} ${booking.code}` });
    } catch (error) {
      // A visitor who has closed the share sheet does not want the picture.
      if (!(error instanceof DOMException && error.name === "AbortError")) await picture.draw();
    }
  };
  return (
    <>
      <Button type="button" $look="row" onClick={() => void (canShare ? share() : picture.draw())}>
        <Icon name="download" />
        {canShare ? words.share : words.asPicture}
      </Button>
      <Button type="button" $look="row" onClick={() => void print()}>
        <Icon name="print" />
        {words.print}
      </Button>
      <CopyText
        text={ticketLink(booking, shop.ticketPage)}
        label={words.copyLink}
        copied={words.linkCopied}
        icon="link"
        look="row"
      />
      <StatusMessage>{hasPrintFailed && words.hasNotPrinted}</StatusMessage>
      <DrawnPicture
        picture={picture}
        alt={words.pictureAlt(booking.code)}
        fileName={words.fileName(booking.code)}
        canDownload={!isInApp}
      />
    </>
  );
}

/**
 * The booking for a calendar: a link to Google Calendar, and a file if this browser can save files. The link can only add an
 * event, so a declined or cancelled booking has only the file, which cancels the event.
 */
function CalendarLinks({ booking, content, isInApp }: Pick<Props, "booking" | "content"> & { isInApp: boolean }) {
  const words = useWords("ticket");
  const [url, setUrl] = useState("");
  // The file is made after the ticket is painted.
  useEffect(() => {
    const file = calendarFile(booking, content, new Date(), words.booking);
    const made = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [booking, content, words]);
  return (
    <>
      {isActive(booking) && (
        <NewTabLink href={googleCalendarLink(booking, content, words.booking)} $look="row">
          <Icon name="calendar" />
          Google Calendar
        </NewTabLink>
      )}
      {!isInApp && (
        <ButtonLink href={url || undefined} download={`${booking.code}.ics`} $look="row">
          <Icon name="calendar" />
          {words.calendarFile}
        </ButtonLink>
      )}
    </>
  );
}

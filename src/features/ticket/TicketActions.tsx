import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import { isActive } from "../../domain/booking/booking";
import type { BookingContent, Description, TicketShop } from "../../domain/booking/description";
import { ticketLink } from "../../domain/codecs/ticketLink";
import { calendarFile, googleCalendarLink } from "../../domain/messages/calendarEvent";
import { inAppBrowser } from "../../runtime/inAppBrowser";
import { printPage } from "../../runtime/printPage";
import { Button, ButtonLink, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { StatusMessage } from "../../ui/StatusMessage";
import { CopyText } from "../words/CopyText";
import { useWords } from "../words/pageWords";
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
  display: grid; gap: var(--s24); align-content: start;
`;

const SmallRow = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s16); font-size: var(--text-small); color: var(--creamSoft);
`;

const Rows = styled.div`display: grid;`;

const GroupName = styled.p`padding-bottom: var(--s4); font-size: var(--text-small); color: var(--creamSoft);`;

/** The actions of a ticket, as far as this browser can do them. */
export function TicketActions({ booking, description, content, message, isOpenedByLink, changes, children }: Props) {
  const { shop } = content;
  const words = useWords("ticket");
  const app = inAppBrowser(navigator, window.isSecureContext);
  // What an unknown browser can do is tried. An app in the list is known to fail silently.
  const isInApp = Boolean(app);
  return (
    <Column>
      <div>
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
        <KeepActions
          booking={booking}
          description={description}
          shop={shop}
          isInApp={isInApp}
          canDownload={app === null}
        />
      </Rows>
      <Rows>
        <GroupName>{words.groups.calendar}</GroupName>
        <CalendarLinks booking={booking} content={content} isInApp={isInApp} />
      </Rows>
      {changes && (
        <Rows>
          <GroupName>{words.groups.change}</GroupName>
          {changes}
        </Rows>
      )}
      <Rows>{children}</Rows>
      {isOpenedByLink && <SmallRow as="p">{words.anyoneCanWrite}</SmallRow>}
      {app !== null && (
        <DashedFrame>
          {isInApp && <strong>{words.insideApp(app)}</strong>}
          <p>{isInApp ? words.leaveApp : words.mayNotSave}</p>
        </DashedFrame>
      )}
    </Column>
  );
}

type KeepProps = Pick<Props, "booking" | "description"> & {
  shop: TicketShop;
  isInApp: boolean;
  canDownload: boolean;
};

/**
 * The ways to keep a ticket: picture, paper and link. Browsers inside other apps neither print nor download, and report no
 * error. They show a picture to press and save instead. A browser that does not begin to print shows it too.
 */
function KeepActions({ booking, description, shop, isInApp, canDownload }: KeepProps) {
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
      <Button $look="row" onClick={() => void (canShare ? share() : picture.draw())}>
        <Icon name="download" />
        {canShare ? words.share : words.asPicture}
      </Button>
      <Button $look="row" onClick={() => void print()}>
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
        canDownload={canDownload}
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

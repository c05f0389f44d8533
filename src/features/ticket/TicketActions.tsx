import { type ReactNode, useState } from "react";
import styled from "styled-components";
import type { Booking } from "../../domain/booking/booking";
import type { BookingContent, Description } from "../../domain/booking/description";
import { bookingLink } from "../../domain/links/bookingLink";
import { ticketLink } from "../../domain/links/ticketLink";
import { inAppBrowser } from "../../platform/runtime/inAppBrowser";
import { printPage } from "../../platform/runtime/printPage";
import { siteAddress } from "../../platform/runtime/siteAddress";
import { color, radius, space, type } from "../../theme/tokens";
import { Button } from "../../ui/Button";
import { CopyButton } from "../../ui/CopyButton";
import { Icon } from "../../ui/Icon";
import { CalendarLinks } from "./CalendarLinks";
import { TicketPicture, useTicketPicture } from "./TicketPicture";
import { useTicketWords } from "./words";

type Props = {
  booking: Booking;
  description: Description;
  content: BookingContent;
  /** The message to the shop. */
  message: string;
  onCopied: (() => void) | undefined;
  children?: ReactNode;
};

// Two columns on a phone, so that all buttons fit on one screen; texts between them span both.
const Column = styled.div`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr)); gap: ${space.close}; align-content: start;
  --button-inset: ${space.tight};
  @media print { display: none; }
`;

const Quiet = styled.p`grid-column: 1 / -1; font-size: ${type.small}; color: ${color.creamSoft};`;

const Outcome = styled.p`grid-column: 1 / -1; font-size: ${type.small}; &:empty { position: absolute; }`;

const Hint = styled.div`
  grid-column: 1 / -1; display: grid; gap: ${space.tight}; padding: ${space.base}; font-size: ${type.small};
  border: 1.5px dashed ${color.brass}; border-radius: ${radius.edge};
`;

/**
 * The actions of a ticket. Only those that work in this browser are offered: in browsers inside other apps, where printing and
 * downloads fail silently, a picture to press and save replaces them. It also appears where printing does not begin.
 */
export function TicketActions({ booking, description, content, message, onCopied, children }: Props) {
  const { shop } = content;
  const { services, barber } = description;
  const words = useTicketWords();
  const app = inAppBrowser(navigator);
  const picture = useTicketPicture(booking, description.facts, shop, words);
  const [canShare] = useState(canShareFiles);
  const [hasNotPrinted, setNotPrinted] = useState(false);
  const print = async () => {
    const hasBegun = app === null && (await printPage());
    setNotPrinted(!hasBegun);
    if (!hasBegun) await picture.show();
  };
  return (
    <Column>
      {words.aboutMessage && booking.language === "en" && <Quiet>{words.aboutMessage}</Quiet>}
      <Quiet>
        {words.shopNumber} <strong>{shop.phone}</strong>
      </Quiet>
      <CopyButton
        text={message}
        label={words.copyMessage}
        copied={words.messageCopied}
        byHand={words.copyByHand}
        onCopied={onCopied}
      />
      <CopyButton
        text={ticketLink(booking, shop.ticketPage)}
        label={words.copyLink}
        copied={words.linkCopied}
        byHand={words.copyByHand}
        icon="link"
      />
      <Button type="button" $look="outline" aria-label={words.print.join("")} onClick={() => void print()}>
        <Icon name="print" />
        <span>
          {words.print[0]}
          <wbr />
          {words.print[1]}
        </span>
      </Button>
      {canShare ? (
        <Button type="button" $look="outline" onClick={() => void picture.share()}>
          <Icon name="download" />
          {words.share}
        </Button>
      ) : (
        <Button type="button" $look="outline" onClick={() => void picture.show()}>
          <Icon name="download" />
          {words.asPicture}
        </Button>
      )}
      <Outcome role="status">{hasNotPrinted && words.hasNotPrinted}</Outcome>
      <TicketPicture picture={picture} code={booking.code} canDownload={app === null} />
      <CalendarLinks booking={booking} content={content} canDownload={app === null} />
      {children}
      <CopyButton
        text={siteAddress(bookingLink({ ...booking, services, barber }, words.home))}
        label={words.copyBookingLink}
        copied={words.bookingLinkCopied}
        byHand={words.copyByHand}
        icon="link"
      />
      {app !== null && (
        <Hint>
          <strong>{words.insideApp(app)}</strong>
          <p>{words.leaveApp}</p>
        </Hint>
      )}
    </Column>
  );
}

function canShareFiles(): boolean {
  if (typeof navigator.canShare !== "function" || typeof File === "undefined") return false;
  return navigator.canShare({ files: [new File([""], "tiket.png", { type: "image/png" })] });
}

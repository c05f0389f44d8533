import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { calendarFile, googleCalendarLink } from "../../domain/ticket/calendarEvent";
import { isCalledOff, type Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
import { ButtonLink } from "../../ui/Button";
import { useTicketWords } from "./words";

const canMakeFiles = () => typeof URL.createObjectURL === "function";

type Props = { ticket: Ticket; shop: TicketShop; canDownload: boolean };

/**
 * The booking for a calendar: as a link everywhere, as a file where files can be saved. The link only adds events, so there is
 * none for a booking that is called off; the file cancels the event that a calendar has.
 */
export function CalendarLinks({ ticket, shop, canDownload }: Props) {
  const words = useTicketWords();
  // The file is made after the ticket has been painted.
  const isDrawn = useDeferredValue(true, false);
  const file = useMemo(
    () =>
      isDrawn
        ? new Blob([calendarFile(ticket, shop, new Date(), words.ticket)], { type: "text/calendar;charset=utf-8" })
        : null,
    [isDrawn, ticket, shop, words],
  );
  const url = useObjectUrl(file);
  return (
    <>
      {!isCalledOff(ticket) && (
        <ButtonLink
          href={googleCalendarLink(ticket, shop, words.ticket)}
          target="_blank"
          rel="noopener noreferrer"
          $look="outline"
        >
          Google Calendar
        </ButtonLink>
      )}
      {canDownload && canMakeFiles() && (
        <ButtonLink href={url || undefined} download={`${ticket.code}.ics`} $look="outline">
          {words.calendarFile}
        </ButtonLink>
      )}
    </>
  );
}

/** An object URL for a blob, revoked when it is no longer shown; empty while there is none. */
function useObjectUrl(blob: Blob | null): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (blob === null || !canMakeFiles()) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

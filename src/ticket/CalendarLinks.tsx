import { useEffect, useMemo, useState } from "react";
import { ButtonLink } from "../ui/Button";
import { calendarFile, googleCalendarLink } from "./model/calendarEvent";
import type { Ticket } from "./model/ticket";
import type { TicketShop } from "./model/ticketFacts";

type Props = { ticket: Ticket; shop: TicketShop; canDownload: boolean };

/** The booking for a calendar: as a link everywhere, as a file where files can be saved. */
export function CalendarLinks({ ticket, shop, canDownload }: Props) {
  const file = useMemo(
    () => new Blob([calendarFile(ticket, shop, new Date())], { type: "text/calendar;charset=utf-8" }),
    [ticket, shop],
  );
  const url = useObjectUrl(file);
  return (
    <>
      <ButtonLink href={googleCalendarLink(ticket, shop)} target="_blank" rel="noopener noreferrer" $look="outline">
        Google Calendar
      </ButtonLink>
      {canDownload && url && (
        <ButtonLink href={url} download={`${ticket.code}.ics`} $look="outline">
          Kalender (.ics)
        </ButtonLink>
      )}
    </>
  );
}

/** An address for a blob, given back to the browser when it is no longer shown. */
function useObjectUrl(blob: Blob): string {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (typeof URL.createObjectURL !== "function") return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

import { useEffect, useState } from "react";
import { type Booking, isActive } from "../../domain/booking/booking";
import { calendarFile, googleCalendarLink } from "../../domain/booking/calendarEvent";
import type { BookingContent } from "../../domain/booking/description";
import { ButtonLink, NewTabLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { useWords } from "../shell/pageWords";

const canMakeFiles = () => typeof URL.createObjectURL === "function";

type Props = { booking: Booking; content: BookingContent; canDownload: boolean };

/**
 * The booking for a calendar: as a link everywhere, as a file where files can be saved. The link only adds events, so there is
 * none for one that nobody is expected for any more; the file cancels the event that a calendar has.
 */
export function CalendarLinks({ booking, content, canDownload }: Props) {
  const words = useWords("ticket");
  const [url, setUrl] = useState("");
  // The file is made after the ticket has been painted.
  useEffect(() => {
    if (!canMakeFiles()) return;
    const file = calendarFile(booking, content, new Date(), words.ticket);
    const made = URL.createObjectURL(new Blob([file], { type: "text/calendar;charset=utf-8" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [booking, content, words]);
  return (
    <>
      {isActive(booking) && (
        <NewTabLink href={googleCalendarLink(booking, content, words.ticket)} $look="row">
          <Icon name="calendar" />
          Google Calendar
        </NewTabLink>
      )}
      {canDownload && canMakeFiles() && (
        <ButtonLink href={url || undefined} download={`${booking.code}.ics`} $look="row">
          <Icon name="calendar" />
          {words.calendarFile}
        </ButtonLink>
      )}
    </>
  );
}

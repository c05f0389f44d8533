import { timeZoneShortName } from "../../domain/shop/clock";
import type { BookingLanguage } from "./words";
import { bookingWords } from "./words.en";

/** The booking in English. */
export const booking: BookingLanguage = {
  ...bookingWords,
  loadCalendar: () => import(/* webpackChunkName: "calendar-en" */ "./Calendar.en").then((module) => module.Calendar),
  loadTicket: () =>
    import(/* webpackChunkName: "ticket-en" */ "../ticket/TicketView.en").then((module) => module.TicketView),
  loadNotices: () => import(/* webpackChunkName: "plain-ticket-en" */ "./notices.en").then((module) => module.notices),
};

/** The same for a shop's time zone: who comes from elsewhere may read the times as those at home. */
export function bookingIn(timeZone: string): BookingLanguage {
  const zone = timeZoneShortName(timeZone);
  const { chooseTime, summary } = booking;
  return { ...booking, chooseTime: `${chooseTime} (${zone})`, summary: { ...summary, zone: ` ${zone}` } };
}

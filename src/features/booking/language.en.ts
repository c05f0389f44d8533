import type { BookingLanguage } from "./words";
import { bookingWords } from "./words.en";

/** The booking in English. */
export const booking: BookingLanguage = {
  ...bookingWords,
  loadCalendar: () => import(/* webpackChunkName: "calendar-en" */ "./Calendar.en").then((module) => module.Calendar),
  loadTicket: () =>
    import(/* webpackChunkName: "ticket-en" */ "../ticket/TicketView.en").then((module) => module.TicketView),
  loadNotices: () => import(/* webpackChunkName: "plain-ticket-en" */ "./notices.en").then((module) => module.notices),
  loadPlainTicket: () =>
    import(/* webpackChunkName: "plain-ticket-en" */ "../ticket/PlainTicket.en").then((module) => module.PlainTicket),
};

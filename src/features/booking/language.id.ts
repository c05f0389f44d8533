import type { BookingLanguage } from "./words";
import { bookingWords } from "./words.id";

/** The booking in Indonesian. */
export const booking: BookingLanguage = {
  ...bookingWords,
  loadCalendar: () => import(/* webpackChunkName: "calendar" */ "./Calendar.id").then((module) => module.Calendar),
  loadTicket: () =>
    import(/* webpackChunkName: "ticket" */ "../ticket/TicketView.id").then((module) => module.TicketView),
  loadNotices: () => import(/* webpackChunkName: "plain-ticket" */ "./notices.id").then((module) => module.notices),
};

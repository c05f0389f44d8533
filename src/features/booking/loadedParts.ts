import { withWords } from "../shell/pageWords";

/** The calendar in each language. */
export const calendar = withWords(
  () => import(/* webpackChunkName: "calendar" */ "./calendar/Calendar").then((part) => part.Calendar),
  {
    id: () =>
      import(/* webpackChunkName: "calendar-id" */ "./calendar/words.id").then((words) => ({
        calendar: words.calendarWords,
      })),
    en: () =>
      import(/* webpackChunkName: "calendar-en" */ "./calendar/words.en").then((words) => ({
        calendar: words.calendarWords,
      })),
  },
);

/** The ticket in each language. */
export const ticketView = withWords(
  () => import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then((part) => part.TicketView),
  {
    id: () =>
      import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id").then((words) => ({
        ticket: words.ticketViewWords,
      })),
    en: () =>
      import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en").then((words) => ({
        ticket: words.ticketViewWords,
      })),
  },
);

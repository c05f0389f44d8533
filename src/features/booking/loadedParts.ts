import { withWords } from "../shell/pageWords";

/** The calendar in each language. */
export const calendar = withWords(
  () => import(/* webpackChunkName: "calendar" */ "./calendar/Calendar").then(({ Calendar }) => Calendar),
  {
    id: () =>
      import(/* webpackChunkName: "calendar-id" */ "./calendar/words.id").then(({ calendarWords }) => ({
        calendar: calendarWords,
      })),
    en: () =>
      import(/* webpackChunkName: "calendar-en" */ "./calendar/words.en").then(({ calendarWords }) => ({
        calendar: calendarWords,
      })),
  },
);

/** The ticket in each language. */
export const ticketView = withWords(
  () => import(/* webpackChunkName: "ticket" */ "../ticket/TicketView").then(({ TicketView }) => TicketView),
  {
    id: () =>
      import(/* webpackChunkName: "ticket-id" */ "../ticket/words.id").then(({ ticketViewWords }) => ({
        ticket: ticketViewWords,
      })),
    en: () =>
      import(/* webpackChunkName: "ticket-en" */ "../ticket/words.en").then(({ ticketViewWords }) => ({
        ticket: ticketViewWords,
      })),
  },
);

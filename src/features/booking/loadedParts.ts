import type { Locale } from "date-fns";
import { withWords } from "../shell/pageWords";

declare module "../shell/pageWords" {
  interface PageWords {
    /** How date-fns names days and months, which the calendar alone needs. */
    dates: Locale;
  }
}

/** The calendar in each language. */
export const calendar = withWords(
  () => import(/* webpackChunkName: "calendar" */ "./Calendar").then((part) => part.Calendar),
  {
    id: () => import(/* webpackChunkName: "dates-id" */ "date-fns/locale/id").then(({ id }) => ({ dates: id })),
    en: () => import(/* webpackChunkName: "dates-en" */ "date-fns/locale/en-GB").then(({ enGB }) => ({ dates: enGB })),
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

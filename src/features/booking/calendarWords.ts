import type { Locale } from "date-fns";
import type { BookingWords } from "./words.id";

/** The calendar in the words of one language. They are loaded together with it. */
export type CalendarWords = Pick<BookingWords, "shop" | "unavailable" | "renderShopText"> & {
  readonly locale: Locale;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly nothingChosen: string;
  readonly choose: (date: string) => string;
  readonly cannotChoose: (date: string, reason: string) => string;
  /** What react-datepicker's unseen texts call a week and a month. */
  readonly parts: { readonly week: string; readonly month: string };
  readonly closedEvery: (day: string, except: string) => string;
  readonly breakEvery: (day: string, hours: string, reason: string) => string;
  readonly open: (days: string, hours: string) => string;
  readonly closed: (days: string, reason: string) => string;
  readonly onLeave: (days: string, name: string, reason: string) => string;
};

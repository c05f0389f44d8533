import { type ComponentType, createContext, use } from "react";
import type { TicketViewProps } from "../ticket/TicketView";
import type { CalendarProps } from "./Calendar";
import type { Notices } from "./noticeText";
import type { BookingWords } from "./words.id";

/** The booking in one language: its words, and what is loaded behind the form in that language. */
export type BookingLanguage = BookingWords & {
  readonly loadCalendar: () => Promise<ComponentType<CalendarProps>>;
  readonly loadTicket: () => Promise<ComponentType<TicketViewProps>>;
  /** They come with the plain ticket, which is asked for as soon as the form works. */
  readonly loadNotices: () => Promise<Notices>;
};

const Words = createContext<BookingLanguage | null>(null);

/** Gives the parts of the booking their words in the page's language. */
export const BookingWordsProvider = Words.Provider;

/** The words of the booking in the page's language. Throws outside the booking section. */
export function useBookingWords(): BookingLanguage {
  const words = use(Words);
  if (words === null) throw new Error("No booking words");
  return words;
}

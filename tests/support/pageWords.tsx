import { render as renderPlain } from "@testing-library/react";
import type { ReactNode } from "react";
import { calendarWords as calendarEnglish } from "../../src/features/booking/calendar/words.en";
import { calendarWords as calendarIndonesian } from "../../src/features/booking/calendar/words.id";
import { formWords as bookingEnglish } from "../../src/features/booking/words.en";
import { formWords as bookingIndonesian } from "../../src/features/booking/words.id";
import { catalogueWords as catalogueEnglish } from "../../src/features/catalogue/words.en";
import { catalogueWords as catalogueIndonesian } from "../../src/features/catalogue/words.id";
import { haircutWords as haircutsEnglish } from "../../src/features/haircuts/words.en";
import { haircutWords as haircutsIndonesian } from "../../src/features/haircuts/words.id";
import { homeWords as homeEnglish } from "../../src/features/home/words.en";
import { homeWords as homeIndonesian } from "../../src/features/home/words.id";
import { ticketWords as ticketEnglish } from "../../src/features/ticket/words.en";
import { ticketWords as ticketIndonesian } from "../../src/features/ticket/words.id";
import { frameWords as frameEnglish } from "../../src/features/words/frame.en";
import { frameWords as frameIndonesian } from "../../src/features/words/frame.id";
import { type PageWords, WordsProvider } from "../../src/features/words/pageWords";

/** The words of all rooms, as a page of each language gives them to its parts. */
export const pageWords: Record<"id" | "en", PageWords> = {
  id: {
    frame: frameIndonesian,
    home: homeIndonesian,
    haircuts: haircutsIndonesian,
    form: bookingIndonesian,
    calendar: calendarIndonesian,
    ticket: ticketIndonesian,
    catalogue: catalogueIndonesian,
  },
  en: {
    frame: frameEnglish,
    home: homeEnglish,
    haircuts: haircutsEnglish,
    form: bookingEnglish,
    calendar: calendarEnglish,
    ticket: ticketEnglish,
    catalogue: catalogueEnglish,
  },
};

const pageIn = (language: "id" | "en") =>
  function Page({ children }: { children: ReactNode }) {
    return <WordsProvider words={pageWords[language]}>{children}</WordsProvider>;
  };

export const IndonesianWords = pageIn("id");
const EnglishWords = pageIn("en");

/** Renders what stands on a page in Indonesian. */
export const render = (part: ReactNode) => renderPlain(part, { wrapper: IndonesianWords });

/** Renders what stands on a page in English. */
export const renderInEnglish = (part: ReactNode) => renderPlain(part, { wrapper: EnglishWords });

import type { EnglishPage } from "../../domain/catalogue/englishPages";
import type { HoursWords } from "../../domain/shop/openingHours";
import type { Weekday } from "../../domain/shop/weekday";
import type { Language } from "../../domain/shop/words";

/** What every page has around its content, in the words of one language. */
export type ShellWords = {
  readonly language: Language;
  readonly skip: string;
  readonly menu: string;
  readonly hours: HoursWords;
  readonly footer: {
    readonly contact: string;
    readonly hours: string;
    readonly links: string;
    /** The Indonesian home page. */
    readonly home: string;
    /** English pages that stand before the shop's. */
    readonly ownPages: readonly EnglishPage[];
    /** Stands behind the names of English pages. */
    readonly english: string;
    readonly directions: string;
    readonly privacy: string;
  };
  readonly chat: string;
  readonly openStatus: {
    readonly openUntil: (time: string) => string;
    readonly closedUntil: (day: string, time: string) => string;
    readonly closed: string;
    /** Today and tomorrow. */
    readonly nearDays: readonly string[];
    readonly inDays: (days: number) => string;
    readonly dayName: (day: Weekday) => string;
  };
  readonly trouble: {
    readonly waiting: string;
    readonly crashed: string;
    readonly renewed: string;
    readonly reload: string;
  };
  /** What stands in place of a section that has failed, before the shop's number. */
  readonly sectionFailed: string;
};

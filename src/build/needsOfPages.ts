import { bookPath, englishHomePath, englishTicketPath, ticketPath } from "../domain/routes";
import { parseTimeZone, spanOfDays } from "../domain/shop/clock";
import { readContentFile } from "../owner/schema/contentFolder";
import { contentRepository } from "./contentRepository";
import { noticeScript } from "./noticeScript";

/** The special needs of one page. */
export type PageNeeds = {
  /** Whether its scripts load without waiting for the load event, because the page shows nothing useful before they run. */
  startsAtOnce?: boolean;
  /** Whether its largest paint is its first picture; its scripts then load once that is painted. */
  hasHero?: boolean;
  /** The names (`webpackChunkName`) of the chunks that are fetched once the page is hydrated. */
  prefetch?: readonly string[];
  /** An inline script for the head, which runs before the body is laid out. */
  headScript?: string;
  /** The origins, besides the site's own, that the content security policy lets the page connect to. */
  connect?: readonly string[];
  /** Whether the page has a service worker. */
  hasWorker?: boolean;
};

/** Maps the path of a page to its special needs; a page without an entry has none. */
export function needsOfPages(contentFolder: string): Record<string, PageNeeds> {
  const { notice, timeZone } = readContentFile(contentFolder, "shop.json");
  const home = {
    hasHero: true,
    ...(notice && { headScript: noticeScript(...spanOfDays(notice.from, notice.until, parseTimeZone(timeZone))) }),
  };
  const repository = contentRepository();
  return {
    "/": { ...home, prefetch: ["calendar", "ticket", "calendar-id", "ticket-id"] },
    [englishHomePath]: { ...home, prefetch: ["calendar", "ticket", "calendar-en", "ticket-en"] },
    [ticketPath]: { startsAtOnce: true },
    [englishTicketPath]: { startsAtOnce: true },
    [bookPath]: {
      startsAtOnce: true,
      connect: repository ? [new URL(repository.apiRoot).origin] : [],
      hasWorker: true,
    },
  };
}

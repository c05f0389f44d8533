import { bookPath, englishHomePath, englishTicketPath, ticketPath } from "../domain/routes";
import { endOfDate, parseTimeZone } from "../domain/shop/clock";
import { readContentFile } from "../owner/schema/contentFolder";
import { contentRepository } from "./contentRepository";
import { noticeScript } from "./noticeScript";
import type { PageNeeds } from "./pageNeeds";

/** Maps the path of a page to its special needs; a page without an entry has none. */
export function needsOfPages(contentFolder: string): Readonly<Record<string, PageNeeds>> {
  const { notice, timeZone } = readContentFile(contentFolder, "shop.json");
  const home = notice ? { headScript: noticeScript(endOfDate(notice.until, parseTimeZone(timeZone))) } : {};
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

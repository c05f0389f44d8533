import type { Page } from "@playwright/test";
import { readTicketFragment } from "../../src/domain/codecs/ticketLink";

/** The URL of the ticket in a message, which is the message's last line. */
export const linkIn = (message: string) => message.slice(message.lastIndexOf("\n") + 1);

/** The whole booking behind the # of a link; null if there is none. */
export function ticketIn(link: string) {
  const read = readTicketFragment(link.slice(link.indexOf("#")))?.booking;
  return read === undefined || read === "cut" ? null : read;
}

/**
 * The chat that a link or an `href` opens: its number, its text (empty if it has none), the URL of the ticket at the end of
 * the text, and the ticket there, null if there is none. Throws if it opens no chat.
 */
export function chatIn(link: Element | string | null) {
  const href = typeof link === "string" ? link : link?.getAttribute("href");
  const [, number = "", encoded = ""] = /^https:\/\/wa\.me\/(\d+)(?:\?text=([^?&]*))?$/.exec(href ?? "") ?? [];
  if (number === "") throw new Error(`this opens no chat: ${href}`);
  const text = decodeURIComponent(encoded);
  const ticketLink = linkIn(text);
  return { number, text, ticketLink, ticket: ticketIn(ticketLink) };
}

/** The chat that the link of this name opens. */
export const chatOf = async (page: Page, name: string | RegExp) =>
  chatIn(await page.getByRole("link", { name, exact: true }).getAttribute("href"));

import { chatLink, longestChatLink } from "../links/chatLink";
import { ticketLink } from "../links/ticketLink";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";

/** A message to the shop that ends with a ticket's link, the longest with which the chat can still be opened (docs/rules.md, section 10). */
export function messageWithLink(lines: readonly string[], ticket: Ticket, shop: TicketShop): string {
  const messageWith = (link: string) => [...lines, link].join("\n");
  const fits = (link: string) => chatLink(shop.chatNumber, messageWith(link)).length <= longestChatLink;
  return messageWith(ticketLink(ticket, shop.ticketPage, fits));
}

import { readTicketFragment, ticketFragment } from "../links/ticketLink";
import type { BookableShop } from "../shop/bookableDay";
import { inEnglish } from "../shop/inEnglish";
import { type Answer, type CustomerMessages, messageToCustomer } from "./messageToCustomer";
import type { Ticket } from "./ticket";
import type { TicketShop } from "./ticketFacts";
import { ticketIn } from "./ticketIn";
import { readTicket } from "./ticketReading";
import type { TicketWords } from "./words";

type English = { readonly [Message in keyof CustomerMessages as `${Message}English`]?: string | null | undefined };

/** The shop's words for its answers in both languages, as content/customer-messages.json has them. */
export type ShopMessages = CustomerMessages & English;

/** What an answer in English is written with: its words, and the shop's content in English. */
export type EnglishMessageParts = { readonly words: TicketWords; readonly bookable: BookableShop };

/** Writes an answer to the customer of a ticket, in the language of that ticket. */
export type CustomerMessageWriter = (answer: Answer, ticket: Ticket) => string;

/**
 * How the shop writes to its customers at `now` (docs/rules.md, section 10). A message is Indonesian as a whole where the shop has no
 * English text for its greeting or that answer, or where `english` is null.
 */
export function customerMessageWriter(
  messages: ShopMessages,
  shop: TicketShop,
  now: Date,
  english: EnglishMessageParts | null,
): CustomerMessageWriter {
  return (answer, ticket) => {
    if (ticket.language !== "en" || english === null || !hasEnglish(messages, answer.kind, ticket)) {
      return messageToCustomer(answer, ticket, messages, shop, now);
    }
    const { words, bookable } = english;
    const named = answer.kind === "proposed" ? proposalIn(answer, ticket, bookable, now) : answer;
    return messageToCustomer(named, ticketIn(ticket, bookable), inEnglish(messages).content, shop, now, words);
  };
}

/** A proposal with the names and reasons of other content: what speaks against the ticket's own time is read anew. */
function proposalIn(answer: Answer & { kind: "proposed" }, ticket: Ticket, bookable: BookableShop, now: Date): Answer {
  const claim = readTicketFragment(ticketFragment(ticket));
  return {
    ...answer,
    ticket: ticketIn(answer.ticket, bookable),
    mismatches: claim ? readTicket(claim, bookable, now).mismatches : answer.mismatches,
  };
}

const hasEnglish = (messages: ShopMessages, kind: Answer["kind"], { deposit }: Ticket): boolean =>
  Boolean(
    messages.greetingEnglish &&
      !(kind === "confirmed" && deposit?.isReceived && !messages.depositReceivedEnglish) &&
      {
        confirmed: messages.confirmationEnglish,
        declined: messages.refusalEnglish,
        // These words are the site's own.
        calledOff: true,
        reminder: messages.reminderEnglish,
        proposed: messages.proposalEnglish,
      }[kind],
  );

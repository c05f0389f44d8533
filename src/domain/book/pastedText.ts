import { plainLine } from "../../format/plainText";
import { readTicketFragment, type TicketClaim } from "../links/ticketLink";

/** A ticket found in a pasted text, with the customer's notes, which stand in the message alone. */
export type PastedTicket = { readonly claim: TicketClaim; readonly notes: string };

// In characters: more than a day of chat, less than what would stop a phone.
const longestPaste = 200_000;

const linkStart = /#(?=[a-z]+(?:=|%3d))/gi;

/**
 * The tickets in a text: one link, a whole message of a chat, or several (docs/rules.md, section 18). Of tickets with the same code the last
 * counts that can be read. Never throws.
 */
export function ticketsIn(text: string): PastedTicket[] {
  const pasted = text.slice(0, longestPaste);
  const found = new Map<string, PastedTicket>();
  let before = 0;
  for (const { index } of pasted.matchAll(linkStart)) {
    const claim = readTicketFragment(pasted.slice(index));
    if (claim) {
      const message = pasted.slice(before, index);
      found.set(claim.code ?? `#${index}`, { claim: completed(claim, message), notes: notesIn(message) });
    }
    before = index + 1;
  }
  return [...found.values()];
}

/** A booking code in a text that carries no ticket's link; null where there is none. */
export const codeIn = (text: string): string | null =>
  /\b[A-Z]{1,8}\d{6}[A-Z0-9]{2}\b/.exec(text.slice(0, longestPaste))?.[0] ?? null;

/** The claim with the name and the number of the message's lines, where its link had to leave them out. */
function completed(claim: TicketClaim, message: string): TicketClaim {
  return {
    ...claim,
    name: claim.name || lineAfter("Nama", message),
    phone: claim.phone || lineAfter("Telepon", message),
  };
}

/** What stands behind the last "Nama: " at the beginning of a line. */
const lineAfter = (term: string, message: string): string =>
  plainLine([...message.matchAll(new RegExp(`^${term}: (.*)$`, "gm"))].at(-1)?.[1] ?? "");

/** The customer's notes: all from "Catatan: " to the link, which stands on the last line. */
function notesIn(message: string): string {
  const [, notes = ""] = /(?:^|\n)Catatan: ([\s\S]*)$/.exec(message) ?? [];
  return plainLine(notes.replace(/\n[^\n]*$/, ""));
}

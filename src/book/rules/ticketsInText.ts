import { readTicketFragment } from "../../domain/codecs/ticketLink";

// In characters: enough for weeks of chat, too few to freeze a phone. Of a longer text only the end is read, because it is
// the newest part.
const maxTextLength = 1_000_000;

// A link ends at these marks. It contains them only encoded, so bare ones are quotation marks, brackets or formatting. A
// link copied without https:// counts only at the beginning of the text. Elsewhere a customer could hide one in a name.
const link = /(?:https?:\/\/[^\s#]{0,300}|^\s*[^\s#:]{0,300})#([a-z]+(?:=|%3d)[^\s"'“”‘’«»<>()[\]{}*`]+)/gi;

/**
 * Finds the tickets in a text, which may be one link, a whole message of a chat, or several messages. Tickets with the same
 * code come in the order of their versions, whatever their order in the text. Only whole links are read, never the words
 * around them. `hasCutLink` says whether a link was found that is not whole. Never throws.
 */
export function ticketsInText(text: string) {
  const found = [...text.slice(-maxTextLength).matchAll(link)].map(
    ([, fields = ""]) => readTicketFragment(fields)?.booking,
  );
  const tickets = found.filter((ticket) => ticket !== undefined && ticket !== "cut");
  const codes = tickets.map(({ code }) => code);
  tickets.sort(
    (one, other) => codes.indexOf(one.code) - codes.indexOf(other.code) || (one.version ?? 0) - (other.version ?? 0),
  );
  return { tickets, hasCutLink: found.includes("cut") };
}

import { bidiIsolated, plainLine, shortened, withoutLinks } from "../../format/plainText";
import { maxPhoneLength, normalizePhone } from "../formats/phoneNumber";
import type { Fact, FactLine } from "./description";

/** Returns the text of a line, followed by its note. */
export const withNote = ({ text, note }: FactLine): string => (note ? `${text} ${note}` : text);

/**
 * Writes facts as lines of plain text, "Nama: Budi", each with at most `longest` characters after the colon. A phone number
 * is never shortened, but left out if longer than both `longest` and `maxPhoneLength`. Names and invalid phone numbers are
 * written so that chat apps do not turn them into links.
 */
export const factsAsText = (facts: readonly Pick<Fact, "id" | "term" | "lines">[], longest: number): string[] =>
  facts.flatMap(({ id, term, lines }) => {
    const text = plainLine(lines.map(withNote).join(", "));
    if (id === "phone") {
      if ([...text].length > Math.max(longest, maxPhoneLength)) return [];
      return [`${term}: ${normalizePhone(text) === null ? withoutLinks(text) : text}`];
    }
    return [`${term}: ${bidiIsolated(shortened(id === "name" ? withoutLinks(text) : text, longest))}`];
  });

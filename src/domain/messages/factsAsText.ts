import { bidiIsolated, plainLine, withoutLinks } from "../../format/plainText";
import type { Fact, FactLine } from "../booking/description";
import { texts } from "../booking/texts";
import { normalizePhone } from "../contact/phoneNumber";

/** Returns the text of a line, followed by its note. */
export const withNote = ({ text, note }: FactLine) => (note ? `${text} ${note}` : text);

/** Whether a chat app could make a link of what the customer has typed. A valid phone number may become one. */
const mayHoldLinks = (id: Fact["id"], text: string) =>
  id in texts && !(id === "phone" && normalizePhone(text) !== null);

/**
 * Writes facts as lines of plain text, "Nama: Budi". The customer's texts are written so that chat apps make no links of
 * them, and so that no pasted text holds another ticket's link.
 */
export const factsAsText = (facts: readonly Pick<Fact, "id" | "term" | "lines">[]) =>
  facts.map(({ id, term, lines }) => {
    const text = plainLine(lines.map(withNote).join(", "));
    return `${term}: ${bidiIsolated(mayHoldLinks(id, text) ? withoutLinks(text) : text)}`;
  });

import type { Ticket } from "./ticket";

/** What follows on the first line of a message to the shop whose customer reads English; nothing for others (docs/rules.md, section 10). */
export const customerLanguage = ({ language }: Pick<Ticket, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

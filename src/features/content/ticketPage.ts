import { ticketPath } from "../../domain/routes";
import { absoluteUrl } from "../../runtime/url";

/** A shop with the absolute URL of its ticket page. Needs `window`. */
export const withTicketPage = <S extends object>(shop: S) => ({
  ...shop,
  ticketPage: absoluteUrl(ticketPath),
});

import { ticketPath } from "../../domain/links/routes";
import { siteAddress } from "../../platform/runtime/siteAddress";

/** A shop with the absolute URL of its ticket page. Needs `window`. */
export const withTicketPage = <S extends object>(shop: S): S & { ticketPage: string } => ({
  ...shop,
  ticketPage: siteAddress(ticketPath),
});

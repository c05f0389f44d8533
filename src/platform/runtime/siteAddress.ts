import { withPrefix } from "gatsby";

/** The full address, on the host that the page came from, of a path within the site. */
export const siteAddress = (path: string): string => `${window.location.origin}${withPrefix(path)}`;

/** The shop as a ticket needs it, with the address of the page that opens tickets; on the visitor's device only. */
export const withTicketPage = <S extends object>(shop: S): S & { ticketPage: string } => ({
  ...shop,
  ticketPage: siteAddress("/tiket/"),
});

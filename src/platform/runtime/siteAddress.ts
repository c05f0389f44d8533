import { withPrefix } from "gatsby";

/** The absolute address of a path within the site, path prefix included, on the host of the current page. */
export const siteAddress = (path: string): string => `${window.location.origin}${withPrefix(path)}`;

/** Adds the absolute address of the page that opens tickets; to be called in a browser only. */
export const withTicketPage = <S extends object>(shop: S): S & { ticketPage: string } => ({
  ...shop,
  ticketPage: siteAddress("/tiket/"),
});

import { ticketPath } from "../../domain/links/ownPages";
import { siteAddress } from "../../platform/runtime/siteAddress";

/** Adds the absolute address of the page that opens tickets; to be called in a browser only. */
export const withTicketPage = <S extends object>(shop: S): S & { ticketPage: string } => ({
  ...shop,
  ticketPage: siteAddress(ticketPath),
});

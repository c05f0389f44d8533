import { ticketPath } from "../../domain/links/routes";
import { siteAddress } from "../../platform/runtime/siteAddress";

/** Adds the absolute address of the ticket's page; only for a browser. */
export const withTicketPage = <S extends object>(shop: S): S & { ticketPage: string } => ({
  ...shop,
  ticketPage: siteAddress(ticketPath),
});

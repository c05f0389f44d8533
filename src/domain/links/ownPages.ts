/** The path of the shop's book, without the site's path prefix. */
export const bookPath = "/buku/";

/** The path of the page that opens tickets; its English counterpart is `englishTicketPage`. */
export const ticketPath = "/tiket/";

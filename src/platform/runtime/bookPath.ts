/** The path of the shop's book, without the site's path prefix. */
export const bookPath = "/buku/";

/** The prefix of the book's cache names. It has the page's path (`scope`), because several sites may share an origin. */
export const cachePrefix = (scope: string) => `buku ${scope} `;

/** The prefix of the book's cache names. `scope` is the path of the book's page: several sites may share an origin. */
export const cachePrefix = (scope: string): string => `buku ${scope} `;

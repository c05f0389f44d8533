/** What the names of the book's caches begin with; `scope` is the path of its page. Several sites may share an origin. */
export const cachePrefix = (scope: string): string => `buku ${scope} `;

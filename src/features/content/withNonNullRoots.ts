type NonNullRoots<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/**
 * Types the root fields of a page's query as not null. Gatsby types them as nullable, but the content check guarantees that
 * they are there.
 */
export const withNonNullRoots = <Data extends object>(data: Data) => data as NonNullRoots<Data>;

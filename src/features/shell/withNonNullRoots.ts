type NonNullRoots<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/**
 * The data of a page's query, with root fields that are not null. Gatsby types them as nullable, but the content check
 * guarantees that they are there.
 */
export const withNonNullRoots = <Data extends object>(data: Data) => data as NonNullRoots<Data>;

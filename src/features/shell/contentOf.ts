type NonNullRoots<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/** The data of a page's query. Gatsby types its roots as nullable; the content check guarantees them. */
export const contentOf = <Data extends object>(data: Data) => data as NonNullRoots<Data>;

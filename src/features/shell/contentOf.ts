type Whole<Data> = { [Root in keyof Data]: NonNullable<Data[Root]> };

/**
 * The data of a page's query with non-null roots, which Gatsby types as nullable. Throws where one is missing, a fault of the
 * build.
 */
export function contentOf<Data extends object>(data: Data): Whole<Data> {
  for (const [root, content] of Object.entries(data)) {
    if (content === null) throw new Error(`The page's content has no "${root}"`);
  }
  return data as Whole<Data>;
}

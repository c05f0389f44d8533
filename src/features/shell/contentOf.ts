/**
 * A content file's data, which Gatsby's types leave nullable at the root. The content check has passed before any page is
 * made, so that a missing one is a fault of the build; it is named all the same.
 */
export function contentOf<T>(data: T | null | undefined, fileName: string): T {
  if (data === null || data === undefined) throw new Error(`content/${fileName} did not reach the page`);
  return data;
}

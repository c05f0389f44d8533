/** A content file's data, which Gatsby's types leave nullable at the root. Throws where it is missing, which is a fault of the build. */
export function contentOf<T>(data: T | null | undefined, fileName: string): T {
  if (data === null || data === undefined) throw new Error(`content/${fileName} did not reach the page`);
  return data;
}

/** Where the site's content is committed: a repository such as "toko/situs", its branch, and the root of the host's API. */
export type ContentRepository = { readonly name: string; readonly branch: string; readonly apiRoot: string };

/**
 * The user signed in to the form at /admin/ in this browser: the source of the content, and the token; empty if nobody is. In
 * the pages' script the name `localStorage` is undefined (build/webpackConfig.ts), hence globalThis.
 */
export function storedUser(): { readonly backendName?: string; readonly token?: string } {
  try {
    return JSON.parse(globalThis.localStorage.getItem("sveltia-cms.user") ?? "null") ?? {};
  } catch {
    return {};
  }
}

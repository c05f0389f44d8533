/** Where the site's content is committed: a repository such as "toko/situs", its branch, and the address of its host's interface. */
export type ContentRepository = { readonly name: string; readonly branch: string; readonly apiRoot: string };

/**
 * The user whom the form at /admin/ keeps in this browser: where the content comes from, and the token; neither where nobody is
 * signed in. Visitors' script has no `localStorage`: only the global object still has the name.
 */
export function storedUser(): { readonly backendName?: string; readonly token?: string } {
  try {
    return JSON.parse(globalThis.localStorage.getItem("sveltia-cms.user") ?? "null") ?? {};
  } catch {
    return {};
  }
}

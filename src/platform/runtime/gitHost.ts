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

// GitHub's own interface has an address of its own; a self-hosted one stands below the host's.
const isGitHub = (apiRoot: string) => /\/\/api\.github\.com$/.test(apiRoot);

const restRoot = (apiRoot: string) =>
  isGitHub(apiRoot) || apiRoot.endsWith("/api/v3") ? apiRoot : `${apiRoot}/api/v3`;

/** The address of a file, by its path from the repository's root, as it is in a commit or at the head of a branch. */
export const fileAddress = ({ name, apiRoot }: ContentRepository, path: string, commit: string): string =>
  `${restRoot(apiRoot)}/repos/${name}/contents/${path.split("/").map(encodeURIComponent).join("/")}?ref=${encodeURIComponent(commit)}`;

/** The address of the host's GraphQL interface. */
export const graphqlAddress = ({ apiRoot }: ContentRepository): string =>
  isGitHub(apiRoot) ? `${apiRoot}/graphql` : `${apiRoot.replace(/\/api\/v3$/, "")}/api/graphql`;

/** The header by which the host knows the owner. */
export const signedIn = (token = "") => ({ authorization: `token ${token}` });

/** The header that asks for a file itself, not for a description of it. */
export const asFile = { accept: "application/vnd.github.raw+json" };

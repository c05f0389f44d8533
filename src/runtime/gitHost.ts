/** Where the site's content is committed: a repository such as "toko/situs", its branch, and the root of the host's API. */
export type ContentRepository = { name: string; branch: string; apiRoot: string };

/**
 * The address of the repository in the host's REST API. GitHub.com has a host of its own for its API; GitHub Enterprise has
 * the path /api/v3.
 */
export const restRootOf = ({ name, apiRoot }: ContentRepository) =>
  `${apiRoot}${/\/\/api\.github\.com$|\/api\/v3$/.test(apiRoot) ? "" : "/api/v3"}/repos/${name}`;

/**
 * Returns the user who is signed in at /admin/, as Sveltia stores it; an empty object if nobody is signed in. `backendName`
 * is "github" or "local".
 */
export function storedUser(): { backendName?: string; token?: string } {
  try {
    // The build replaces plain `localStorage` by `undefined` in the pages' script (build/webpackConfig.ts).
    return JSON.parse(globalThis.localStorage.getItem("sveltia-cms.user") ?? "null") ?? {};
  } catch {
    return {};
  }
}

/**
 * Why the Git host refused a request: too many requests ("limit"), an invalid token, a token without permission, a missing
 * file or branch, a conflicting change, or anything else ("host").
 */
export type HostRefusal = "limit" | "token" | "permission" | "missing" | "conflict" | "host";

const refusals: Partial<Record<number, HostRefusal>> = {
  401: "token",
  403: "permission",
  404: "missing",
  409: "conflict",
  // GitHub's answer if somebody has created the file after a look-up that did not find it.
  422: "conflict",
  429: "limit",
};

/** Returns why a request was refused. GitHub answers too many requests with 403 as well as 429. */
export function refusalOf({ status, headers }: Pick<Response, "status" | "headers">) {
  const isLimited = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  return status === 403 && isLimited ? "limit" : (refusals[status] ?? "host");
}

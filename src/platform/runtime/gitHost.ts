/** Where the site's content is committed: a repository such as "toko/situs", its branch, and the root of the host's API. */
export type ContentRepository = { readonly name: string; readonly branch: string; readonly apiRoot: string };

/**
 * The user who is signed in at /admin/, as the form's library stores it: `backendName` is "github" or "local". An empty object
 * if nobody is signed in.
 */
export function storedUser(): { readonly backendName?: string; readonly token?: string } {
  try {
    // The plain name is replaced by `undefined` in the pages' script (build/webpackConfig.ts).
    return JSON.parse(globalThis.localStorage.getItem("sveltia-cms.user") ?? "null") ?? {};
  } catch {
    return {};
  }
}

/**
 * Why the host refuses a request: too many requests ("limit"), an invalid token, a token without permission, a missing file or
 * branch, a conflicting change, or a fault of the host itself.
 */
export type HostRefusal = "limit" | "token" | "permission" | "missing" | "conflict" | "host";

const refusals: Partial<Record<number, HostRefusal>> = {
  401: "token",
  403: "permission",
  404: "missing",
  409: "conflict",
  // GitHub's answer if a look-up did not find the file, and somebody has created it since.
  422: "conflict",
  429: "limit",
};

/** The reason of a refusal. GitHub also answers 403 to too many requests. */
export function refusalOf({ status, headers }: Pick<Response, "status" | "headers">): HostRefusal {
  const isLimited = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  return status === 403 && isLimited ? "limit" : (refusals[status] ?? "host");
}

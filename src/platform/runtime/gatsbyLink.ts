// Stands in for the package gatsby-link in visitors' script (docs/platform.md): Gatsby re-exports its functions as its own, and
// its link with them, which no page renders.

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

export { PageLink as Link } from "./PageLink";

/** A path of the site as it stands in an address; anything else is given back. */
export const withPrefix = (path: string): string => (path.startsWith("/") ? __BASE_PATH__ + path : path);

export const withAssetPrefix = (path: string): string => (path.startsWith("/") ? __PATH_PREFIX__ + path : path);

/** Opens a page of the site. */
export const navigate = (to: string, options?: object): unknown => window.___navigate?.(withPrefix(to), options);

/** An address in its three parts; a mark with nothing behind it counts as none. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || "/") ?? [];
  return { pathname, search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

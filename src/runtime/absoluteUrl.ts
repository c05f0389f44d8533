import { withPrefix } from "gatsby";

/** The absolute address of a path within the site, path prefix included, on the host of the current page. */
export const absoluteUrl = (path: string): string => `${window.location.origin}${withPrefix(path)}`;

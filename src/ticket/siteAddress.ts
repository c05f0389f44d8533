import { withPrefix } from "gatsby";

/** The full address, on the host that the page came from, of a path within the site. */
export const siteAddress = (path: string): string => `${window.location.origin}${withPrefix(path)}`;

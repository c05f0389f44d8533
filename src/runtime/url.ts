import { withPrefix } from "gatsby";

/** The absolute address of a path within the site, path prefix included, on the host of the current page. */
export const absoluteUrl = (path: string) => `${window.location.origin}${withPrefix(path)}`;

/**
 * Replaces the page's URL and keeps its history state. Safari refuses after a hundred calls in half a minute; the URL then
 * stays as it is, because it only saves what the page shows anyway.
 */
export function replaceUrl(url: string | URL) {
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // The page goes on without it.
  }
}

/**
 * Replaces the page's URL and keeps its history state. Safari refuses after a hundred calls in half a minute; the URL then
 * stays as it is, because it only saves what the page shows anyway.
 */
export function replaceUrl(url: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", url);
  } catch {
    // The page goes on without it.
  }
}

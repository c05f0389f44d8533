/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
const isLocation = (location: unknown): location is { readonly action?: unknown } =>
  typeof location === "object" && location !== null;

/**
 * How the visitor came to a location of Gatsby's router: by a link of the site, by the browser (Back, Forward, or an anchor
 * within the page), or because the page was loaded there.
 */
export function wayTo(location: unknown): "link" | "return" | "load" {
  if (!isLocation(location) || location.action === undefined) return "load";
  return location.action === "PUSH" ? "link" : "return";
}

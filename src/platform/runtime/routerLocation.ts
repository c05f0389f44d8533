/** A location of Gatsby's router, which sets `action` once the visitor has navigated within the site. */
export type RouterLocation = { readonly action?: string; readonly state?: unknown };

/** Whether the visitor has come to a location by a link of the site; false on the way back to it. */
export const isByLink = ({ action }: RouterLocation): boolean => action === "PUSH";

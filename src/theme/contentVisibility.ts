/**
 * For a part below the first screen whose height is about known: the browser lays it out when it comes near, so that the
 * first paint waits for the first screen alone. Search in the page, print, focus and links into it find it all the same.
 * Only in browsers that hold what the visitor sees in its place when a part above turns out higher or lower than said; and
 * not on the way to an anchor, which a browser that scrolls smoothly measures once, before it sets out.
 */
export const contentVisibility = (height: string) => `
  @supports (overflow-anchor: auto) and selector(:has(a)) {
    :root:not(:has(:target)) & { content-visibility: auto; contain-intrinsic-height: auto ${height}; }
  }
`;

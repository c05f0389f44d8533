import { type GatsbyLinkProps, Link } from "gatsby";
import { prefetchPage } from "./gatsbyLoader";

/**
 * A link to another page of the site, which opens without a whole page load. The page's files are requested while the finger
 * is still down; Gatsby itself prefetches under a mouse.
 */
export const PageLink = (props: Omit<GatsbyLinkProps<unknown>, "ref" | "onPointerDown">) => (
  <Link {...props} onPointerDown={({ currentTarget }) => prefetchPage(currentTarget.pathname)} />
);

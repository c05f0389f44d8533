import { type GatsbyLinkProps, Link } from "gatsby";
import type { PointerEvent } from "react";

declare global {
  interface Window {
    /** Gatsby's own, which is not there in a component's test. */
    ___loader?: { hovering: (path: string) => void };
  }
}

// A finger rests on a link before the tap counts; a mouse has long been over it.
const prefetchPage = ({ currentTarget }: PointerEvent<HTMLAnchorElement>) =>
  window.___loader?.hovering(currentTarget.pathname);

/**
 * A link to another page of the site, which opens without loading the site anew; what that page takes is asked for as soon
 * as the link is touched. Only this file knows the router's own.
 */
export const PageLink = (props: Omit<GatsbyLinkProps<unknown>, "ref" | "onPointerDown">) => (
  <Link {...props} onPointerDown={prefetchPage} />
);

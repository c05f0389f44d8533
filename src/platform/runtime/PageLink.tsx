import { navigate, prefetchPathname, withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { prefetchPage } from "./gatsbyLoader";
import { preserveScrollState } from "./routerLocation";

type Props = Omit<ComponentPropsWithoutRef<"a">, "href" | "onPointerDown" | "onMouseEnter"> & {
  /** A path of the site, without its prefix. */
  to: string;
  /** What the page's entry in the history is to hold. */
  state?: object;
  /**
   * Whether it leads to the same place of the page in another language: what follows # goes along, scroll position and focus stay.
   * Few visitors follow such a link, so nothing is requested before it is under a mouse or a finger.
   */
  preservesScroll?: boolean;
};

/**
 * A link to another page of the site, which opens without a whole page load. Does what Gatsby's own link does, with a third of
 * its script: the page's files are requested when the link comes into sight, and at once under a mouse or a finger that is
 * still down.
 */
export function PageLink({ to, state, preservesScroll: keepsPlace, onClick, ...others }: Props) {
  const address = withPrefix(to);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || others.target) return;
    event.preventDefault();
    // The page's own address makes no second entry in the history.
    void navigate(keepsPlace ? to + window.location.hash : to, {
      state: keepsPlace ? preserveScrollState : state,
      replace: encodeURI(address) === window.location.pathname,
    });
  };
  return (
    <a
      {...others}
      ref={keepsPlace ? null : prefetchInSight}
      href={address}
      onClick={open}
      onMouseEnter={prefetchNow}
      onPointerDown={(event) => {
        prefetchNow(event);
        // For a new tab, which asks for the link's address itself.
        if (keepsPlace) event.currentTarget.hash = window.location.hash;
      }}
      // The focus stays where it is, in a field that is being filled in.
      onMouseDown={(event) => keepsPlace && event.preventDefault()}
    />
  );
}

const prefetchNow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => prefetchPage(currentTarget.pathname);

function prefetchInSight(link: HTMLAnchorElement) {
  if (typeof IntersectionObserver === "undefined") return;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) prefetchPathname(link.pathname);
  });
  observer.observe(link);
  return () => observer.disconnect();
}

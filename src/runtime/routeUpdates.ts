import type { GatsbyBrowser } from "gatsby";
import { cloneElement, createElement, type ReactNode } from "react";
import { type RouterLocation, staysInPlace } from "./routerLocation";

/**
 * A page component. The two language versions of a page set the same `sharedLayout`. A component with `sharedLayout` must
 * not call hooks, because it is called as a function.
 */
type PageComponent<Props> = ((props: Props) => ReactNode) & { sharedLayout?: string };

/**
 * Calls a page component as a function, so that React sees one component in both languages and keeps state and DOM. Only the
 * words change.
 */
const PageVersion = <Props>({ render, props }: { render: (props: Props) => ReactNode; props: Props }) => render(props);

// Gatsby gives each page a key of its own, so React would mount it anew. The constant key lets React keep the parts that two
// pages of one component share, such as the catalogue's filters and cart panel.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => {
  const render = element.type as PageComponent<typeof element.props>;
  return render.sharedLayout
    ? createElement(PageVersion, { key: render.sharedLayout, render, props: element.props })
    : cloneElement(element, { key: "page" });
};

/** The element that gets the focus back after a link with `samePlaceState`; null after any other navigation. */
let keptFocus: HTMLElement | null = null;

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location }) => {
  keptFocus = staysInPlace(location as Location & RouterLocation) ? (document.activeElement as HTMLElement) : null;
};

/**
 * Whether the current route update leads back or forward to a history entry at which the visitor had scrolled down. Its
 * scroll position is restored, so the focus must not move to a section.
 */
let isReturn = false;

// Decides on the scrolling of a route update; without it Gatsby would always scroll to the URL's hash. A link with
// `samePlaceState` keeps the position. On the first load, and on the way back within a page, the browser restores it. On the
// way back to another page, this function scrolls to the position at which the visitor left it. Gatsby keeps positions in
// memory only, so a page that was left before a reload opens at its top.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  isReturn = false;
  if (!prevRouterProps || staysInPlace(location)) return false;
  // The position saved for this history entry; 0 if the entry is new.
  const saved = getSavedScrollPosition(location)?.[1];
  if (!saved) return true;
  isReturn = true;
  const { pathname, search } = prevRouterProps.location;
  if (pathname !== location.pathname || search !== location.search) window.scrollTo(0, saved);
  return false;
};

/** The announcement of an opened page, in its language: its title, and the heading of the section in its URL. */
function announcementOf(section: Element | null) {
  const page = document.documentElement.lang === "en" ? "Page" : "Halaman";
  const heading = section?.querySelector("h2")?.textContent;
  return `${page} ${document.title}${heading ? `, ${heading}` : ""}`;
}

/**
 * Takes Gatsby's announcer, a live region of every page, from Gatsby, which would announce each route update in English,
 * also one within a page. Gatsby writes its announcement to `innerText`.
 */
const silenceGatsby = (announcer: HTMLElement) =>
  Object.defineProperty(announcer, "innerText", { get: () => "", set: () => {}, configurable: true });

// Moves the focus to the section named in the URL, or back to `keptFocus`, and announces another page in its language;
// within a page the focus speaks. This waits for two frames, because Gatsby first moves the focus to the whole page (or
// leaves it on the link, for a move within the page). On the way back the focus stays on the page, because Chromium would
// scroll to a focused section two frames later, in spite of preventScroll.
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const announcer = document.getElementById("gatsby-announcer");
  if (announcer) silenceGatsby(announcer);
  if (!prevLocation) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // From the URL of this route update, because the booking form may have changed the current URL since.
      const section = document.getElementById(location.hash.slice(1));
      const focused = document.activeElement;
      const isOnLink = focused instanceof HTMLAnchorElement && focused.href === location.href;
      if (keptFocus) {
        keptFocus.focus({ preventScroll: true });
        // Makes Gatsby save the scroll position. It saves only at scroll events, and there was none.
        window.dispatchEvent(new Event("scroll"));
      } else if (!isReturn && (focused?.id === "gatsby-focus-wrapper" || isOnLink))
        section?.focus({ preventScroll: true });
      if (announcer && location.pathname !== prevLocation.pathname) announcer.textContent = announcementOf(section);
    }),
  );
};

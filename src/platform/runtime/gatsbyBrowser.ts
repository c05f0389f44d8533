import type { GatsbyBrowser } from "gatsby";
import { cloneElement, createElement } from "react";
import { isOpenedByLink, OpenedByLink } from "./DeferUntilPainted";
import { cameByFilter } from "./filterNavigation";
import { forceHydration } from "./forceHydration";
import { routeAnnouncement } from "./routeAnnouncement";
import { aliveEvent } from "./starter/startPlan";

// Before, Gatsby may have put the address right, which the router takes for a link's way.
let isTakenOver = false;

// Told once React is done with its own effects, among which it takes over nothing more.
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  queueMicrotask(() => {
    isTakenOver = true;
    if (document.activeElement) forceHydration(document.activeElement);
    document.dispatchEvent(new Event(aliveEvent));
    // Gatsby notes where the visitor stands at each scroll, and has missed those that came before it ran.
    window.dispatchEvent(new Event("scroll"));
  });

// Gatsby draws each address from nothing. From one page of the catalogue to the next most of it stays as it is: drawn again, it
// would be half of the time from the tap to the page.
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props: { location } }) =>
  createElement(
    OpenedByLink,
    { value: isTakenOver && isOpenedByLink(location) },
    cloneElement(element, { key: "page" }),
  );

// Another page stands where it is to stand at once; only the way within a page is shown.
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || location.pathname === prevLocation.pathname) return;
  document.documentElement.style.scrollBehavior = "auto";
  // Read, it is in force: the way to the very top Chromium takes by the style that it computed last.
  getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
};

// Gatsby would follow the address's hash wherever the visitor stood. Where the browser opens a page or moves within one, it
// knows the place; who comes back to a page comes back to where it was left.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!prevRouterProps || cameByFilter(location)) return false;
  // A place is known of what was visited before, under its entry in the browser's history; of anything else it is 0.
  const place = getSavedScrollPosition(location)?.[1];
  if (!place) return true;
  const { pathname, search } = prevRouterProps.location;
  if (pathname !== location.pathname || search !== location.search) window.scrollTo(0, place);
  return false;
};

// Gatsby puts the focus on the whole page, or within a page leaves it on the link, and announces it in English. Once it has, in
// the frame after this one, the focus goes with the eye to the section that the address leads to, and the words become the
// page's own.
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.style.scrollBehavior = "";
      const section = document.getElementById(window.location.hash.slice(1));
      const focused = document.activeElement;
      // By the address that it led to: the form has by now taken out of it what was meant for the form.
      const isLeftBehind = focused instanceof HTMLAnchorElement && focused.href === location.href;
      if (focused?.id === "gatsby-focus-wrapper" || isLeftBehind) section?.focus({ preventScroll: true });
      const announcer = document.getElementById("gatsby-announcer");
      if (announcer) announcer.textContent = routeAnnouncement(document, section);
    }),
  );
};

import type { GatsbyBrowser } from "gatsby";
import { forceHydration } from "./forceHydration";
import { loadWholePageWhereNeeded } from "./gatsbyLoader";
import { keepServerHtml } from "./lastBoundary";
import { replayEarlyTaps } from "./replayEarlyTaps";
import { hydratedEvent } from "./starter/startPlan";

let isFrameHydrated = false;

/** Whether React has hydrated the frame of the page that the visit began with. */
export const isHydrated = (): boolean => isFrameHydrated;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepServerHtml();
  loadWholePageWhereNeeded();
};

// In a microtask, because React hydrates no boundary while it still runs the effects among which Gatsby calls this.
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  queueMicrotask(() => {
    isFrameHydrated = true;
    if (document.activeElement) forceHydration(document.activeElement);
    // React replays a focus in a boundary that it has not hydrated only later, when the focus may have moved on.
    document.addEventListener("focusin", ({ target }) => forceHydration(target as Element), true);
    document.dispatchEvent(new CustomEvent(hydratedEvent, { detail: replayEarlyTaps }));
    // Gatsby saves the scroll position at each scroll event and has missed those from before it ran.
    window.dispatchEvent(new Event("scroll"));
  });

import type { GatsbyBrowser } from "gatsby";
import { ignoreQueries, interceptNavigation } from "./interceptNavigation";
import { ignoreSecondTaps } from "./secondTap";
import { hydratedEvent } from "./starter/startPlan";
import { recordRemovedNodes } from "./uncaughtError";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  recordRemovedNodes();
  ignoreSecondTaps();
  ignoreQueries();
  interceptNavigation();
};

// Gatsby calls this once the frame of the page is hydrated. The sections hydrate later, each when it is tapped or when the
// browser is idle.
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(hydratedEvent));
  // Makes Gatsby save the scroll position. It saves at each scroll event, and has missed all events before it ran.
  window.dispatchEvent(new Event("scroll"));
};

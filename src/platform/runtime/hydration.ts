import type { GatsbyBrowser } from "gatsby";
import { interceptNavigation } from "./gatsbyLoader";
import { recordRemovedNodes } from "./lastBoundary";
import { hydratedEvent } from "./starter/startPlan";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  recordRemovedNodes();
  interceptNavigation();
};

// React has hydrated the frame; it hydrates a part at once when a tap meets it, and all of them when the browser is idle.
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(hydratedEvent));
  // Gatsby saves the scroll position at each scroll event and has missed those from before it ran.
  window.dispatchEvent(new Event("scroll"));
};

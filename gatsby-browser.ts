import type { GatsbyBrowser } from "gatsby";
import { cameByFilter } from "./src/catalogue/arrival";
import { pageNews } from "./src/shell/announce";
import { aliveEvent } from "./src/start/startPlan";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(aliveEvent));
  // Gatsby notes where the visitor stands at each scroll, and has missed those that came before it ran.
  window.dispatchEvent(new Event("scroll"));
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  !cameByFilter(location);

// Gatsby announces every page in English; its words are replaced once it has written them, in the frame after this one.
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const announcer = document.getElementById("gatsby-announcer");
      if (announcer) announcer.textContent = pageNews(document, location.hash);
    }),
  );
};

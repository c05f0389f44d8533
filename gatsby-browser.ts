import type { GatsbyBrowser } from "gatsby";
import { cameByFilter } from "./src/catalogue/arrival";
import { aliveEvent } from "./src/start/startPlan";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(aliveEvent));
  // Gatsby notes where the visitor stands at each scroll, and has missed those that came before it ran.
  window.dispatchEvent(new Event("scroll"));
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  !cameByFilter(location);

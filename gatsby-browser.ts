import type { GatsbyBrowser } from "gatsby";
import { cameByFilter } from "./src/catalogue/arrival";
import { aliveEvent } from "./src/start/startPlan";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(aliveEvent));
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ routerProps: { location } }) =>
  !cameByFilter(location);

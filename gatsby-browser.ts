import type { GatsbyBrowser } from "gatsby";
import { aliveEvent } from "./src/start/startPlan";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(aliveEvent));
};

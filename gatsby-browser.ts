import type { GatsbyBrowser } from "gatsby";
import { aliveEvent } from "./src/finish/starter";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(aliveEvent));
};

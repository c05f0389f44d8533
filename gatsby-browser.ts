export { onClientEntry, onInitialClientRender } from "./src/runtime/gatsbyBrowser";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/runtime/routeUpdates";
export { onUncaughtError } from "./src/runtime/uncaughtError";

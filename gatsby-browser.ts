export { onClientEntry, onInitialClientRender } from "./src/runtime/hydration";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/runtime/routeUpdates";
export { onUncaughtError } from "./src/runtime/uncaughtError";

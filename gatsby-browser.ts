export { onClientEntry, onInitialClientRender } from "./src/platform/runtime/hydration";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/platform/runtime/routeUpdates";
export { onUncaughtError } from "./src/platform/runtime/uncaughtError";

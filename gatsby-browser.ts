export { onClientEntry, onInitialClientRender } from "./src/platform/runtime/hydration";
export { onUncaughtError } from "./src/platform/runtime/lastBoundary";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/platform/runtime/navigation";

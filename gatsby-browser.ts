export { onClientEntry, onInitialClientRender } from "./src/platform/runtime/hydration";
export {
  onPreRouteUpdate,
  onRouteUpdate,
  shouldUpdateScroll,
  wrapPageElement,
} from "./src/platform/runtime/navigation";
export { onUncaughtError } from "./src/platform/runtime/uncaughtError";

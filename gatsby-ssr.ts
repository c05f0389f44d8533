export { onRenderBody, replaceRenderer } from "./src/platform/build/gatsbySsr";

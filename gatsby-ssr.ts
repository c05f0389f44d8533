export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/platform/build/gatsbySsr";

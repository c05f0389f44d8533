export { onRenderBody, replaceRenderer } from "./src/build/gatsbySsr";

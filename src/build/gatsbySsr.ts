import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type GatsbySSR, withPrefix } from "gatsby";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type FontUrls, fontFaces } from "../theme/fonts";
import { globalStyle } from "../theme/globalStyle";
import type { Palette } from "../theme/palettes";
import { previewProblemBar } from "./previewProblemBar";

/** The font files' URLs and the shop's colours. webpackConfig.ts puts their values into the compiled HTML renderer. */
declare const __FONT_URLS__: FontUrls;
declare const __PALETTE__: Palette;

const minifyCss = (css: string) =>
  css
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":")
    .trim();

/**
 * Writes preloads, icons, theme colour, global styles and font faces into the head of each page. Styles and font faces have
 * a style element of their own, into which no script writes. If styled-components inserted a rule beside @font-face rules,
 * the browser would load every font again and show fallback fonts meanwhile. None of it is in a page's `Head`, because
 * Gatsby rewrites the elements of `Head` in the browser, and fonts and icon would be requested again. Under `npm run
 * develop` a page also says what is wrong with the content.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setPostBodyComponents }) => {
  const css = minifyCss(globalStyle(__PALETTE__) + fontFaces(__FONT_URLS__));
  setHeadComponents([
    ...Object.values(__FONT_URLS__).map((href) =>
      createElement("link", {
        key: href,
        rel: "preload",
        href,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous",
      }),
    ),
    createElement("meta", { key: "theme-color", name: "theme-color", content: __PALETTE__.night }),
    createElement("link", { key: "icon", rel: "icon", href: withPrefix("/favicon.svg"), type: "image/svg+xml" }),
    createElement("link", { key: "touch-icon", rel: "apple-touch-icon", href: withPrefix("/apple-touch-icon.png") }),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, whose quotation marks must stay as they are
    createElement("style", { key: "global-style", dangerouslySetInnerHTML: { __html: css } }),
  ]);
  if (process.env.NODE_ENV === "development")
    setPostBodyComponents([
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose quotation marks must stay as they are
      createElement("script", { key: "problem", dangerouslySetInnerHTML: { __html: previewProblemBar } }),
    ]);
};

/**
 * Renders every Suspense boundary in its place. Gatsby's own renderer moves large boundaries to the end of the page and adds
 * inline scripts that move them back. Visitors without script would never see those parts, and the content security policy
 * forbids the scripts. A boundary that cannot be rendered fails the build. The names of styled components are left out of
 * the classes, to spare up to 700 bytes of a page: no style has them, and hydration does not compare attributes.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  replaceBodyHTMLString(html.replace(/ class="(?:sc-[\w-]+ )+/g, ' class="'));
};

import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { GatsbySSR } from "gatsby";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type Addresses, fontFaces } from "../../theme/fonts";
import { globalStyle } from "../../theme/globalStyle";

/** Where this build has put the faces: written in by what compiles the HTML (see `gatsby-node.ts`). */
declare const fontAddresses: Addresses;

/** Style without the spaces that only its readers here need. */
const compact = (style: string) =>
  style
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replaceAll(": ", ":")
    .trim();

/**
 * The ground and the faces stand in a style element of their own, which no script ever writes to: each rule that
 * styled-components adds to an element with faces in it makes the browser load all of its faces again, and for that time text
 * falls back to another face.
 * Their preloads stand here because React rewrites the pages' heads once it runs, and the fonts would be fetched twice.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const ground = compact(globalStyle + fontFaces(fontAddresses));
  setHeadComponents([
    ...Object.values(fontAddresses).map((href) =>
      createElement("link", {
        key: href,
        rel: "preload",
        href,
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous",
      }),
    ),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, whose quotation marks must stay as they are
    createElement("style", { key: "ground", dangerouslySetInnerHTML: { __html: ground } }),
  ]);
};

/**
 * Each part of a page that React is to take over by itself stands in the HTML where it belongs. Gatsby's own way of writing
 * pages would put the larger ones at the end, for a script to move them to their places. A part that cannot be written fails
 * the build.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(bodyComponent, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  replaceBodyHTMLString(html);
};

/** gatsby-plugin-image adds style and script for its own component, which this site does without (see src/ui/Picture). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForPluginImage = (component: ReturnType<typeof getHeadComponents>[number]) =>
    typeof component === "object" &&
    component !== null &&
    "key" in component &&
    String(component.key).startsWith("gatsby-image-");
  replaceHeadComponents(getHeadComponents().filter((component) => !isForPluginImage(component)));
};

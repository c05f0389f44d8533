import type { GatsbySSR } from "gatsby";

/** gatsby-plugin-image adds style and script for its own component, which this site does without (see src/ui/Picture). */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForPluginImage = (component: ReturnType<typeof getHeadComponents>[number]) =>
    typeof component === "object" &&
    component !== null &&
    "key" in component &&
    String(component.key).startsWith("gatsby-image-");
  replaceHeadComponents(getHeadComponents().filter((component) => !isForPluginImage(component)));
};

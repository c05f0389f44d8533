import type { ComponentProps } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { useWords } from "./pageWords";

/** A button that copies a text. Where the browser refuses, it asks to copy by hand, in the page's language. */
export const CopyText = (props: Omit<ComponentProps<typeof CopyButton>, "byHand">) => (
  <CopyButton {...props} byHand={useWords("frame").copyByHand} />
);

import type { ComponentProps } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { useWords } from "./pageWords";

/** A button that copies a text; the request to copy by hand is in the page's language. */
export const CopyText = (props: Omit<ComponentProps<typeof CopyButton>, "byHand">) => (
  <CopyButton {...props} byHand={useWords("shell").copyByHand} />
);

import type { MouseEvent } from "react";

/** Handles a tap on a link, and of a double tap the first alone: the second would open the same chat once more. */
export const onceOf =
  (onTap: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
    else onTap?.();
  };

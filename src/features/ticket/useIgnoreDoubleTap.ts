import { type MouseEvent, useEffect, useRef } from "react";

// A later tap than this is not the second half of a double tap.
const doubleTapMs = 600;

/**
 * A click handler for a link that appears where the visitor tapped to submit: it does not follow the second half of a double
 * tap. Clicks by keyboard always count.
 */
export function useIgnoreDoubleTap(): (event: MouseEvent) => void {
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return (event) => {
    if (event.detail > 0 && event.timeStamp - shownAt.current < doubleTapMs) event.preventDefault();
  };
}

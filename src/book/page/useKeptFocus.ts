import { type RefObject, useEffect } from "react";

/** An element that had the focus, with its ancestors up to the page's part, each with its position in its parent. */
type Place = readonly (readonly [element: Element, position: number])[];

// More than the bar and what was focused before it.
const remembered = 4;

/**
 * Keeps the focus in a part of the page when the focused element is removed: it goes to what stands in its place or after
 * it, otherwise before it. Where that part of the screen is gone, such as the bar, it goes to where the focus was before.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = part.current;
    if (!root) return;
    let places: Place[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) places = [placeOf(target, root), ...places].slice(0, remembered);
    };
    const observer = new MutationObserver(() => {
      const isLost = document.activeElement === document.body && places[0]?.[0]?.[0].isConnected === false;
      if (!isLost) return;
      places.some(focusNextTo);
    });
    root.addEventListener("focusin", remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [part]);
}

function placeOf(element: Element, root: Element): Place {
  const parent = element.parentElement;
  if (element === root || !parent) return [];
  return [[element, [...parent.children].indexOf(element)], ...placeOf(parent, root)];
}

const focusable = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled)";

/** Focuses what stands in a place now, or next to it. Returns whether anything does. */
function focusNextTo(place: Place): boolean {
  if (place[0]?.[0].isConnected) return hasTakenFocus(place[0][0]);
  // The outermost ancestors are left out: what stands beside the bar is the whole page.
  return place.slice(0, -1).some(([, position], index) => {
    const parent = place[index + 1]?.[0];
    if (!parent?.isConnected) return false;
    const children = [...parent.children];
    return [...children.slice(position), ...children.slice(0, position).reverse()].some((child) =>
      [child, ...child.querySelectorAll(focusable)].some(hasTakenFocus),
    );
  });
}

/** Focuses an element. False if it cannot have the focus, such as one that is folded away. */
function hasTakenFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return document.activeElement === element;
}

import { type RefObject, useEffect } from "react";

/** On the root element: "true" while the booking form fills the middle of the window. The header's button is then quiet. */
export const formInViewAttribute = "data-form-in-view";

/** On the root element: "false" once the shop's name has left the first screen. The header then shows it. */
export const nameInViewAttribute = "data-name-in-view";

/** Keeps an attribute of the root element for whether the element of `ref` is in the window, less `margin` at each end. */
export function useInView(ref: RefObject<Element | null>, attribute: string, margin: string) {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      ([entry]) => root.setAttribute(attribute, String(entry?.isIntersecting)),
      { rootMargin: `-${margin} 0px` },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      root.removeAttribute(attribute);
    };
  }, [ref, attribute, margin]);
}

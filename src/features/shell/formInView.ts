import { type RefObject, useEffect } from "react";

/** On the root element while the booking form fills the middle of the window. The header's booking button is then quiet. */
export const formInViewAttribute = "data-form-in-view";

/** Keeps `formInViewAttribute` for the form in the element of `ref`. */
export function useFormInView(ref: RefObject<Element | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver(
      ([entry]) => root.toggleAttribute(formInViewAttribute, entry?.isIntersecting === true),
      { rootMargin: "-50% 0px" },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      root.removeAttribute(formInViewAttribute);
    };
  }, [ref]);
}

import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether an element has come within two and a half screens of the visible part, or a finger is on a link that leads to
 * the section around it: soon enough for what it waits for to be there before it is seen. Stays true afterwards.
 */
export function useNearViewport<E extends Element>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    if (typeof IntersectionObserver === "undefined") {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: "250% 0px" },
    );
    observer.observe(element);
    const ways = `a[href$="#${element.closest("section[id]")?.id}"]`;
    const noteFinger = ({ target }: Event) => {
      if (target instanceof Element && target.closest(ways)) setIsNear(true);
    };
    document.addEventListener("pointerdown", noteFinger);
    return () => {
      observer.disconnect();
      document.removeEventListener("pointerdown", noteFinger);
    };
  }, [isNear]);

  return { ref, isNear };
}

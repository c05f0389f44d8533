import { useEffect, useRef, useState } from "react";

/**
 * `isNear` says whether the element of `ref` has come within two and a half screens of the viewport, early enough to load
 * its content. It stays true afterwards.
 */
export function useNearViewport<E extends Element>() {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: "250% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return { ref, isNear };
}

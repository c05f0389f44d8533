import { useCallback, useEffect, useState } from "react";

/**
 * The current time. Null during the build and the first render, so that the hydrated markup is the same; then updated every 20
 * seconds, when the page becomes visible again, and when `look` is called.
 */
export function useClock(clock: () => Date): { now: Date | null; look: () => void } {
  const [now, setNow] = useState<Date | null>(null);
  const look = useCallback(() => setNow(clock()), [clock]);

  useEffect(() => {
    look();
    const timer = setInterval(look, 20_000);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", look);
    };
  }, [look]);

  return { now, look };
}

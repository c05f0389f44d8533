import { useCallback, useEffect, useState } from "react";

/**
 * The time, as far as a page needs it: null until the page is alive, since a page made at build knows no "now"; then
 * looked at every twenty seconds, whenever the visitor comes back to the page, and when `look` is called.
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

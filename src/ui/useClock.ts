import { useCallback, useEffect, useState } from "react";

/**
 * Calls `read` once the page is hydrated, every twenty seconds, and whenever the visitor comes back to the page. `read` must
 * stay the same function from render to render.
 */
export function useClockReading(read: () => void): void {
  useEffect(() => {
    read();
    const timer = setInterval(read, 20_000);
    document.addEventListener("visibilitychange", read);
    window.addEventListener("pageshow", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
      window.removeEventListener("pageshow", read);
    };
  }, [read]);
}

/** The time, as often as `useClockReading` reads it; null until the page is hydrated, as a page made at build has no "now". */
export function useClock(clock: () => Date): { now: Date | null } {
  const [now, setNow] = useState<Date | null>(null);
  useClockReading(useCallback(() => setNow(clock()), [clock]));
  return { now };
}

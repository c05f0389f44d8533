import { useEffect, useState } from "react";

const msPerMinute = 60_000;

/**
 * Calls `onMinute` with the time of `clock` once the page is hydrated, and then once in each new minute. When the visitor comes
 * back to the page, a new minute is noticed at once. Both arguments must be the same functions at every render.
 */
export function useEachMinute(clock: () => Date, onMinute: (now: Date) => void): void {
  useEffect(() => {
    let last: number | null = null;
    const read = () => {
      const now = clock();
      const minute = Math.floor(now.getTime() / msPerMinute);
      if (minute !== last) onMinute(now);
      last = minute;
    };
    read();
    const timer = setInterval(read, 20_000);
    document.addEventListener("visibilitychange", read);
    window.addEventListener("pageshow", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
      window.removeEventListener("pageshow", read);
    };
  }, [clock, onMinute]);
}

/** The device's clock. */
export const deviceClock = () => new Date();

/**
 * The device's time, or another clock's, updated every minute; null until the page is hydrated, because a page made at build
 * has no "now".
 */
export function useClock(clock = deviceClock): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEachMinute(clock, setNow);
  return now;
}

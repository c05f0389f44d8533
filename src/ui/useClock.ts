import { useEffect, useState } from "react";

const msPerMinute = 60_000;

/**
 * Calls `onMinute` with the time of `clock` once the page is hydrated, and then once in each new minute. It notices a new
 * minute at once when the visitor comes back to the page. Both arguments must be the same functions at every render.
 */
export function useEachMinute(clock: () => Date, onMinute: (now: Date) => void) {
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

export const deviceClock = () => new Date();

/**
 * The time of the device, or of another clock, updated every minute. It is null until the page is hydrated, because a page
 * made at build has no "now".
 */
export function useClock(clock = deviceClock) {
  const [now, setNow] = useState<Date | null>(null);
  useEachMinute(clock, setNow);
  return now;
}

import { useEffect, useState } from "react";
import { registerBookWorker } from "./registration";

/**
 * Registers the book's worker. Returns whether a newer version of the page is ready, with other prices perhaps. The page
 * takes it by itself while nobody sees it, unless `isInUse`.
 */
export function useNewerVersion(isInUse: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => registerBookWorker(() => setReady(true)), []);
  useEffect(() => {
    if (!isReady || isInUse) return;
    const takeUnseen = () => {
      if (document.visibilityState === "hidden") window.location.reload();
    };
    document.addEventListener("visibilitychange", takeUnseen);
    return () => document.removeEventListener("visibilitychange", takeUnseen);
  }, [isReady, isInUse]);
  return isReady;
}

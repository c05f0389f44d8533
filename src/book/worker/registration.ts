import { withPrefix } from "gatsby";
import { useEffect, useEffectEvent, useState } from "react";
import { bookPath } from "../../domain/routes";
import { minuteMs } from "../../domain/shop/clock";
import { cachePrefix } from "./cacheNames";

/**
 * Registers the service worker that opens the book offline; its scope is the book's page alone. Returns whether a newer
 * version of the page is ready, with other prices perhaps: it is looked for when the shop comes back to the page, and every
 * hour. The page takes it by itself while nobody sees it, unless `isInUse`. Does nothing if the browser has no workers, or
 * under `npm run develop`, which serves no worker file.
 */
export function useNewerVersion(isInUse: boolean): boolean {
  const [isReady, setReady] = useState(false);
  const lookOrTake = useEffectEvent((registered: Promise<ServiceWorkerRegistration>) => {
    if (document.visibilityState === "visible")
      void registered.then((registration) => registration.update()).catch(() => undefined);
    else if (isReady && !isInUse) window.location.reload();
  });
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const scope = withPrefix(bookPath);
    const registered = workers.register(`${scope}sw.js`, { scope, updateViaCache: "none" });
    registered.catch(() => undefined);
    const look = () => lookOrTake(registered);
    // The first worker takes over a page that has no older version.
    const isUpdate = workers.controller !== null;
    const takeNewer = () => setReady(isUpdate);
    workers.addEventListener("controllerchange", takeNewer);
    document.addEventListener("visibilitychange", look);
    const hourly = setInterval(look, 60 * minuteMs);
    return () => {
      workers.removeEventListener("controllerchange", takeNewer);
      document.removeEventListener("visibilitychange", look);
      clearInterval(hourly);
    };
  }, []);
  return isReady;
}

/** Unregisters the service worker and deletes its caches. */
export async function removeBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration && new URL(registration.scope).pathname === scope) await registration.unregister();
  // The build defines `caches` as undefined in the pages' script (build/webpackConfig.ts), hence `globalThis`.
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(scope))).map((name) => globalThis.caches.delete(name)),
  );
}

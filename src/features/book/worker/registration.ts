import { withPrefix } from "gatsby";
import { bookPath } from "../../../domain/links/routes";
import { cachePrefix } from "./cacheNames";

/**
 * Registers the service worker that opens the book offline. Its scope is the book's page alone. A newer version that was
 * installed while the book was last open takes over now and reloads the page. Does nothing where the browser has no workers, or
 * where the preview serves none.
 */
export async function registerBookWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const scope = withPrefix(bookPath);
  const waiting = (await workers?.getRegistration(scope).catch(() => undefined))?.waiting;
  if (waiting && workers.controller) {
    workers.addEventListener("controllerchange", () => window.location.reload(), { once: true });
    waiting.postMessage("take over");
    return;
  }
  await workers?.register(`${scope}sw.js`, { scope, updateViaCache: "none" }).catch(() => undefined);
}

/** Unregisters the service worker and deletes its caches. */
export async function removeBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration && new URL(registration.scope).pathname === scope) await registration.unregister();
  // The types of a visitor's page have no `caches`; only the global object still has the name.
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(scope))).map((name) => globalThis.caches.delete(name)),
  );
}

import { withPrefix } from "gatsby";
import { bookPath } from "../../../domain/links/ownPages";
import { cachePrefix } from "./cacheNames";

/**
 * Registers the service worker that opens the book without network. Its scope is the book's page and nothing else. A newer
 * version that came while the book was last open takes over now, as the page opens, and the page is loaded anew by it. Does
 * nothing where the browser has no workers, or where the preview serves none.
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

/** Takes the service worker and its files away again. */
export async function removeBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration && new URL(registration.scope).pathname === scope) await registration.unregister();
  // Visitors' script has no `caches`: only the global object still has the name.
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(scope))).map((name) => globalThis.caches.delete(name)),
  );
}

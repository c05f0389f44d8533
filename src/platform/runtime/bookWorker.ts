import { withPrefix } from "gatsby";
import { bookPath } from "./bookPath";
import { cachePrefix } from "./bookWorker/cacheNames";

/**
 * Registers the service worker that opens the book without network. Its scope is the book's page and nothing else. Does nothing where
 * the browser has none, or where the preview serves none.
 */
export async function registerBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  await navigator.serviceWorker?.register(`${scope}sw.js`, { scope, updateViaCache: "none" }).catch(() => undefined);
}

/** Takes the service worker and its files away again. */
export async function removeBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration && new URL(registration.scope).pathname === scope) await registration.unregister();
  // Visitors' script has no `caches`: only the global object still has the name (docs/rules.md, section 17).
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(scope))).map((name) => globalThis.caches.delete(name)),
  );
}

import { withPrefix } from "gatsby";
import { bookPath } from "../../domain/routes";
import { cachePrefix } from "./cacheNames";

/**
 * Registers the service worker that opens the book offline. Its scope is the book's page alone. Does nothing if the browser
 * has no workers, or under `npm run develop`, which serves no worker file.
 */
export async function registerBookWorker(): Promise<void> {
  const scope = withPrefix(bookPath);
  await navigator.serviceWorker?.register(`${scope}sw.js`, { scope, updateViaCache: "none" }).catch(() => undefined);
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

/**
 * Makes React hydrate the Suspense boundary around the element before this returns; boundaries that nobody has used wait
 * until the browser is idle. React hydrates synchronously on a discrete event, and `touchcancel` is one that no part of the
 * page listens to. Where something has changed the boundary's HTML meanwhile, a translator say, React renders it anew; the
 * focus then moves to the new element with the same id.
 */
export function forceHydration(element: Element): void {
  const { activeElement } = document;
  element.dispatchEvent(new Event("touchcancel", { bubbles: true }));
  if (activeElement?.id && !activeElement.isConnected) document.getElementById(activeElement.id)?.focus();
}

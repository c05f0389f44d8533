import { crashedAttribute, troubleId } from "./starter/startPlan";

const pageRoot = () => document.getElementById("___gatsby");

// Records the nodes that React removes from the page's root, so that they can be put back after a crash.
const removals = new MutationObserver(() => {});

/** To be called before hydration. */
export function recordRemovedNodes(): void {
  const root = pageRoot();
  if (root) removals.observe(root, { childList: true });
}

/**
 * The last boundary: React takes the whole page away when no part of it has caught an error. Puts back what was on the screen,
 * which without React is still text, prices and links, and says that its buttons no longer work.
 */
export function onUncaughtError(): void {
  const root = pageRoot();
  if (!root || root.hasChildNodes()) return;
  for (const { removedNodes } of removals.takeRecords()) root.append(...Array.from(removedNodes));
  const trouble = document.getElementById(troubleId);
  trouble?.setAttribute(crashedAttribute, "");
  // A live region is read when it changes, not when it comes.
  setTimeout(() => trouble?.removeAttribute("hidden"), 100);
}

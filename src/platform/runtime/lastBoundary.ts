import { crashedAttribute, troubleId } from "./starter/startPlan";

const pageRoot = () => document.getElementById("___gatsby");

// Records the nodes that React removes from the page's root, so that they can be put back after a crash.
const removals = new MutationObserver(() => {});

/** Starts recording; to be called before hydration. */
export function recordRemovedNodes(): void {
  const root = pageRoot();
  if (root) removals.observe(root, { childList: true });
}

/**
 * The last error boundary. An uncaught error makes React remove the whole page. This puts the removed nodes back, because their
 * text, prices and links still work, and shows a notice that buttons no longer do.
 */
export function onUncaughtError(): void {
  const root = pageRoot();
  if (!root || root.hasChildNodes()) return;
  for (const { removedNodes } of removals.takeRecords()) root.append(...Array.from(removedNodes));
  const trouble = document.getElementById(troubleId);
  trouble?.setAttribute(crashedAttribute, "");
  // A live region is announced when it changes, not when it appears.
  setTimeout(() => trouble?.removeAttribute("hidden"), 100);
}

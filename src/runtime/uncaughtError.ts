import { crashedAttribute, loadNoticeId } from "./starter/startPlan";

const pageRoot = () => document.getElementById("___gatsby");

// Records the nodes that React removes from the page's root, so that they can be put back after a crash.
const removals = new MutationObserver(() => {});

/** Starts recording; to be called before hydration. */
export function recordRemovedNodes() {
  const root = pageRoot();
  if (root) removals.observe(root, { childList: true });
}

/**
 * Gatsby's hook for an error that no error boundary has caught. React has removed the whole page by then. This function puts
 * the removed nodes back, without React: their text, prices and links still work. The load notice says that buttons no
 * longer work.
 */
export function onUncaughtError() {
  const root = pageRoot();
  if (!root || root.hasChildNodes()) return;
  for (const { removedNodes } of removals.takeRecords()) root.append(...Array.from(removedNodes));
  const notice = document.getElementById(loadNoticeId);
  notice?.setAttribute(crashedAttribute, "");
  // Waits, because screen readers announce a live region when it changes, not when it appears.
  setTimeout(() => notice?.removeAttribute("hidden"), 100);
}

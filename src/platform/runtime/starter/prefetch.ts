type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether a visitor's line may be used for what is not asked for yet: not where data is saved or the line is 2G. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes("2g");

/**
 * Fetches a file that something is going to ask for: "preload" at once, "prefetch" at the lowest priority, to lie in the
 * browser's cache until then. It does not run.
 */
export function fetchInto(address: string, when: "preload" | "prefetch"): void {
  const link = document.createElement("link");
  const isScript = address.endsWith(".js");
  if (!link.relList.supports(when)) {
    // Safari knows no prefetch. A failure does not matter here: what is needed is asked for again.
    fetch(address, { priority: "low" }).catch(() => {});
    return;
  }
  link.rel = when;
  link.as = isScript ? "script" : "fetch";
  if (!isScript) link.crossOrigin = "anonymous";
  link.href = address;
  document.head.append(link);
}

/**
 * Calls back once the page has been loaded for `rest` milliseconds and the browser has nothing to do; where it cannot tell,
 * a moment later.
 */
export function whenIdle(callback: () => void, rest = 0): void {
  const wait = () => (window.requestIdleCallback ? window.requestIdleCallback(callback) : setTimeout(callback, 300));
  const waitRested = () => (rest > 0 ? setTimeout(wait, rest) : wait());
  if (document.readyState === "complete") waitRested();
  else window.addEventListener("load", waitRested, { once: true });
}

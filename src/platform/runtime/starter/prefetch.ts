type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether a connection may be used for prefetching: not where the visitor saves data or the line is 2G. */
export const mayFetchAhead = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes("2g");

/**
 * Fetches a script or data file into the browser's cache by a resource hint: "preload" at once, "prefetch" at the lowest
 * priority. A script does not run.
 */
export function fetchInto(address: string, hint: "preload" | "prefetch"): void {
  const link = document.createElement("link");
  const isScript = address.endsWith(".js");
  if (!link.relList.supports(hint)) {
    // Safari does not support prefetch. A failure does not matter: what is needed is requested again.
    fetch(address, { priority: "low" }).catch(() => {});
    return;
  }
  link.rel = hint;
  link.as = isScript ? "script" : "fetch";
  if (!isScript) link.crossOrigin = "anonymous";
  link.href = address;
  document.head.append(link);
}

/**
 * Calls back once `restMs` milliseconds have passed since the load event and the browser is idle; where it does not support
 * idle callbacks, 300 ms later.
 */
export function whenIdle(callback: () => void, restMs = 0): void {
  const wait = () => (window.requestIdleCallback ? window.requestIdleCallback(callback) : setTimeout(callback, 300));
  const rest = () => (restMs > 0 ? setTimeout(wait, restMs) : wait());
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
}

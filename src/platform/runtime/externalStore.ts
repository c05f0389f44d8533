import { useSyncExternalStore } from "react";

/**
 * A value in memory outside React. A call of `set` renders every component anew that reads the value by `use`. While the page
 * is hydrated, and in the HTML that the build writes, `use` gives the initial value.
 */
export function externalStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const useValue = () => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, useValue };
}

import { useSyncExternalStore } from "react";

/**
 * Keeps a value in memory, outside React. Components read it with `useValue`, and `set` renders them anew; `subscribe` calls
 * a listener after each `set`. During hydration, and in the HTML that the build writes, `useValue` gives the initial value.
 */
export function externalStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const get = () => value;
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const useValue = () => useSyncExternalStore(subscribe, get, () => initial);
  return { get, set, subscribe, useValue };
}

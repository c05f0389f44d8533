import { type ComponentType, lazy, useState } from "react";

const loads = new Set<() => Promise<void>>();

/** Loads the lazy sections that the pages opened so far have asked for. */
export const loadLazySections = (): Promise<unknown> => Promise.all([...loads].map((load) => load()));

/** A lazy section: `load` asks for its script, once however often it is called. */
type LazySection<Props> = ComponentType<Props> & { load: () => void };

/**
 * A part below the fold whose script comes beside those that start its page, so that the rest answers sooner. Until then it stands
 * as its HTML, and for good where the script does not come. Early taps wait for the parts that have been asked for; by a link a
 * page opens once they are there.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>): LazySection<Props> {
  let part: ComponentType<Props> | undefined;
  let arrive: (part: { default: ComponentType<Props> }) => void;
  const arrived = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const loadOnce = async () => {
    part ??= await load();
    arrive({ default: part });
  };
  const Waiting = lazy(() => arrived);
  function LatePart(props: Props) {
    // The same one for as long as it is on the page: another one would be mounted anew.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Waiting);
    return <Part {...props} />;
  }
  return Object.assign(LatePart, {
    load: () => {
      if (loads.has(loadOnce)) return;
      loads.add(loadOnce);
      loadOnce().catch(() => {});
    },
  });
}

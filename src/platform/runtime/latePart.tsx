import { type ComponentType, lazy, useState } from "react";

const loads: (() => Promise<void>)[] = [];

/** Loads the late parts of the pages that have been opened so far. */
export const loadLateParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/**
 * A part below the fold whose script comes beside those that start its page, so that the rest answers sooner. Until then it stands
 * as its HTML. The starter loads the script (`late` in the start plan), and early taps wait for it; by a link a page opens
 * once its late parts are there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  let arrive: (part: { default: ComponentType<Props> }) => void;
  const arrived = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    arrive = resolve;
  });
  const loadOnce = async () => {
    part ??= await load();
    arrive({ default: part });
  };
  loads.push(loadOnce);
  // At once, so that a script that is there already has its part on the page as it is hydrated. Where it does not come, the
  // starter asks again and says so.
  loadOnce().catch(() => {});
  const Waiting = lazy(() => arrived);
  return function LatePart(props: Props) {
    // The same one for as long as it is on the page: another one would be mounted anew.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Waiting);
    return <Part {...props} />;
  };
}

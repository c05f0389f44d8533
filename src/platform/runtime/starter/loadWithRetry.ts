type Load = () => Promise<unknown>;

/**
 * Runs every load until it has succeeded once: `all` resolves when each has. A load that failed is reported and waits for
 * `again`, which is to be called whenever another try may succeed; loads under way are not disturbed by it.
 */
export function loadWithRetry(
  loads: readonly Load[],
  onFailure: () => void,
): { all: Promise<unknown>; again: () => void } {
  let waiting: (() => void)[] = [];
  const bringOne = async (load: Load) => {
    for (;;) {
      try {
        return await load();
      } catch {
        const isTimeForAnother = new Promise<void>((resolve) => waiting.push(resolve));
        onFailure();
        await isTimeForAnother;
      }
    }
  };
  return {
    all: Promise.all(loads.map(bringOne)),
    again: () => {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
}

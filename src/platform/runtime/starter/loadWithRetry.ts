/** Why a try failed. "gone" is final as far as anybody knows: the host no longer has the file. */
export type LoadFailure = "unreachable" | "gone";

type Load = () => Promise<LoadFailure | undefined>;

/**
 * Runs every load until it has succeeded once; `all` resolves when each has. A load whose file was unreachable is tried again
 * after the first delay, then after the second, and so on; when the delays have run out, and for a file that is gone, only
 * `retryNow` starts another try. `retryNow` does not disturb a try that is under way.
 */
export function loadWithRetry(
  loads: readonly Load[],
  delaysMs: readonly number[],
  onFailure: (failure: LoadFailure) => void,
): { all: Promise<unknown>; retryNow: () => void } {
  const waiting = new Set<() => void>();
  const loadOne = async (load: Load) => {
    const delays = [...delaysMs];
    for (;;) {
      const failure = await load();
      if (!failure) return;
      onFailure(failure);
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        const [delayMs] = delays;
        if (failure === "gone" || !delayMs) return;
        // Only a delay that has passed is used up: a try by `retryNow` leaves it for later.
        setTimeout(() => {
          if (!waiting.delete(resolve)) return;
          delays.shift();
          resolve();
        }, delayMs);
      });
    }
  };
  return {
    all: Promise.all(loads.map(loadOne)),
    retryNow: () => {
      for (const wake of waiting) wake();
      waiting.clear();
    },
  };
}

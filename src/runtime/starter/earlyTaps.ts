/**
 * Records taps on buttons, because buttons do nothing before hydration. The returned function, to be called after hydration,
 * clicks the tapped buttons in order and then stops recording. Links, fields and disclosures work without script and are
 * left alone.
 */
export function keepEarlyTaps() {
  const tapped: HTMLElement[] = [];
  let isReplaying = false;

  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tapped.push(button);
  };
  addEventListener("click", keep, true);

  return async () => {
    for (let button = tapped[0]; button; button = tapped[0]) {
      // Each click gets a task of its own, so that React renders in between. A tap made meanwhile waits its turn.
      await new Promise((resolve) => setTimeout(resolve));
      isReplaying = true;
      button.click();
      isReplaying = false;
      tapped.shift();
    }
    removeEventListener("click", keep, true);
  };
}

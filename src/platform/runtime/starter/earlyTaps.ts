const allButtons = () => [...document.querySelectorAll("button")];

/**
 * Keeps the taps on buttons, which do nothing before the page is hydrated. The returned function, to be called then, repeats them in
 * their order and lets every tap pass from then on. Links, fields and disclosures work without script and are left alone.
 */
export function keepEarlyTaps(): () => Promise<void> {
  const taps: { readonly button: HTMLElement; readonly place: number }[] = [];
  let isReplaying = false;

  const keep = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    if (!button || isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taps.push({ button, place: allButtons().indexOf(button) });
  };
  addEventListener("click", keep, true);

  return async () => {
    for (let next = taps[0]; next; next = taps[0]) {
      // A task for each: React renders between two of them, and a tap made meanwhile is kept behind the others.
      await new Promise((resolve) => setTimeout(resolve));
      // Where a browser's translator has changed the page, React has rendered it anew.
      const button = next.button.isConnected ? next.button : allButtons()[next.place];
      isReplaying = true;
      button?.click();
      // The tap itself made React hydrate this part, and render it anew. What a tap does follows later, so this is not its doing.
      if (button && !button.isConnected) allButtons()[next.place]?.click();
      isReplaying = false;
      taps.shift();
    }
    removeEventListener("click", keep, true);
  };
}

const allButtons = () => [...document.querySelectorAll("button")];

/**
 * Records taps on buttons, which do nothing before hydration. The returned function, to be called after hydration, replays them
 * in order and then stops recording. Links, fields and disclosures work without script and are left alone.
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
      // A task for each tap: React renders in between, and a tap made meanwhile is queued behind the others.
      await new Promise((resolve) => setTimeout(resolve));
      // React renders a part anew if a browser's translator has changed it. The button at the same place among all buttons then
      // stands in for the tapped one.
      const button = next.button.isConnected ? next.button : allButtons()[next.place];
      isReplaying = true;
      button?.click();
      // What the click itself changes is rendered later. A button that is detached already was replaced while React rendered
      // its part anew, so the click is lost and repeated on the new button.
      if (button && !button.isConnected) allButtons()[next.place]?.click();
      isReplaying = false;
      taps.shift();
    }
    removeEventListener("click", keep, true);
  };
}

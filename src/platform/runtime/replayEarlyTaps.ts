import { forceHydration } from "./forceHydration";
import { loadLazySections } from "./lazySection";
import { type EarlyTaps, tappable } from "./starter/earlyTaps";

/**
 * Repeats the taps that the starter has kept, as often as they were made and in the same order, each in a task of its own;
 * then lets every tap pass.
 */
export async function replayEarlyTaps(early: EarlyTaps): Promise<void> {
  await loadLazySections().catch(() => {});
  hydrateTapped(early);
  // Two frames later the form has taken over what was typed before.
  await nextFrame();
  await nextFrame();
  hydrateTapped(early);
  for (let next = early.taps[0]; next; next = early.taps[0]) {
    early.isReplaying = true;
    next.element.click();
    early.isReplaying = false;
    // React renders between two tasks; a second tap in the same one would still meet the state before the first.
    await new Promise((resolve) => setTimeout(resolve));
    early.taps.shift();
  }
  early.stop();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function hydrateTapped({ taps }: EarlyTaps) {
  for (const tap of taps) {
    forceHydration(tap.element);
    // React renders a part anew where its HTML was changed before hydration, by a browser's translator say.
    if (!tap.element.isConnected) tap.element = tappable()[tap.place] ?? tap.element;
  }
}

/** A tap that reached the page before React did: the element, and its position among all that can be tapped. */
export type EarlyTap = { element: HTMLElement; readonly place: number };

export type EarlyTaps = {
  /** In the order in which they were made. */
  readonly taps: EarlyTap[];
  /** Set while a kept tap is replayed, which must not be kept again. */
  isReplaying: boolean;
  /** Lets links to other pages pass from now on: the script that they wait for may never come. */
  releaseLinks: () => void;
  /** Lets every tap pass from now on. */
  stop: () => void;
};

/** All that a tap can be kept for, in the order of the document. */
export const tappable = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("button, a[href]")];

/**
 * Keeps the taps on buttons until the page is hydrated and `replayEarlyTaps` repeats them: until then a button would do
 * nothing. A link to another page waits behind a kept tap, which leaving the page would lose, and so does one to another language,
 * which takes along what follows #; links to other sites, into a new tab and within the page are followed at once.
 */
export function keepEarlyTaps(): EarlyTaps {
  let doLinksWait = true;

  const leavesThePage = ({ origin, target, href }: HTMLAnchorElement, event: MouseEvent) =>
    origin === location.origin &&
    !(target || event.ctrlKey || event.metaKey || event.shiftKey) &&
    href.split("#")[0] !== location.href.split("#")[0];

  const keep = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const needsScript = early.taps.length > 0 || link?.hreflang;
    const waits = link && doLinksWait && needsScript && leavesThePage(link, event);
    const element = target.closest("button") ?? (waits ? link : null);
    if (!element || early.isReplaying) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.taps.push({ element, place: tappable().indexOf(element) });
  };
  addEventListener("click", keep, true);

  const early: EarlyTaps = {
    taps: [],
    isReplaying: false,
    releaseLinks: () => {
      doLinksWait = false;
    },
    stop: () => removeEventListener("click", keep, true),
  };
  return early;
}

import { forceHydration } from "../forceHydration";

type EarlyTaps = {
  /** Lets links pass from now on: what they wait for may never come. */
  giveUpLinks: () => void;
  /** Has React take over the parts of the page in which something was tapped: they need a moment to take in what was typed. */
  prepare: () => void;
  /** Taps what was tapped, as often and in the same order, each in a task of its own; then lets every tap pass. */
  release: () => Promise<void>;
};

/**
 * Keeps the taps on buttons while nothing answers them: none reaches the page, none is lost, none counts twice. A link to
 * another page waits behind a kept tap, which leaving the page would lose; other links, and those into a new tab, do not.
 */
export function keepEarlyTaps(window: Window): EarlyTaps {
  const kept: { element: HTMLElement; place: number }[] = [];
  let isReplaying = false;
  let doLinksWait = true;

  const tappable = () => [...window.document.querySelectorAll<HTMLElement>("button, a[href]")];

  const leavesThePage = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    link.origin === window.location.origin &&
    link.target === "" &&
    !(ctrlKey || metaKey || shiftKey) &&
    link.href.split("#")[0] !== window.location.href.split("#")[0];

  const keep = (event: MouseEvent) => {
    if (isReplaying || !(event.target instanceof Element)) return;
    const button = event.target.closest("button");
    const link = event.target.closest<HTMLAnchorElement>("a[href]");
    const tapped = button ?? (link && doLinksWait && kept.length > 0 && leavesThePage(link, event) ? link : null);
    if (!tapped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ element: tapped, place: tappable().indexOf(tapped) });
  };
  window.addEventListener("click", keep, true);

  const prepare = () => {
    for (const tap of kept) {
      forceHydration(tap.element);
      // What was tapped in a part that was made anew stands in the same place.
      if (!tap.element.isConnected) tap.element = tappable()[tap.place] ?? tap.element;
    }
  };

  return {
    giveUpLinks: () => {
      doLinksWait = false;
    },
    prepare,
    release: async () => {
      prepare();
      for (let next = kept[0]; next; next = kept[0]) {
        isReplaying = true;
        next.element.click();
        isReplaying = false;
        // React renders between two tasks; a second tap in the same one would still meet the state before the first.
        await new Promise((resolve) => setTimeout(resolve));
        kept.shift();
      }
      window.removeEventListener("click", keep, true);
    },
  };
}

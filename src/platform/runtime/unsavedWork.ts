const checks: (() => boolean)[] = [];

/** Registers, once for a module, how to find out whether a whole page load would lose what the visitor has done. */
export function noteUnsavedWork(isUnsaved: () => boolean): void {
  checks.push(isUnsaved);
}

/** Whether anything would be lost with this page: nothing is stored, so what lies in memory goes with it. */
export const hasUnsavedWork = (): boolean => checks.some((isUnsaved) => isUnsaved());

// A tap on a telephone number fires `beforeunload` in Chromium too, within the task of the click, although the page stays.
let isCalling = false;

function noteCall({ target }: Event) {
  isCalling = (target as Element).closest("a[href^='tel:']") !== null;
  setTimeout(() => {
    isCalling = false;
  });
}

let isLeavingALoss: (() => boolean) | null = null;

function ask(event: Event) {
  if (!isCalling && isLeavingALoss?.()) event.preventDefault();
}

/** Makes the browser ask before the site is left, on whichever of its pages, where `isLoss` holds then; null ends it. */
export function askBeforeLeaving(isLoss: (() => boolean) | null): void {
  isLeavingALoss = isLoss;
  // Only while there is something to lose: some browsers keep no page with such a listener in their back/forward cache.
  const change = isLoss ? window.addEventListener : window.removeEventListener;
  change("beforeunload", ask);
  change("click", noteCall);
}

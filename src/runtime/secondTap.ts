// A click is the second tap of a double tap if it follows another one within this time (in milliseconds), on the same
// element or within this distance (in pixels). The browser's own count of clicks, `event.detail`, does not decide this,
// because touch screens do not always count taps.
const doubleTapMs = 500;
const doubleTapPixels = 24;

/** Props for a part of the page whose buttons and days ignore a second tap, which could hit another button or day. */
export const ignoresSecondTap = { "data-ignores-second-tap": "" };

const guarded = 'a[target="_blank"], [data-ignores-second-tap] :is(button, [role="gridcell"])';

/**
 * Drops the second tap of a double tap on a link that opens another tab, and in the parts marked with `ignoresSecondTap`.
 * Elsewhere quick taps count, as on the buttons for one more and one less.
 */
export function ignoreSecondTaps() {
  let last: MouseEvent | null = null;
  const drop = (event: MouseEvent) => {
    const isSecond = last !== null && event.timeStamp - last.timeStamp < doubleTapMs && isSamePlace(last, event);
    last = event;
    if (!isSecond || !(event.target instanceof Element) || !event.target.closest(guarded)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", drop, { capture: true });
}

// A click by the keyboard has a `detail` of 0 and may have no coordinates, so only its element is compared.
const isSamePlace = (one: MouseEvent, other: MouseEvent) =>
  one.target === other.target ||
  (one.detail > 0 &&
    other.detail > 0 &&
    Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < doubleTapPixels);

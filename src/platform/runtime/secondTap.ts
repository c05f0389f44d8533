// In milliseconds. `event.detail`, the browser's own count of clicks, is no help: touch screens do not always count taps.
const doubleTapMs = 500;

let last: { readonly element: Element | null; readonly at: number } = { element: null, at: 0 };

/** Whether a click on an element, at a time in milliseconds, is the second one of a double tap on it. Call it once for each click. */
export function isSecondTap(element: Element, at: number): boolean {
  const isSecond = element === last.element && at - last.at < doubleTapMs;
  last = { element, at };
  return isSecond;
}

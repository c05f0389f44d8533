/** Marks an element that lies over the page and may cover the focused element: `<div {...covering}>`. */
export const covering = { "data-covers": true } as const;

/**
 * Scrolls so that an element focused by keyboard is not covered (WCAG 2.4.11) by a header or by an element marked with
 * `covering`, if these are fixed or sticky. A focused input stays in view together with its label, and the first input of a
 * group together with the group's legend.
 */
export function keepFocusInSight(focused: Element) {
  if (!focused.matches(":focus-visible")) return;
  // Waits one frame, until the browser's own scrolling to the element has begun.
  requestAnimationFrame(() => {
    const box = focused.closest("label") ?? focused;
    const covers = [...document.querySelectorAll("body header, [data-covers]")].filter(
      (cover) => !cover.contains(focused) && ["fixed", "sticky"].includes(getComputedStyle(cover).position),
    );
    const { bottom, left, right } = box.getBoundingClientRect();
    const top = Math.min(...[box, ...namesOf(focused)].map((part) => part.getBoundingClientRect().top));
    const middle = window.innerHeight / 2;
    const rects = covers
      .map((cover) => cover.getBoundingClientRect())
      .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left);
    // The part of the window that nothing covers.
    const clearTop = Math.max(0, ...rects.filter((rect) => rect.top < middle).map((rect) => rect.bottom)) + margin;
    const clearBottom =
      Math.min(window.innerHeight, ...rects.filter((rect) => rect.top >= middle).map((rect) => rect.top)) - margin;
    const hiddenBelow = Math.max(0, bottom - clearBottom);
    const roomAbove = top - clearTop;
    // Scrolls up if the top is covered, otherwise down, but not so far that the top would be covered.
    const distance = Math.min(hiddenBelow, roomAbove);
    if (distance !== 0) window.scrollBy({ top: distance, behavior: "instant" });
  });
}

const margin = 8;

/**
 * The elements that name an input: its labels, the group's legend if it is the first input of a group, and the form's
 * heading if it is the first of the form.
 */
function namesOf(focused: Element): Element[] {
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return [];
  const group = focused.closest("fieldset");
  const legend = group?.querySelector("input") === focused && group.querySelector("legend");
  const { form } = focused;
  const input = form?.querySelector("input, textarea");
  const heading = input === focused && document.getElementById(form?.getAttribute("aria-labelledby") ?? "");
  return [...(focused.labels ?? []), ...[legend, heading].flatMap((name) => name || [])];
}

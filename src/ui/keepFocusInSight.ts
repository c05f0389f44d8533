/** Marks what lies over the page and may hide what has the focus: `<div {...covering}>`. */
export const covering = { "data-covers": true } as const;

/**
 * Scrolls the page so that what has just taken the focus by keyboard lies under nothing that sticks over it, neither above
 * nor below (WCAG 2.4.11): the page's header, what is marked with `covering`, and in a list of its own the heading that
 * sticks to its top. To be called with the element, an input's label counting as part of it.
 */
export function keepFocusInSight(focused: Element): void {
  if (!focused.matches(":focus-visible")) return;
  // The browser brings it into the window first, perhaps smoothly; this ends that where it must.
  requestAnimationFrame(() => {
    const box = focused.closest("label") ?? focused;
    const inList = coveredBy(box, [...(box.parentElement?.querySelectorAll(":scope > h4") ?? [])]);
    const list = box.closest("[data-list]");
    if (list && inList > 0) list.scrollTop -= inList;
    const covers = [...document.querySelectorAll("body header, [data-covers]")].filter(
      (cover) => !cover.contains(focused) && ["fixed", "sticky"].includes(getComputedStyle(cover).position),
    );
    const { top, bottom } = box.getBoundingClientRect();
    const middle = window.innerHeight / 2;
    const rects = covers.map((cover) => cover.getBoundingClientRect()).filter(({ height }) => height > 0);
    const ceiling = Math.max(0, ...rects.filter((rect) => rect.top < middle).map((rect) => rect.bottom)) + margin;
    const floor =
      Math.min(window.innerHeight, ...rects.filter((rect) => rect.top >= middle).map((rect) => rect.top)) - margin;
    const down = bottom > floor ? Math.min(bottom - floor, top - ceiling) : 0;
    const by = top < ceiling ? top - ceiling : Math.max(0, down);
    if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
  });
}

const margin = 8;

/** How far the headings reach over a box that lies under them. */
function coveredBy(box: Element, headings: readonly Element[]): number {
  const { top } = box.getBoundingClientRect();
  return Math.max(0, ...headings.map((heading) => heading.getBoundingClientRect().bottom - top));
}

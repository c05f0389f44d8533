// Functions that tests run inside a page. Each is sent there as text, so it may use nothing from outside itself.

/** Changes the page as browsers' translators do: wraps every text in two `font` elements. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, textarea")) continue;
    const font = document.createElement("font");
    font.append(document.createElement("font"));
    text.replaceWith(font);
    font.firstElementChild?.append(text.data);
  }
}

/**
 * The focused element in the booking or on a ticket's page, after two frames, and whether any point of it is visible and
 * uncovered. Null where the focus is elsewhere.
 */
export async function focusedElement(): Promise<{ name: string; isVisible: boolean } | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!element?.closest("#booking, #main > :not([id])")) return null;
  const box = element.closest("label") ?? element;
  const { left, top, width, height } = box.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isVisible = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    }),
  );
  const name = `${element.tagName} ${element.id || element.getAttribute("value") || element.textContent?.slice(0, 30)}`;
  return { name, isVisible };
}

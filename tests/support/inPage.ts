// What tests have a page do, whichever browser it is in: each function is sent there as text and uses nothing from outside.

/** Does to the page what browsers' translators do: every text goes into two `font` elements of its own. */
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
 * What has the focus in the booking or on a ticket's page, two frames on, and whether something of it can be seen: hidden
 * is what has no point that lies free. Null where the focus is elsewhere.
 */
export async function whatHasTheFocus(): Promise<{ name: string; isFree: boolean } | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const element = document.activeElement;
  if (!element?.closest("#booking, #main > :not([id])")) return null;
  const box = element.closest("label") ?? element;
  const { left, top, width, height } = box.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isFree = shares.some((x) =>
    shares.some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (box.contains(hit) || hit.contains(box));
    }),
  );
  const name = `${element.tagName} ${element.id || element.getAttribute("value") || element.textContent?.slice(0, 30)}`;
  return { name, isFree };
}

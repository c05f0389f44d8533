/**
 * Sets a first visit in the shop's own text font as soon as it arrives, where it has missed the first paint. `font-display:
 * optional` then keeps the stand-in for the whole visit, so the font is added once more, as one that is loaded. What the
 * visitor sees must not move. Within one task, before anything is painted, a part that would break its lines otherwise gets its
 * stand-in back, and if something still moves, the whole page does. Parts below the window may change, since nobody sees it.
 */

// Later than this the visitor is reading, and words that change places within their lines would be lost to the eye.
const latestMs = 3000;

const rule = [...document.fonts].find(({ display }) => display === "optional");
const preload = document.querySelector<HTMLLinkElement>('link[as="font"][href*="/text-"]');

if (rule && preload) {
  const font = new FontFace(rule.family, `url(${preload.href})`, { weight: rule.weight });
  // A font that fails to load is done without.
  font.load().then(exchange, () => {});
}

function exchange(font: FontFace) {
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  if (firstPaint && performance.now() - firstPaint.startTime > latestMs) return;
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const parts = [...document.body.querySelectorAll<HTMLElement>("*")];
  const before = new Map(parts.map((part) => [part, boxOf(part)]));
  const differing = (side: "top" | "height") =>
    parts.filter((part) => Math.abs(boxOf(part)[side] - (before.get(part)?.[side] ?? 0)) > 1);
  const isBelowWindow = (part: HTMLElement) => (before.get(part)?.top ?? 0) >= innerHeight;
  document.fonts.add(font);
  const taller = differing("height");
  for (const part of taller) {
    const isInnermost = !taller.some((other) => other !== part && part.contains(other));
    if (isInnermost && !isBelowWindow(part)) {
      part.style.fontFamily = getComputedStyle(part).fontFamily.replace(/[^,]+,/, "");
    }
  }
  if (!differing("top").every(isBelowWindow)) document.fonts.delete(font);
}

export {};

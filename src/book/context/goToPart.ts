/** Unfolds, scrolls to and focuses the part of the page with this id, or the first card of the entry with this id. */
export function goToPart(id: string): void {
  const card = document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
  const part = card ?? document.getElementById(id);
  const fold = part?.closest("details");
  if (fold) fold.open = true;
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

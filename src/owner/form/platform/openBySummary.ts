/**
 * A tap on an entry's summary line opens it: the library leaves that to a small arrow beside it, which is little for a thumb.
 * The arrow stays the way by keyboard and for screen readers.
 */
export function openBySummary(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    let box = target.closest("#nc-root .summary")?.parentElement;
    while (box && !box.querySelector('button[aria-expanded="false"]')) box = box.parentElement;
    box?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
  });
}

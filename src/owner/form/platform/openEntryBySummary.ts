/**
 * Opens a list's entry when its summary line is tapped. The library only opens it by the small arrow button beside the line,
 * which is hard to hit with a thumb. Keyboard and screen reader users keep using that button.
 */
export function openEntryBySummary(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    let box = target.closest("#nc-root .summary")?.parentElement;
    while (box && !box.querySelector('button[aria-expanded="false"]')) box = box.parentElement;
    box?.querySelector<HTMLButtonElement>('button[aria-expanded="false"]')?.click();
  });
}

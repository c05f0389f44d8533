import { menuAttribute } from "./startPlan";

/** Reports the visitor's wish to close something, such as Back on Android. TypeScript does not know it yet. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Makes the page's menu close once the visitor has chosen a link in it, pressed Escape, gone Back on Android (CloseWatcher),
 * or moved outside it by pointer or focus. The menu is a native disclosure, which opens without any script.
 */
export function addMenuListeners(): void {
  const listener = (event: Event) => {
    const menu = document.querySelector(`[${menuAttribute}][open]`);
    const target = event.target as Element;
    const isInside = menu?.contains(target);
    if (event.type === "keydown") {
      if ((event as KeyboardEvent).key !== "Escape") return;
      menu?.querySelector<HTMLElement>("summary")?.focus();
    } else if (event.type === "click" ? !isInside || !target.closest("a") : isInside) return;
    menu?.removeAttribute("open");
  };
  let watcher: CloseWatcher | undefined;
  const watchBack = ({ target }: Event) => {
    const menu = target as HTMLDetailsElement;
    if (!menu.matches(`[${menuAttribute}]`)) return;
    watcher?.destroy();
    if (!menu.open || !("CloseWatcher" in window)) return;
    watcher = new CloseWatcher();
    watcher.onclose = () => menu.removeAttribute("open");
  };
  // A toggle does not bubble.
  document.addEventListener("toggle", watchBack, true);
  for (const type of ["pointerdown", "focusin", "click", "keydown"]) document.addEventListener(type, listener);
}

import { menuAttribute } from "./startPlan";

/**
 * Makes the page's menu close once the visitor has chosen a link in it, pressed Escape, or moved outside it by pointer or
 * focus. The menu is a native disclosure, which opens without any script.
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
  for (const type of ["pointerdown", "focusin", "click", "keydown"]) document.addEventListener(type, listener);
}

import { menuAttribute } from "./startPlan";

/**
 * Closes the page's menu (a native disclosure, which opens without any script) once the visitor has chosen a link, pressed
 * Escape, or moved outside by pointer or focus.
 */
export function closeMenu(): void {
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

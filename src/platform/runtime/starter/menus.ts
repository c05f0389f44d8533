import { menuAttribute } from "./startPlan";

/**
 * Closes the page's menus (native disclosures, which open without any script) once the visitor has chosen a link, pressed
 * Escape, or moved outside by pointer or focus.
 */
export function closeMenus(): void {
  const closeAllBut = (kept: Element | null) => {
    for (const menu of document.querySelectorAll(`[${menuAttribute}][open]`)) {
      if (!menu.contains(kept)) menu.removeAttribute("open");
    }
  };
  const listener = (event: Event) => {
    const target = event.target as Element;
    if (event.type === "click") {
      if (target.closest(`[${menuAttribute}] a`)) closeAllBut(null);
    } else if (event.type !== "keydown") closeAllBut(target);
    else if ((event as KeyboardEvent).key === "Escape") {
      document.querySelector<HTMLElement>(`[${menuAttribute}][open] > summary`)?.focus();
      closeAllBut(null);
    }
  };
  for (const type of ["pointerdown", "focusin", "click", "keydown"]) document.addEventListener(type, listener);
}

import { menuAttribute } from "./startPlan";

/**
 * Closes the page's menus (native disclosures, which open without any script) once the visitor has chosen, pressed Escape,
 * or turned to anything outside by pointer or keyboard.
 */
export function keepMenus(document: Document): void {
  const closeAllBut = (turnedTo: Node | null) => {
    for (const menu of document.querySelectorAll(`[${menuAttribute}][open]`)) {
      if (!menu.contains(turnedTo)) menu.removeAttribute("open");
    }
  };
  const closeLeft = ({ target }: Event) => closeAllBut(target as Node);
  document.addEventListener("pointerdown", closeLeft);
  document.addEventListener("focusin", closeLeft);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${menuAttribute}] a`)) closeAllBut(null);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    document.querySelector<HTMLElement>(`[${menuAttribute}][open] > summary`)?.focus();
    closeAllBut(null);
  });
}

import { menuAttribute } from "./startPlan";

/**
 * Closes the page's menus (native disclosures, which open without any script) once the visitor has chosen, pressed Escape,
 * or turned to anything outside by pointer or keyboard.
 */
export function keepMenus(document: Document): void {
  const openMenus = () => document.querySelectorAll(`[${menuAttribute}][open]`);
  const closeLeft = ({ target }: Event) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.removeAttribute("open");
  };
  const closeAll = () => {
    for (const menu of openMenus()) menu.removeAttribute("open");
  };
  document.addEventListener("pointerdown", closeLeft);
  document.addEventListener("focusin", closeLeft);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${menuAttribute}] a`)) closeAll();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    document.querySelector<HTMLElement>(`[${menuAttribute}][open] > summary`)?.focus();
    closeAll();
  });
}

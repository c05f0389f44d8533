import { menuAttribute } from "./startPlan";

// Each page of the site has a menu of its own, and the book none.
const findMenu = () => document.querySelector<HTMLDetailsElement>(`[${menuAttribute}]`);

/** Whether the current history entry is the one of the open menu. It survives a reload. */
const isMenuEntry = (): boolean => history.state?.[menuAttribute] === true;

/**
 * Makes the page's menu close once the visitor has chosen a link in it, pressed Escape, gone Back, or moved outside it by
 * pointer or focus. The menu is a native disclosure, which opens without any script. While it is open the history has an
 * entry for it, which Back leaves in place of the page. A menu that closes otherwise goes back by itself, and a link tapped
 * before it has arrived there waits, because its page would otherwise follow the menu's entry or be left at once.
 */
export function addMenuListeners(): void {
  /** The URL of the page whose menu has the current entry; null if it is another entry. */
  let menuUrl: string | null = null;
  let waitingLink: HTMLElement | null = null;

  const showEntry = () => {
    menuUrl = isMenuEntry() ? location.href : null;
    const menu = findMenu();
    if (menu) menu.open = isMenuEntry();
  };
  if (isMenuEntry()) showEntry();

  const close = (event: Event) => {
    const menu = findMenu();
    if (!menu?.open) return;
    const target = event.target as Element;
    const isInside = menu.contains(target);
    if (event.type === "keydown") {
      if ((event as KeyboardEvent).key !== "Escape") return;
      menu.querySelector("summary")?.focus();
    } else if (event.type === "click" ? !isInside || !target.closest("a") : isInside) return;
    menu.open = false;
  };
  for (const type of ["pointerdown", "focusin", "click", "keydown"]) document.addEventListener(type, close, true);

  const waitForBack = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const opensElsewhere = link?.target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || opensElsewhere || !isMenuEntry()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waitingLink = link;
  };
  document.addEventListener("click", waitForBack, true);

  const onToggle = ({ target }: Event) => {
    const menu = findMenu();
    if (target !== menu || menu?.open === isMenuEntry()) return;
    if (!menu?.open) return history.back();
    try {
      // With the key, by which Gatsby's router knows the page's entry.
      history.pushState({ key: history.state?.key, [menuAttribute]: true }, "");
      menuUrl = location.href;
    } catch {
      // Safari refuses after a hundred calls in half a minute. Back then leaves the page.
    }
  };
  // A toggle does not bubble.
  document.addEventListener("toggle", onToggle, true);

  addEventListener("popstate", (event) => {
    // Gatsby's router, which listens later, would take the page for opened again.
    if (location.href === menuUrl && !isMenuEntry()) event.stopImmediatePropagation();
    showEntry();
    waitingLink?.click();
    waitingLink = null;
  });
}

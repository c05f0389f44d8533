import { menuAttribute } from "./startPlan";

// Each page of the site has a menu of its own, and the book none.
const findMenu = () => document.querySelector<HTMLDetailsElement>(`[${menuAttribute}]`);

/** The page's URL if the current history entry is the one of its open menu. The entry survives a reload. */
const menuEntryUrl = (): string | undefined => history.state?.[menuAttribute];

/**
 * Makes the page's menu close once the visitor has chosen a link in it, pressed Escape, gone Back, or moved outside it by
 * pointer or focus. The menu is a native disclosure, which opens without any script. While it is open the history has an
 * entry for it, which Back leaves in place of the page. A menu that closes otherwise goes back by itself, and a link tapped
 * before it has arrived there waits, because its page would otherwise follow the menu's entry or be left at once.
 */
export function addMenuListeners() {
  let menuUrl = menuEntryUrl();
  let waitingClick: Event | undefined;
  if (menuUrl) findMenu()?.setAttribute("open", "");

  const listener = (event: Event) => {
    const menu = findMenu();
    const { type, key } = event as KeyboardEvent;
    const target = event.target as Element;
    const link = type === "click" && target.closest("a");
    if (key ? key === "Escape" : link || !menu?.contains(target)) {
      if (key && menu?.open) menu.querySelector("summary")?.focus();
      menu?.removeAttribute("open");
    }
    if (link && !link.target && menuEntryUrl()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      waitingClick = event;
    }
  };
  for (const type of ["pointerdown", "focusin", "click", "keydown"]) document.addEventListener(type, listener, true);

  const onToggle = ({ target }: Event) => {
    const menu = findMenu();
    if (target !== menu || menu?.open === Boolean(menuEntryUrl())) return;
    if (!menu?.open) return history.back();
    menuUrl = location.href;
    // With the key, by which Gatsby's router knows the page's entry.
    history.pushState({ key: history.state?.key, [menuAttribute]: menuUrl }, "");
  };
  // A toggle does not bubble.
  document.addEventListener("toggle", onToggle, true);

  addEventListener("popstate", (event) => {
    const isOpen = Boolean(menuEntryUrl());
    // Later listeners would take the page for left: interceptNavigation.ts would give up the link that waited.
    if (location.href === menuUrl && !isOpen) event.stopImmediatePropagation();
    menuUrl = menuEntryUrl();
    findMenu()?.toggleAttribute("open", isOpen);
    const click = waitingClick;
    // Before the click, because a link to a section changes the history at once.
    waitingClick = undefined;
    // With the keys that were held.
    click?.target?.dispatchEvent(new MouseEvent("click", click));
  });
}

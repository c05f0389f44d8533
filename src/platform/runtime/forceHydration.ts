/**
 * Has React take over the part of the page in which the element stands, before this returns: parts that nobody has turned to
 * wait until there is nothing else to do. React does the same before it hears any tap or key; the event sent here means
 * nothing to anybody. Where something has changed that part meanwhile, a translator say, React puts another in its place,
 * and the visitor's focus goes there.
 */
export function forceHydration(element: Element): void {
  const { activeElement } = document;
  element.dispatchEvent(new Event("touchcancel", { bubbles: true }));
  if (activeElement?.id && !activeElement.isConnected) document.getElementById(activeElement.id)?.focus();
}

/**
 * The text of an element as a screen reader has it: without what is hidden from it; where a label replaces a text, the
 * label.
 */
export function readAloud(element: Element): string {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (element.closest("[aria-hidden=true], [hidden]") || style?.display === "none" || style?.visibility === "hidden")
    return "";
  const label = element.getAttribute("aria-label");
  if (label !== null) return label;
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === node.ELEMENT_NODE) return readAloud(node as Element);
    return node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : "";
  });
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

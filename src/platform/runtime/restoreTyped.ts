import { typedMark } from "./starter/startPlan";

/**
 * Puts what was typed before a reload back into the form as the server wrote it, before React hydrates it, and takes it out
 * of the address. A field that the visitor has filled in since keeps its new value.
 */
export function restoreTyped(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(`#${typedMark}`)) return;
  const typed = new URLSearchParams(hash.slice(typedMark.length + 1));
  window.history.replaceState(window.history.state, "", pathname + search);
  const fields = [...(document.forms[0]?.elements ?? [])];
  // A group of radio buttons in which the visitor has chosen since keeps that choice.
  const chosen = fields.flatMap((field) =>
    field instanceof HTMLInputElement && field.type === "radio" && field.checked && !field.defaultChecked
      ? [field.name]
      : [],
  );
  for (const field of fields) {
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      if (!chosen.includes(field.name)) field.checked ||= typed.getAll(field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value ||= typed.get(field.name) ?? "";
    }
  }
}

import { changeMark, typedMark } from "./startPlan";

/**
 * Lets a link with an empty address, which the notice has, load the page anew with what was typed into its form, because not
 * every browser keeps a form through a reload. The values stand behind # in the address, which no server sees, until
 * `restoreTyped` has put them back.
 */
export function keepTypedThroughReload(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest('a[href=""]')) return;
    event.preventDefault();
    const [form] = document.forms;
    const { hash } = location;
    // An address that carries a ticket to be changed is more than what was typed: it stays.
    if (form && !hash.startsWith(`#${changeMark}`)) {
      // After a reload that failed as well, the address still holds what was typed before it.
      const kept = new URLSearchParams(hash.startsWith(`#${typedMark}`) ? hash.slice(typedMark.length + 1) : "");
      const typed = new FormData(form);
      for (const name of new Set(typed.keys())) {
        const values = typed.getAll(name).filter(Boolean);
        if (values.length > 0) kept.delete(name);
        for (const value of values) kept.append(name, String(value));
      }
      history.replaceState(null, "", `#${typedMark}${kept}`);
    }
    location.reload();
  });
}

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

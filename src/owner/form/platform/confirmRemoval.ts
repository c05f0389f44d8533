import { namingFields } from "../../schema/entryName";
import { ask } from "../dialog";

/**
 * Asks before an entry of a list is deleted or an optional group is unticked with all that is in it. The library does both at
 * once, by a cross or a box that is easily hit on a phone.
 */
export function confirmRemoval(): void {
  let confirmed: Element | undefined;
  document.addEventListener(
    "click",
    async (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(removing) : null;
      // A box inside a group may be another field's.
      const field = button?.closest<HTMLElement>("[data-field-type]");
      const isGroup = button?.role === "checkbox";
      if (!button || !field || field.dataset.fieldType !== (isGroup ? "object" : "list")) return;
      if (confirmed === button) {
        confirmed = undefined;
        return;
      }
      event.stopImmediatePropagation();
      event.preventDefault();
      const name = isGroup
        ? field.querySelector("h4")?.innerText
        : nameOf(button.closest<HTMLElement>(".item") ?? field);
      if (!(await ask("Hapus isi ini?", name ?? "", "Hapus", "Batal"))) return;
      confirmed = button;
      button.click();
    },
    { capture: true },
  );
}

const removing =
  '#nc-root [data-field-type="list"] button[aria-label="Hapus"],#nc-root button[role="checkbox"][aria-checked="true"]';

/** What an entry is called: its closed line, or where it is open the field that names it, else the first that is filled. */
function nameOf(item: HTMLElement): string {
  const closed = item.querySelector<HTMLElement>(".summary")?.innerText;
  const fields = [...item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text],textarea")];
  const naming = namingFields.map((name) => fields.find((field) => field.closest(`[data-key-path$=".${name}"]`)));
  return closed ?? [...naming, ...fields].find((field) => field?.value)?.value ?? "";
}

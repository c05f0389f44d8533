import { namingFields } from "../../schema/entryName";
import { ask } from "../dialog";

/** Asks before an entry of a list is deleted, which the library does at once, by a cross that is easily hit on a phone. */
export function confirmRemoval(): void {
  let confirmed: Element | undefined;
  document.addEventListener(
    "click",
    async (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(removeButton) : null;
      const item = button?.closest<HTMLElement>(".item");
      if (!button || !item) return;
      if (confirmed === button) {
        confirmed = undefined;
        return;
      }
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!(await ask("Hapus isi ini?", nameOf(item), "Hapus", "Batal"))) return;
      confirmed = button;
      button.click();
    },
    { capture: true },
  );
}

const removeButton = '#nc-root [data-field-type="list"] button[aria-label="Hapus"]';

/** What an entry is called: its closed line, or where it is open the field that names it, else the first that is filled. */
function nameOf(item: HTMLElement): string {
  const closed = item.querySelector<HTMLElement>(".summary")?.innerText;
  const fields = [...item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text],textarea")];
  const naming = namingFields.map((name) => fields.find((field) => field.closest(`[data-key-path$=".${name}"]`)));
  return closed ?? [...naming, ...fields].find((field) => field?.value)?.value ?? "";
}

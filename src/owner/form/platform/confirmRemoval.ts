import { namingFields } from "../../schema/fields";
import { ask } from "../dialog";
import { holdBack } from "./holdBack";

const removing =
  '#nc-root [data-field-type="list"] button[aria-label="Hapus"],#nc-root button[role="checkbox"][aria-checked="true"]';

/**
 * Asks before an entry of a list is deleted or an optional group is unticked with all that is in it. The library does both at
 * once, by a cross or a box that is easily hit on a phone.
 */
export function confirmRemoval(): void {
  holdBack("click", (target) => {
    const button = target.closest<HTMLElement>(removing);
    // A box inside a group may be another field's.
    const field = button?.closest<HTMLElement>("[data-field-type]");
    const isGroup = button?.role === "checkbox";
    if (!button || !field || field.dataset.fieldType !== (isGroup ? "object" : "list")) return undefined;
    const name = isGroup ? field.querySelector("h4")?.innerText : nameOf(button.closest<HTMLElement>(".item") ?? field);
    return ask("Hapus isi ini?", name ?? "", "Hapus", "Batal");
  });
}

/** What an entry is called: its closed line, or where it is open the field that names it, else the first that is filled. */
function nameOf(item: HTMLElement): string {
  const closed = item.querySelector<HTMLElement>(".summary")?.innerText;
  const fields = [...item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text],textarea")];
  const naming = namingFields.map((name) => fields.find((field) => field.closest(`[data-key-path$=".${name}"]`)));
  return closed ?? [...naming, ...fields].find((field) => field?.value)?.value ?? "";
}

import CMS from "@sveltia/cms";
import { checkTexts } from "../schema/checkTexts";
import { type ContentFileName, contentFileNames } from "../schema/contentFiles";
import type { Fault } from "../schema/fault";
import { entryName, formConfig, type Repository } from "./formConfig";

type Settings = { shopName: string; logo: string; repository: Repository; texts: Record<ContentFileName, string> };

/** The form library's event: the entry that is about to be written, as its Immutable Map. */
type SaveEvent = { entry: { toJS(): { data?: unknown; path?: string; slug?: string } } };

const settings = JSON.parse(document.getElementById("settings")?.textContent ?? "{}") as Settings;

/** The files as this page knows them: as they were published, and since then as they were saved here. */
const texts = { ...settings.texts };

/**
 * The command line's check, before anything is written. What is wrong already elsewhere does not stop this save; what this
 * save makes wrong does. The library says only that there was an error, so the message is shown here.
 */
function checkBeforeSave({ entry }: SaveEvent) {
  const { data, path, slug } = entry.toJS();
  const file = contentFileNames.find((name) => path?.endsWith(`/${name}`) || entryName(name) === slug);
  if (file === undefined || data === undefined) return;
  const today = new Date().toISOString().slice(0, 10);
  const before = new Set(errorsIn(texts, today).map(said));
  const changed = { ...texts, [file]: `${JSON.stringify(data, null, 2)}\n` };
  const wrong = errorsIn(changed, today).filter((fault) => fault.file === file || !before.has(said(fault)));
  if (wrong.length > 0) {
    show(wrong);
    throw new Error(wrong.map(({ id }) => id).join("\n"));
  }
  texts[file] = changed[file] ?? "";
}

const errorsIn = (content: Partial<Record<ContentFileName, string>>, today: string) =>
  checkTexts(content, today).faults.filter(({ level }) => level === "error");

const said = ({ file, place, id }: Fault) => `${file} ${place} ${id}`;

function show(faults: readonly Fault[]) {
  document.getElementById("faults")?.remove();
  const dialog = document.createElement("dialog");
  dialog.id = "faults";
  dialog.setAttribute("aria-labelledby", "faults-title");
  const title = document.createElement("h2");
  title.id = "faults-title";
  title.textContent = "Belum disimpan";
  const list = document.createElement("ul");
  for (const { place, id } of faults) {
    const item = document.createElement("li");
    const where = document.createElement("strong");
    where.textContent = place;
    item.append(where, document.createElement("br"), id);
    list.append(item);
  }
  const close = document.createElement("button");
  close.textContent = "Kembali ke formulir";
  close.addEventListener("click", () => {
    dialog.remove();
    // The library's own word, that there was an error, has been said better here.
    document.querySelector<HTMLButtonElement>("#nc-root dialog[role=alertdialog][open] button")?.click();
  });
  dialog.append(title, list, close);
  document.body.append(dialog);
  // The library opens its dialog once this save has failed; what opens last lies on top.
  setTimeout(() => dialog.showModal(), 500);
}

CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave as never });
CMS.init({ config: formConfig(settings) as never });

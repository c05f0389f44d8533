import { englishFileNames, fileLabel } from "../../schema/contentFiles";
import type { Path } from "../../schema/traversal";

/*
 * The parts of the form that rely on Sveltia's DOM, by class names and labels, and on its errors. patchedLibrary.ts changes
 * Sveltia's code, and readCurrentContent.ts reads its stored data.
 */

/**
 * An error that stops a save when a "preSave" handler throws it. If an error's message is "saving_failed", Sveltia shows the
 * message of its cause. Of any other error Sveltia only says that one occurred.
 */
export const saveError = (message: string): Error => new Error("saving_failed", { cause: new Error(message) });

/** Whether a picture that was just chosen is still being prepared. Sveltia would save the file without it. */
export const isPreparingPicture = (): boolean => document.querySelector("#nc-root .processing") !== null;

/** The size in pixels of a picture that stands in the open form, by its field's path; undefined if it is not shown. */
export function shownPictureSize(path: Path): { width: number; height: number } | undefined {
  const image = document.querySelector<HTMLImageElement>(`#nc-root [data-key-path="${path.join(".")}"] img`);
  return image?.naturalWidth ? { width: image.naturalWidth, height: image.naturalHeight } : undefined;
}

/**
 * Opens a list's entry when its summary line is tapped. Sveltia only opens it by the small arrow button beside the line,
 * which is hard to hit with a thumb. Keyboard and screen reader users keep using the arrow button.
 */
export function openEntryBySummary(): void {
  const closed = 'button[aria-expanded="false"]';
  document.addEventListener("click", ({ target }) => {
    const summary = (target as Element).closest("#nc-root .summary");
    summary?.closest(`:has(${closed})`)?.querySelector<HTMLButtonElement>(closed)?.click();
  });
}

/**
 * Labels of Sveltia's buttons that the form hides: for slugs, second panes and previews, which it does not need, and for
 * renaming photographs, which would break references in the content.
 */
const hidden = ["Nama alamat", "Bagian kedua", "Pratinjau", "Gulir bersama", "Ganti nama"];

/** Labels of Sveltia's menu items that the form hides. */
const hiddenItems = ["Ganti nama foto", "Ubah foto"];

const englishFiles = englishFileNames.map((file) => `[data-label="${fileLabel(file)}"]`).join();

/** The name of the form's own switch in front of a record's folded fields. */
export const foldName = "lainnya";

/**
 * Styles for Sveltia's own DOM, by its class names:
 * - The `transform` keeps the note above the form visible. Sveltia covers the window with an open entry, but inside a
 *   transformed element it covers only this element.
 * - Long words of hints and buttons wrap, and the buttons of a date below it, so that no field is wider than a phone.
 * - A summary line looks clickable (`openEntryBySummary`).
 * - The check's message in the dialog of a refused save keeps its line breaks.
 * - The buttons and menu items above are hidden, and a photograph's path and address in its details.
 * - Signing in with a token comes first, and opening a folder is hidden where the browser cannot. The page scrolls where the
 *   window is lower than its buttons.
 * - The fields after a switch that is off are folded.
 * - Fields and files without use for this shop are hidden (`showFieldsFor`).
 */
export const libraryStyles = `#nc-root{position:relative;flex:1;min-height:0;transform:translate(0)}
#nc-root [data-key-path]{overflow-wrap:anywhere}
#nc-root [data-key-path] button:has(>.label){max-width:100%;height:auto;min-height:var(--sui-button-small-height)}
#nc-root [data-key-path] button>.label{white-space:normal}
#nc-root [data-field-type=datetime] div:has(>input){display:flex;flex-wrap:wrap}
#nc-root .summary{cursor:pointer}
#nc-root [role=alertdialog] .error{white-space:pre-line;overflow-wrap:anywhere}
${hidden.map((label) => `[data-label="${label}"],button[aria-label="${label}"]`).join()},[role=menuitem]:is(${hiddenItems.map((label) => `[aria-label="${label}"]`).join()}),section:has(>p>:is(a,bdi)[dir=ltr]){display:none!important}
#nc-root .container:has(>.inner>.buttons){overflow:auto}
#nc-root .buttons>.secondary{order:-1}
#nc-root .buttons>[aria-disabled=true],#nc-root .buttons>[aria-disabled=true]+div{display:none}
#nc-root [data-key-path$="${foldName}"]:has([aria-checked="false"])~*{display:none}
.no-english #nc-root:not(:has([data-key-path="english"] [aria-checked="true"])) :is([data-key-path$="English"],${englishFiles}),.no-demo #nc-root [data-key-path="demo"]{display:none}`;

/**
 * Hides the sign-in button. Sveltia requires a way to sign in, but without a repository there is no account to sign in to.
 */
export const hideSignIn = "#nc-root .buttons>.secondary{display:none}";

/**
 * Shows the fields and files that only English pages use, and the field that says that the shop is the demonstration, where
 * the content has use for them.
 */
export function showFieldsFor({ english, demo }: { english?: boolean | null; demo?: boolean | null }): void {
  document.body.classList.toggle("no-english", english === false);
  document.body.classList.toggle("no-demo", !demo);
}

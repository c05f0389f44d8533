import { expect } from "@playwright/test";
import { contentFiles, ownersFileNames } from "../../src/owner/schema/contentFiles";
import { metaOf } from "../../src/owner/schema/fields";
import { texts } from "../support/content";
import { deposit } from "../support/deposit";
import { openFile, press, test } from "../support/ownersForm";
import { button } from "../support/test";

test("nothing in the form is wider than a window of 320 px, with all parts unfolded", async ({ form }) => {
  const own = { ...JSON.parse(texts["shop.json"]), deposit };
  form.host.write("content/shop.json", JSON.stringify(own), "Isi toko");
  const page = await form.openSignedIn(320);
  const wider = [];
  for (const file of ownersFileNames) {
    await openFile(page, metaOf(contentFiles[file]).label);
    wider.push(...(await page.evaluate(unfoldAndMeasure)).map((found) => `${file}: ${found}`));
    await press(page, "Kembali tanpa menyimpan");
    await button(page, "Kembali tanpa menyimpan").waitFor({ state: "detached" });
  }
  expect([...new Set(wider)]).toEqual([]);
});

/** Runs in the page: unfolds and scrolls the form, and names what stands beyond the window, and buttons with cut words. */
async function unfoldAndMeasure() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
  const found = [];
  const pane = () => {
    let box = document.querySelector("[data-key-path]")?.parentElement;
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    return box;
  };
  for (let round = 0; round < 400; round += 1) {
    const folded = [
      ...document.querySelectorAll<HTMLElement>('#nc-root [data-key-path] button[aria-expanded="false"]'),
    ].filter(
      (button) =>
        /^Buka( semua)?$/.test(button.ariaLabel ?? button.textContent?.trim() ?? "") &&
        // This one opens a list of options over the form.
        !button.parentElement?.querySelector('[role="combobox"]'),
    );
    const unticked = [
      ...document.querySelectorAll<HTMLElement>('#nc-root [data-key-path] [role="checkbox"][aria-checked="false"]'),
      ...document.querySelectorAll<HTMLElement>('#nc-root [data-key-path$="lainnya"] [aria-checked="false"]'),
    ];
    for (const button of [...folded, ...unticked]) button.click();
    await frame();
    for (const element of document.querySelectorAll("#nc-root [data-key-path] *")) {
      const { left, right, width, height } = element.getBoundingClientRect();
      // A box as wide as its parts would name them all once more.
      const isDrawn = width > 0 && height > 0 && element.childElementCount === 0;
      const isCut = element.matches("button > .label") && element.scrollWidth > element.clientWidth + 1;
      if (isCut || (isDrawn && (right > innerWidth + 1 || left < -1))) {
        const field = element.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
        found.push(`${field}, ${element.tagName}: ${element.textContent?.trim()} (to ${Math.round(right)} px)`);
      }
    }
    const box = pane();
    const before = box?.scrollTop;
    box?.scrollBy({ top: box.clientHeight / 2, behavior: "instant" });
    await frame();
    if (box?.scrollTop === before && folded.length + unticked.length === 0) return found;
  }
  return [...found, "more than 400 half windows high"];
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { contentFileNames } from "../../src/schema/contentFiles";
import { shopFolder } from "../support/content";
import { siteInChromium } from "../support/siteInChromium";

const site = siteInChromium();

const texts: Record<string, string> = Object.fromEntries(
  contentFileNames.map((file) => [file, readFileSync(path.join(shopFolder, file), "utf8")]),
);

/** The form at a phone's width, with a folder of the browser's own in the checkout's place. */
async function openForm(): Promise<{ page: Page; foreign: string[]; close: () => Promise<void> }> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // The library opens local folders on this name alone.
  const origin = site.origin.replace("127.0.0.1", "localhost");
  const foreign: string[] = [];
  page.on("requestfinished", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
  });
  await page.addInitScript((files) => {
    const folder = async () => {
      const checkout = await (await navigator.storage.getDirectory()).getDirectoryHandle("checkout", { create: true });
      await checkout.getDirectoryHandle(".git", { create: true });
      const content = await checkout.getDirectoryHandle("content", { create: true });
      await content.getDirectoryHandle("images", { create: true });
      for (const [file, text] of Object.entries(files)) {
        const writer = await (await content.getFileHandle(file, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
      return checkout;
    };
    Object.assign(window, { showDirectoryPicker: folder });
  }, texts);
  await page.goto(`${origin}/admin/`);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  return { page, foreign, close: () => context.close() };
}

const written = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    const checkout = await (await navigator.storage.getDirectory()).getDirectoryHandle("checkout");
    const content = await checkout.getDirectoryHandle("content");
    return (await (await content.getFileHandle(name)).getFile()).text();
  }, file);

async function openFile(page: Page, label: string) {
  await page.getByText("Isi situs", { exact: true }).last().click();
  await page.getByText(label, { exact: true }).last().click();
  await page.getByRole("button", { name: "Expand All" }).first().click();
}

test("a price changed on a phone is one changed line, and nothing comes from elsewhere", async () => {
  const { page, foreign, close } = await openForm();
  await openFile(page, "Daftar layanan");
  await page.locator('[data-key-path="services.0.basePrice"] input').fill("110000");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Entry saved.").waitFor();
  const file = "services.json";
  expect(await written(page, file)).toBe(texts[file]?.replace('"basePrice": 100000', '"basePrice": 110000'));
  expect(foreign).toEqual([]);
  await close();
});

test("an overlap of the bands is not written; the check's own message is read", async () => {
  const { page, close } = await openForm();
  await openFile(page, "Jam booking dan pengali harganya");
  await page.locator('[data-key-path="bands.0.to"] input').fill("09:00");
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Belum disimpan" });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(
    'ada tumpang tindih setelah "Pagi" yang berakhir 09:00; seharusnya "09:30"',
  );
  expect(await written(page, "time-slot-bands.json")).toBe(texts["time-slot-bands.json"]);
  await dialog.getByRole("button", { name: "Kembali ke formulir" }).click();
  expect(await dialog.count()).toBe(0);
  await close();
});

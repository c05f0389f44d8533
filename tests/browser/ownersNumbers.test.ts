import type { Page } from "playwright-core";
import { expandEntries, field, openFile, ownersForm, press, save, saveAllTheSame, texts } from "../support/ownersForm";

const form = ownersForm();

const input = async (page: Page, fieldPath: string) => (await field(page, fieldPath)).locator("input").first();
/** What stands below a number's field, once it is to be seen. */
async function said(page: Page, fieldPath: string) {
  const reading = (await field(page, fieldPath)).locator(".number-reading");
  await reading.waitFor();
  return reading.innerText();
}

/** Types key by key, as a finger does, over what stands in the field. */
async function type(page: Page, fieldPath: string, keys: string) {
  const box = await input(page, fieldPath);
  await box.selectText();
  await box.pressSequentially(keys);
}

const pasted = (page: Page, text: string) =>
  page.evaluate((value) => document.execCommand("insertText", false, value), text);

test("a number is saved as it was typed or pasted, with what it was read as below it", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(1280, "Layanan dan harga");
  await expandEntries(page);
  for (const [fieldPath, keys, reading] of [
    ["services.0.basePrice", "27,500", "Dibaca: Rp 27.500"],
    ["services.0.duration", "1,5 jam", "Dibaca: 90 menit (1 jam 30 menit)"],
    ["services.1.basePrice", "25 ribu", "Dibaca: Rp 25.000"],
    ["services.2.basePrice", "Rp 27.500,-", "Dibaca: Rp 27.500"],
  ] as const) {
    await type(page, fieldPath, keys);
    expect([await (await input(page, fieldPath)).inputValue(), await said(page, fieldPath)]).toEqual([keys, reading]);
  }
  await (await input(page, "services.3.basePrice")).selectText();
  await pasted(page, "187.500");
  expect(await said(page, "services.3.basePrice")).toBe("Dibaca: Rp 187.500");
  // Corrected in its middle, with the caret where the finger put it.
  const beard = await input(page, "services.2.duration");
  await beard.press("Home");
  await beard.press("Delete");
  await beard.pressSequentially("4");
  expect([await beard.inputValue(), await said(page, "services.2.duration")]).toEqual(["40", "Dibaca: 40 menit"]);
  await press(page, /^Tutup semua$/);
  await page.getByText("Potong Rambut Klasik - Rp 27.500").waitFor({ state: "attached" });
  await saveAllTheSame(page);
  const original = JSON.parse(texts["services.json"] ?? "") as { services: object[] };
  const [first, second, third, fourth] = original.services;
  expect(JSON.parse(String(host.files.get("content/services.json")))).toEqual({
    services: [
      { ...first, basePrice: 27500, duration: 90 },
      { ...second, basePrice: 25000 },
      { ...third, basePrice: 27500, duration: 40 },
      { ...fourth, basePrice: 187500 },
    ],
  });
  await openFile(page, "Data toko");
  await type(page, "lastDayAhead", "30 hari");
  await save(page);
  expect(JSON.parse(String(host.files.get("content/shop.json"))).lastDayAhead).toBe(30);
  await close();
});

test("what is no such number stays as it was typed and is not saved, in an entry closed again as well", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(360, "Layanan dan harga");
  await expandEntries(page);
  for (const [fieldPath, keys] of [
    ["services.0.basePrice", "25,5"],
    ["services.1.basePrice", "1e5"],
    ["services.2.duration", "1,5"],
  ] as const) {
    await type(page, fieldPath, keys);
    await page.keyboard.press("Tab");
    expect(await said(page, fieldPath)).toContain(`Ditemukan "${keys}"; seharusnya `);
  }
  await press(page, "Simpan");
  await page.getByText("3 isian perlu dibetulkan sebelum disimpan.").waitFor();
  expect(await (await input(page, "services.0.basePrice")).inputValue()).toBe("25,5");
  await press(page, /^Tutup semua$/);
  await press(page, "Simpan");
  await page.getByRole("alertdialog", { name: "Belum disimpan" }).waitFor();
  expect(host.commits).toEqual([]);
  await close();
});

import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { texts } from "../support/content";
import { expandEntries, field, openFile, press, save, test } from "../support/ownersForm";

const input = async (page: Page, fieldPath: string) => (await field(page, fieldPath)).locator("input").first();
/** What stands below a number's field, once it is to be seen. */
async function said(page: Page, fieldPath: string) {
  const reading = (await field(page, fieldPath)).locator(".typed-reading");
  await expect(reading).toBeVisible();
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

/** Writes into a field as a phone's keyboard does that composes a word before it gives it. */
async function compose(page: Page, fieldPath: string, text: string) {
  await (await input(page, fieldPath)).selectText();
  const keyboard = await page.context().newCDPSession(page);
  for (const [index] of [...text].entries()) {
    const composed = text.slice(0, index + 1);
    const end = composed.length;
    await keyboard.send("Input.imeSetComposition", { text: composed, selectionStart: end, selectionEnd: end });
  }
  await keyboard.send("Input.insertText", { text });
  await keyboard.detach();
}

test("a number is saved as it was typed or pasted, with what it was read as below it", async ({ form }) => {
  const { host } = form;
  // An old file, from before the shop could be without English pages.
  const { english: _, ...old } = JSON.parse(texts["shop.json"]);
  host.files.set("content/shop.json", Buffer.from(`${JSON.stringify(old, null, 2)}\n`));
  const page = await form.openSignedIn(360, "Layanan dan harga");
  await expandEntries(page);
  for (const [fieldPath, keys, reading] of [
    ["services.0.basePrice", "27,500", "Dibaca: Rp 27.500"],
    ["services.0.duration", "1,5 jam", "Dibaca: 90 menit (1 jam 30 menit)"],
  ] as const) {
    await type(page, fieldPath, keys);
    expect([await (await input(page, fieldPath)).inputValue(), await said(page, fieldPath)]).toEqual([keys, reading]);
  }
  await (await input(page, "services.3.basePrice")).selectText();
  await pasted(page, "187.500");
  expect(await said(page, "services.3.basePrice")).toBe("Dibaca: Rp 187.500");
  await compose(page, "services.1.duration", "1 jam 5 menit");
  expect(await said(page, "services.1.duration")).toBe("Dibaca: 65 menit (1 jam 5 menit)");
  await press(page, /^Tutup semua$/);
  await expect(page.getByText("Potong Rambut Klasik - Rp 27.500")).toBeAttached();
  await save(page);
  const original = JSON.parse(texts["services.json"]) as { services: object[] };
  const [first, second, third, fourth] = original.services;
  expect(JSON.parse(String(host.files.get("content/services.json")))).toEqual({
    services: [
      { ...first, basePrice: 27500, duration: 90 },
      { ...second, duration: 65 },
      third,
      { ...fourth, basePrice: 187500 },
    ],
  });
  await openFile(page, "Data toko");
  await (await field(page, "english")).getByRole("switch").click();
  await type(page, "lastDayAhead", "30 hari");
  await save(page);
  expect(JSON.parse(String(host.files.get("content/shop.json")))).toEqual({
    ...old,
    lastDayAhead: 30,
    english: false,
  });
});

test("a time is understood as it is written here, or refused, and an entry opens by its line", async ({ form }) => {
  const { host } = form;
  const file = "content/time-slot-bands.json";
  const { bands } = JSON.parse(texts["time-slot-bands.json"]) as { bands: object[] };
  const [band] = bands;
  const lebaran = { name: "Lebaran", days: null, from: "2027-03-10", to: "2027-03-14", bands: [band] };
  host.files.set(file, Buffer.from(`${JSON.stringify({ bands, otherDays: [lebaran] }, null, 2)}\n`));
  const page = await form.openSignedIn(1280, "Jam booking dan harganya");
  await expandEntries(page);
  await type(page, "bands.0.from", "8.30 pagi");
  expect(await said(page, "bands.0.from")).toBe("Dibaca: 08:30");
  const last = `bands.${bands.length - 1}.to`;
  await type(page, last, "21.20");
  await page.keyboard.press("Tab");
  expect(await said(page, last)).toContain('Ditemukan "21.20"; seharusnya jam yang tepat pada menit 00 atau 30');
  await press(page, "Simpan");
  await expect(page.getByText("1 isian perlu dibetulkan sebelum disimpan.")).toBeVisible();
  await type(page, last, "21,30");
  expect([await (await input(page, last)).inputValue(), await said(page, last)]).toEqual(["21,30", "Dibaca: 21:30"]);
  expect(host.commits).toEqual([]);
  await (await field(page, "otherDays")).getByText(/^Lebaran - /).click();
  await (await field(page, "otherDays.0.from")).locator("input[type=date]").fill("2027-03-11");
  await save(page);
  expect(JSON.parse(String(host.files.get(file)))).toEqual({
    bands: bands.map((one, index) => ({
      ...one,
      ...(index === 0 ? { from: "08:30" } : {}),
      ...(index === bands.length - 1 ? { to: "21:30" } : {}),
    })),
    otherDays: [{ ...lebaran, from: "2027-03-11" }],
  });
});

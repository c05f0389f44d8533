import { expect, type Page } from "@playwright/test";
import { texts } from "../support/content";
import {
  answering,
  choose,
  expandEntries,
  field,
  fill,
  openFile,
  press,
  save,
  test,
  textInFolder,
} from "../support/ownersForm";
import { button, byRole, expectText } from "../support/test";

/** The question whether to take up a draft again. */
const keptDraft = (page: Page) => byRole(page, "alertdialog", "Lanjutkan perubahan");

/** Waits until the form has kept what is typed, half a second after the last letter. */
const draftIsKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const resultOf = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve) => request.addEventListener("success", () => resolve(request.result)));
        const [{ name = "" } = {}] = await indexedDB.databases();
        const database = await resultOf(indexedDB.open(name));
        const count = await resultOf(database.transaction("draft-backups").objectStore("draft-backups").count());
        database.close();
        return count;
      }),
    )
    .toBe(1);

test("what somebody else changes meanwhile is read anew, not written over", async ({ form, host }) => {
  const page = await form.openSignedIn(360, "Layanan dalam bahasa Inggris");
  const services = JSON.parse(texts["services.json"]) as { services: Record<string, unknown>[] };
  services.services.push({ ...services.services[0], id: "coloring", name: "Semir Rambut" });
  await press(page, "Kembali tanpa menyimpan");
  host.write("content/services.json", `${JSON.stringify(services, null, 2)}\n`, "Ubah layanan dan harga");
  await openFile(page, "Produk");
  await expandEntries(page, "products");
  await fill(page, "products.0.price", "140000");
  await save(page);
  await openFile(page, "Layanan dalam bahasa Inggris");
  await expandEntries(page);
  await choose(page, "services.0.bookingService", "Semir Rambut");
  await save(page);
  expect(String(host.files.get("content/service-catalogue.json"))).toContain('"bookingService": "coloring"');

  await openFile(page, "Pesan untuk pelanggan");
  host.write("content/customer-messages.json", texts["customer-messages.json"].replace("Halo", "Hai") ?? "", "Ubah");
  const count = host.commits.length;
  await (await field(page, "refusal")).getByRole("textbox").pressSequentially("Maaf. ");
  await press(page, "Simpan");
  await expectText(page, "Sudah diubah orang lain");
  expect(host.commits).toHaveLength(count);
  await press(page, "Batal");
  await draftIsKept(page);
  await page.reload();
  await expect(keptDraft(page)).toContainText(
    "Bagian ini diubah setelah Anda membukanya. Kalau tetap disimpan, perubahan itu hilang.",
  );
});

test("a draft that was left is taken up again, with no word of other saves where there are none", async ({ form }) => {
  const page = await form.openSignedIn(360, "Pesan untuk pelanggan");
  await (await field(page, "refusal")).getByRole("textbox").pressSequentially("Maaf. ");
  await draftIsKept(page);
  await page.reload();
  await expect(keptDraft(page)).toContainText("yang belum disimpan. Lanjutkan?");
  await expect(keptDraft(page)).not.toContainText("setelah Anda membukanya");
  await press(page, "Lanjutkan");
  await expect((await field(page, "refusal")).getByRole("textbox")).toHaveValue(/Maaf\. /);
});

test("in a folder one changed text is its file's only change, and no host is asked", async ({ form }) => {
  const { page, foreign } = await form.openFolder(1280);
  await openFile(page, "Data toko");
  const input = (await field(page, "tagline")).locator("input, textarea").first();
  const change = (text: string) => text.replace("Potongan rapi", "Potongan paling rapi");
  await input.fill(change(await input.inputValue()));
  await save(page);
  expect(await textInFolder(page, "shop.json")).toBe(change(texts["shop.json"]));
  expect(foreign).toEqual([]);
});

test("a day's hours are removed only after a question", async ({ form }) => {
  const { page } = await form.openFolder(1280);
  const tick = async () => (await field(page, "openingHours.sunday")).getByRole("checkbox").click();
  const closing = async () => (await field(page, "openingHours.sunday.close")).getByRole("textbox");
  const hours = async () => JSON.parse(await textInFolder(page, "shop.json")).openingHours.sunday;
  await openFile(page, "Data toko");
  await tick();
  expect(await answering(page, true)).toContain("Ini tidak ada lagi.");
  await expectText(page, "Tersimpan.");
  expect(await hours()).toBeNull();
  await openFile(page, "Data toko");
  await tick();
  await (await closing()).fill("17:00");
  await save(page);
  expect(await hours()).toEqual({ open: "09:00", close: "17:00" });
});

test("a build without a repository offers the local folder only", async ({ form }) => {
  const { page } = await form.open(360, "alone.html");
  await expect(button(page, "Buka folder di komputer ini")).toBeVisible();
  await expect(button(page, "Masuk dengan token")).toBeHidden();
  await page.getByText("Hanya folder di komputer ini").click();
  await expectText(page, "Situs ini dibuat tanpa nama repositori");
});

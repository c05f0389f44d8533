import type { Page, Route } from "playwright-core";
import {
  expandEntries,
  field,
  fill,
  openFile,
  ownersForm,
  press,
  save,
  signIn,
  texts,
  widen,
} from "../support/ownersForm";

const form = ownersForm();

const asked = (page: Page, title: string) => page.getByRole("alertdialog", { name: title });

test("a warning of the check is asked about before a save, once", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(360, "Layanan dan harga");
  await expandEntries(page);
  await fill(page, "services.0.basePrice", "2500");
  await fill(page, "services.1.name", "Potong <b>Rapi</b>");
  await press(page, "Simpan");
  const question = asked(page, "Benar begini?");
  await question.waitFor();
  const said = await question.innerText();
  expect(said).toContain('"Potong Rambut Klasik" (no. 1) › Harga dasar dalam rupiah\nDitemukan 2500');
  expect(said).toContain('Ada tanda "<b>"');
  await question.getByRole("button", { name: "Betulkan dulu" }).click();
  // Back in the form, without another dialog, and with what was typed.
  await page.getByRole("button", { name: "Simpan" }).and(page.locator(":enabled")).waitFor();
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  expect(host.commits).toEqual([]);
  await widen(page, 1280);
  await fill(page, "services.1.name", "Potong Rapi");
  await press(page, "Simpan");
  await question.waitFor();
  expect(await question.innerText()).not.toContain("<b>");
  await question.getByRole("button", { name: "Tetap simpan" }).click();
  await page.getByText("Tersimpan.").waitFor();
  expect(JSON.parse(String(host.files.get("content/services.json"))).services[0].basePrice).toBe(2500);

  // What was said of the file before is not said again.
  await openFile(page, "Layanan dan harga");
  await expandEntries(page);
  await fill(page, "services.2.name", "Cukur Kumis");
  await save(page);
  await openFile(page, "Hari dan jam tutup");
  await expandEntries(page);
  await fill(page, "closures.0.to", "2062-02-07");
  await press(page, "Simpan");
  await question.waitFor();
  expect(await question.innerText()).toContain('Ditemukan "2062-02-07"');
  await close();
});

test("what fails at the host is said in Indonesian, and a commit without an answer is one's own", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(360, "Pesan untuk pelanggan");
  await fill(page, "refusal", "Maaf, belum bisa.");
  const refused = asked(page, "Belum disimpan");
  const graphql = `${host.apiRoot}/api/graphql`;
  const commits = (answer: (route: Route) => Promise<void>) => async (route: Route) =>
    route.request().postData()?.includes("createCommitOnBranch") ? answer(route) : route.fallback();
  const saveWith = async (width: number, answer: (route: Route) => Promise<void>, said: string) => {
    await widen(page, width);
    const handler = commits(answer);
    await page.route(graphql, handler);
    await press(page, "Simpan");
    await refused.getByText(said).waitFor();
    await refused.getByRole("button", { name: "Baik" }).click();
    await page.unroute(graphql, handler);
  };
  await saveWith(1280, (route) => route.abort(), "GitHub tidak terjangkau. Periksa sambungan internet");
  await saveWith(360, (route) => route.abort(), "GitHub tidak terjangkau. Periksa sambungan internet");
  const headers = { "access-control-allow-origin": "*" };
  await saveWith(360, (route) => route.fulfill({ status: 503, headers, json: {} }), "GitHub sedang terganggu.");
  await saveWith(
    1280,
    (route) => route.fulfill({ status: 401, headers, json: { message: "Bad credentials" } }),
    "Token Anda tidak berlaku lagi",
  );
  const forbidden = { errors: [{ type: "FORBIDDEN", message: "Resource not accessible by personal access token" }] };
  await saveWith(360, (route) => route.fulfill({ headers, json: forbidden }), "Token Anda tidak boleh melakukan ini.");
  expect(host.commits).toEqual([]);
  // The commit goes through, its answer is lost: it is found at the host.
  const lost = commits(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route(graphql, lost);
  await save(page);
  await page.unroute(graphql, lost);
  expect(host.commits).toHaveLength(1);
  // Nor does the host answer when it is asked: the next save takes the commit for one's own.
  await openFile(page, "Pesan untuk pelanggan");
  await fill(page, "refusal", "Maaf, hari itu penuh.");
  let isDown = false;
  const cutOff = async (route: Route) => {
    if (!isDown && !route.request().postData()?.includes("createCommitOnBranch")) return route.fallback();
    if (!isDown) await route.fetch();
    isDown = true;
    return route.abort();
  };
  await page.route(`${host.apiRoot}/**`, cutOff);
  await press(page, "Simpan");
  await refused.getByText("GitHub tidak terjangkau.").waitFor();
  await refused.getByRole("button", { name: "Baik" }).click();
  await page.unroute(`${host.apiRoot}/**`, cutOff);
  expect(host.commits).toHaveLength(2);
  await widen(page, 1280);
  await save(page);
  expect(host.commits.every(({ author }) => author === "Pemilik")).toBe(true);
  const original = texts["customer-messages.json"] ?? "";
  expect(JSON.parse(String(host.files.get("content/customer-messages.json")))).toEqual({
    ...JSON.parse(original),
    refusal: "Maaf, hari itu penuh.",
  });
  // Somebody else's change is told as such, after one's own as well.
  await openFile(page, "Pesan untuk pelanggan");
  await fill(page, "refusal", "Maaf, penuh.");
  host.write("content/customer-messages.json", original.replace("Halo", "Hai"), "Ubah");
  await press(page, "Simpan");
  await page.getByText("Sudah diubah orang lain").waitFor();
  await close();
});

test("a token that has expired is named as the reason for signing in again", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(360);
  await page.getByText("Layanan dan harga", { exact: true }).waitFor();
  await page.route(`${host.apiRoot}/**`, (route) =>
    route.request().method() === "OPTIONS"
      ? route.fallback()
      : route.fulfill({
          status: 401,
          headers: { "access-control-allow-origin": "*" },
          json: { message: "Bad credentials" },
        }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Masuk dengan token" }).waitFor();
  for (const width of [360, 1280]) {
    await widen(page, width);
    await page.getByRole("alert").getByText("Token Anda tidak berlaku lagi: sudah kedaluwarsa atau dihapus.").waitFor();
  }
  await page.unroute(`${host.apiRoot}/**`);
  await signIn(page, host.token);
  await page.getByText("Layanan dan harga", { exact: true }).waitFor();
  expect(await page.getByText("Token Anda tidak berlaku lagi").count()).toBe(0);
  await close();
});

test("an entry is deleted after a question, and a long message has a box that grows", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(360, "Produk");
  const count = JSON.parse(texts["product-catalogue.json"] ?? "").products.length as number;
  const cross = (await field(page, "products")).getByRole("button", { name: "Hapus", exact: true }).first();
  const question = asked(page, "Hapus isi ini?");
  await cross.click();
  expect(await question.innerText()).toContain("Matte Clay");
  await question.getByRole("button", { name: "Batal" }).click();
  expect(await page.getByRole("button", { name: "Simpan" }).isDisabled()).toBe(true);
  await expandEntries(page, "products");
  await cross.click();
  expect(await question.innerText()).toContain("Matte Clay");
  await question.getByRole("button", { name: "Hapus" }).click();
  await save(page);
  expect(JSON.parse(String(host.files.get("content/product-catalogue.json"))).products).toHaveLength(count - 1);

  await openFile(page, "Pesan untuk pelanggan");
  const box = (await field(page, "refusal")).locator("textarea");
  const height = async () => (await box.boundingBox())?.height ?? 0;
  const before = await height();
  await box.fill("Maaf, belum bisa. ".repeat(20));
  expect(await height()).toBeGreaterThan(before);
  // A line break typed into it is a space in the file, whose messages are one line.
  await box.fill("Maaf,\nbelum bisa.");
  await save(page);
  expect(JSON.parse(String(host.files.get("content/customer-messages.json"))).refusal).toBe("Maaf, belum bisa.");
  await close();
});

test("what the library has no Indonesian words for is not shown", async () => {
  const { page, close } = await form.openSignedIn(1280);
  await page.getByRole("button", { name: /akun/i }).click();
  await page.getByRole("menuitem", { name: "Pengaturan" }).click();
  await page.getByRole("tab", { name: "Tampilan" }).waitFor();
  const tabs = await page.getByRole("tab").filter({ visible: true }).allInnerTexts();
  expect(tabs.map((tab) => tab.split("\n").at(-1))).toEqual(["Tampilan", "Bahasa", "Isi"]);
  await page.keyboard.press("Escape");
  // A phone has the settings on pages of their own.
  await widen(page, 360);
  await page.getByRole("radio", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Pengaturan" }).click();
  await page.getByRole("menuitem", { name: "Tampilan" }).waitFor();
  const items = await page.getByRole("menuitem").filter({ visible: true }).allInnerTexts();
  expect(items.map((item) => item.split("\n").at(-1))).toEqual(["Tampilan", "Bahasa", "Isi"]);
  await close();
});

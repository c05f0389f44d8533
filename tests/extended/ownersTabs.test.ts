import { field, fill, openFile, ownersForm, press, save } from "../support/ownersForm";

const form = ownersForm();

test("what one tab saved is not undone by another without a question", async () => {
  const { host } = form;
  const { page, close } = await form.openSignedIn(1280);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await openFile(other, "Pesan untuk pelanggan");
  await openFile(page, "Pesan untuk pelanggan");
  await fill(page, "greeting", "Halo {nama}, dari tab pertama.");
  await save(page);
  await fill(other, "reminder", "Ingat ya, {nama}: {tanggal} pukul {jam}.");
  await press(other, "Simpan");
  const question = other.getByRole("alertdialog", { name: "Sudah diubah di tab lain" });
  await question.getByRole("button", { name: "Jangan simpan" }).click();
  await other.getByRole("alertdialog", { name: "Belum disimpan" }).getByText("Muat ulang halaman ini").waitFor();
  expect(host.commits).toHaveLength(1);
  expect(String(host.files.get("content/customer-messages.json"))).toContain("dari tab pertama");
  await close();
});

test("a group that is ticked opens, and one that is unticked is deleted only after a question", async () => {
  const { page, close } = await form.openSignedIn(360, "Data toko");
  const links = await field(page, "links");
  await links.getByRole("checkbox").first().click();
  await (await field(page, "links.tiktok")).getByRole("textbox").fill("https://www.tiktok.com/@toko");
  await links.getByRole("checkbox", { checked: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Hapus isi ini?" });
  await question.getByRole("button", { name: "Batal" }).click();
  expect(await (await field(page, "links.tiktok")).getByRole("textbox").inputValue()).toContain("@toko");
  await links.getByRole("checkbox", { checked: true }).first().click();
  await question.getByRole("button", { name: "Hapus", exact: true }).click();
  await page.locator('[data-key-path="links.tiktok"]').waitFor({ state: "detached" });
  await close();
});

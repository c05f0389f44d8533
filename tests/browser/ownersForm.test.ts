import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { checkContent } from "../../src/owner/check/checkContent";
import { missingBeforeLaunch } from "../../src/owner/check/missingBeforeLaunch";
import { emptyShop } from "../../src/owner/reset/emptyShop";
import { type ContentFileName, contentFileNames } from "../../src/owner/schema/contentFiles";
import { readContent } from "../../src/owner/schema/contentFolder";
import { shopFolder, texts } from "../support/content";
import { contentCopy } from "../support/contentCopy";
import { melati } from "../support/openShop";
import {
  answering,
  choose,
  expandEntries,
  field,
  fill,
  openFile,
  press,
  save,
  signIn,
  test,
  upload,
} from "../support/ownersForm";
import { button, byRole, expectText, link, resize, tap } from "../support/test";

test("a changed price is one commit with one changed line; signing out leaves nothing", async ({ form, host }) => {
  const { page, foreign } = await form.open(360);
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  await signIn(page, "keliru");
  await expectText(page, "Token itu tidak dikenal.");
  expect(await kept()).not.toContain("keliru");
  await signIn(page, host.token);
  await openFile(page, "Layanan dan harga");
  await page.getByText("Potong Rambut Klasik - Rp 100.000").click();
  const price = (await field(page, "services.0.basePrice")).getByRole("textbox");
  await expect(price).toHaveValue("100000");
  await price.fill("");
  await price.pressSequentially("110.000");
  await save(page);
  expect(host.commits.map(({ message, removed }) => ({ message, removed }))).toEqual([
    { message: "Ubah layanan-dan-harga", removed: [] },
  ]);
  expect(Object.keys(host.commits[0]?.written ?? {})).toEqual(["content/services.json"]);
  expect(host.files.get("content/services.json")?.toString()).toBe(
    texts["services.json"].replace('"basePrice": 100000', '"basePrice": 110000'),
  );
  await openFile(page, "Layanan dan harga");
  await expectText(page, "Potong Rambut Klasik - Rp 110.000");
  await press(page, "Kembali tanpa menyimpan");
  await byRole(page, "radio", "Menu").click();
  await byRole(page, "menuitem", "Keluar").click();
  await expect(button(page, "Masuk dengan token")).toBeVisible();
  expect(await kept()).not.toContain(host.token);
  expect([...new Set(foreign.map((address) => new URL(address).origin))]).toEqual([new URL(host.apiRoot).origin]);
});

test("a phone's photograph is committed upright, scaled down and in its folder", async ({ form, host }) => {
  const page = await form.openSignedIn(360, "Hasil kerja");
  // Twelve megapixels stored sideways, as by a phone held upright: the left side of the file is the picture's top.
  const [width, height] = [4032, 3024];
  const top = await sharp({ create: { width: width / 2, height, channels: 3, background: "#c02020" } })
    .png()
    .toBuffer();
  const photograph = await sharp({ create: { width, height, channels: 3, background: "#2020c0" } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await press(page, /Tambah .foto/);
  await upload(page, "photos.0.image", "IMG 2031.JPG", photograph);
  await press(page, "Pasang");
  await expectText(page, "img-2031.webp");
  await fill(page, "photos.0.caption", "Mid fade");
  await choose(page, "photos.0.service", "Styling Premium");
  await save(page);
  const photo = { image: "images/gallery/img-2031.webp", caption: "Mid fade", service: "premium" };
  const commit = host.commits.at(-1);
  expect(commit?.message).toBe("Ubah hasil-kerja +1");
  const { [`content/${photo.image}`]: arrived, "content/gallery.json": gallery, ...others } = commit?.written ?? {};
  expect(others).toEqual({});
  expect(JSON.parse(String(gallery))).toEqual({ photos: [photo] });
  const { data, info } = await sharp(arrived).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1800, 2400]);
  const colourAt = (y: number) => [...data.subarray(y * info.width * info.channels).subarray(0, 3)];
  expect(colourAt(10)[0]).toBeGreaterThan(150);
  expect(colourAt(2390)[2]).toBeGreaterThan(150);
  expect((await sharp(arrived).metadata()).orientation ?? 1).toBe(1);
  expect(arrived?.length).toBeLessThan(200_000);
  const copy = contentCopy();
  copy.write("gallery.json", String(gallery));
  copy.write(photo.image, arrived ?? "");
  const said = await checkContent(copy.folder);
  expect(said.filter(({ file }) => file === "gallery.json" || file.startsWith("images"))).toEqual([]);
  copy.dispose();
});

test("on the smallest phone every step is in view, and the status line keeps up", async ({ form, host }) => {
  const own = { ...melati, english: false, tagline: "Rapi (contoh)." };
  host.write("content/shop.json", JSON.stringify({ ...JSON.parse(texts["shop.json"]), ...own }), "Isi toko");
  host.runs.push({
    status: "in_progress",
    conclusion: null,
    updated_at: "2026-12-01T02:00:00Z",
    html_url: "/berjalan",
  });
  const { page } = await form.open(360);
  await resize(page, 360, 560);
  await tap(button(page, "Masuk dengan token"));
  await byRole(page, "textbox", "Token").fill(host.token);
  // What the keyboard leaves.
  await resize(page, 360, 300);
  await tap(button(page, /^Masuk$/));
  await resize(page, 360, 616);
  const line = page.locator("#site-status");
  await expect(line).toContainText(/^Sedang diterbitkan….*Yang masih kurang: Data toko \(.*Kalimat di bawah nama toko/);
  await expect(page.getByText("Layanan dalam bahasa Inggris")).toBeHidden();
  expect((await line.boundingBox())?.height).toBeLessThan(30);
  const run = { status: "completed", conclusion: "failure", updated_at: "2026-12-01T02:00:00Z", html_url: "/gagal" };
  host.runs.unshift(run);
  await tap(byRole(page, "treeitem", "Data toko"));
  await expect(line).toContainText("Gagal terbit 1 Des 2026, 09.00; ketuk untuk sebabnya.");
  await expect(await field(page, "tagline")).toBeVisible();
  await expect(page.locator('[data-key-path="taglineEnglish"]')).toBeHidden();
  await tap(line);
  await expect(link(page, "tab Actions")).toHaveAttribute("href", "/gagal");
  await tap(line);
  await fill(page, "tagline", "Rapi.");
  host.runs.unshift({ ...run, conclusion: "success" });
  await tap(button(page, "Simpan"));
  await expect(line).toContainText("Terbit 1 Des 2026, 09.00.");
  await expect(line).not.toContainText("Kalimat di bawah nama toko");
});

test("a save is taken back by thumb from the line above the form, after the same check", async ({ form, host }) => {
  const page = await form.openSignedIn(360, "Layanan dan harga");
  await resize(page, 360, 616);
  const stored = (file: ContentFileName) => String(host.files.get(`content/${file}`));
  const saveName = async (name: string) => {
    await expandEntries(page);
    await fill(page, "services.0.name", name);
    await save(page);
  };
  await saveName("Potong Salah");
  await openFile(page, "Layanan dan harga");
  await saveName("Potong Salah Lagi");
  const listed = button(page, /^Kembalikan seperti sebelum Ubah Layanan dan harga, 1 Des 2026/);
  /** Taps the button beside a save, and answers the question, which is given. */
  const takeBack = async (save: Locator, isYes = true) => {
    await save.scrollIntoViewIfNeeded();
    const loaded = isYes ? page.waitForEvent("load") : undefined;
    const question = await answering(page, isYes, () => tap(save));
    await loaded;
    return question;
  };
  const openHistory = () => tap(page.locator("#site-status"));
  await openHistory();
  await expect(listed).toHaveCount(2);
  const question = await takeBack(listed.last(), false);
  expect(question).toMatch(
    /^Layanan dan harga kembali seperti sebelum 1 Des 2026, .*sesudahnya juga ikut kembali.*Kembalikan\?/s,
  );
  expect(host.commits).toHaveLength(2);
  await takeBack(listed.last());
  expect(stored("services.json")).toBe(texts["services.json"]);
  await page.getByText("Layanan dan harga", { exact: true }).waitFor();
  await openHistory();
  expect(await takeBack(button(page, /sebelum Kembalikan Layanan/))).not.toContain("sesudahnya");
  expect(stored("services.json")).toContain('"name": "Potong Salah Lagi"');
});

test("fewer than twenty typed values open an emptied shop", async ({ form, host }) => {
  const empty = emptyShop(readContent(shopFolder));
  for (const [file, data] of Object.entries(empty)) host.write(`content/${file}`, JSON.stringify(data), "Mulai");
  const page = await form.openSignedIn(360);
  await resize(page, 360, 616);
  let typed = 0;
  const type = async (fieldPath: string, value: string) => {
    typed += 1;
    await fill(page, fieldPath, value);
  };
  await openFile(page, "Data toko");
  await expect(page.locator('[data-key-path="shortName"]')).toBeHidden();
  await type("name", "Pangkas Melati");
  await type("tagline", "Rapi dan tidak terburu-buru.");
  await type("chatNumber", "0812-2755-4321");
  await type("address.street", "Jl. Kaliurang 5");
  await type("address.district", "Ngaglik");
  await type("address.city", "Sleman");
  await type("address.region", "DI Yogyakarta");
  await type("address.postalCode", "55581");
  await (await field(page, "openingHours.everyDay")).getByRole("checkbox").click();
  await type("openingHours.everyDay.open", "9 pagi");
  await type("openingHours.everyDay.close", "21.00");
  await choose(page, "openingHours.everyDay.closedOn", "Jumat");
  await save(page);
  await openFile(page, "Layanan dan harga");
  for (const [index, [name, price]] of [
    ["Potong", "25 ribu"],
    ["Cukur jenggot", "15.000"],
  ].entries()) {
    await press(page, /Tambah .layanan/);
    await type(`services.${index}.name`, name ?? "");
    await type(`services.${index}.basePrice`, price ?? "");
    await type(`services.${index}.duration`, "30");
  }
  await save(page);
  const copy = contentCopy();
  for (const file of contentFileNames) copy.write(file, host.files.get(`content/${file}`) ?? "");
  const shop = readContent(copy.folder);
  copy.dispose();
  expect(missingBeforeLaunch(shop)).toBeUndefined();
  expect(shop["shop.json"].openingHours).toMatchObject({ friday: null, sunday: { open: "09:00", close: "21:00" } });
  expect(shop["services.json"].services.map(({ id }) => id)).toEqual(["potong", "cukur-jenggot"]);
  expect(typed).toBeLessThan(20);
});

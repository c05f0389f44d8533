import { expect } from "@playwright/test";
import sharp from "sharp";
import {
  answering,
  choose,
  expandEntries,
  field,
  fill,
  press,
  save,
  saveInVain,
  test,
  upload,
} from "../support/ownersForm";
import { button, byRole, expectText, resize } from "../support/test";

const draw = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 60 }, background: "#fff" },
  })
    .jpeg()
    .toBuffer();

/** Runs in the page: lets no picture be decoded until `decodeNow` is called, as on a slow phone. */
function decodeLater() {
  const decode = window.createImageBitmap.bind(window);
  const held: (() => void)[] = [];
  let isOpen = false;
  const late = async (...given: Parameters<typeof decode>) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    return decode(...given);
  };
  const decodeNow = () => {
    isOpen = true;
    for (const go of held) go();
  };
  Object.assign(window, { createImageBitmap: late, decodeNow });
}

const barber = {
  id: "rizky",
  name: "Rizky",
  line: "Fade.",
  portrait: "images/barbers/old.jpg",
  daysOff: [],
  leave: [],
};

test("a file is not saved without the photograph being prepared for it", async ({ form, host }) => {
  host.files.set("content/images/barbers/old.jpg", Buffer.from(await draw(400, 500)));
  host.files.set("content/barbers.json", Buffer.from(`${JSON.stringify({ barbers: [barber] }, null, 2)}\n`));
  const page = await form.openSignedIn(360, "Barber");
  await expandEntries(page);
  await fill(page, "barbers.0.line", "Spesialis fade.");
  await upload(page, "barbers.0.portrait", "rizky.jpg", await draw(480, 600));
  await expect(button(page, "Pasang")).toBeVisible();
  await page.evaluate(decodeLater);
  await press(page, "Pasang");
  await expectText(page, "Foto sedang disiapkan. Tunggu sebentar.");
  await saveInVain(page, "Foto masih disiapkan.");
  expect(host.commits).toEqual([]);
  await page.evaluate(() => (window as unknown as { decodeNow: () => void }).decodeNow());
  await expectText(page, "rizky.webp");
  await save(page);
  expect(JSON.parse(String(host.files.get("content/barbers.json"))).barbers).toEqual([
    { ...barber, line: "Spesialis fade.", portrait: "images/barbers/rizky.webp" },
  ]);
});

test("two photographs of one name stay two, under names that the check accepts", async ({ form, host }) => {
  const page = await form.openSignedIn(1280, "Hasil kerja");
  const names = ["image.jpg", "image.jpg", "Café – depan.jpg", "💈.jpg"];
  for (const [index, name] of names.entries()) {
    await press(page, /Tambah .foto/);
    await upload(page, `photos.${index}.image`, name, await draw(600 + index, 750));
    await press(page, "Pasang");
    // The field is drawn anew when its photograph is ready, which a tap meanwhile could miss.
    await (await field(page, `photos.${index}.image`)).getByText(/\.webp$/).waitFor();
    await fill(page, `photos.${index}.caption`, `Potongan ${index}`);
    await choose(page, `photos.${index}.service`, "Styling Premium");
  }
  await save(page);
  const { photos } = JSON.parse(String(host.files.get("content/gallery.json")));
  const paths = photos.map(({ image }: { image: string }) => image);
  expect(paths.slice(0, 3)).toEqual(["image", "image-1", "cafe-depan"].map((name) => `images/gallery/${name}.webp`));
  expect(paths[3]).toMatch(/^images\/gallery\/[\w-]+\.webp$/);
  const widths = paths.map(async (path: string) => (await sharp(host.files.get(`content/${path}`)).metadata()).width);
  expect(await Promise.all(widths)).toEqual([600, 601, 602, 603]);
});

test("an unused photograph is deleted after a question, and can be had back; none is renamed", async ({
  form,
  host,
}) => {
  const unused = await draw(600, 600);
  host.write("content/images/unused.jpg", unused, "Unggah content/images/unused.jpg");
  const page = await form.openSignedIn(1280);
  await byRole(page, "radio", "Foto").click();
  await page.getByText("unused.jpg", { exact: true }).click();
  await expect(button(page, /^Hapus/)).toBeVisible();
  // A new name would leave the content naming the old one.
  const renaming = button(page, /nama/i).filter({ visible: true });
  await expect(renaming).toHaveCount(0);
  await resize(page, 360, 740);
  // A phone shows a photograph on a page of its own, and what can be done with it in a menu.
  await byRole(page, "row", "unused.jpg").click();
  await press(page, "Pilihan");
  await expect(byRole(page, "menuitem", "Hapus")).toBeVisible();
  const actions = await page.getByRole("menuitem").filter({ visible: true }).allInnerTexts();
  expect(actions.filter((action) => /nama/i.test(action))).toEqual([]);
  await byRole(page, "menuitem", "Hapus").click();
  await button(byRole(page, "alertdialog", "Hapus foto"), "Hapus").click();
  await expectText(page, "Foto dihapus.");
  expect(host.commits.at(-1)?.removed).toEqual(["content/images/unused.jpg"]);
  await page.locator("#site-status").click();
  const loaded = page.waitForEvent("load");
  await answering(page, true, () => press(page, /^Kembalikan seperti sebelum Hapus unused\.jpg/));
  await loaded;
  expect(host.files.get("content/images/unused.jpg")?.equals(unused)).toBe(true);
});

test("an unsuitable photograph is refused or asked about", async ({ form, host }) => {
  const page = await form.openSignedIn(360, "Data toko");
  await upload(page, "pictures.hero", "kecil.jpg", await draw(300, 300));
  await press(page, "Pasang");
  await expectText(page, "kecil.webp");
  await expect(button(page, "Ganti nama")).toBeHidden();
  await saveInVain(page, "300 x 300 piksel; seharusnya minimal 1600 x 900 piksel");
  await upload(page, "pictures.hero", "tegak.jpg", await draw(1700, 2300));
  await press(page, "Pasang");
  await expectText(page, "tegak.webp");
  expect(await answering(page, false)).toContain("tempatnya mendatar");
  expect(host.commits).toEqual([]);
});

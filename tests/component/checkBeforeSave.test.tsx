import { checkBeforeSave } from "../../src/owner/form/checkBeforeSave";
import words from "../../src/owner/form/locale/id.json";
import { storedPicture } from "../../src/owner/form/sveltia/readCurrentContent";
import { content, texts } from "../support/content";

jest.mock("../../src/owner/form/sveltia/readCurrentContent", () => ({
  readCurrentContent: async () => texts,
  storedPicture: jest.fn(),
}));
jest.mock("../../src/owner/form/otherTabs", () => ({ confirmOverwrite: () => {} }));

type Size = { width: number; height: number };

const shop = content("shop.json");

/** Saves a file and declines its question, if there is one; gives the words that stop the save, "" if none do. */
async function refusalOf(file: string, data: object) {
  Object.assign(window, { confirm: () => false });
  const entry = { toJS: () => ({ data, path: `content/${file}` }), set: () => entry };
  return checkBeforeSave({ entry }).then(
    () => "",
    ({ cause }) => cause.message as string,
  );
}

/** Saves the shop with one picture in a place of the first screen. */
async function saveWith(place: "hero" | "heroPortrait", picture: string, stored: () => Promise<Size | undefined>) {
  jest.mocked(storedPicture).mockImplementation(() => stored() as Promise<never>);
  // A browser's bitmap inherits its size as well.
  Object.assign(window, { createImageBitmap: async (size: Size) => Object.create(size) });
  return refusalOf("shop.json", { ...shop, pictures: { ...shop.pictures, [place]: picture } });
}

/** The form shows this much of any stored picture. */
function showThumbnail(place: string) {
  document.body.innerHTML = `<div id="nc-root"><div data-key-path="pictures.${place}"><img></div></div>`;
  Object.defineProperties(document.querySelector("img"), {
    naturalWidth: { value: 512 },
    naturalHeight: { value: 384 },
  });
}

test("a stored picture is judged by its file's own size, not by its thumbnail", async () => {
  showThumbnail("hero");
  expect(await saveWith("hero", "images/before.jpg", async () => ({ width: 2400, height: 1800 }))).toBe("");
  expect(await saveWith("hero", "images/before.jpg", async () => ({ width: 1200, height: 900 }))).toContain(
    "1200 x 900 piksel; seharusnya minimal 1600 x 900",
  );
});

test("a stored picture that cannot be read here does not stop the save", async () => {
  showThumbnail("hero");
  expect(await saveWith("hero", "images/before.jpg", () => Promise.reject(new Error("offline")))).toBe("");
});

test("a picture in use elsewhere is judged by its new place", async () => {
  const stored = async () => ({ width: 1920, height: 1080 });
  expect(await saveWith("heroPortrait", shop.pictures.hero, stored)).toContain("tempatnya tegak");
});

test("a new warning is asked about with the form's labels, and none that was there before", async () => {
  const { services } = content("services.json");
  const [first, ...others] = services;
  const asked = await refusalOf("services.json", { services: [{ ...first, basePrice: 2500 }, ...others] });
  expect(asked).toContain('"Potong Rambut Klasik" (no. 1) › Harga dasar dalam rupiah\nDitemukan 2500');
  // The tests' shop has the demonstration's number.
  expect(await refusalOf("shop.json", { ...shop, tagline: "Rapi." })).toBe("");
});

test("an entry to which another file refers is not removed", async () => {
  const { services } = content("services.json");
  expect(await refusalOf("services.json", { services: services.slice(1) })).toMatch(
    /Layanan dalam bahasa Inggris › Layanan di halaman berbahasa Inggris › ".+" \(no\. \d\) › Layanan yang dibuka tombol booking/,
  );
});

test("whoever did not mean to delete is told how to get it back, not to save again", async () => {
  const { haircuts } = content("haircuts.json");
  const asked = await refusalOf("haircuts.json", { haircuts: haircuts.slice(1) });
  expect(asked).toContain("Ini tidak ada lagi.\n\nTidak sengaja menghapus? Ketuk Batal, lalu Urungkan perubahan");
  expect(words.saving_entry.error.description).toContain("Urungkan perubahan");
  expect(words.saving_entry.error.description).not.toContain("simpan lagi");
});

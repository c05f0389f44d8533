import sharp from "sharp";
import { checkContent } from "../../src/owner/check/checkContent";
import { contentCopy } from "../support/brokenContent";
import {
  choose,
  field,
  openFile,
  ownersForm,
  press,
  save,
  signIn,
  texts,
  type,
  unfold,
  written,
} from "../support/ownersForm";

const form = ownersForm();

/** The lines of a text that the other has not, without their indent. */
const newLines = (before: string, after: string) => {
  const old = before.split("\n");
  return after
    .split("\n")
    .filter((line) => !old.includes(line))
    .map((line) => line.trim());
};

const text = async (page: Parameters<typeof written>[0], file: string) => (await written(page, file)).toString("utf8");

test("from a phone: signed in with a token, a changed price is one commit with one changed line", async () => {
  const { host } = form;
  const { page, foreign, close } = await form.open(360);
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  await signIn(page, "keliru");
  await page.getByText("Token itu tidak dikenal.").waitFor();
  expect(await kept()).not.toContain("keliru");
  await signIn(page, host.token);

  await openFile(page, "Layanan dan harga");
  await page.getByText("Potong Rambut Klasik - Rp 100.000").tap();
  // As it is written here, thousand dots and all.
  await (await field(page, "services.0.basePrice")).getByRole("spinbutton").fill("");
  await (await field(page, "services.0.basePrice")).getByRole("spinbutton").pressSequentially("110.000");
  await save(page);
  expect(host.commits.map(({ message, removed }) => ({ message, removed }))).toEqual([
    { message: "Ubah layanan dan harga", removed: [] },
  ]);
  const services = texts["services.json"]?.replace('"basePrice": 100000', '"basePrice": 110000');
  expect(Object.keys(host.commits[0]?.written ?? {})).toEqual(["content/services.json"]);
  expect(host.files.get("content/services.json")?.toString()).toBe(services);
  expect(await kept()).toContain(host.token);
  expect(await page.context().cookies()).toEqual([]);

  // Somebody else adds a service while the form is open: what refers to it is checked against that, and may be saved.
  const more = JSON.parse(services ?? "") as { services: Record<string, unknown>[] };
  more.services.push({ ...more.services[0], id: "coloring", name: "Semir Rambut" });
  host.write("content/services.json", `${JSON.stringify(more, null, 2)}\n`, "Ubah layanan dan harga");
  await openFile(page, "Produk");
  await unfold(page);
  await type(page, "products.0.price", "140000");
  await save(page);
  await openFile(page, "Layanan dalam bahasa Inggris");
  await unfold(page);
  await choose(page, "services.0.bookingService", "Semir Rambut");
  await save(page);
  const [, , last] = host.commits.filter(({ author }) => author === "Pemilik");
  expect(last?.message).toBe("Ubah layanan dalam bahasa inggris");
  expect(
    newLines(texts["service-catalogue.json"] ?? "", host.files.get("content/service-catalogue.json")?.toString() ?? ""),
  ).toEqual(['"bookingService": "coloring"']);

  // Nor does a save undo what somebody else changed in the very file that is open.
  await openFile(page, "Pesan untuk pelanggan");
  host.write("content/customer-messages.json", texts["customer-messages.json"]?.replace("Halo", "Hai") ?? "", "Ubah");
  const count = host.commits.length;
  await type(page, "refusal", "Maaf, belum bisa.");
  await press(page, "Simpan");
  await page.getByText("Sudah diubah orang lain").waitFor();
  expect(host.commits).toHaveLength(count);
  await press(page, "Batal");
  await press(page, "Kembali tanpa menyimpan");

  await page.getByRole("radio", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await page.getByRole("button", { name: "Masuk dengan token" }).waitFor();
  expect(await kept()).not.toContain(host.token);
  expect([...new Set(foreign.map((address) => new URL(address).origin))]).toEqual([new URL(host.apiRoot).origin]);
  await close();
});

test("in a folder on this computer: a service, a peak, a day and an hour, all of which the check passes", async () => {
  const { page, foreign, close } = await form.openFolder(360);
  await openFile(page, "Layanan dan harga");
  await press(page, /Tambah .layanan/);
  await type(page, "services.4.id", "coloring");
  await type(page, "services.4.name", "Semir Rambut");
  await type(page, "services.4.description", "Warna alami yang rata.");
  await type(page, "services.4.basePrice", "Rp 130.000");
  await type(page, "services.4.duration", "75");
  await choose(page, "services.4.icon", "Kuas");
  await save(page);
  const service = {
    id: "coloring",
    name: "Semir Rambut",
    description: "Warna alami yang rata.",
    basePrice: 130000,
    duration: 75,
    picture: null,
    icon: "brush",
  };
  const services = JSON.parse(texts["services.json"] ?? "") as { services: object[] };
  expect(await text(page, "services.json")).toBe(
    `${JSON.stringify({ services: [...services.services, service] }, null, 2)}\n`,
  );

  // What stands in the folder counts, not what was published: the new service may be referred to.
  await openFile(page, "Layanan dalam bahasa Inggris");
  await unfold(page);
  await choose(page, "services.0.bookingService", "Semir Rambut");
  await save(page);
  expect(newLines(texts["service-catalogue.json"] ?? "", await text(page, "service-catalogue.json"))).toEqual([
    '"bookingService": "coloring"',
  ]);

  await openFile(page, "Jam ramai");
  await page.getByText("Peak Sore - 17:00 sampai 19:30").waitFor();
  await unfold(page);
  await type(page, "bands.4.to", "20:30");
  await type(page, "bands.4.multiplier", "1,2");
  await press(page, "Simpan");
  const dialog = page.getByRole("alertdialog", { name: "Belum disimpan" });
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain('Bagian hari › "Malam" (no. 6) › Jam booking pertama\nDitemukan "20:00"');
  expect(await text(page, "time-slot-bands.json")).toBe(texts["time-slot-bands.json"]);
  await dialog.getByRole("button", { name: "Baik" }).click();
  await type(page, "bands.5.from", "21:00");
  await save(page);
  expect(newLines(texts["time-slot-bands.json"] ?? "", await text(page, "time-slot-bands.json"))).toEqual([
    '"to": "20:30",',
    '"multiplier": 1.2',
    '"from": "21:00",',
  ]);

  await openFile(page, "Hari dan jam tutup");
  await page.getByText("Libur Idulfitri - 04/02/2030 sampai 07/02/2030").waitFor();
  await press(page, /Tambah .masa tutup/);
  await type(page, "closures.1.from", "2030-12-25");
  await type(page, "closures.1.to", "2030-12-25");
  await type(page, "closures.1.reason", "Libur Natal");
  await press(page, /Tambah .jam tutup/);
  await type(page, "hours.0.date", "2030-12-24");
  await type(page, "hours.0.from", "15:00");
  await type(page, "hours.0.to", "17:00");
  await type(page, "hours.0.reason", "Penuh");
  await save(page);
  expect(
    newLines(texts["closures.json"] ?? "", await text(page, "closures.json")).filter((line) => /"/.test(line)),
  ).toEqual([
    '"from": "2030-12-25",',
    '"to": "2030-12-25",',
    '"reason": "Libur Natal"',
    '"hours": [',
    '"date": "2030-12-24",',
    '"from": "15:00",',
    '"to": "17:00",',
    '"reason": "Penuh"',
  ]);

  const copy = contentCopy();
  for (const file of Object.keys(texts)) copy.write(file, await written(page, file));
  expect((await checkContent(copy.folder)).filter(({ level }) => level === "error")).toEqual([]);
  copy.dispose();
  expect(foreign).toEqual([]);
  await close();
});

test("on a laptop: one changed text is the only change in its file, and what may be empty is emptied to null", async () => {
  const { page, close } = await form.openFolder(1280);
  // A text of each file, changed in the form, and what stands in the file for it before and after.
  for (const [label, file, way, before, after] of [
    ["Data toko", "shop.json", "tagline", "Potongan rapi", "Potongan paling rapi"],
    ["Layanan dan harga", "services.json", "services.0.name", "Potong Rambut Klasik", "Potong Rambut"],
    ["Jam ramai", "time-slot-bands.json", "bands.0.label", '"Pagi"', '"Pagi Buta"'],
    ["Hari dan jam tutup", "closures.json", "closures.0.reason", "Libur Idulfitri", "Libur Lebaran"],
    ["Produk", "product-catalogue.json", "products.0.title", "Matte Clay", "Matt Clay"],
    ["Layanan dalam bahasa Inggris", "service-catalogue.json", "services.0.title", "The Heritage Cut", "The Cut"],
    ["Tentang toko", "about.json", "title", "A chair", "One chair"],
    ["Pesan untuk pelanggan", "customer-messages.json", "greeting", "Halo", "Hai"],
  ] as const) {
    const stood = texts[file] ?? "";
    const own = (value: string) => value.replaceAll('"', "");
    await openFile(page, label);
    if (way.includes(".")) await unfold(page);
    const input = (await field(page, way)).locator("input, textarea").first();
    await input.fill((await input.inputValue()).replace(own(before), own(after)));
    await save(page);
    const now = await text(page, file);
    expect(now).not.toBe(stood);
    expect(now).toBe(stood.replace(before, after));
  }

  await openFile(page, "Data toko");
  await type(page, "minimumNotice", "60");
  await (await field(page, "openingHours.sunday")).getByRole("checkbox").click();
  await save(page);
  expect(JSON.parse(await text(page, "shop.json"))).toMatchObject({
    minimumNotice: 60,
    openingHours: { sunday: null },
    lastDayAhead: null,
  });
  await openFile(page, "Data toko");
  await type(page, "tagline", JSON.parse(texts["shop.json"] ?? "").tagline);
  await type(page, "minimumNotice", "");
  const sunday = await field(page, "openingHours.sunday");
  await sunday.getByRole("checkbox").click();
  await sunday.getByRole("button", { name: "Buka" }).click();
  await type(page, "openingHours.sunday.open", "10:00");
  await type(page, "openingHours.sunday.close", "17:00");
  await save(page);
  expect(await text(page, "shop.json")).toBe(texts["shop.json"]);

  await openFile(page, "Produk");
  await unfold(page);
  await type(page, "products.0.badge", "");
  await save(page);
  expect(JSON.parse(await text(page, "product-catalogue.json")).products[0].badge).toBeNull();

  await openFile(page, "Barber");
  await press(page, /Tambah .barber/);
  await type(page, "barbers.0.id", "rizky");
  await type(page, "barbers.0.name", "Rizky");
  await type(page, "barbers.0.line", "Spesialis fade.");
  await choose(page, "barbers.0.daysOff", "Senin");
  await save(page);
  const rizky = { id: "rizky", name: "Rizky", line: "Spesialis fade.", portrait: null, daysOff: ["monday"], leave: [] };
  expect(await text(page, "barbers.json")).toBe(`${JSON.stringify({ barbers: [rizky] }, null, 2)}\n`);
  await close();
});

test("whatever is wrong is not written, and is said in Indonesian at its field or by its name", async () => {
  const { page, close } = await form.openFolder(1280);
  const dialog = page.getByRole("alertdialog", { name: "Belum disimpan" });
  /** What is typed into a file's entry before one save, and what is then read at each field. */
  const atFields: [label: string, typed: [way: string, value: string, said: string][]][] = [
    [
      "Layanan dan harga",
      [
        ["services.0.id", "Semir Rambut", "Seharusnya huruf kecil dan angka"],
        ["services.0.name", "", "Wajib diisi."],
        ["services.0.basePrice", "0", "Nilainya paling kecil 1."],
        ["services.0.duration", "4", "Nilainya paling kecil 5."],
        ["services.1.name", "a".repeat(61), "Paling banyak 60 karakter."],
        ["services.1.basePrice", "200.000.000", "Nilainya paling besar 100.000.000."],
      ],
    ],
    [
      "Jam ramai",
      [
        ["bands.0.from", "25:00", "Seharusnya jam yang tepat"],
        ["bands.0.to", "08:10", "Seharusnya jam yang tepat"],
        ["bands.0.multiplier", "0,4", "Nilainya paling kecil 0,5."],
      ],
    ],
    ["Hari dan jam tutup", [["closures.0.from", "", "Wajib diisi."]]],
    [
      "Data toko",
      [
        ["codePrefix", "btp", "Seharusnya 2 sampai 4 huruf besar"],
        ["siteUrl", "https://bintangpangkas.example/", "Seharusnya alamat situs"],
        ["chatNumber", "0812-0000-0000", "Seharusnya nomor internasional"],
        ["phone", "telepon saja", "Seharusnya nomor telepon"],
        ["instagram", "@toko", "Seharusnya nama akun Instagram"],
      ],
    ],
  ];
  for (const [label, typed] of atFields) {
    await openFile(page, label);
    if (typed[0]?.[0].includes(".")) await unfold(page);
    for (const [way, value] of typed) await type(page, way, value);
    await press(page, "Simpan");
    await page.getByText(`${typed.length} isian perlu dibetulkan sebelum disimpan.`).waitFor();
    for (const [way, , said] of typed) await (await field(page, way)).getByText(said).waitFor();
    await press(page, "Kembali tanpa menyimpan");
  }
  // What a field cannot know the check says, in its own words.
  for (const [label, way, value, said] of [
    [
      "Layanan dalam bahasa Inggris",
      "services.0.price",
      "10,125",
      "Harga dalam dolar\nDitemukan 10.125, yang dibaca komputer",
    ],
    ["Pesan untuk pelanggan", "greeting", "Halo dari {tukang}.", 'Salam di awal setiap pesan\nDitemukan "Halo dari'],
  ] as const) {
    await openFile(page, label);
    if (way.includes(".")) await unfold(page);
    await type(page, way, value);
    await press(page, "Simpan");
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(said);
    await dialog.getByRole("button", { name: "Baik" }).click();
    await press(page, "Kembali tanpa menyimpan");
  }
  // What another file refers to cannot go, and that file is named.
  await openFile(page, "Layanan dan harga");
  await page.getByRole("button", { name: "Hapus", exact: true }).nth(2).click();
  await press(page, "Simpan");
  await dialog.waitFor();
  expect(await dialog.innerText()).toMatch(
    /Layanan dalam bahasa Inggris › Layanan di halaman berbahasa Inggris › ".+" \(no\. \d\) › Layanan yang dibuka tombol booking/,
  );
  await dialog.getByRole("button", { name: "Baik" }).click();
  for (const [file, stood] of Object.entries(texts)) expect(await text(page, file)).toBe(stood);
  await close();
});

test("a photograph straight from a phone arrives upright, scaled, small, and where the check looks for it", async () => {
  const { host } = form;
  const { page, close } = await form.open(360);
  await signIn(page, host.token);
  // Twelve megapixels on their side, as a phone held upright stores them: what is left in the file is the top.
  const [width, height] = [4032, 3024];
  const top = await sharp({ create: { width: width / 2, height, channels: 3, background: "#c02020" } })
    .png()
    .toBuffer();
  const photograph = await sharp({ create: { width, height, channels: 3, background: "#2020c0" } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await openFile(page, "Hasil kerja");
  await press(page, /Tambah .foto/);
  await (await field(page, "photos.0.image")).getByRole("button", { name: "Pilih foto" }).click();
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Unggah");
  await (await chooser).setFiles({ name: "IMG 2031.JPG", mimeType: "image/jpeg", buffer: photograph });
  await press(page, "Pasang");
  await page.getByText("img-2031.webp").waitFor();
  await type(page, "photos.0.caption", "Mid fade");
  await choose(page, "photos.0.service", "Styling Premium");
  await save(page);
  const photo = { image: "images/gallery/img-2031.webp", caption: "Mid fade", service: "premium" };
  const commit = host.commits.at(-1);
  expect(commit?.message).toBe("Ubah hasil kerja +1");
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
  await close();
});

test("a build that knows no repository offers the folder alone and says so", async () => {
  const { page, close } = await form.open(360, "alone.html");
  await page.getByRole("button", { name: "Buka folder di komputer ini" }).waitFor();
  expect(await page.getByRole("button", { name: "Masuk dengan token" }).isVisible()).toBe(false);
  await page.getByText("Hanya folder di komputer ini").click();
  await page.getByText("Situs ini dibuat tanpa nama repositori").waitFor();
  await close();
});

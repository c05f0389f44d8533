import { checkContent } from "../../src/schema/checkContent";
import { contentCopy } from "../support/brokenContent";
import { field, openFile, ownersForm, press, save, texts, type, unfold, written } from "../support/ownersForm";

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
  const signIn = async (token: string) => {
    await press(page, "Masuk dengan token");
    await page.getByRole("textbox", { name: "Token" }).fill(token);
    await page.getByRole("button", { name: "Masuk", exact: true }).click();
  };
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  await signIn("keliru");
  await page.getByText("Token itu tidak dikenal.").waitFor();
  expect(await kept()).not.toContain("keliru");
  await signIn(host.token);

  await openFile(page, "Layanan dan harga");
  await page.getByText("Potong Rambut Klasik - Rp 100.000").waitFor();
  await unfold(page);
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
  await (await field(page, "services.0.bookingService")).getByText("Semir Rambut").click();
  await save(page);
  const [, , last] = host.commits.filter(({ author }) => author === "Pemilik");
  expect(last?.message).toBe("Ubah layanan dalam bahasa inggris");
  expect(
    newLines(texts["service-catalogue.json"] ?? "", host.files.get("content/service-catalogue.json")?.toString() ?? ""),
  ).toEqual(['"bookingService": "coloring"']);

  // Nor does a save undo what somebody else changed in the very file that is open.
  await openFile(page, "Hasil kerja");
  await press(page, "Kembali tanpa menyimpan");
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
  await (await field(page, "services.4.icon")).getByRole("combobox").click();
  await page.getByRole("option", { name: "Kuas" }).click();
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
  await dialog.getByRole("button").click();
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

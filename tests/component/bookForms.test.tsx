import { act, screen, waitFor } from "@testing-library/react";
import type { Entry } from "../../src/book/rules/entry";
import { rupiah } from "../../src/format/money";
import { band, bandsOn, barber, services } from "../support/booking";
import {
  beforeEachNewDevice,
  card,
  choose,
  doubleTap,
  expectCard,
  expectKept,
  inBook,
  keptEntries,
  openBookOf,
  openBookPage,
  openForm,
  putInBook,
  said,
  setDate,
  shownDay,
  startBooking,
  tap,
  tapUntil,
  tick,
  walkIn,
  write,
} from "../support/bookPage";
import { button, byRole, expectNo, field, link, untilRole } from "../support/elements";

beforeEachNewDevice();

const hour = () => byRole("combobox", "Jam");
const day = () => screen.getByLabelText("Tanggal");
const warning = () => byRole("form").querySelector("[role=status]");
const barbersNamed = (...names: string[]) => names.map((name) => barber(name.toLowerCase(), { name }));
const address = "Alamat";

/** Opens the form that corrects Budi's visit. */
async function openCorrection(changes: Partial<Entry> = {}) {
  await openBookOf({ name: "Budi", ...changes });
  await openForm("Budi");
}

test("the form of a booking by telephone stays as it is once something is typed, while another day is looked at", async () => {
  await openBookPage();
  await tap("Telepon");
  await tap("Hari berikutnya");
  expect(day()).toHaveValue("2026-12-02");
  await write("Nama", "Budi");
  await tap("Hari berikutnya");
  expect(field("Nama")).toHaveValue("Budi");
  expect(day()).toHaveValue("2026-12-02");
});

test("the browser asks before it leaves a form in which something is typed, until that is closed", async () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  await openBookPage();
  await tap("Telepon");
  expect(isAsked()).toBe(false);
  await write("Nama", "Budi");
  expect(isAsked()).toBe(true);
  await tap("Batal");
  expect(isAsked()).toBe(false);
});

test("a double tap records one entry; two walk-ins within a minute are two, and taking one back leaves the other", async () => {
  await openBookPage({ chairs: 3 });
  await startBooking();
  await choose("Jam", "18:00");
  await doubleTap("Catat booking");
  await said(/^Tercatat: /);
  await walkIn("Duduk sekarang");
  await untilRole("article", "Potong Rambut Klasik");
  await walkIn("Duduk sekarang", doubleTap);
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
  await tapUntil("Urungkan", "Diurungkan.");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
});

test("a day that is deleted gives way to the last complete one; an hour that a new day does not have is asked for anew", async () => {
  // On other days than Sunday the shop begins at noon.
  const bands = [band("12:00", "20:00")];
  const { user } = await openBookPage({
    chairs: null,
    barbers: barbersNamed("Rizky"),
    changedRules: { bands, otherDays: [bandsOn(["sunday"], band("08:00", "20:00"))] },
  });
  await startBooking();
  await user.click(day());
  setDate("Tanggal", "");
  await user.click(field("Nama"));
  expect(day()).toHaveValue("2026-12-01");
  setDate("Tanggal", "2026-12-06");
  await choose("Jam", "08:00");
  setDate("Tanggal", "2026-12-07");
  await tap("Catat booking");
  expect(hour()).toHaveFocus();
  expect(hour()).toHaveAccessibleDescription("Pilih jamnya.");
  setDate("Tanggal", "2026-12-06");
  await tapUntil("Catat booking", /^Tercatat: Tanpa nama, dicatat toko untuk Min 6 Des 08:00/);
});

test("the form warns of a break, beside the hour and below", async () => {
  const breaks = [{ day: "tuesday", from: "15:00", to: "16:00", reason: "Istirahat" }];
  await openBookPage({ chairs: null, changedRules: { breaks } });
  await startBooking();
  expect(byRole("option", /^15:30 \(ditutup: Istirahat/)).toBeInTheDocument();
  await choose("Jam", "15:30");
  expect(warning()).toHaveTextContent("Jam 15:00–16:00 hari itu sudah ditutup: Istirahat.");
  await choose("Jam", "14:30");
  expect(warning()).toHaveTextContent("Selesainya melewati pukul 15:00");
});

const saveChange = () => tapUntil("Simpan perubahan", /^Tercatat: .*, diubah/);

describe("a correction of a booking", () => {
  test("that is half typed stays when the page follows the clock past midnight, and when another tab calls the visit off", async () => {
    await putInBook({ name: "Budi" });
    let now = "2026-12-01T12:00:00+07:00";
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setImmediate"], advanceTimers: true });
    await openBookPage({ now: () => now });
    await tap("Hari berikutnya");
    await tap("Ke hari ini");
    await openForm("Budi");
    await write("Catatan", "Poni");
    now = "2026-12-02T12:00:00+07:00";
    await act(async () => jest.advanceTimersByTime(61_000));
    expect(shownDay()).toHaveTextContent("Rabu, 2 Des, hari ini");
    jest.useRealTimers();
    await inBook(async (store) => {
      const [budi] = (await store.all()) as [Entry];
      return store.put([{ ...budi, status: "cancelled", touchedAt: budi.touchedAt + 1 }]);
    });
    expect(field("Catatan")).toHaveValue("Poni");
    await tap("Simpan perubahan");
    await waitFor(() => expectKept([{ status: "cancelled", notes: "Poni" }]));
  });

  test("keeps its total where it is moved, until a service is taken off that the shop no longer has", async () => {
    await openCorrection({ serviceIds: ["classic", "creambath"], total: 200_000 });
    await choose("Jam", "19:00");
    await tapUntil("Simpan perubahan", /^Tercatat: Budi, dipindah ke/);
    expectCard("Budi", /creambath.*Rp 200.000/);
    await tap("Ubah");
    await tick("creambath");
    await saveChange();
    await expectKept([{ serviceIds: ["classic"], total: 115_000 }]);
  });

  test("keeps its total and length where a service is ticked by mistake and taken back", async () => {
    await openCorrection({ total: 90_000, duration: 50 });
    await tick("Cukur Jenggot");
    expect(field("Total (Rp)")).toHaveValue("");
    await tick("Cukur Jenggot");
    expect(field("Total (Rp)")).toHaveValue("90000");
    expect(field("Lama (menit)")).toHaveValue("50");
  });

  test("keeps a least price, unless it corrects the total", async () => {
    await openBookOf({ name: "Joko", isLeastTotal: true });
    await openForm("Joko");
    expect(byRole("heading", "Ubah Joko")).toHaveFocus();
    await write("Catatan", "Poni");
    await saveChange();
    expect(card("Joko")).toHaveFocus();
    expectCard("Joko", "mulai dari Rp 115.000");
    await tap("Ubah");
    await write("Total (Rp)", "90000");
    await tap("Simpan perubahan");
    await waitFor(() => expectCard("Joko", "diubah: total mulai dari Rp 115.000 → Rp 90.000"));
    await expectKept([{ total: 90_000, isLeastTotal: false }]);
  });

  test.each([
    ["150rb", 150_000],
    ["0", 0],
  ])("reads the total '%s' as the owner's form does, and shows what it has read", async (written, total) => {
    await openCorrection();
    await write("Total (Rp)", written);
    expect(field("Total (Rp)")).toHaveAccessibleDescription(rupiah(total));
    await write("Lama (menit)", "1 jam");
    await saveChange();
    await expectKept([{ total, duration: 60 }]);
  });

  test.each(["11.500", "1.150.000"])(
    "doubts the total %s beside a price of Rp 115.000, and records it at the next tap",
    async (written) => {
      await openCorrection({ total: 90_000 });
      await write("Total (Rp)", written);
      await tap("Simpan perubahan");
      expect(field("Total (Rp)")).toHaveFocus();
      expect(field("Total (Rp)")).toHaveAccessibleDescription(/padahal harganya Rp 115\.000/);
      await expectKept([{ total: 90_000 }]);
      await saveChange();
      await expectKept([{ total: Number(written.replaceAll(".", "")) }]);
    },
  );

  test("says at the field that a total or a length cannot be read", async () => {
    await openCorrection({ total: 90_000 });
    await write("Total (Rp)", "25,5");
    await write("Lama (menit)", "lama");
    await tap("Simpan perubahan");
    expect(field("Lama (menit)")).toHaveFocus();
    expect(field("Lama (menit)")).toHaveAccessibleDescription(/^Tulis lamanya/);
    expect(field("Total (Rp)")).toHaveAccessibleDescription(/^Tulis totalnya/);
    await expectKept([{ total: 90_000 }]);
  });

  test("without a total is not recorded where a service has gone, since the customer could be sent no ticket then", async () => {
    await openCorrection({ serviceIds: ["massage"], total: 90_000 });
    await tick("Cukur Jenggot");
    await tap("Simpan perubahan");
    expect(field("Total (Rp)")).toHaveAccessibleDescription(/^Isi totalnya/);
    expect(field("Total (Rp)")).toHaveFocus();
    await write("Total (Rp)", "150000");
    await saveChange();
  });
});

test("a walk-in that gets a name and a number can be written to, with a ticket of its own", async () => {
  await openBookPage();
  await walkIn("Duduk sekarang");
  await said(/^Tercatat/);
  await openForm("Potong Rambut Klasik");
  await write("Nama", "Budi");
  await write("Telepon", "0812 3456 7890");
  await saveChange();
  expect(link("Buka tiket")).toHaveAttribute("href", expect.stringMatching(/&kode=BTP\d{6}/));
});

test("a walk-in sits with the first barber who is free, or with another one as a clash", async () => {
  await putInBook({ name: "Budi", barberId: "rizky", time: "11:30" });
  await openBookPage({ chairs: null, barbers: barbersNamed("Rizky", "Tono", "Ucok") });
  await tap("Datang langsung");
  await tick("Potong Rambut Klasik");
  expect(byRole("combobox", "Barber")).toHaveDisplayValue("Tono");
  await choose("Barber", "Rizky (tidak kosong)");
  expect(button("Duduk sekarang juga (bentrok)")).toBeVisible();
  await choose("Barber", "Ucok");
  await tapUntil("Duduk sekarang", /^Tercatat: Datang langsung/);
  expectCard("Potong Rambut Klasik", "Ucok");
});

test("an address is asked for by a service at the customer's, goes with it, and can be corrected", async () => {
  await putInBook({ name: "Budi", address: "Jl. Melati 5" });
  await openBookPage({
    services: services.map((service) => ({ ...service, atCustomer: service.id === "premium" })),
  });
  await openForm("Budi");
  await write(address, "Jl. Mawar 9");
  await saveChange();
  await startBooking();
  expectNo("textbox", address);
  await tick("Styling Premium");
  await write(address, "Jl. Kenanga 1");
  await tick("Styling Premium");
  await choose("Jam", "18:00");
  await tapUntil("Catat booking", /^Tercatat: /);
  expect((await keptEntries()).map((entry) => entry.address).sort()).toEqual(["", "Jl. Mawar 9"]);
});

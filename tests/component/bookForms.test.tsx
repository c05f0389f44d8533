import { fireEvent, screen, waitFor } from "@testing-library/react";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/links/ticketLink";
import { booking } from "../support/book";
import { services, shop } from "../support/booking";
import {
  beforeEachNewPhone,
  button,
  chatOf,
  entry,
  inBook,
  keep,
  messageOf,
  openBookPage,
  openMore,
  paste,
  said,
  type User,
} from "../support/bookPage";

beforeEachNewPhone();

const field = (name: string) => screen.getByRole("textbox", { name });
const hour = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Jam" });
const day = () => screen.getByLabelText("Tanggal");
const setDay = (date: string) => fireEvent.change(day(), { target: { value: date } });
const warning = () => screen.getByRole("form").querySelector("[role=status]");
const nextDay = (user: User) => user.click(button("Hari berikutnya"));

/** A ticket's link that came without its day and hour. */
const cutLink = (changes: Partial<Booking> = {}) =>
  `${shop.ticketPage}#${ticketFragment(booking(changes))}`.replace(/&(tgl|jam)=[^&]*/g, "");

async function fill(user: User, name: string, text: string): Promise<void> {
  await user.click(field(name));
  await user.paste(text);
}

async function startBooking(user: User): Promise<void> {
  await user.click(button("Telepon"));
  await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
}

async function openForm(user: User, name: string): Promise<void> {
  await openMore(user, name);
  await user.click(button("Ubah", entry(name)));
}

test("the form of a booking by telephone stays as it is once something is typed, while another day is looked at", async () => {
  const { user } = await openBookPage();
  await user.click(button("Telepon"));
  expect(day()).toHaveValue("2026-12-01");
  await nextDay(user);
  expect(day()).toHaveValue("2026-12-02");
  await fill(user, "Nama", "Budi");
  await nextDay(user);
  expect(field("Nama")).toHaveValue("Budi");
  expect(day()).toHaveValue("2026-12-02");
});

test("a double tap records one booking by telephone, and one walk-in", async () => {
  const { user } = await openBookPage();
  await startBooking(user);
  await user.selectOptions(hour(), "18:00");
  await user.dblClick(button("Catat booking"));
  await said(/^Tercatat: /);
  await user.click(button("Datang langsung"));
  await user.click(screen.getByRole("checkbox", { name: /^Cukur Jenggot/ }));
  await user.dblClick(button("Duduk sekarang"));
  await said(/^Tercatat: Datang langsung/);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a cut ticket that was written by hand waits for an answer, and gives way to the whole one", async () => {
  const { user } = await openBookPage();
  const asked = { address: "Jl. Melati 5", language: "en" as const };
  await paste(user, cutLink(asked));
  await user.click(await screen.findByRole("button", { name: "Catat sendiri" }));
  expect(day()).toHaveValue("");
  setDay("2026-12-01");
  await user.selectOptions(hour(), "18:00");
  await user.click(button("Catat booking"));
  await said(/^Tercatat: Budi Santoso/);
  expect(entry("Budi Santoso")).toHaveTextContent("Menunggu jawaban");
  const accept = screen.getByRole("link", { name: "Terima" });
  expect(chatOf(accept).ticket).toMatchObject({ code: "BTP123456AB", ...asked });
  await paste(user, messageOf(asked));
  await said(/^Budi Santoso pindah dari Selasa, 1 Des 18:00 ke Selasa, 1 Des 17:00/);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

test("a cut ticket of a known visit that is written by hand asks the shop, and takes no down payment back", async () => {
  const paid = { deposit: { amount: 50_000, isReceived: true } };
  await keep({ ...booking(), ...paid, status: "confirmed", duration: 45 });
  const { user } = await openBookPage();
  await paste(user, cutLink({ phone: "", name: "Budi", version: 40_000_000 }));
  await user.click(await screen.findByRole("button", { name: "Catat sendiri" }));
  setDay("2026-12-01");
  await user.selectOptions(hour(), "18:00");
  await user.click(button("Catat booking"));
  await said(/minta pindah/);
  expect(screen.getAllByRole("article", { name: "Budi Santoso" })[0]).toHaveTextContent("17:00");
  const [kept] = await inBook((store) => store.all());
  expect(kept).toMatchObject({ ...paid, status: "confirmed", time: "17:00", asked: { time: "18:00" } });
});

test("a second change whose link was cut is not taken for an older one: the shop writes it by hand", async () => {
  await keep({ ...booking({ version: 29_600_000 }), status: "confirmed", askedVersion: 29_600_000 });
  const { user } = await openBookPage();
  const changedFrom = { date: "2026-12-01", time: "17:00", total: null };
  const change = messageOf({ time: "18:00", version: 29_700_000, changedFrom });
  await paste(user, change.slice(0, change.indexOf("versi") + 9));
  await user.click(await screen.findByRole("button", { name: "Catat sendiri" }));
  await user.click(button("Catat booking"));
  await said(/minta pindah .* ke Selasa, 1 Des 18:00/);
  await paste(user, change);
  await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Tempel/ })).not.toBeInTheDocument());
  const [visit] = await inBook((store) => store.all());
  expect(visit).toMatchObject({ time: "17:00", asked: { time: "18:00" }, askedVersion: 29_700_000 });
});

test("an hour that the new day does not have is asked for anew, and never recorded", async () => {
  // On other days than Sunday the shop begins at noon.
  const bands = [{ period: "siang", label: "Siang", from: "12:00", to: "20:00", multiplier: 1 }];
  const sunday = { name: "Minggu", days: ["sunday"], from: null, to: null };
  const otherDays = [{ ...sunday, bands: bands.map((band) => ({ ...band, from: "08:00" })) }];
  const { user } = await openBookPage({ changedRules: { bands, otherDays } });
  await startBooking(user);
  setDay("2026-12-06");
  await user.selectOptions(hour(), "08:00");
  setDay("2026-12-07");
  expect(hour()).toHaveValue("");
  await user.click(button("Catat booking"));
  expect(hour()).toHaveFocus();
  expect(hour()).toHaveAccessibleDescription("Pilih jamnya.");
  setDay("2026-12-06");
  expect(hour()).toHaveValue("08:00");
  await user.click(button("Catat booking"));
  expect(await said(/^Tercatat: Tanpa nama, Minggu, 6 Des 08:00/)).toBeVisible();
});

test("the form warns of a break, beside the hour and below", async () => {
  const breaks = [{ day: "tuesday", from: "15:00", to: "16:00", reason: "Istirahat" }];
  const { user } = await openBookPage({ chairs: null, changedRules: { breaks } });
  await startBooking(user);
  expect(screen.getByRole("option", { name: /^15:30 \(ditutup: Istirahat/ })).toBeInTheDocument();
  await user.selectOptions(hour(), "15:30");
  expect(warning()).toHaveTextContent("Jam 15:00-16:00 hari itu sudah ditutup: Istirahat.");
  await user.selectOptions(hour(), "14:30");
  expect(warning()).toHaveTextContent("Selesainya melewati pukul 15:00");
});

describe("a correction of a booking", () => {
  test("keeps its total where it is moved, until a service is taken off that the shop no longer has", async () => {
    await keep({ name: "Budi", serviceIds: ["classic", "creambath"], total: 200_000 });
    const { user } = await openBookPage();
    await openForm(user, "Budi");
    await user.selectOptions(hour(), "19:00");
    await user.click(button("Simpan perubahan"));
    await said(/^Budi pindah dari/);
    expect(entry("Budi")).toHaveTextContent("Rp 200.000");
    expect(entry("Budi")).toHaveTextContent("creambath");
    await user.click(button("Ubah"));
    await user.click(screen.getByRole("checkbox", { name: /^creambath/ }));
    await user.click(button("Simpan perubahan"));
    await said(/^Isi booking diperbarui/);
    expect(entry("Budi")).not.toHaveTextContent("creambath");
    expect(entry("Budi")).toHaveTextContent("Rp 115.000");
  });

  test("whose price stays keeps whether that was a least one; a total that is corrected is none", async () => {
    const offered = services.map((service) => ({ ...service, startingPrice: true }));
    await keep({ name: "Budi" }, { name: "Joko", time: "19:00", isLeastTotal: true });
    const { user } = await openBookPage({ chairs: 2, offered });
    for (const name of ["Budi", "Joko"]) {
      await openForm(user, name);
      await fill(user, "Catatan (boleh kosong)", "Poni");
      await user.click(button("Simpan perubahan"));
      await said(new RegExp(`^Isi booking diperbarui: ${name}`));
    }
    expect(entry("Budi")).not.toHaveTextContent("mulai dari");
    expect(entry("Joko")).toHaveTextContent("mulai dari Rp 115.000");
    await user.click(button("Ubah", entry("Joko")));
    await user.clear(field("Total (Rp)"));
    await fill(user, "Total (Rp)", "90000");
    await user.click(button("Simpan perubahan"));
    await waitFor(() => expect(entry("Joko")).toHaveTextContent("diubah: total Rp 90.000"));
    expect(entry("Joko")).not.toHaveTextContent("mulai dari");
  });
});

test("a walk-in that gets a name and a number can be written to, with a ticket of its own", async () => {
  const { user } = await openBookPage();
  await user.click(button("Datang langsung"));
  await user.click(screen.getByRole("checkbox", { name: /^Potong Rambut Klasik/ }));
  await user.click(button("Duduk sekarang"));
  await said(/^Tercatat/);
  await openForm(user, "Potong Rambut Klasik");
  await fill(user, "Nama", "Budi");
  await fill(user, "Nomor WhatsApp (boleh kosong)", "0812 3456 7890");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui: Budi/);
  expect(screen.getByRole("link", { name: "Buka tiket" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#kode=BTP\d{6}/),
  );
});

test("a walk-in sits with the first barber who is free, or with another one as a clash", async () => {
  const barbers = ["Rizky", "Tono", "Ucok"].map((name) => ({ id: name.toLowerCase(), name, daysOff: [], leave: [] }));
  await keep({ name: "Budi", barberId: "rizky", time: "11:30" });
  const { user } = await openBookPage({ chairs: null, barbers });
  await user.click(button("Datang langsung"));
  await user.click(screen.getByRole("checkbox", { name: /^Potong Rambut Klasik/ }));
  const barber = screen.getByRole("combobox", { name: "Barber" });
  expect(barber).toHaveDisplayValue("Tono");
  await user.selectOptions(barber, "Rizky (tidak kosong)");
  expect(button("Duduk sekarang juga (bentrok)")).toBeVisible();
  await user.selectOptions(barber, "Ucok");
  await user.click(button("Duduk sekarang"));
  await said(/^Tercatat: Datang langsung/);
  expect(entry("Potong Rambut Klasik")).toHaveTextContent("Ucok");
});

test("a day that is deleted from the form is asked for, in a shop with barbers as well", async () => {
  const barbers = [{ id: "rizky", name: "Rizky", daysOff: [], leave: [] }];
  const { user } = await openBookPage({ chairs: null, barbers });
  await startBooking(user);
  await user.selectOptions(hour(), "18:00");
  setDay("");
  await user.click(button("Catat booking"));
  expect(screen.getByText("Pilih tanggalnya.")).toBeInTheDocument();
  await paste(user, `${shop.ticketPage}#${ticketFragment(booking())}`.replace(/&tgl=[^&]*/, ""));
  await user.click(await screen.findByRole("button", { name: "Catat sendiri" }));
  expect(day()).toHaveValue("");
});

test.each([
  ["nobody's", "ri"],
  ["another barber's", "riz"],
])("the barber of a link that was cut to %s id is taken from the message", async (_, cutTo) => {
  const barbers = ["Riz", "Rizky"].map((name) => ({ id: name.toLowerCase(), name, daysOff: [], leave: [] }));
  const { user } = await openBookPage({ chairs: null, barbers });
  const link = `${shop.ticketPage}#${ticketFragment(booking({ barberId: "rizky" }))}`;
  const lines = [
    "BTP123456AB",
    "Nama: Budi Santoso",
    "Telepon: 0812 3456 7890",
    "Layanan: Paket Ayah & Anak",
    "Barber: Rizky",
  ];
  await paste(user, [...lines, link.slice(0, link.indexOf("rizky") + cutTo.length)].join("\n"));
  await said(/^Tercatat/);
  expect(entry("Budi Santoso")).toHaveTextContent("Rizky");
});

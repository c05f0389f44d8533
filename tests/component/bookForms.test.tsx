import { fireEvent, screen, within } from "@testing-library/react";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/links/ticketLink";
import { booking } from "../support/book";
import { services, shop } from "../support/booking";
import {
  beforeEachNewPhone,
  button,
  chatOf,
  entry,
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

/** A ticket's link that came without its hour. */
const cutLink = (changes: Partial<Booking> = {}) =>
  `${shop.ticketPage}#${ticketFragment(booking(changes))}`.replace(/([#&]jam=)[^&]*/, "");

async function startBooking(user: User): Promise<void> {
  await user.click(button("Telepon"));
  await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
}

async function openForm(user: User, name: string): Promise<void> {
  await openMore(user, name);
  await user.click(button("Ubah", entry(name)));
}

describe("the form of a booking by telephone", () => {
  test("stays as it is once something is typed, while another day is looked at", async () => {
    const { user } = await openBookPage();
    await user.click(button("Telepon"));
    expect(day()).toHaveValue("2026-12-01");
    await nextDay(user);
    expect(day()).toHaveValue("2026-12-02");
    await user.type(field("Nama"), "Budi");
    await nextDay(user);
    expect(field("Nama")).toHaveValue("Budi");
    expect(day()).toHaveValue("2026-12-02");
  });

  test("begins with today where a day is looked at that has passed", async () => {
    const { user } = await openBookPage();
    await user.click(button("Hari sebelumnya"));
    await user.click(button("Telepon"));
    expect(day()).toHaveValue("2026-12-01");
  });

  test("loses no pasted text either", async () => {
    const { user } = await openBookPage();
    await paste(user, "Halo, besok bisa?");
    await nextDay(user);
    expect(screen.getByRole("textbox", { name: /^Tempel pesan/ })).toHaveValue("Halo, besok bisa?");
  });
});

test("a double tap records one booking by telephone, and one walk-in", async () => {
  const { user } = await openBookPage();
  await startBooking(user);
  await user.selectOptions(hour(), "18:00");
  await user.dblClick(button("Catat booking"));
  await said(/^Tercatat: /);
  await user.click(button("Datang langsung"));
  await user.click(button(/^Cukur Jenggot/));
  await user.dblClick(button("Duduk sekarang"));
  await said(/^Tercatat: datang langsung/);
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a cut ticket that was written by hand waits for an answer, and is the same entry once its whole link comes", async () => {
  const { user } = await openBookPage();
  const asked = { address: "Jl. Melati 5", language: "en" as const };
  await paste(user, cutLink(asked));
  await user.click(await screen.findByRole("button", { name: "Catat sendiri" }));
  await user.selectOptions(hour(), "17:00");
  await user.click(button("Catat booking"));
  await said(/^Tercatat: Budi Santoso/);
  expect(entry("Budi Santoso")).toHaveTextContent("Menunggu jawaban");
  const accept = screen.getByRole("link", { name: "Terima" });
  expect(chatOf(accept).ticket).toMatchObject({ code: "BTP123456AB", ...asked });
  await paste(user, messageOf(asked));
  await said(/^Tiket ini lebih lama .*: Budi Santoso, Selasa, 1 Des 17:00\./);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

describe("an hour", () => {
  // On other days than Sunday the shop begins at noon.
  const changedRules = {
    bands: [{ period: "siang", label: "Siang", from: "12:00", to: "20:00", multiplier: 1 }],
    otherDays: [
      {
        name: "Minggu",
        days: ["sunday"],
        from: null,
        to: null,
        bands: [{ period: "pagi", label: "Pagi", from: "08:00", to: "20:00", multiplier: 1 }],
      },
    ],
  };

  test("that the new day does not have is asked for anew, and never recorded", async () => {
    const { user } = await openBookPage({ changedRules });
    await startBooking(user);
    setDay("2026-12-06");
    await user.selectOptions(hour(), "08:00");
    setDay("2026-12-07");
    expect(hour()).toHaveValue("");
    expect(hour()).toHaveAccessibleDescription("Tidak ada jam 08:00 hari itu. Pilih jam lain.");
    await user.click(button("Catat booking"));
    expect(hour()).toHaveFocus();
    setDay("2026-12-06");
    expect(hour()).toHaveValue("08:00");
    await user.click(button("Catat booking"));
    expect(await said(/^Tercatat: Tanpa nama, Minggu, 6 Des 08:00/)).toBeVisible();
  });

  test("of today that is past stands apart at the end, and is warned of", async () => {
    const { user } = await openBookPage();
    await startBooking(user);
    const past = within(screen.getByRole("group", { name: "Sudah lewat" }));
    expect(past.getByRole("option", { name: /^11:30/ })).toBeInTheDocument();
    expect(past.queryByRole("option", { name: /^12:30/ })).not.toBeInTheDocument();
    await user.selectOptions(hour(), "11:30");
    expect(warning()).toHaveTextContent(/^Jam itu sudah lewat\. Tetap bisa dicatat\.$/);
    setDay("2026-12-02");
    expect(screen.queryByRole("group", { name: "Sudah lewat" })).not.toBeInTheDocument();
  });
});

describe("the form warns of", () => {
  const rizky = { id: "rizky", name: "Rizky", daysOff: ["monday"], leave: [], services: ["beard"] };
  const changedRules = {
    closures: [{ from: "2026-12-08", to: "2026-12-08", reason: "Renovasi" }],
    breaks: [{ day: "tuesday", from: "15:00", to: "16:00", reason: "Istirahat" }],
  };
  const open = async () => {
    const { user } = await openBookPage({ barbers: [rizky], chairs: null, changedRules });
    await startBooking(user);
    return user;
  };

  test("a closed day as soon as it is chosen", async () => {
    await open();
    setDay("2026-12-08");
    expect(warning()).toHaveTextContent("Toko tutup hari itu: Renovasi. Tetap bisa dicatat.");
  });

  test("a break, beside the hour and below", async () => {
    const user = await open();
    expect(screen.getByRole("option", { name: /^15:30 \(ditutup: Istirahat/ })).toBeInTheDocument();
    await user.selectOptions(hour(), "15:30");
    expect(warning()).toHaveTextContent("Jam 15:00-16:00 hari itu ditutup: Istirahat.");
    await user.selectOptions(hour(), "14:30");
    expect(warning()).toHaveTextContent("Selesainya melewati pukul 15:00");
  });

  test("a barber's day off, and what he does not do", async () => {
    const user = await open();
    await user.selectOptions(screen.getByRole("combobox", { name: "Barber" }), "Rizky");
    expect(warning()).toHaveTextContent("Rizky tidak mengerjakan Potong Rambut Klasik.");
    setDay("2026-12-07");
    expect(warning()).toHaveTextContent("Rizky libur setiap Senin.");
  });
});

describe("a correction of a booking", () => {
  test("whose service the shop no longer has keeps the price open, and lets it be taken off", async () => {
    await keep({ name: "Budi", serviceIds: ["classic", "creambath"], total: 200_000 });
    const { user } = await openBookPage();
    await openForm(user, "Budi");
    await user.selectOptions(hour(), "19:00");
    await user.click(button("Simpan perubahan"));
    await said(/^Budi pindah dari/);
    expect(entry("Budi")).toHaveTextContent("harga menyusul");
    expect(entry("Budi")).toHaveTextContent("creambath");
    await user.click(button("Ubah"));
    await user.click(screen.getByRole("checkbox", { name: /^creambath/ }));
    await user.click(button("Simpan perubahan"));
    await said(/^Isi booking diperbarui/);
    expect(entry("Budi")).not.toHaveTextContent("creambath");
    expect(entry("Budi")).toHaveTextContent("Rp 115.000");
  });

  test("whose price stays keeps whether that was a least one", async () => {
    const offered = services.map((service) => ({ ...service, startingPrice: true }));
    await keep({ name: "Budi" }, { name: "Joko", time: "19:00", isLeastTotal: true });
    const { user } = await openBookPage({ chairs: 2, offered });
    for (const name of ["Budi", "Joko"]) {
      await openForm(user, name);
      await user.type(field("Catatan (boleh kosong)"), "Poni");
      await user.click(button("Simpan perubahan"));
      await said(new RegExp(`^Isi booking diperbarui: ${name}`));
    }
    expect(entry("Budi")).not.toHaveTextContent("mulai dari");
    expect(entry("Joko")).toHaveTextContent("mulai dari Rp 115.000");
  });
});

test("a total is corrected, and is no least one then", async () => {
  await keep({ name: "Budi", isLeastTotal: true });
  const { user } = await openBookPage();
  await openForm(user, "Budi");
  await user.type(field("Total (Rp)"), "90000");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui/);
  expect(entry("Budi")).toHaveTextContent("Rp 90.000");
  expect(entry("Budi")).not.toHaveTextContent("mulai dari");
});

test("a walk-in that gets a name and a number can be written to, with a ticket of its own", async () => {
  const { user } = await openBookPage();
  await user.click(button("Datang langsung"));
  await user.click(button(/^Potong Rambut Klasik/));
  await user.click(button("Duduk sekarang"));
  await said(/^Tercatat/);
  await openForm(user, "Datang langsung");
  await user.type(field("Nama"), "Budi");
  await user.type(field("Nomor WhatsApp (boleh kosong)"), "0812 3456 7890");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui: Budi/);
  expect(screen.getByRole("link", { name: "Buka tiket" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#kode=BTP\d{6}/),
  );
});

describe("a walk-in in a shop with barbers", () => {
  const barbers = ["Rizky", "Tono", "Ucok"].map((name) => ({ id: name.toLowerCase(), name, daysOff: [], leave: [] }));
  const rizky = { name: "Budi", barberId: "rizky", time: "11:30" };

  test("sits with the first who is free, in three taps", async () => {
    await keep(rizky);
    const { user } = await openBookPage({ chairs: null, barbers });
    await user.click(button("Datang langsung"));
    expect(screen.getByRole("button", { name: /^Rizky/ })).toHaveTextContent("tidak kosong");
    expect(screen.getByRole("button", { name: "Tono", pressed: true })).toBeVisible();
    await user.click(button(/^Potong Rambut Klasik/));
    await user.click(button("Duduk sekarang"));
    expect(await said(/^Tercatat: datang langsung, Potong Rambut Klasik, 12:00-12:45, Tono/)).toBeVisible();
    expect(entry("Datang langsung")).toHaveTextContent("Tono");
  });

  test("sits with nobody whose next booking comes too soon", async () => {
    await keep({ ...rizky, time: "12:30" });
    const { user } = await openBookPage({ chairs: null, barbers });
    await user.click(button("Datang langsung"));
    await user.click(button(/^Potong Rambut Klasik/));
    expect(screen.getByRole("button", { name: "Tono", pressed: true })).toBeVisible();
  });

  test("sits with another one after one more tap, and a clash is said", async () => {
    await keep(rizky);
    const { user } = await openBookPage({ chairs: null, barbers });
    await user.click(button("Datang langsung"));
    await user.click(screen.getByRole("button", { name: /^Rizky/ }));
    await user.click(button(/^Potong Rambut Klasik/));
    await user.click(button("Duduk sekarang juga (bentrok)"));
    expect(await said(/Rizky tidak kosong, jadi ditandai bentrok/)).toBeVisible();
  });

  test("is told of those who are away", async () => {
    const [first, ...others] = barbers;
    const away = { ...(first as (typeof barbers)[0]), daysOff: ["tuesday"] };
    const { user } = await openBookPage({ chairs: null, barbers: [away, ...others] });
    await user.click(button("Datang langsung"));
    expect(screen.getByRole("button", { name: "Tono", pressed: true })).toBeVisible();
    await user.click(screen.getByRole("button", { name: /^Rizky/ }));
    await user.click(button(/^Potong Rambut Klasik/));
    expect(screen.getByText("Rizky libur setiap Selasa")).toBeVisible();
  });
});

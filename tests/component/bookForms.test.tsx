import { fireEvent, screen, waitFor } from "@testing-library/react";
import { services } from "../support/booking";
import {
  beforeEachNewDevice,
  button,
  card,
  inBook,
  openBookPage,
  openMore,
  putInBook,
  said,
  type User,
} from "../support/bookPage";

beforeEachNewDevice();

const field = (name: string) => screen.getByRole("textbox", { name });
const hour = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Jam" });
const day = () => screen.getByLabelText("Tanggal");
const setDay = (date: string) => fireEvent.change(day(), { target: { value: date } });
const warning = () => screen.getByRole("form").querySelector("[role=status]");
const nextDay = (user: User) => user.click(button("Hari berikutnya"));

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
  await user.click(button("Ubah", card(name)));
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
    await putInBook({ name: "Budi", serviceIds: ["classic", "creambath"], total: 200_000 });
    const { user } = await openBookPage();
    await openForm(user, "Budi");
    await user.selectOptions(hour(), "19:00");
    await user.click(button("Simpan perubahan"));
    await said(/^Budi pindah dari/);
    expect(card("Budi")).toHaveTextContent("Rp 200.000");
    expect(card("Budi")).toHaveTextContent("creambath");
    await user.click(button("Ubah"));
    await user.click(screen.getByRole("checkbox", { name: /^creambath/ }));
    await user.click(button("Simpan perubahan"));
    await said(/^Isi booking diperbarui/);
    expect(card("Budi")).not.toHaveTextContent("creambath");
    expect(card("Budi")).toHaveTextContent("Rp 115.000");
  });

  test("keeps its total and length where a service is ticked by mistake and taken back", async () => {
    await putInBook({ name: "Budi", total: 90_000, duration: 50 });
    const { user } = await openBookPage();
    await openForm(user, "Budi");
    const beard = screen.getByRole("checkbox", { name: /^Cukur Jenggot/ });
    await user.click(beard);
    expect(field("Total (Rp)")).toHaveValue("");
    await user.click(beard);
    expect(field("Total (Rp)")).toHaveValue("90000");
    expect(field("Lama (menit)")).toHaveValue("50");
  });

  test("whose price stays keeps whether that was a least one; a total that is corrected is none", async () => {
    const offered = services.map((service) => ({ ...service, startingPrice: true }));
    await putInBook({ name: "Budi" }, { name: "Joko", time: "19:00", isLeastTotal: true });
    const { user } = await openBookPage({ chairs: 2, offered });
    for (const name of ["Budi", "Joko"]) {
      await openForm(user, name);
      await fill(user, "Catatan (boleh kosong)", "Poni");
      await user.click(button("Simpan perubahan"));
      await said(new RegExp(`^Isi booking diperbarui: ${name}`));
    }
    expect(card("Budi")).not.toHaveTextContent("mulai dari");
    expect(card("Joko")).toHaveTextContent("mulai dari Rp 115.000");
    await user.click(button("Ubah", card("Joko")));
    await user.clear(field("Total (Rp)"));
    await fill(user, "Total (Rp)", "90000");
    await user.click(button("Simpan perubahan"));
    await waitFor(() => expect(card("Joko")).toHaveTextContent("diubah: total Rp 90.000"));
    expect(card("Joko")).not.toHaveTextContent("mulai dari");
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
  await putInBook({ name: "Budi", barberId: "rizky", time: "11:30" });
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
  expect(card("Potong Rambut Klasik")).toHaveTextContent("Ucok");
});

test("a day that is deleted from the form gives way to the last complete one", async () => {
  const { user } = await openBookPage();
  await user.click(button("Telepon"));
  await user.click(day());
  setDay("");
  await user.click(field("Nama"));
  expect(day()).toHaveValue("2026-12-01");
});

test("the address of a visit at the customer's is asked for by its service, and can be corrected", async () => {
  await putInBook({ name: "Budi", address: "Jl. Melati 5" }, { name: "Joko", time: "10:00" });
  const { user } = await openBookPage();
  await openForm(user, "Joko");
  expect(screen.queryByRole("textbox", { name: "Alamat pelanggan (boleh kosong)" })).not.toBeInTheDocument();
  await user.click(button("Batal"));
  await openForm(user, "Budi");
  await user.clear(field("Alamat pelanggan (boleh kosong)"));
  await fill(user, "Alamat pelanggan (boleh kosong)", "Jl. Mawar 9");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui: Budi/);
  expect(await inBook((store) => store.ofCode("BTP100010AB"))).toMatchObject([{ address: "Jl. Mawar 9" }]);
});

test("an address goes with the service that asked for it", async () => {
  const atCustomer = services.map((service) => ({ ...service, atCustomer: service.id === "premium" }));
  const { user } = await openBookPage({ offered: atCustomer });
  await startBooking(user);
  await user.click(screen.getByRole("checkbox", { name: /Premium/ }));
  await fill(user, "Alamat pelanggan (boleh kosong)", "Jl. Mawar 9");
  await user.click(screen.getByRole("checkbox", { name: /Premium/ }));
  await user.selectOptions(hour(), "18:00");
  await user.click(button("Catat booking"));
  await said(/^Tercatat: /);
  expect(await inBook((store) => store.all())).toMatchObject([{ address: "" }]);
});

test("a visit whose service has gone is not recorded without a total, since the customer could be sent no ticket then", async () => {
  await putInBook({ name: "Budi", serviceIds: ["massage"], total: 90_000 });
  const { user } = await openBookPage();
  await openForm(user, "Budi");
  await user.click(screen.getByRole("checkbox", { name: /^Cukur Jenggot/ }));
  await user.click(button("Simpan perubahan"));
  expect(field("Total (Rp)")).toHaveAccessibleDescription(/^Isi totalnya/);
  expect(field("Total (Rp)")).toHaveFocus();
  await fill(user, "Total (Rp)", "150000");
  await user.click(button("Simpan perubahan"));
  await said(/^Isi booking diperbarui: Budi/);
});

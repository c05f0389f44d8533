import { fireEvent, render as renderPlain, screen, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { BookingSection } from "../../src/features/booking/BookingSection";
import { PriceHours } from "../../src/features/home/PriceHours";
import {
  asQueried,
  calendar,
  day,
  nameField,
  newEnvironment,
  notesField,
  openBooking,
  phoneField,
  service,
  slot,
  submitButton,
  summary,
} from "../support/bookingPage";
import { content } from "../support/content";
import { translatePage } from "../support/pageFunctions";
import { IndonesianWords, render } from "../support/pageWords";
import { readAloud } from "../support/readAloud";

/** The destructive toast, if it is up. */
const missingToast = () =>
  screen.queryByText("Mohon lengkapi semua data")?.closest<HTMLElement>("[role=alert]") ?? null;

/** Chooses a day of the month on view. */
async function chooseDate(user: ReturnType<typeof userEvent.setup>, number: string) {
  await within(calendar()).findAllByRole("gridcell");
  const cells = within(calendar())
    .getAllByRole("gridcell")
    .filter((cell) => cell.textContent?.match(/^\d+/)?.[0] === number && cell.getAttribute("aria-disabled") !== "true");
  const cell = cells[0];
  if (!cell) throw new Error(`no day ${number} to choose`);
  await user.click(cell);
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(nameField(), "Budi");
  await user.type(phoneField(), "0812");
  await user.click(service("Cukur Jenggot"));
  await chooseDate(user, "8");
  await user.click(slot("12:00"));
}

describe("the booking form", () => {
  test("names its fields, requires name and phone, and gives notes three rows", async () => {
    await openBooking();
    expect(nameField()).toBeRequired();
    expect(phoneField()).toBeRequired();
    expect(phoneField()).toHaveAttribute("type", "tel");
    expect(notesField()).toHaveAttribute("rows", "3");
    expect(screen.getByRole("heading", { name: "Booking Appointment" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Detail Reservasi" })).toBeInTheDocument();
  });

  test("lists 33 slots with label and price effect in an area of at most 15rem", async () => {
    await openBooking();
    const slots = screen.getAllByRole("radio");
    expect(slots).toHaveLength(33);
    expect(slot("17:00")).toHaveAccessibleName("17:00 Peak Sore +15%");
    expect(slot("12:00")).toHaveAccessibleName("12:00 Promo Siang -10%");
    expect(slot("06:00")).toHaveAccessibleName("06:00 Pagi");
    const areas = slots.map((radio) => {
      for (let element = radio.parentElement; element; element = element.parentElement) {
        if (getComputedStyle(element).maxHeight === "15rem") return true;
      }
      return false;
    });
    expect(areas.every(Boolean)).toBe(true);
  });

  test("shows the summary only with at least one service and a time", async () => {
    const { user } = await openBooking();
    await user.click(slot("09:00"));
    expect(summary()).not.toBeInTheDocument();
    await user.click(service("Potong Rambut Klasik"));
    expect(summary()).toHaveTextContent("Rp 110.000");
    expect(summary()).toHaveTextContent("45 menit");
    await user.click(service("Styling Premium"));
    expect(summary()).toHaveTextContent("Rp 275.000");
    expect(summary()).toHaveTextContent("105 menit");
    await user.click(service("Styling Premium"));
    await user.click(service("Potong Rambut Klasik"));
    expect(summary()).not.toBeInTheDocument();
  });

  test("shows a calendar in Indonesian whose week begins on Monday, with past days disabled", async () => {
    await openBooking();
    await within(calendar()).findAllByRole("gridcell");
    const names = within(calendar()).getAllByRole("columnheader").map(readAloud);
    expect(names).toEqual(["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"]);
    expect(within(calendar()).getByText("Desember 2026")).toBeInTheDocument();
    expect(await day(1)).not.toHaveAttribute("aria-disabled", "true");
  });

  test("says why a day is closed", async () => {
    await openBooking({ closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" }] });
    expect(await within(calendar()).findByText("24 Desember - 26 Desember: tutup, Libur Natal")).toBeInTheDocument();
    expect(await day(25)).toHaveAttribute("aria-disabled", "true");
    expect(await day(25)).toHaveAccessibleName("Tidak tersedia Jumat, 25 Desember 2026. Tutup: Libur Natal");
  });

  test("stays on the month that was turned to while its days are chosen", async () => {
    const { user } = await openBooking();
    await user.click(within(calendar()).getByRole("button", { name: "Bulan berikutnya" }));
    for (const [number, chosen] of [
      [12, "Selasa, 12 Januari 2027"],
      [14, "Kamis, 14 Januari 2027"],
    ] as const) {
      await within(calendar()).findByRole("gridcell", { name: `Pilih ${chosen}` });
      await user.click(await day(number));
      expect(await within(calendar()).findByText(chosen)).toBeVisible();
      expect(within(calendar()).getByText("Januari 2027")).toBeVisible();
    }
    // By keyboard, in the month after, with either key that presses.
    await user.keyboard("{PageDown}{ArrowRight}{Enter}");
    expect(await within(calendar()).findByText("Senin, 15 Februari 2027")).toBeVisible();
    await user.keyboard("{ArrowRight} ");
    expect(await within(calendar()).findByText("Selasa, 16 Februari 2027")).toBeVisible();
    expect(within(calendar()).getByText("Februari 2027", { selector: "p" })).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName("Pilih Selasa, 16 Februari 2027");
  });

  test("notes slots outside the opening hours of the chosen day", async () => {
    const { user } = await openBooking();
    await chooseDate(user, "8");
    expect(slot("06:00")).toHaveAccessibleName(/Di luar jam buka, tunggu konfirmasi WhatsApp/);
    expect(slot("09:00")).not.toHaveAccessibleName(/Di luar jam buka/);
    expect(slot("20:00")).toHaveAccessibleName(/Di luar jam buka/);
    expect(slot("20:00")).toBeEnabled();
  });

  test("says of a closed hour why it cannot be chosen, takes it from who had chosen it, and notes what runs into it", async () => {
    const { user } = await openBooking({
      hours: [
        { date: "2026-12-08", from: "15:00", to: "17:00", reason: "Penuh" },
        { date: "2026-12-09", from: "06:00", to: "24:00", reason: "Acara keluarga" },
      ],
    });
    await user.click(service("Styling Premium"));
    await chooseDate(user, "7");
    await user.click(slot("15:00"));
    await chooseDate(user, "8");
    const hours = screen.getByRole("group", { name: /Pilih Jam/ });
    const news = within(hours).getByText("Jam 15:00 tidak tersedia pada tanggal ini. Silakan pilih jam lain.");
    expect(news.closest("[aria-live=polite]")).not.toBeNull();
    expect(slot("15:00")).not.toBeChecked();
    for (const time of ["15:00", "16:30"]) {
      expect(slot(time)).toBeDisabled();
      expect(slot(time)).toHaveAccessibleName(`${time} Siang Penuh`);
    }
    expect(slot("14:00")).toHaveAccessibleName("14:00 Siang");
    expect(slot("17:00")).toHaveAccessibleName("17:00 Peak Sore +15%");
    expect(slot("14:30")).toBeEnabled();
    expect(slot("14:30")).toHaveAccessibleName(
      "14:30 Siang Selesainya melewati pukul 15:00 (Penuh), tunggu konfirmasi WhatsApp",
    );
    expect(await day(9)).toHaveAccessibleName("Tidak tersedia Rabu, 9 Desember 2026. Acara keluarga");
    expect(within(calendar()).getByText("9 Desember: Acara keluarga")).toBeInTheDocument();
    expect(within(calendar()).queryByText(/^8 Desember/)).not.toBeInTheDocument();
  });

  test.each([
    ["as it came", () => {}],
    ["translated, so that React replaces it", translatePage],
  ])("keeps what was typed or ticked before hydration in a page %s", async (_how, change) => {
    // React reports a page that is not as it was built, which a translated one is not.
    jest.spyOn(console, "error").mockImplementation(() => {});
    const section = (
      <IndonesianWords>
        <BookingSection
          shop={{ ...content("shop.json"), breaks: null, seasonalHours: null, deposit: null }}
          services={{ services: content("services.json").services.map(asQueried) }}
          bands={{ otherDays: null, ...content("time-slot-bands.json") }}
          closures={{ closures: [], hours: [] }}
          environment={newEnvironment()}
        />
      </IndonesianWords>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(section);
    const field = container.querySelector<HTMLInputElement>("#booking-name");
    const tick = container.querySelector<HTMLInputElement>("input[value=premium]");
    if (!field || !tick) throw new Error("the form was not rendered");
    change();
    field.value = "Budi";
    tick.checked = true;
    renderPlain(section, { container, hydrate: true, onRecoverableError: () => {} });
    await screen.findAllByRole("gridcell");
    expect(nameField()).toHaveValue("Budi");
    expect(service("Styling Premium")).toBeChecked();
    expect(nameField() === field).toBe(change !== translatePage);
    jest.restoreAllMocks();
  });

  test("keeps the draft in memory while the visitor looks at another page", async () => {
    const { user, unmount, environment } = await openBooking();
    await user.type(nameField(), "Budi");
    await user.click(service("Styling Premium"));
    unmount();
    await openBooking({ environment });
    expect(nameField()).toHaveValue("Budi");
    expect(service("Styling Premium")).toBeChecked();
  });

  test("is filled in by a link, and says quietly what of it could not be used", async () => {
    window.history.replaceState(null, "", "/?service=premium&time=17:00&date=2020-01-01");
    await openBooking();
    window.history.replaceState(null, "", "/");
    expect(service("Styling Premium")).toBeChecked();
    expect(screen.getByText(/Sebagian isi tautan tidak bisa dipakai \(tanggal, jam\)/)).toBeInTheDocument();
    expect(missingToast()).toBeNull();
  });
});

describe("a submit with something missing", () => {
  test("shows the destructive toast with its exact words, marks the fields, focuses the first and keeps the rest", async () => {
    const { user } = await openBooking();
    await user.type(nameField(), "Budi");
    await user.click(submitButton());
    const toast = missingToast();
    if (!toast) throw new Error("no toast appeared");
    expect(
      within(toast).getByText("Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi"),
    ).toBeInTheDocument();
    expect(phoneField()).toHaveFocus();
    expect(phoneField()).toBeInvalid();
    expect(phoneField()).toHaveAccessibleDescription("Isi nomor telepon Anda.");
    expect(nameField()).toHaveValue("Budi");
    expect(nameField()).toBeValid();
    expect(screen.getByText("Pilih minimal satu layanan.")).toBeInTheDocument();
    expect(screen.getByText("Pilih tanggal.")).toBeInTheDocument();
    expect(screen.getByText("Pilih jam.")).toBeInTheDocument();
  });

  test("takes white space alone for missing", async () => {
    const { user } = await openBooking();
    await user.type(nameField(), "   ");
    await user.click(submitButton());
    expect(nameField()).toHaveFocus();
  });

  test("loses each mark as its field is filled", async () => {
    const { user } = await openBooking();
    await user.click(submitButton());
    await user.type(nameField(), "B");
    expect(nameField()).toBeValid();
    await user.click(service("Cukur Jenggot"));
    expect(screen.queryByText("Pilih minimal satu layanan.")).not.toBeInTheDocument();
  });

  test("has a toast that can be closed", async () => {
    const { user } = await openBooking();
    await user.click(submitButton());
    await user.click(screen.getByRole("button", { name: "Tutup pesan" }));
    expect(missingToast()).toBeNull();
  });
});

describe("a complete submit", () => {
  test("shows the success toast with the code and the ticket with everything on it", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    await user.type(notesField(), "Tipis saja");
    await user.click(submitButton());
    expect(await screen.findByRole("heading", { name: "Booking Confirmation Ticket" })).toBeInTheDocument();
    const toast = screen.getByText("Booking berhasil dibuat").closest("[role=status]");
    expect(toast).toHaveTextContent("BTP800000A9");
    const ticket = await screen.findByRole("article");
    for (const text of [
      "BTP800000A9",
      "Budi",
      "0812",
      "Selasa, 8 Desember 2026",
      "12:00 WIB",
      "30 menit",
      "Cukur Jenggot",
      "Termasuk penyesuaian waktu",
      "Rp 67.500",
      "Tipis saja",
      "Menunggu konfirmasi",
      "Important",
    ]) {
      expect(ticket).toHaveTextContent(text);
    }
    expect(await screen.findByRole("button", { name: "Simpan/Print Tiket" })).toBeEnabled();
    expect(screen.getByRole("link", { name: "Konfirmasi via WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/6281200000000\?text=BTP800000A9/),
    );
  });

  test("is answered at once: the button stays pressed until the ticket is there", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    expect(submitButton()).not.toHaveAttribute("aria-busy");
    fireEvent.click(submitButton());
    expect(submitButton()).toHaveAttribute("aria-busy", "true");
    await user.click(await screen.findByRole("button", { name: "Booking Lagi" }));
    expect(submitButton()).not.toHaveAttribute("aria-busy");
  });

  test("leaves no line for notes that were not given", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    await user.click(submitButton());
    expect(await screen.findByRole("article")).not.toHaveTextContent("Catatan");
  });

  test("pressed twice makes one ticket", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    const form = submitButton().closest("form");
    if (!form) throw new Error("the button stands outside a form");
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(await screen.findAllByRole("article")).toHaveLength(1);
    expect(screen.getAllByText("Booking berhasil dibuat")).toHaveLength(1);
  });

  test("is followed by an empty form after 'Booking Lagi'", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    await user.click(submitButton());
    await user.click(await screen.findByRole("button", { name: "Booking Lagi" }));
    expect(nameField()).toHaveValue("");
    expect(phoneField()).toHaveValue("");
    expect(service("Cukur Jenggot")).not.toBeChecked();
    expect(slot("12:00")).not.toBeChecked();
    expect(screen.queryByText("Booking berhasil dibuat")).not.toBeInTheDocument();
    expect(await screen.findByText("Belum ada tanggal yang dipilih")).toBeInTheDocument();
  });

  test("copies the message where the browser lets it, and shows it to be copied by hand where not", async () => {
    const { user } = await openBooking();
    await fillIn(user);
    await user.click(submitButton());
    await user.click(await screen.findByRole("button", { name: "Salin pesan" }));
    expect(await screen.findByText("Pesan tersalin. Tempelkan di chat WhatsApp.")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toMatch(/^BTP800000A9/);
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: "Salin pesan" }));
    const box = await screen.findByRole("textbox", { name: /tidak mengizinkan menyalin/ });
    expect((box as HTMLTextAreaElement).value).toMatch(/^BTP800000A9/);
  });

  test("opens the print dialog from its button", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => {});
    const { user } = await openBooking();
    await fillIn(user);
    await user.click(submitButton());
    await user.click(await screen.findByRole("button", { name: "Simpan/Print Tiket" }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

test("a weekly day off that a season opens is not said to be closed every week", async () => {
  const { openingHours } = content("shop.json");
  const season = { name: "Ramadan", open: "13:00", close: "23:00", days: ["sunday"] };
  await openBooking({
    shop: {
      openingHours: { ...openingHours, sunday: null, monday: null },
      seasonalHours: [
        { ...season, from: "2026-12-10", to: "2026-12-20" },
        { ...season, from: "2026-12-01", to: "2026-12-31", days: ["monday"] },
      ],
    },
  });
  expect(screen.getByText("Tutup setiap Minggu, kecuali 13 Desember, 20 Desember")).toBeInTheDocument();
  expect(screen.queryByText(/Tutup setiap Senin/)).not.toBeInTheDocument();
  expect(await day(13)).toHaveAccessibleName(/^Pilih/);
  expect(await day(6)).toHaveAccessibleName(/Tutup setiap Minggu$/);
});

test("the prices of other days are shown with the year of their dates", () => {
  const { bands } = content("time-slot-bands.json");
  const other = { name: "Lebaran", days: null, from: "2027-03-10", to: "2027-03-14", bands };
  const otherDays = [
    other,
    { ...other, name: "Tahun baru", from: "2026-12-31", to: "2027-01-01" },
    { ...other, name: "Mulai April", days: ["saturday"], from: "2027-04-01", to: null },
  ];
  render(<PriceHours bands={{ bands, otherDays }} />);
  expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    "Lebaran 10 Mar-14 Mar 2027",
    "Tahun baru 31 Des 2026-1 Jan 2027",
    "Mulai April Sabtu, mulai 1 Apr 2027",
  ]);
});

test("where prices differ by day alone, nothing speaks of busy hours", () => {
  const band = { period: "hari", label: "Jam Booking", from: "09:00", to: "20:00", multiplier: 1 };
  const weekend = { name: "Akhir pekan", days: ["saturday", "sunday"], from: null, to: null };
  const dearer = { ...weekend, bands: [{ ...band, multiplier: 1.2 }] };
  const { container, rerender } = render(<PriceHours bands={{ bands: [band], otherDays: [dearer] }} />);
  expect(screen.getByRole("heading", { name: "Harga mengikuti hari" })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/jam ramai|jam sepi/i);
  const early = { ...band, period: "pagi", multiplier: 0.9 };
  rerender(<PriceHours bands={{ bands: [early, band], otherDays: [dearer] }} />);
  expect(screen.getByRole("heading", { name: "Harga mengikuti jam" })).toBeInTheDocument();
  rerender(<PriceHours bands={{ bands: [band, { ...band, period: "malam" }], otherDays: [] }} />);
  expect(container).toBeEmptyDOMElement();
});

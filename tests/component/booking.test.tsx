import { act, fireEvent, render as renderPlain, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  bookingSection,
  calendar,
  day,
  filled,
  nameField,
  openBooking,
  phoneField,
  service,
  slot,
  stub,
  submitForm,
} from "../support/bookingPage";
import { byRole, click, expectNoText, expectText, textsOf, untilRole } from "../support/elements";
import { IndonesianWords } from "../support/pageWords";
import { translatePage } from "../support/translatePage";

const hours = () => byRole("group", /Pilih Jam/);

describe("the booking form", () => {
  test("reads the total alone aloud, once the arrows through the hours rest", async () => {
    await openBooking({ environment: filled() });
    const spoken = () => textsOf(document.querySelectorAll("form [role=status]")).join("");
    jest.useFakeTimers({ doNotFake: ["performance"] });
    fireEvent.click(slot("17:00"));
    fireEvent.click(slot("09:00"));
    act(() => void jest.advanceTimersByTime(300));
    expect(spoken()).not.toMatch(/86\.250|82\.500/);
    act(() => void jest.advanceTimersByTime(600));
    expect(spoken()).toBe("Estimasi total harga Rp 82.500");
    jest.useRealTimers();
    await click(screen.getByRole("button", { expanded: false, name: /82\.500/ }));
    expect(screen.getByRole("button", { expanded: true, name: "30 menit · Peak Pagi +10% Rp 82.500" })).toBeVisible();
  });

  test("folds the stub away from a field that is missing", async () => {
    await openBooking({ environment: filled() });
    await click(slot("09:00"));
    await click(screen.getByRole("button", { expanded: false, name: /82\.500/ }));
    const name = byRole("textbox", "Nama");
    fireEvent.input(name, { target: { value: "" } });
    await click(byRole("button", "Buat Booking"));
    expect(name).toHaveFocus();
    expect(screen.getByRole("button", { expanded: false, name: /82\.500/ })).toBeVisible();
  });

  test("an hour shows its price and why it is unavailable, and is taken from who chose it", async () => {
    await openBooking({
      hours: [{ date: "2026-12-08", from: "15:00", to: "17:00", reason: "Penuh" }],
    });
    await click(service("Styling Premium"));
    await click(await day(7));
    await click(slot("15:00"));
    await click(await day(8));
    const news = within(hours()).getByText("Jam 15:00: Penuh. Pilih jam lain.");
    expect(news.closest("[aria-live=polite]")).not.toBeNull();
    expect(slot("15:00")).not.toBeChecked();
    expect(slot("16:30")).toBeDisabled();
    expect(slot("16:30")).toHaveAccessibleName("16:30 Rp 150.000 Siang Penuh");
    expect(slot("17:00")).toHaveAccessibleName("17:00 Rp 172.500 Peak Sore +15%");
    expect(slot("14:30")).toBeEnabled();
    expect(slot("14:30")).toHaveAccessibleName(
      "14:30 Rp 150.000 Siang Selesainya melewati pukul 15:00 (Penuh), tunggu konfirmasi WhatsApp",
    );
    expect(slot("20:00")).toHaveAccessibleName(/Di luar jam buka, tunggu konfirmasi WhatsApp/);
  });

  test("asks about a short number, and takes it", async () => {
    const { user } = await openBooking();
    await user.type(screen.getByLabelText("Nomor Telepon"), "0812");
    expectNoText("Nomor ini pendek. Sudah benar?");
    await user.tab();
    expect(screen.getByText("Nomor ini pendek. Sudah benar?")).toHaveAttribute("role", "status");
    await user.type(screen.getByLabelText("Nomor Telepon"), "34567890");
    await user.tab();
    expectNoText("Nomor ini pendek. Sudah benar?");
  });

  test("says that a day within the minimum notice is too soon", async () => {
    await openBooking({ shop: { minimumNotice: 1500 } });
    const tooSoon = "Waktunya terlalu mepet; booking paling lambat 25 jam sebelumnya";
    expect(await day(1)).toHaveAccessibleName(`Tidak tersedia Selasa, 1 Desember 2026. ${tooSoon}`);
  });

  test.each([
    ["as it came", () => {}],
    ["translated, so that React replaces it", translatePage],
  ])("keeps what was typed or ticked before hydration in a page %s", async (_how, change) => {
    // React reports a page that is not as it was built, which a translated one is not.
    jest.spyOn(console, "error").mockImplementation();
    const section = <IndonesianWords>{bookingSection({})}</IndonesianWords>;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(section);
    change();
    const field = nameField() as HTMLInputElement;
    field.value = "Budi";
    (service("Styling Premium") as HTMLInputElement).checked = true;
    renderPlain(section, { container, hydrate: true, onRecoverableError: () => {} });
    await screen.findAllByRole("gridcell");
    expect(nameField()).toHaveValue("Budi");
    expect(service("Styling Premium")).toBeChecked();
    expect(nameField() === field).toBe(change !== translatePage);
  });
});

test("an incomplete submit shows the exact toast, marks the fields and focuses the first", async () => {
  await openBooking({
    environment: filled({ phone: "\u3164 ", serviceIds: [], date: null, time: null }),
  });
  await submitForm();
  const toast = screen.getByText("Mohon lengkapi semua data").closest("[role=alert]");
  expect(toast).toHaveTextContent("Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi");
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toBeRequired();
  expect(phoneField()).toBeInvalid();
  expect(phoneField()).toHaveAccessibleDescription("Isi nomor telepon Anda.");
  expect(nameField()).toBeValid();
  for (const missing of ["Pilih minimal satu layanan.", "Pilih tanggal.", "Pilih jam."]) expectText(missing);
  await click(service("Cukur Jenggot"));
  expectNoText("Pilih minimal satu layanan.");
});

test("what a password manager fills in without an event counts", async () => {
  const { environment } = await openBooking({ environment: filled() });
  (nameField() as HTMLInputElement).value = "Sari";
  await click(service("Styling Premium"));
  expect(nameField()).toHaveValue("Sari");
  await submitForm();
  expect(environment.memory.booking.ticket).toMatchObject({ name: "Sari" });
});

test("a translated form shows the latest choice", async () => {
  await openBooking({ environment: filled() });
  translatePage();
  await click(await day(9));
  await click(slot("09:30"));
  await click(service("Styling Premium"));
  expect(calendar()).toHaveTextContent("Rabu, 9 Desember 2026");
  expect(calendar()).not.toHaveTextContent("8 Desember 2026");
  expect(stub()).toHaveTextContent(
    /^Tiket booking09:30 WIBRabu, 9 .*Peak Pagi \+10%.*Rp 247\.500.*90 menit, selesai 11:00/,
  );
  expect(stub()).not.toHaveTextContent(/12:00|Promo|8 Desember/);
  translatePage();
  await submitForm();
  expect(await untilRole("article")).toHaveTextContent("Rabu, 9 Desember 2026");
});

/** Opens a form with a slot of 8 December, of which `then` is the time when the visitor goes on. */
async function openUntil(time: string, start: string, then: string) {
  let now = new Date(`2026-12-08T${start}:00+07:00`);
  const view = await openBooking({ environment: filled({ time }, () => now) });
  now = new Date(`2026-12-08T${then}:00+07:00`);
  return view;
}

test("what time takes away is said once aloud, by the dates and over the page, when a day is over", async () => {
  await openUntil("22:00", "21:50", "22:10");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  const reason = "Selasa, 8 Desember 2026: Semua jam hari ini sudah lewat.";
  expectText(`${reason} Pilih tanggal lain.`, calendar());
  expect(screen.getByText("Pilih tanggal lain").parentElement).toHaveTextContent(reason);
  const spoken = [...document.querySelectorAll("[role=alert], [role=status], [aria-live=polite]")];
  expect(spoken.filter(({ textContent }) => textContent?.includes(reason))).toHaveLength(1);
});

test.each([
  ["the next hour where one passes", "12:00", "11:50", "12:01", () => slot("12:30")],
  ["the step of the date where the day is over", "22:00", "21:50", "22:10", calendar],
])("an hour or a day that is over leads the focus of a submit to %s", async (_where, time, start, then, element) => {
  await openUntil(time, start, then);
  await submitForm();
  await screen.findByText("Mohon lengkapi semua data");
  expect(element()).toHaveFocus();
});

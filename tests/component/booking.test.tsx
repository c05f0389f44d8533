import { act, render as renderPlain, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { bookableIn } from "../../src/domain/shop/englishContent";
import { BookingSection } from "../../src/features/booking/BookingSection";
import {
  calendar,
  day,
  filled,
  nameField,
  newEnvironment,
  openBooking,
  phoneField,
  service,
  slot,
  submitButton,
  summary,
} from "../support/bookingPage";
import { content } from "../support/content";
import { IndonesianWords } from "../support/pageWords";
import { translatePage } from "../support/translatePage";

const hours = () => screen.getByRole("group", { name: /Pilih Jam/ });

describe("the booking form", () => {
  test("requires name and phone, and lists slots with label and price effect", async () => {
    await openBooking();
    for (const field of [nameField(), phoneField()]) expect(field).toBeRequired();
    expect(phoneField()).toHaveAttribute("type", "tel");
    expect(slot("17:00")).toHaveAccessibleName("17:00 Peak Sore +15%");
    expect(slot("12:00")).toHaveAccessibleName("12:00 Promo Siang -10%");
  });

  test("shows the summary only with a service and a time, and no deposit that the shop does not ask for", async () => {
    const { user, container } = await openBooking();
    await user.click(slot("09:00"));
    expect(summary()).not.toBeInTheDocument();
    await user.click(service("Styling Premium"));
    expect(summary()).toHaveTextContent("Rp 165.000");
    expect(summary()).toHaveTextContent("60 menit");
    expect(container).not.toHaveTextContent(/\bDP\b|QRIS/);
    await user.click(service("Styling Premium"));
    expect(summary()).not.toBeInTheDocument();
  });

  test("says which hours cannot be chosen and which the shop must confirm, and takes one from who had chosen it", async () => {
    const { user } = await openBooking({
      hours: [
        { date: "2026-12-08", from: "15:00", to: "17:00", reason: "Penuh" },
        { date: "2026-12-09", from: "06:00", to: "24:00", reason: "Acara keluarga" },
      ],
    });
    await user.click(service("Styling Premium"));
    await user.click(await day(7));
    await user.click(slot("15:00"));
    await user.click(await day(8));
    const news = within(hours()).getByText("Jam 15:00 tidak tersedia pada tanggal ini. Pilih jam lain.");
    expect(news.closest("[aria-live=polite]")).not.toBeNull();
    expect(slot("15:00")).not.toBeChecked();
    expect(slot("16:30")).toBeDisabled();
    expect(slot("16:30")).toHaveAccessibleName("16:30 Siang Penuh");
    expect(slot("17:00")).toBeEnabled();
    expect(slot("14:30")).toHaveAccessibleName(
      "14:30 Siang Selesainya melewati pukul 15:00 (Penuh), tunggu konfirmasi WhatsApp",
    );
    expect(slot("20:00")).toBeEnabled();
    expect(slot("20:00")).toHaveAccessibleName(/Di luar jam buka, tunggu konfirmasi WhatsApp/);
    expect(within(calendar()).getByText("Acara keluarga (9 Desember)")).toBeInTheDocument();
  });

  test("says of days and hours within the minimum notice that they are too soon, and not past", async () => {
    const { user } = await openBooking({ shop: { minimumNotice: 1500 } });
    const tooSoon = "Waktunya terlalu mepet; booking paling lambat 25 jam sebelumnya";
    expect(await day(1)).toHaveAccessibleName(`Tidak tersedia Selasa, 1 Desember 2026. ${tooSoon}`);
    await user.click(await day(2));
    expect(slot("08:00")).toHaveAccessibleName(new RegExp(tooSoon));
    expect(slot("08:30")).toBeEnabled();
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
          shop={content("shop.json")}
          services={content("services.json").services}
          bookableIn={bookableIn({
            shop: content("shop.json"),
            services: content("services.json"),
            bands: content("time-slot-bands.json"),
            closures: { closures: [], hours: [] },
            barbers: { barbers: [] },
          })}
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
});

test("a submit with something missing shows the toast with its exact words, marks the fields and focuses the first", async () => {
  const { user } = await openBooking({ environment: filled({ phone: "   ", serviceIds: [], date: null, time: null }) });
  await user.click(submitButton());
  const toast = screen.getByText("Mohon lengkapi semua data").closest<HTMLElement>("[role=alert]");
  expect(toast).toHaveTextContent("Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi");
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toBeInvalid();
  expect(phoneField()).toHaveAccessibleDescription("Isi nomor telepon Anda.");
  expect(nameField()).toHaveValue("Budi");
  expect(nameField()).toBeValid();
  for (const missing of ["Pilih minimal satu layanan.", "Pilih tanggal.", "Pilih jam."]) {
    expect(screen.getByText(missing)).toBeInTheDocument();
  }
  await user.click(service("Cukur Jenggot"));
  expect(screen.queryByText("Pilih minimal satu layanan.")).not.toBeInTheDocument();
});

test("a password manager that fires no event fills fields that the next choice leaves, and the submit reads", async () => {
  const { user, environment } = await openBooking({ environment: filled() });
  (nameField() as HTMLInputElement).value = "Sari";
  (phoneField() as HTMLInputElement).value = "0813";
  await user.click(service("Styling Premium"));
  expect(nameField()).toHaveValue("Sari");
  await user.click(submitButton());
  expect(environment.memory.booking.ticket).toMatchObject({ name: "Sari", phone: "0813" });
});

describe("what time takes away", () => {
  const openAt = async (start: string, later: string) => {
    const [date, time] = start.split("T") as [string, string];
    let now = new Date(`${date}T${time}:00+07:00`);
    const environment = filled({ date, time: time < "12" ? "12:00" : "22:00" }, () => now);
    const view = await openBooking({ environment });
    now = new Date(later);
    return { ...view, goOn: () => act(() => document.dispatchEvent(new Event("visibilitychange"))) };
  };

  test("is said beside the dates and over the page, with its reason, when a day is over, and spoken once", async () => {
    const { goOn } = await openAt("2026-12-08T21:50", "2026-12-08T22:10:00+07:00");
    goOn();
    const reason = "Selasa, 8 Desember 2026: Semua jam hari ini sudah lewat.";
    expect(within(calendar()).getByText(`${reason} Pilih tanggal lain.`)).toBeInTheDocument();
    expect(screen.getByText("Pilih tanggal lain").parentElement).toHaveTextContent(reason);
    const spoken = [...document.querySelectorAll("[role=alert], [role=status], [aria-live=polite]")];
    expect(spoken.filter(({ textContent }) => textContent?.includes(reason))).toHaveLength(1);
  });

  test("leaves the focus at the hours where one passes before the submit", async () => {
    const { user } = await openAt("2026-12-08T11:50", "2026-12-08T12:01:00+07:00");
    await user.click(submitButton());
    await screen.findByText("Mohon lengkapi semua data");
    expect(document.activeElement).toBeEnabled();
    expect(hours()).toContainElement(document.activeElement as HTMLElement);
  });

  test("leaves the focus at the step of the date where the day is over before the submit", async () => {
    const { user } = await openAt("2026-12-31T21:50", "2026-12-31T22:10:00+07:00");
    await user.click(submitButton());
    await waitFor(() => expect(calendar()).toHaveFocus());
  });
});

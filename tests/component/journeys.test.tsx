import { screen } from "@testing-library/react";
import { newBooking } from "../../src/domain/booking/bookingState";
import { booking } from "../support/booking";
import { nameField, newEnvironment, notesField, openBooking, phoneField, service, slot } from "../support/bookingPage";

const arriveBy = (address: string) => window.history.replaceState(null, "", address);

afterEach(() => {
  arriveBy("/");
  jest.restoreAllMocks();
});

/** A visitor who has made a booking on this page, and sees its ticket. */
function withTicket() {
  const kept = [{ booking: booking({ name: "Budi", phone: "0812", notes: "Poni tipis" }), isSent: false }];
  return newEnvironment(undefined, { ...newBooking, isTicketShown: true, kept });
}

describe("a link", () => {
  test("fills the form once: what the visitor chose since stands when he comes back", async () => {
    arriveBy("/?service=premium&utm_source=ig#booking");
    const first = await openBooking();
    expect(service("Styling Premium")).toBeChecked();
    expect(window.location.href).toBe("http://localhost/?utm_source=ig#booking");
    await first.user.click(service("Styling Premium"));
    await first.user.click(service("Cukur Jenggot"));
    first.unmount();
    await openBooking({ environment: first.environment });
    expect(service("Cukur Jenggot")).toBeChecked();
    expect(service("Styling Premium")).not.toBeChecked();
  });

  test("followed on the page itself fills the form again", async () => {
    const { arriveAnew } = await openBooking();
    arriveBy("/?service=beard#booking");
    arriveAnew();
    expect(service("Cukur Jenggot")).toBeChecked();
    expect(window.location.search).toBe("");
  });

  test("opens the form with its service after a booking, and the ticket stays one tap away", async () => {
    arriveBy("/?service=premium#booking");
    const { user } = await openBooking({ environment: withTicket() });
    expect(service("Styling Premium")).toBeChecked();
    expect(service("Paket Ayah & Anak")).not.toBeChecked();
    expect(slot("17:00")).not.toBeChecked();
    expect(nameField()).toHaveValue("Budi");
    expect(phoneField()).toHaveValue("0812");
    expect(notesField()).toHaveValue("");
    expect(screen.getByText("Tiket BTP123456AB tersimpan di halaman ini.")).toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Lihat tiket" }));
    expect(screen.getByRole("heading", { name: "Booking Confirmation Ticket" })).toHaveFocus();
    expect(await screen.findByRole("article")).toHaveTextContent("BTP123456AB");
    await user.click(screen.getByRole("button", { name: "Lanjutkan booking baru" }));
    expect(service("Styling Premium")).toBeChecked();
  });
});

test("a page that is opened with a ticket on it neither scrolls nor moves the focus", async () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  await openBooking({ environment: withTicket() });
  expect(await screen.findByRole("article")).toHaveTextContent("BTP123456AB");
  expect(scroll).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("slots and days within the minimum notice say so, and not that they are past", async () => {
  const { user } = await openBooking({ shop: { minimumNotice: 1500 } });
  const tomorrow = screen.getByRole("gridcell", { name: /^Pilih Rabu, 2 Desember 2026/ });
  const today = screen.getByRole("gridcell", { name: /Selasa, 1 Desember 2026/ });
  expect(today).toHaveAccessibleName(
    "Tidak tersedia Selasa, 1 Desember 2026. Waktunya terlalu mepet; booking paling lambat 25 jam sebelumnya",
  );
  await user.click(tomorrow);
  expect(slot("08:00")).toHaveAccessibleName(/Waktunya terlalu mepet; booking paling lambat 25 jam sebelumnya/);
  expect(slot("08:00")).toBeDisabled();
  expect(slot("08:30")).toBeEnabled();
});

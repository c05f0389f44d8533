import { screen } from "@testing-library/react";
import { readTicketFragment, ticketFragment } from "../../src/domain/codecs/ticketLink";
import { emptyBookingState } from "../../src/domain/form/bookingState";
import { newBookingHistoryState } from "../../src/features/ticket/newBookingLink";
import { booking } from "../support/booking";
import { nameField, newEnvironment, openBooking, service, slot, submitForm } from "../support/bookingPage";
import { arriveBy, click, expectText, link, press, untilRole } from "../support/elements";

const changeAddress = `/#${ticketFragment(booking({ date: "2026-12-08", status: "confirmed" }), "change")}`;

/** A link of the site has led here. */
const byLink = { action: "PUSH", hash: "#booking", state: null };

/** Opens the form by the link that changes a booking. */
async function openChange(options: Parameters<typeof openBooking>[0] = {}) {
  arriveBy(changeAddress);
  const view = await openBooking(options);
  await screen.findByText(/^Mengubah booking BTP123456AB, semula/);
  return view;
}

const isChanging = () => screen.queryByText(/^Mengubah booking/) !== null;

const made = booking({ name: "Budi", phone: "0812", notes: "Poni tipis\nrapi" });

/** A visitor who has made a booking on this page, and sees its ticket. */
const withTicket = () => newEnvironment(undefined, { ...emptyBookingState, ticket: made });

async function submit() {
  await submitForm();
  // The last of what belongs to the ticket.
  await untilRole("button", "Booking Lagi");
}

const ticket = () => untilRole("article");

/** By the browser's Back, whose entry the test's page is told of as the router would. */
async function goBack(arriveAnew: () => void) {
  const isBack = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await isBack;
  arriveAnew();
}

test("a ticket is made although the browser refuses to write the address", async () => {
  const manifest = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "manifest" }));
  const { unmount } = await openChange();
  const refusal = jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Attempt to use history.replaceState() more than 100 times", "SecurityError");
  });
  await submit();
  refusal.mockRestore();
  expect(await ticket()).toHaveTextContent("BTP123456AB");
  expect(manifest).not.toHaveAttribute("rel");
  unmount();
  expect(manifest).toHaveAttribute("rel", "manifest");
  manifest.remove();
});

describe("a change of a booking", () => {
  test("stands in the address until its ticket is made", async () => {
    const first = await openChange();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    first.unmount();
    // The page is loaded again: nothing of it is left in memory.
    const { environment } = await openChange();
    await submit();
    expect(window.location.hash).toMatch(/^#cek=\w+&untuk=form&kode=BTP123456AB&/);
    expect(environment.memory.booking.ticket?.code).toBe("BTP123456AB");
  });

  test("stays at its time where that visit itself has filled the hours", async () => {
    await openChange({ hours: [{ date: "2026-12-08", from: "16:00", to: "20:00", reason: "Penuh", isFull: true }] });
    expect(slot("17:00")).toBeChecked();
    expect(slot("17:00")).toBeEnabled();
  });

  test("goes on behind links, and takes the service of a service's link", async () => {
    const { arriveAnew, unmount, environment } = await openChange();
    arriveBy("/#services");
    arriveAnew();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    unmount();
    arriveBy("/?service=premium#booking");
    await openBooking({ environment, arrival: byLink });
    expect(isChanging()).toBe(true);
    expect(service("Styling Premium")).toBeChecked();
  });

  test("whose link was cut off says that it is a new booking", async () => {
    arriveBy(changeAddress.replace(/&jam=[^&]*/, ""));
    await openBooking();
    expectText(/^Tautan perubahan ini terpotong/);
    expect(window.location.hash).toBe("#booking");
  });

  test("ends by 'Mulai booking baru', and Back goes on with it", async () => {
    const { arriveAnew } = await openChange();
    await press("Mulai booking baru");
    expect(isChanging()).toBe(false);
    expect(nameField()).toHaveValue("");
    await goBack(arriveAnew);
    expect(isChanging()).toBe(true);
  });
});

describe("a ticket made in the form", () => {
  test("leads back to the form with all that was typed, under the same code", async () => {
    await openBooking({ environment: withTicket() });
    await ticket();
    const { href } = link("Betulkan isi booking");
    expect(readTicketFragment(new URL(href).hash)).toEqual({ purpose: "change", booking: made });
  });

  test("gives way by 'Booking Lagi'; Back shows it again beside what was typed since", async () => {
    const { user, arriveAnew } = await openBooking({ environment: withTicket() });
    await press("Booking Lagi");
    await user.type(nameField(), "Sari");
    await goBack(arriveAnew);
    expect(await ticket()).toHaveTextContent("BTP123456AB");
    await press("Booking Lagi");
    expect(nameField()).toHaveValue("Sari");
  });

  test("stays, unscrolled and unfocused, for who comes back by a plain link", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    await openBooking({ environment: withTicket(), arrival: byLink });
    expect(await ticket()).toHaveTextContent("BTP123456AB");
    expect(window.location.hash).toMatch(/^#cek=\w+&untuk=form&/);
    expect(scroll).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });

  test("gives way to an empty form by a new booking's link", async () => {
    await openBooking({ environment: withTicket(), arrival: { ...byLink, state: newBookingHistoryState } });
    expect(nameField()).toHaveValue("");
  });
});

test("a booking link without its fragment leads to the form as well", async () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  arriveBy("/?service=premium");
  await openBooking();
  expect(service("Styling Premium")).toBeChecked();
  expect(scroll.mock.contexts).toEqual([document.getElementById("booking")]);
  expect(window.location.href).toBe("http://localhost/#booking");
});

test("a booking link fills the form once, and again when followed again", async () => {
  arriveBy("/?service=premium&utm_source=ig&time=17:00&date=2020-01-01#booking");
  const { environment, unmount } = await openBooking();
  expect(service("Styling Premium")).toBeChecked();
  expectText(/Sebagian isi tautan tidak bisa dipakai \(tanggal, jam\)/);
  expect(window.location.href).toBe("http://localhost/?utm_source=ig#booking");
  await click(service("Styling Premium"));
  await click(service("Cukur Jenggot"));
  unmount();
  const { arriveAnew } = await openBooking({ environment });
  expect(service("Cukur Jenggot")).toBeChecked();
  expect(service("Styling Premium")).not.toBeChecked();
  arriveBy("/?service=premium#booking");
  arriveAnew();
  expect(service("Styling Premium")).toBeChecked();
  expectText("Layanan diganti menurut tautan. Pilihan sebelumnya: Cukur Jenggot.");
});

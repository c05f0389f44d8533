import { screen } from "@testing-library/react";
import { newBooking } from "../../src/domain/booking/bookingState";
import { emptyDraft } from "../../src/domain/booking/draft";
import { changeFragment } from "../../src/domain/links/ticketLink";
import { newBookingState } from "../../src/features/ticket/newBookingLink";
import { askBeforeLeaving } from "../../src/platform/runtime/unsavedWork";
import { booking } from "../support/booking";
import { nameField, newEnvironment, notesField, openBooking, service, submitButton } from "../support/bookingPage";

const arriveBy = (address: string) => window.history.replaceState(null, "", address);

const changeAddress = `/#${changeFragment(booking({ date: "2026-12-08" }))}`;

/** A link of the site has led here. */
const byLink = { action: "PUSH", hash: "#booking", state: null };

const button = (name: string) => screen.getByRole("button", { name });

/** Opens the form by the link that changes a booking. */
async function openChange(options: Parameters<typeof openBooking>[0] = {}) {
  arriveBy(changeAddress);
  const view = await openBooking(options);
  await screen.findByText(/^Mengubah booking BTP123456AB, semula/);
  return view;
}

const isChanging = () => screen.queryByText(/^Mengubah booking/) !== null;

const draft = { ...emptyDraft, name: "Budi", phone: "0812", serviceIds: ["beard"], date: "2026-12-08", time: "12:00" };

/** A visitor who is about to submit a whole form. */
const aboutToSubmit = () => newEnvironment(undefined, { ...newBooking, draft });

/** A visitor who has made a booking on this page, and sees its ticket. */
const withTicket = () =>
  newEnvironment(undefined, {
    ...newBooking,
    isTicketShown: true,
    kept: [{ booking: booking({ name: "Budi", phone: "0812", notes: "Poni tipis" }), isSent: false }],
  });

async function submit(user: Awaited<ReturnType<typeof openBooking>>["user"]) {
  await user.click(submitButton());
  // The last of what belongs to the ticket.
  await screen.findByRole("button", { name: "Booking Lagi" });
}

const isAskedWhenLeaving = () => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

afterEach(() => {
  arriveBy("/");
  askBeforeLeaving(null);
  jest.restoreAllMocks();
});

describe("a change of a booking", () => {
  test("stands in the address until its ticket is made, so that a page loaded again goes on with it", async () => {
    const first = await openChange();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    first.unmount();
    // The page is loaded again: nothing of it is left in memory.
    const { user, environment } = await openChange();
    await submit(user);
    expect(window.location.hash).toBe("#booking");
    expect(environment.memory.booking.kept[0]?.booking.code).toBe("BTP123456AB");
  });

  test("goes on behind a link within the page and behind a service's link, whose service it takes", async () => {
    const { arriveAnew, unmount, environment } = await openChange();
    arriveBy("/#services");
    arriveAnew();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    unmount();
    arriveBy("/?service=premium#booking");
    await openBooking({ environment, arrival: byLink });
    expect(isChanging()).toBe(true);
    expect(service("Styling Premium")).toBeChecked();
    expect(window.location.hash).toBe(changeAddress.slice(1));
  });

  test("is asked for before another page of the site is left, which a reload there would end; on its own it is not", async () => {
    const { user } = await openChange();
    expect(isAskedWhenLeaving()).toBe(false);
    arriveBy("/products/");
    expect(isAskedWhenLeaving()).toBe(true);
    await user.click(button("Mulai booking baru"));
    expect(isAskedWhenLeaving()).toBe(false);
  });

  test("whose link was cut off says that the form makes a new booking", async () => {
    arriveBy(changeAddress.replace(/&jam=[^&]*/, ""));
    await openBooking();
    expect(
      await screen.findByText(/^Tautan perubahan BTP123456AB tidak lengkap, jadi formulir ini membuat booking baru/),
    ).toBeVisible();
    expect(window.location.hash).toBe("#booking");
  });

  test("ends by 'Mulai booking baru', which brings back what was filled in before and takes no unsent ticket along", async () => {
    const kept = withTicket().memory.booking;
    const environment = newEnvironment(undefined, {
      ...kept,
      isTicketShown: false,
      draft: { ...draft, notes: "Poni" },
    });
    const { user } = await openChange({ environment, arrival: byLink });
    expect(notesField()).toHaveValue("");
    await user.click(button("Mulai booking baru"));
    expect(isChanging()).toBe(false);
    expect(window.location.hash).toBe("#booking");
    expect(notesField()).toHaveValue("Poni");
    expect(screen.getByText("Tiket BTP123456AB tersimpan di halaman ini.")).toBeInTheDocument();
  });
});

describe("a ticket that was not sent", () => {
  test("is kept by 'Booking Lagi', on view beside the next one, until it is sent", async () => {
    const { user } = await openBooking({ environment: aboutToSubmit() });
    await submit(user);
    await user.click(button("Booking Lagi"));
    expect(nameField()).toHaveValue("");
    expect(screen.getByText("Belum dikirim ke toko.")).toBeInTheDocument();
    await user.click(button("Lihat tiket"));
    await user.click(await screen.findByRole("link", { name: "Konfirmasi via WhatsApp" }));
    await user.click(button("Booking Lagi"));
    expect(screen.queryByRole("button", { name: "Lihat tiket" })).not.toBeInTheDocument();
  });

  test("is asked for before it is left, on every page, and for no telephone call; a copied message counts as sent", async () => {
    const environment = aboutToSubmit();
    expect(isAskedWhenLeaving()).toBe(false);
    const first = await openBooking({ environment });
    await submit(first.user);
    first.unmount();
    expect(isAskedWhenLeaving()).toBe(true);

    const call = document.body.appendChild(document.createElement("a"));
    call.href = "tel:+622155501234";
    const asked: boolean[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      asked.push(isAskedWhenLeaving());
    };
    window.addEventListener("click", note, { once: true });
    call.click();
    expect(asked).toEqual([false]);
    await new Promise((resolve) => setTimeout(resolve));

    const { user } = await openBooking({ environment });
    await user.click(await screen.findByRole("button", { name: "Salin tautan tiket" }));
    expect(isAskedWhenLeaving()).toBe(true);
    await user.click(button("Salin pesan"));
    await screen.findByText("Pesan tersalin. Tempelkan di chat WhatsApp.");
    expect(isAskedWhenLeaving()).toBe(false);
  });

  test("neither scrolls nor takes the focus where the page is opened with it", async () => {
    const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
    await openBooking({ environment: withTicket() });
    expect(await screen.findByRole("article")).toHaveTextContent("BTP123456AB");
    expect(scroll).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});

describe("a link", () => {
  test("fills the form once: what the visitor chose since stands when he comes back", async () => {
    arriveBy("/?service=premium&utm_source=ig&time=17:00&date=2020-01-01#booking");
    const first = await openBooking();
    expect(service("Styling Premium")).toBeChecked();
    expect(screen.getByText(/Sebagian isi tautan tidak bisa dipakai \(tanggal, jam\)/)).toBeInTheDocument();
    expect(window.location.href).toBe("http://localhost/?utm_source=ig#booking");
    await first.user.click(service("Styling Premium"));
    await first.user.click(service("Cukur Jenggot"));
    first.unmount();
    const { arriveAnew } = await openBooking({ environment: first.environment });
    expect(service("Cukur Jenggot")).toBeChecked();
    expect(service("Styling Premium")).not.toBeChecked();
    // Followed on the page itself it fills the form again, and says what it replaces.
    arriveBy("/?service=premium#booking");
    arriveAnew();
    expect(service("Styling Premium")).toBeChecked();
    expect(screen.getByText("Layanan diganti menurut tautan. Pilihan sebelumnya: Cukur Jenggot.")).toBeVisible();
  });

  test("opens the form with its service after a booking, and the ticket stays one tap away", async () => {
    arriveBy("/?service=premium#booking");
    const { user } = await openBooking({ environment: withTicket() });
    expect(service("Styling Premium")).toBeChecked();
    expect(nameField()).toHaveValue("Budi");
    await user.click(button("Lihat tiket"));
    expect(screen.getByRole("heading", { name: "Booking Confirmation Ticket" })).toHaveFocus();
    expect(await screen.findByRole("article")).toHaveTextContent("BTP123456AB");
    await user.click(button("Lanjutkan booking baru"));
    expect(service("Styling Premium")).toBeChecked();
  });

  test("to a new booking from a ticket's page is new also behind a ticket made here", async () => {
    await openBooking({ environment: withTicket(), arrival: { ...byLink, state: newBookingState } });
    expect(nameField()).toHaveValue("");
    expect(screen.getByText("Belum dikirim ke toko.")).toBeInTheDocument();
  });
});

import { act, fireEvent, screen, within } from "@testing-library/react";
import { newBooking } from "../../src/domain/booking/bookingState";
import { emptyDraft } from "../../src/domain/booking/draft";
import { changeFragment } from "../../src/domain/links/ticketLink";
import { newBookingState } from "../../src/features/shell/newBookingLink";
import { askBeforeLeaving } from "../../src/platform/runtime/unsavedWork";
import { booking } from "../support/booking";
import { calendar, nameField, newEnvironment, openBooking, service, slot, submitButton } from "../support/bookingPage";

const arriveBy = (address: string) => window.history.replaceState(null, "", address);

const changeAddress = `/#${changeFragment(booking({ date: "2026-12-08" }))}`;

/** A link of the site has led here. */
const byLink = { action: "PUSH", hash: "#booking", state: null };

const changing = () => screen.queryByText(/^Mengubah booking BTP123456AB, semula/);
const button = (name: string) => screen.getByRole("button", { name });

const draft = {
  ...emptyDraft,
  name: "Budi",
  phone: "0812",
  serviceIds: ["beard"],
  date: "2026-12-08",
  time: "12:00",
};

/** A visitor who is about to submit a whole form. */
const aboutToSubmit = (clock?: () => Date) => newEnvironment(clock, { ...newBooking, draft });

const aboutToSubmitAt = (time: string, clock: () => Date) =>
  newEnvironment(clock, { ...newBooking, draft: { ...draft, time } });

async function submit(user: Awaited<ReturnType<typeof openBooking>>["user"]) {
  await user.click(submitButton());
  // The last of what belongs to the ticket.
  await screen.findByRole("button", { name: "Booking Lagi" });
}

/** What the live regions hold. */
const spoken = () =>
  [...document.querySelectorAll("[role=alert], [role=status], [aria-live=polite]")].map(
    (region) => region.textContent ?? "",
  );

const isAskedWhenLeaving = () => {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

afterEach(() => {
  arriveBy("/");
  askBeforeLeaving(null);
});

describe("a change of a booking", () => {
  test("stands in the address until its ticket is made, so that a page loaded again goes on with it", async () => {
    arriveBy(changeAddress);
    const first = await openBooking();
    expect(changing()).toBeInTheDocument();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    first.unmount();

    // The page is loaded again: nothing of it is left in memory.
    const { user, environment } = await openBooking();
    expect(changing()).toBeInTheDocument();
    await user.click(slot("10:00"));
    await submit(user);
    expect(window.location.hash).toBe("#booking");
    expect(environment.memory.booking.kept[0]?.booking).toMatchObject({
      code: "BTP123456AB",
      time: "10:00",
      changedFrom: { date: "2026-12-08", time: "17:00" },
    });
  });

  test("goes on behind a link within the page and behind a service's link, whose service it takes", async () => {
    arriveBy(changeAddress);
    const { arriveAnew, unmount, environment } = await openBooking();
    arriveBy("/#services");
    arriveAnew();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    unmount();
    arriveBy("/?service=premium#booking");
    const { user } = await openBooking({ environment, arrival: byLink });
    expect(changing()).toBeInTheDocument();
    expect(window.location.hash).toBe(changeAddress.slice(1));
    await submit(user);
    expect(environment.memory.booking.kept[0]?.booking).toMatchObject({
      code: "BTP123456AB",
      serviceIds: ["premium"],
    });
  });

  test("is asked for before another page of the site is left, which a reload there would end; on its own it is not", async () => {
    arriveBy(changeAddress);
    const { unmount, user, environment } = await openBooking();
    expect(isAskedWhenLeaving()).toBe(false);
    unmount();
    arriveBy("/products/");
    expect(isAskedWhenLeaving()).toBe(true);
    arriveBy("/");
    await openBooking({ environment, arrival: byLink });
    expect(isAskedWhenLeaving()).toBe(false);
    await user.click(button("Mulai booking baru"));
    arriveBy("/products/");
    expect(isAskedWhenLeaving()).toBe(false);
  });

  test("whose link was cut off says that the form makes a new booking", async () => {
    arriveBy(changeAddress.replace(/&jam=[^&]*/, ""));
    await openBooking();
    expect(window.location.hash).toBe("#booking");
    expect(changing()).not.toBeInTheDocument();
    expect(
      screen.getByText(/^Tautan perubahan BTP123456AB tidak lengkap, jadi formulir ini membuat booking baru/),
    ).toBeVisible();
  });

  test("ends with a new booking asked for on a ticket's page", async () => {
    arriveBy(changeAddress);
    const { unmount, environment } = await openBooking();
    unmount();
    arriveBy("/#booking");
    await openBooking({ environment, arrival: { ...byLink, state: newBookingState } });
    expect(changing()).not.toBeInTheDocument();
    expect(window.location.hash).toBe("#booking");
    expect(nameField()).toHaveValue("");
  });

  test("ends by 'Mulai booking baru', and takes no unsent ticket with it", async () => {
    const environment = aboutToSubmit();
    const first = await openBooking({ environment });
    await submit(first.user);
    const { code } = environment.memory.booking.kept[0]?.booking ?? {};
    first.unmount();
    arriveBy(changeAddress);
    const { user } = await openBooking({ environment, arrival: byLink });
    await user.click(button("Mulai booking baru"));
    expect(changing()).not.toBeInTheDocument();
    expect(window.location.hash).toBe("#booking");
    expect(nameField()).toHaveValue("");
    expect(screen.getByText(`Tiket ${code} tersimpan di halaman ini.`)).toBeInTheDocument();
  });
});

test("a new booking asked for on a ticket's page is new also behind a ticket made here", async () => {
  const environment = aboutToSubmit();
  const first = await openBooking({ environment });
  await submit(first.user);
  first.unmount();
  await openBooking({ environment, arrival: { ...byLink, state: newBookingState } });
  expect(nameField()).toHaveValue("");
  expect(screen.getByText("Belum dikirim ke toko.")).toBeInTheDocument();
});

test("'Booking Lagi' keeps a ticket that was not sent, on view beside the next one", async () => {
  const environment = aboutToSubmit();
  const { user } = await openBooking({ environment });
  await submit(user);
  const [first] = environment.memory.booking.kept;
  await user.click(button("Booking Lagi"));
  expect(nameField()).toHaveValue("");
  expect(screen.getByText("Belum dikirim ke toko.")).toBeInTheDocument();
  await user.click(button("Lihat tiket"));
  expect(await screen.findByRole("article")).toHaveTextContent(first?.booking.code ?? "no ticket");
  await user.click(screen.getByRole("link", { name: "Konfirmasi via WhatsApp" }));
  await user.click(await screen.findByRole("button", { name: "Booking Lagi" }));
  expect(screen.queryByRole("button", { name: "Lihat tiket" })).not.toBeInTheDocument();
});

test("the browser asks before an unsent ticket is left, on every page, until it is sent, and for no telephone call", async () => {
  const environment = aboutToSubmit();
  expect(isAskedWhenLeaving()).toBe(false);
  const first = await openBooking({ environment });
  await submit(first.user);
  first.unmount();
  expect(isAskedWhenLeaving()).toBe(true);

  const call = document.body.appendChild(document.createElement("a"));
  call.href = "tel:+622155501234";
  const asked: boolean[] = [];
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      asked.push(isAskedWhenLeaving());
    },
    { once: true },
  );
  call.click();
  expect(asked).toEqual([false]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isAskedWhenLeaving()).toBe(true);

  const second = await openBooking({ environment });
  await second.user.click(await screen.findByRole("link", { name: "Konfirmasi via WhatsApp" }));
  expect(isAskedWhenLeaving()).toBe(false);
  second.unmount();
  await openBooking({ environment });
  expect(isAskedWhenLeaving()).toBe(false);
});

test("a message that was copied counts as sent: the browser no longer asks", async () => {
  const environment = aboutToSubmit();
  const { user } = await openBooking({ environment });
  await submit(user);
  await user.click(button("Salin tautan tiket"));
  expect(isAskedWhenLeaving()).toBe(true);
  await user.click(button("Salin pesan"));
  await screen.findByText("Pesan tersalin. Tempelkan di chat WhatsApp.");
  expect(isAskedWhenLeaving()).toBe(false);
  expect(environment.memory.booking.kept[0]?.isSent).toBe(true);
});

describe("what time takes away", () => {
  test("is said over the page as well as at its step, with its reason, when a day is over", async () => {
    let now = new Date("2026-12-08T21:50:00+07:00");
    await openBooking({ environment: aboutToSubmitAt("22:00", () => now) });
    now = new Date("2026-12-08T22:10:00+07:00");
    act(() => {
      window.dispatchEvent(new Event("pageshow"));
    });
    const reason = "Selasa, 8 Desember 2026: Semua jam hari ini sudah lewat.";
    expect(screen.getByText("Pilih tanggal lain").parentElement).toHaveTextContent(reason);
    expect(within(calendar()).getByText(reason)).toBeInTheDocument();
    // One voice: each text that a screen reader speaks by itself.
    expect(spoken().filter((text) => text.includes(reason))).toHaveLength(1);
  });

  test("leaves the focus in the form, where a slot passes before the submit", async () => {
    let now = new Date("2026-12-08T11:50:00+07:00");
    const { user } = await openBooking({ environment: aboutToSubmitAt("12:00", () => now) });
    now = new Date("2026-12-08T12:01:00+07:00");
    await user.click(submitButton());
    await screen.findByText("Mohon lengkapi semua data");
    expect(document.activeElement).toBeEnabled();
    expect(screen.getByRole("group", { name: /Pilih Jam/ })).toContainElement(document.activeElement as HTMLElement);
  });

  test("leaves the focus at the step of the date, where the day is over before the submit", async () => {
    let now = new Date("2026-12-31T21:50:00+07:00");
    const { user } = await openBooking({
      environment: newEnvironment(() => now, { ...newBooking, draft: { ...draft, date: "2026-12-31", time: "22:00" } }),
    });
    now = new Date("2026-12-31T22:10:00+07:00");
    await user.click(submitButton());
    expect(await screen.findByText("Januari 2027")).toBeVisible();
    expect(calendar()).toHaveFocus();
  });
});

test("'Bulan sebelumnya' hands the focus to the month's name when there is no earlier month", async () => {
  const { user } = await openBooking();
  await user.click(button("Bulan berikutnya"));
  await screen.findByText("Januari 2027");
  await user.click(button("Bulan sebelumnya"));
  expect(screen.getByText("Desember 2026")).toHaveFocus();
});

test("a service's link says which chosen services it replaces", async () => {
  const environment = aboutToSubmit();
  arriveBy("/?service=premium#booking");
  await openBooking({ environment, arrival: byLink });
  expect(service("Styling Premium")).toBeChecked();
  expect(screen.getByText("Layanan diganti menurut tautan. Pilihan sebelumnya: Cukur Jenggot.")).toBeVisible();
});

test("what of a link cannot be used is still said when its date goes as well", async () => {
  arriveBy("/?service=massage&date=2026-12-08&time=17:00#booking");
  let now = new Date("2026-12-08T16:50:00+07:00");
  await openBooking({ environment: newEnvironment(() => now) });
  now = new Date("2026-12-08T17:10:00+07:00");
  fireEvent(window, new Event("pageshow"));
  expect(screen.getByText(/Sebagian isi tautan tidak bisa dipakai \(layanan\)/)).toBeInTheDocument();
  expect(screen.getByText("Jam 17:00 tidak tersedia pada tanggal ini. Silakan pilih jam lain.")).toBeInTheDocument();
});

test("a month that lies beyond the last day says so in words", async () => {
  const { user } = await openBooking({ shop: { lastDayAhead: 30 } });
  const words = "Booking dibuka paling jauh 30 hari ke depan";
  expect(within(calendar()).queryByText(words)).not.toBeInTheDocument();
  await user.click(button("Bulan berikutnya"));
  expect(await within(calendar()).findByText(words)).toBeInTheDocument();
});

test("breaks are told below the month, each on its weekday", async () => {
  await openBooking({ shop: { breaks: [{ day: "sunday", from: "12:00", to: "13:00", reason: "Istirahat" }] } });
  expect(within(calendar()).getByText("Setiap Minggu 12:00-13:00: Istirahat")).toBeInTheDocument();
});

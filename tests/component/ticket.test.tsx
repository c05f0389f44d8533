import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { Booking } from "../../src/domain/booking/booking";
import { messageToShop } from "../../src/domain/booking/messageToShop";
import { readTicketFragment, ticketFragment } from "../../src/domain/links/ticketLink";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import { newBookingState } from "../../src/features/shell/newBookingLink";
import { ShopAnswers } from "../../src/features/ticket/ShopAnswers";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import { TicketView } from "../../src/features/ticket/TicketView";
import { bookable, booking, bookingContent, rules, services, shop, ticketPage } from "../support/booking";
import { content } from "../support/content";
import { render } from "../support/pageWords";
import { readChatLink } from "../support/readChatLink";

const instagram = "Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0";

function openTicket(userAgent?: string, made = booking()) {
  if (userAgent) jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  URL.createObjectURL = jest.fn(() => "blob:ticket");
  URL.revokeObjectURL = jest.fn();
  const user = userEvent.setup();
  render(<TicketView bookable={bookable()} forShop={bookable()} booking={made} shop={shop} headingId="heading" />);
  return user;
}

afterEach(() => jest.restoreAllMocks());

/** The shop's side of a ticket on the day before, with the rules that a test wants. */
function renderAnswers(made: Booking, changes: Partial<BookingRules> = {}, now = "2026-11-30T12:00:00+07:00") {
  const view = render(
    <ShopAnswers
      booking={made}
      shop={shop}
      bookable={{ services, barbers: [], rules: rules(changes) }}
      inEnglish={bookable()}
      messages={content("customer-messages.json")}
      now={new Date(now)}
    />,
  );
  view.container.querySelector("details")?.setAttribute("open", "");
  return view;
}

/** The message of an answer. */
const messageOf = (name: string | RegExp) =>
  readChatLink(screen.getByRole("link", { name }).getAttribute("href") ?? "")?.text ?? "";

/** The ticket in the message of an answer. */
const ticketIn = (name: string | RegExp) => {
  const text = messageOf(name);
  return readTicketFragment(text.slice(text.indexOf("#")));
};

/** The page of a ticket's link, as it is seen on the day before. */
const renderPage = () =>
  render(<TicketByLink {...ticketPage()} shop={shop} clock={() => new Date("2026-11-30T12:00:00+07:00")} />);

test.each([
  ["its own link", `#${ticketFragment(booking())}`],
  ["the link in the message to the shop", /#.*/.exec(messageToShop(booking(), bookingContent()))?.[0] ?? ""],
  ["a link in an older message to the shop", `#${ticketFragment(booking())}&untuk=toko`],
])("whoever opens a ticket by %s finds the shop's side folded under one line", (_, fragment) => {
  window.history.replaceState(null, "", fragment);
  renderPage();
  expect(screen.getByRole("heading", { name: "Untuk toko: jawab booking ini" })).toBeVisible();
  expect(screen.getByText("Terima")).not.toBeVisible();
  expect(screen.getByRole("article")).toHaveTextContent("Budi Santoso");
  window.history.replaceState(null, "", "/");
});

test("the shop's side stays unfolded through a reload, and in no other entry of the history", () => {
  window.history.replaceState({ key: "1" }, "", `#${ticketFragment(booking())}`);
  const { unmount } = renderPage();
  const details = screen.getByText("Terima").closest("details") as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event("toggle"));
  unmount();
  expect(window.history.state).toMatchObject({ key: "1" });
  const again = renderPage();
  expect(screen.getByText("Terima")).toBeVisible();
  again.unmount();
  window.history.pushState({ key: "2" }, "", `#${ticketFragment(booking())}`);
  renderPage();
  expect(screen.getByText("Terima")).not.toBeVisible();
  window.history.replaceState(null, "", "/");
});

test.each([
  ["one line cannot", "Poni tipis", false],
  ["more lines than a small phone shows can", "Samping tipis, atas panjang. ".repeat(10), true],
])("on a ticket notes of %s be reached by Tab", (_, notes, isReached) => {
  openTicket(undefined, booking({ notes }));
  expect(screen.getByText(notes.trim()).closest("dd")?.tabIndex === 0).toBe(isReached);
});

test("of two answers sent from one page in the same minute the later one counts for newer", () => {
  renderAnswers(booking());
  const version = (name: string | RegExp) => ticketIn(name)?.version ?? 0;
  const send = (name: string | RegExp) => {
    const before = version(name);
    const link = screen.getByRole("link", { name });
    fireEvent.click(link);
    // What is opened is what was there before the tap.
    expect(version(name)).toBe(before);
    return before;
  };
  const answers = ["Tolak", "Terima", /^Usulkan/, "Terima", "Tolak"].map(send);
  expect(answers).toEqual([...new Set(answers)].sort((one, other) => one - other));
  fireEvent.change(screen.getByRole("combobox", { name: "Jam" }), { target: { value: "12:00" } });
  expect(send(/^Usulkan/)).toBeGreaterThan(Math.max(...answers));
});

test("the shop calls off what it had accepted, and does not refuse it", () => {
  renderAnswers(booking({ status: "confirmed" }));
  const link = screen.getByRole("link", { name: "Batalkan" });
  expect(readChatLink(link.getAttribute("href") ?? "")?.text).toContain(
    "yang sudah kami terima terpaksa kami batalkan.",
  );
  expect(ticketIn("Batalkan")?.status).toBe("cancelled");
  expect(screen.queryByRole("link", { name: "Tolak" })).not.toBeInTheDocument();
});

test("the shop is told that a ticket meets closed hours, and sees them marked where it proposes another", () => {
  const made = booking();
  const closedHours = [{ date: made.date, from: "17:00", to: "19:00", reason: "Penuh" }];
  renderAnswers(made, { closedHours });
  expect(screen.getByRole("list", { name: "Perlu diperiksa" })).toHaveTextContent(
    "Jam 17:00-19:00 hari itu sudah ditutup: Penuh. Kalau bukan karena booking ini, usulkan jam lain.",
  );
  const hours = within(screen.getByRole("combobox", { name: "Jam" })).getAllByRole("option");
  const offered = hours.map((option) => option.textContent);
  expect(offered).toContain("18:00 Peak Sore (ditutup: Penuh)");
  expect(offered).toContain("16:00 Siang (melewati pukul 17:00, Penuh)");
  expect(offered).toContain("15:30 Siang");
  // 19:00 and later end after closing; the first slot without any such word is the day's first.
  expect(screen.getByRole("link", { name: /^Usulkan/ })).toHaveAccessibleName(/pukul 09:00 WIB/);
});

test("no day is suggested on which the ticket's own slot alone is free", () => {
  const made = booking();
  const closedHours = [
    { date: made.date, from: "06:00", to: made.time, reason: "Penuh" },
    { date: made.date, from: "17:30", to: "24:00", reason: "Penuh" },
  ];
  renderAnswers(made, { closedHours });
  expect(screen.getByLabelText("Hari")).toHaveValue("2026-12-02");
  expect(screen.getByRole("link", { name: /^Usulkan Rabu, 2 Desember 2026/ })).toBeInTheDocument();
});

test("every answer of the shop carries on what it no longer has", () => {
  renderAnswers(booking({ serviceIds: ["father-son", "massage"], barberId: "agus" }));
  const asked = { serviceIds: ["father-son", "massage"], barberId: "agus" };
  for (const name of ["Terima", "Tolak"]) expect(ticketIn(name)).toMatchObject({ ...asked, total: 201_250 });
  expect(ticketIn(/^Usulkan/)).toMatchObject({ ...asked, status: "proposed", total: null });
});

test("the shop proposes slots within the minimum notice of its visitors, and no past ones", () => {
  renderAnswers(booking(), { minimumNotice: 24 * 60 }, "2026-12-01T15:10:00+07:00");
  expect(screen.getByLabelText("Hari")).toHaveValue("2026-12-01");
  const hours = within(screen.getByRole("combobox", { name: "Jam" })).getAllByRole("option");
  expect(hours[0]).toHaveTextContent("15:30 Siang");
});

test("the shop proposes any day from today on, and reads what speaks against it and what it costs", () => {
  const closures = [{ from: "2026-11-30", to: "2026-11-30", reason: "Renovasi" }];
  renderAnswers(booking(), { lastDayAhead: 2, closures }, "2026-11-20T12:00:00+07:00");
  const propose = (day: string) => fireEvent.change(screen.getByLabelText("Hari"), { target: { value: day } });
  propose("2026-11-30");
  expect(screen.getByLabelText("Hari")).toHaveAccessibleDescription("Toko tutup hari itu: Renovasi.");
  expect(screen.getByRole("link", { name: /^Usulkan Senin, 30 November 2026/ })).toBeInTheDocument();
  propose("2027-06-01");
  fireEvent.change(screen.getByRole("combobox", { name: "Jam" }), { target: { value: "12:00" } });
  const cheaper = "Estimasi total di jam itu Rp 157.500, semula Rp 201.250.";
  expect(screen.getByText(cheaper)).toBeInTheDocument();
  expect(messageOf("Usulkan Selasa, 1 Juni 2027 pukul 12:00 WIB")).toContain(cheaper);
  expect(ticketIn(/^Usulkan/)).toMatchObject({ date: "2027-06-01", time: "12:00", total: 157_500 });
  propose("2026-11-19");
  expect(screen.getByLabelText("Hari")).toHaveAccessibleDescription("Pilih hari ini atau hari sesudahnya.");
  expect(screen.queryByRole("link", { name: /^Usulkan/ })).not.toBeInTheDocument();
});

test("a proposal says why the time asked for cannot be", () => {
  renderAnswers(booking(), {}, "2026-12-02T12:00:00+07:00");
  expect(messageOf(/^Usulkan/)).toContain("Maaf, Selasa, 1 Desember 2026 pukul 17:00 WIB sudah lewat.");
});

test("what an address says of the shop's own answer is to be compared with the chat, not shown as right", () => {
  renderAnswers(booking({ status: "confirmed" }));
  expect(screen.getByRole("list", { name: "Perlu diperiksa" })).toHaveTextContent(
    /^Sudah diterima menurut tautan ini: cocokkan dengan chat Anda\.$/,
  );
  expect(screen.queryByText(/^Cocok/)).not.toBeInTheDocument();
});

test("only a confirmed ticket is reminded of: nobody is to read 'Menunggu konfirmasi' in a reminder", () => {
  const { unmount } = renderAnswers(booking({ status: "confirmed", serviceIds: ["father-son", "massage"] }));
  expect(ticketIn("Ingatkan untuk besok")).toMatchObject({
    status: "confirmed",
    serviceIds: ["father-son", "massage"],
  });
  unmount();
  for (const status of ["requested", "proposed"] as const) {
    const view = renderAnswers(booking({ status }));
    expect(screen.queryByRole("link", { name: /^Ingatkan/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Untuk mengingatkan/)).toBeInTheDocument();
    view.unmount();
  }
});

test("a declined ticket is reminded of by nobody, a cancelled one needs no answer", () => {
  const { unmount } = renderAnswers(booking({ status: "declined" }));
  expect(screen.getByText("Sudah ditolak menurut tautan ini: cocokkan dengan chat Anda.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Terima" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Ingatkan/ })).not.toBeInTheDocument();
  unmount();
  renderAnswers(booking({ status: "cancelled" }));
  expect(screen.getByText("Sudah dibatalkan menurut tautan ini: cocokkan dengan chat Anda.")).toBeInTheDocument();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("an address without a ticket leads to a new booking, not back into a change", async () => {
  window.history.replaceState(null, "", "/tiket/");
  render(<TicketByLink {...ticketPage()} shop={shop} />);
  const link = await screen.findByRole("link", { name: "Booking Sekarang" });
  fireEvent.click(link);
  expect(jest.mocked(navigate).mock.lastCall).toEqual([
    "/#booking",
    expect.objectContaining({ state: newBookingState }),
  ]);
});

/** The page of a ticket's link on the day before, in a shop with the rules that a test wants. */
async function openLink(fragment: string, changes: Partial<BookingRules> = {}, now = "2026-11-30T12:00:00+07:00") {
  window.history.replaceState(null, "", `/tiket/#${fragment}`);
  render(<TicketByLink {...ticketPage(changes)} shop={shop} clock={() => new Date(now)} />);
  return screen.findByRole("article");
}

const asked = "kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=180000&nama=Budi&telp=0812";

test("another ticket's address in the same tab leaves no picture of the first behind", async () => {
  await openLink(asked);
  jest.spyOn(window, "print").mockImplementation(() => {});
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  fireEvent.click(screen.getByRole("button", { name: "Simpan/Print Tiket" }));
  const failed = /Gambar tidak bisa dibuat/;
  expect(await screen.findByText(failed)).toBeInTheDocument();
  window.history.replaceState(null, "", `/tiket/#${asked.replace("123456AB", "654321CD")}`);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(await screen.findByText("BTP654321CD")).toBeInTheDocument();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test("who holds the ticket reads on it what no longer agrees: a closed day, another price, what the shop no longer has", async () => {
  const closures = [{ from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" }];
  const paper = await openLink(`${asked}&barber=agus`, { closures });
  expect(within(paper).getByRole("region", { name: "Menurut situs per Senin, 30 November 2026" })).toHaveTextContent(
    "Toko tutup hari itu: Renovasi.Total di tiket Rp 180.000; dengan harga hari ini Rp 201.250. Toko yang memastikan.",
  );
  expect(paper).not.toHaveTextContent("Rp 175.000");
  expect(paper).toHaveTextContent("agus (tidak ada lagi di daftar barber)");
});

test("a declined ticket is stamped so and can be moved; a cancelled one is over", async () => {
  expect(await openLink(`${asked}&status=ditolak`)).toHaveTextContent("Tidak diterima");
  expect(screen.queryByText(/^Besok/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ubah jadwal" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Batalkan via WhatsApp" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Google Calendar" })).not.toBeInTheDocument();
  act(() => {
    window.location.hash = `#${asked}&status=dibatalkan`;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByRole("article")).toHaveTextContent("Dibatalkan");
  expect(screen.queryByRole("link", { name: "Ubah jadwal" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chat toko via WhatsApp" })).toBeInTheDocument();
});

test("the message that cancels a booking carries the address of a cancelled ticket", async () => {
  await openLink(`${asked}&status=diterima`);
  expect(ticketIn("Batalkan via WhatsApp")).toMatchObject({ code: "BTP123456AB", status: "cancelled" });
});

test("the second half of a double tap does not follow the ticket's chat link, and sends nothing", () => {
  URL.createObjectURL = jest.fn(() => "blob:ticket");
  URL.revokeObjectURL = jest.fn();
  const clock = jest.spyOn(performance, "now").mockReturnValue(1000);
  const onSent = jest.fn();
  render(
    <TicketView
      bookable={bookable()}
      forShop={bookable()}
      booking={booking()}
      shop={shop}
      headingId="heading"
      onSent={onSent}
    />,
  );
  const tapAt = (timeStamp: number, detail = 1) => {
    const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
    Object.defineProperty(tap, "timeStamp", { value: timeStamp });
    return fireEvent(screen.getByRole("link", { name: "Konfirmasi via WhatsApp" }), tap);
  };
  expect(tapAt(1599)).toBe(false);
  expect(onSent).not.toHaveBeenCalled();
  expect(tapAt(1599, 0)).toBe(true);
  expect(tapAt(1600)).toBe(true);
  expect(onSent).toHaveBeenCalledTimes(2);
  clock.mockRestore();
});

test.each(["65 9123 4567", "telepon saya"])("the answers to %s are messages to copy", (phone) => {
  renderAnswers(booking({ phone }));
  expect(screen.getByText(new RegExp(`Nomor “${phone}” tidak bisa dibuka di WhatsApp`))).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Terima: salin pesan" })).toBeInTheDocument();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("the answers open the chat of a number written with its country and (0)", () => {
  renderAnswers(booking({ phone: "+62 (0)812-3456-7890" }));
  expect(screen.getByRole("link", { name: "Terima" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?/),
  );
});

test("in a browser of its own the ticket offers print, picture, calendar file and calendar link", () => {
  openTicket();
  expect(screen.getByRole("button", { name: "Simpan/Print Tiket" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Tiket sebagai gambar" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Kalender (.ics)" })).toHaveAttribute("download", "BTP123456AB.ics");
  expect(screen.getByRole("link", { name: "Google Calendar" })).toHaveAttribute(
    "href",
    expect.stringContaining("dates=20261201T100000Z%2F20261201T113000Z"),
  );
  expect(screen.getByRole("img", { name: /Kode QR/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByText(/Anda membuka situs ini di dalam/)).not.toBeInTheDocument();
});

test("inside Instagram it offers no download and does not call the printer, and says how to get out", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  const user = openTicket(instagram);
  expect(screen.queryByRole("link", { name: "Kalender (.ics)" })).not.toBeInTheDocument();
  expect(screen.getByText("Anda membuka situs ini di dalam Instagram.")).toBeInTheDocument();
  expect(screen.getByText("0812-0000-0000")).toBeInTheDocument();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  await user.click(screen.getByRole("button", { name: "Simpan/Print Tiket" }));
  expect(print).not.toHaveBeenCalled();
  expect(await screen.findByText(/Ambil screenshot tiket ini/)).toBeInTheDocument();
});

test("where printing does not begin, the picture takes its place", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  openTicket();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole("button", { name: "Simpan/Print Tiket" }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/browser ini tidak bisa mencetak/)).toBeInTheDocument();
  expect(screen.getByText(/Ambil screenshot tiket ini/)).toBeInTheDocument();
  print.mockImplementation(() => window.dispatchEvent(new Event("beforeprint")));
  fireEvent.click(screen.getByRole("button", { name: "Simpan/Print Tiket" }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.queryByText(/browser ini tidak bisa mencetak/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test("the link for a friend carries services, date and time, and neither name nor number", async () => {
  const user = openTicket();
  await user.click(screen.getByRole("button", { name: "Salin tautan booking ini" }));
  expect(await screen.findByText(/Tautan tersalin/)).toBeInTheDocument();
  const link = await navigator.clipboard.readText();
  expect(link).toBe("http://localhost/?service=father-son&date=2026-12-01&time=17:00#booking");
});

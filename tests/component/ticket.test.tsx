import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import type { ComponentProps } from "react";
import type { Booking } from "../../src/domain/booking/booking";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { newBookingHistoryState } from "../../src/features/ticket/newBookingLink";
import { TicketByLink } from "../../src/features/ticket/TicketByLink";
import { TicketView } from "../../src/features/ticket/TicketView";
import { booking, offering, shop, ticketByLinkProps } from "../support/booking";
import { stubCanvas } from "../support/canvas";
import { chatIn, ticketIn } from "../support/chatOf";
import { render } from "../support/pageWords";
import { readAloud } from "../support/readAloud";

const instagram = "Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0";

function openTicket(made = booking(), props: Partial<ComponentProps<typeof TicketView>> = {}) {
  const user = userEvent.setup();
  const offered = offering();
  render(
    <TicketView offeringIn={{ id: offered, en: offered }} booking={made} shop={shop} headingId="heading" {...props} />,
  );
  return user;
}

afterEach(() => jest.restoreAllMocks());

const clock = () => new Date("2026-11-30T12:00:00+07:00");

/** The page of a ticket's link, as it is seen on the day before. */
const renderPage = (fragment = ticketFragment(booking())) => {
  window.history.replaceState({ key: "1" }, "", `/tiket/#${fragment}`);
  return render(<TicketByLink {...ticketByLinkProps()} clock={clock} />);
};

test("one line leads the shop into its book with the ticket", () => {
  renderPage();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Untuk toko: jawab booking ini" });
  expect(new URL(link.href).pathname).toBe("/buku/");
  expect(ticketIn(link.href)).toMatchObject({ name: "Budi Santoso", time: "17:00" });
});

test("an address without a ticket leads to a new booking", async () => {
  renderPage("");
  fireEvent.click(await screen.findByRole("link", { name: "Booking Sekarang" }));
  expect(jest.mocked(navigate).mock.lastCall).toEqual(["/#booking", { state: newBookingHistoryState }]);
});

test("a declined ticket can be moved; a cancelled one is over", async () => {
  renderPage(ticketFragment(booking({ status: "declined" })));
  expect(screen.getByRole("article")).toHaveTextContent("Tidak diterima");
  expect(screen.queryByText(/^Besok/)).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ubah jadwal" })).toBeInTheDocument();
  for (const name of ["Batalkan via WhatsApp", "Google Calendar"])
    expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
  act(() => {
    window.location.hash = ticketFragment(booking({ status: "cancelled" }));
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByRole("article")).toHaveTextContent("Dibatalkan");
  expect(screen.queryByRole("link", { name: "Ubah jadwal" })).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Langkah booking" })).not.toBeInTheDocument();
});

const owed = { deposit: { amount: 50_000, isReceived: false } };
test.each<[string, Partial<Booking>, boolean, readonly string[], string | null]>([
  ["made here", {}, true, ["Kirim lewat WhatsApp", "Tunggu konfirmasi toko"], "Kirim lewat WhatsApp"],
  ["opened by its link", {}, false, ["Tunggu konfirmasi toko"], "Tunggu konfirmasi toko"],
  ["confirmed", { ...owed, status: "confirmed" }, false, ["Dikonfirmasi toko", "Bayar DP"], "Bayar DP"],
  ["proposed", { status: "proposed" }, false, ["Setujui jam usulan", "Tunggu konfirmasi toko"], "Setujui jam usulan"],
  ["done", { status: "confirmed" }, false, ["Dikonfirmasi toko"], null],
])("a ticket that is %s marks its steps and the next one", (_name, changes, isMadeHere, marks, next) => {
  openTicket(booking(changes), { now: isMadeHere ? null : clock() });
  const steps = within(screen.getByRole("list", { name: "Langkah booking" })).getAllByRole("listitem");
  expect(steps.map(readAloud)).toEqual(marks);
  expect(steps.filter((step) => step.getAttribute("aria-current") === "step").map(readAloud)).toEqual(
    next ? [next] : [],
  );
});

test("a ticket says what is to confirm, and offers print, picture and calendar", () => {
  openTicket(booking({ time: "20:00" }));
  expect(screen.getByRole("article")).toHaveTextContent("20:00 WIB (di luar jam buka, tunggu konfirmasi WhatsApp)");
  expect(screen.getByRole("button", { name: "Simpan/Print Tiket" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Tiket sebagai gambar" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Kalender (.ics)" })).toHaveAttribute("download", "BTP123456AB.ics");
  expect(screen.getByRole("link", { name: "Google Calendar" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /Kode QR/, hidden: true })).toBeInTheDocument();
});

test("a proposal's chat button says what its message says", () => {
  openTicket(booking({ status: "proposed" }), { now: new Date("2026-12-03T12:00:00+07:00") });
  expect(chatIn(screen.getByRole("link", { name: "Setuju via WhatsApp" })).text).toContain("setuju jam usulan toko");
});

test("inside Instagram nothing is downloaded or printed, and the way out is told", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => {});
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(instagram);
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const user = openTicket();
  expect(screen.queryByRole("link", { name: "Kalender (.ics)" })).not.toBeInTheDocument();
  expect(screen.getByText("Anda membuka situs ini di dalam Instagram.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Simpan/Print Tiket" }));
  expect(print).not.toHaveBeenCalled();
  expect(await screen.findByText(/Ambil screenshot tiket ini/)).toBeInTheDocument();
});

test("in a WebView that may be a browser all is offered, and the way out is told without naming an app", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(instagram.replace(/Instagram.*/, "VivoBrowser/13.5"));
  openTicket();
  expect(screen.getByRole("link", { name: "Kalender (.ics)" })).toBeInTheDocument();
  expect(screen.queryByText(/di dalam/)).not.toBeInTheDocument();
  expect(screen.getByText(/salin tautannya, lalu buka di browser lain/)).toBeInTheDocument();
});

test("a ticket gives the page its title, which is the file's name when saved as PDF, and takes it back", () => {
  document.title = "Booking | Toko";
  openTicket();
  expect(document.title).toBe("BTP123456AB, Selasa, 1 Desember 2026 | Bintang Pangkas");
  cleanup();
  expect(document.title).toBe("Booking | Toko");
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
  jest.useRealTimers();
});

const refusal = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};
test.each([
  ["Tiket sebagai gambar", "memory is short", false, () => "data:,"],
  ["Bagikan tiket", "memory is short", true, () => "data:,"],
  ["Tiket sebagai gambar", "reading a canvas is refused", false, refusal],
])("%s says to take a screenshot where %s", async (name, _why, canShare, read) => {
  const share = jest.fn();
  Object.assign(navigator, { share, canShare: () => canShare });
  stubCanvas();
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(null));
  jest.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(read);
  const user = openTicket();
  await user.click(screen.getByRole("button", { name }));
  expect(await screen.findByText(/Ambil screenshot tiket ini/)).toBeInTheDocument();
  expect(share).not.toHaveBeenCalled();
  Object.assign(navigator, { share: undefined, canShare: undefined });
});

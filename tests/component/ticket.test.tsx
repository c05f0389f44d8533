import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { newBookingHistoryState } from "../../src/features/ticket/newBookingLink";
import { booking } from "../support/booking";
import { stubCanvas } from "../support/canvas";
import { button, byRole, expectNo, expectNoText, expectText, link, press, untilRole } from "../support/elements";
import { readAloud } from "../support/readAloud";
import { openTicket, openTicketPage } from "../support/ticketPage";

const instagram = "Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0";

test("an address without a ticket leads to a new booking", async () => {
  openTicketPage("");
  fireEvent.click(await untilRole("link", "Booking Sekarang"));
  expect(jest.mocked(navigate).mock.lastCall).toEqual(["/#booking", { state: newBookingHistoryState }]);
});

test("a declined ticket can be moved; a cancelled one is over", async () => {
  openTicketPage(ticketFragment(booking({ status: "declined" })));
  expect(byRole("article")).toHaveTextContent("Tidak diterima");
  expectNoText(/^Besok/);
  expect(link("Ubah jadwal")).toBeInTheDocument();
  for (const name of ["Batalkan via WhatsApp", "Google Calendar"]) expectNo("link", name);
  act(() => {
    window.location.hash = ticketFragment(booking({ status: "cancelled" }));
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(byRole("article")).toHaveTextContent("Dibatalkan");
  expectNo("link", "Ubah jadwal");
  expectNo("list", "Langkah booking");
});

const owed = { deposit: { amount: 50_000, isReceived: false } };
test.each([
  ["made here", {}, true, ["Kirim lewat WhatsApp", "Tunggu konfirmasi toko"], "Kirim lewat WhatsApp"],
  ["confirmed", { ...owed, status: "confirmed" }, false, ["Dikonfirmasi toko", "Bayar DP"], "Bayar DP"],
  ["proposed", { status: "proposed" }, false, ["Setujui jam usulan", "Tunggu konfirmasi toko"], "Setujui jam usulan"],
] as const)("a ticket that is %s marks its steps and the next one", (_name, changes, isMadeHere, marks, next) => {
  openTicket(booking(changes), { now: isMadeHere ? null : new Date("2026-11-30T12:00:00+07:00") });
  const steps = within(byRole("list", "Langkah booking")).getAllByRole("listitem");
  expect(steps.map(readAloud)).toEqual(marks);
  expect(steps.filter((step) => step.getAttribute("aria-current") === "step").map(readAloud)).toEqual([next]);
});

test.each(["requested", "confirmed"] as const)("a ticket that is %s has no single step beside its status", (status) => {
  openTicket(booking({ status }), { now: new Date("2026-11-30T12:00:00+07:00") });
  expectNo("list", "Langkah booking");
});

test("a ticket offers calendar and code", () => {
  openTicket();
  expect(link("Kalender (.ics)")).toHaveAttribute("download", "BTP123456AB.ics");
  expect(link("Google Calendar")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: /Kode QR/, hidden: true })).toBeInTheDocument();
});

test("inside Instagram nothing is downloaded or printed, and the way out is told", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(instagram);
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  openTicket();
  expectNo("link", "Kalender (.ics)");
  expectText("Anda membuka situs ini di dalam Instagram.");
  await press("Simpan/Print Tiket");
  expect(print).not.toHaveBeenCalled();
  await screen.findByText(/Ambil screenshot tiket ini/);
});

test("in a WebView that may be a browser all is offered, and the way out is told without naming an app", async () => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(instagram.replace(/Instagram.*/, "VivoBrowser/13.5"));
  openTicket();
  expect(link("Kalender (.ics)")).toBeInTheDocument();
  expectNoText(/di dalam/);
  expectText(/salin tautannya, lalu buka di browser lain/);
});

test("a ticket gives the page its title, which is the file's name when saved as PDF, and takes it back", () => {
  document.title = "Booking | Toko";
  openTicket();
  expect(document.title).toBe("BTP123456AB, Selasa, 1 Desember 2026 | Bintang Pangkas");
  cleanup();
  expect(document.title).toBe("Booking | Toko");
});

test("where printing does not begin, the picture takes its place", async () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  openTicket();
  jest.useFakeTimers();
  fireEvent.click(button("Simpan/Print Tiket"));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(print).toHaveBeenCalledTimes(1);
  expectText(/browser ini tidak bisa mencetak/);
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
  openTicket();
  await press(name);
  await screen.findByText(/Ambil screenshot tiket ini/);
  expect(share).not.toHaveBeenCalled();
});

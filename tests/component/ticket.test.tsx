import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TicketView } from "../../src/ticket/TicketView";
import { shop, ticket } from "../support/booking";

const instagram = "Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 312.0";

function openTicket(userAgent?: string) {
  if (userAgent) jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  URL.createObjectURL = jest.fn(() => "blob:ticket");
  URL.revokeObjectURL = jest.fn();
  const user = userEvent.setup();
  render(<TicketView ticket={ticket()} shop={shop} headingId="heading" />);
  return user;
}

afterEach(() => jest.restoreAllMocks());

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

test("the link for a friend carries services, date and time, and neither name nor number", async () => {
  const user = openTicket();
  await user.click(screen.getByRole("button", { name: "Salin tautan booking ini" }));
  expect(await screen.findByText(/Tautan tersalin/)).toBeInTheDocument();
  const link = await navigator.clipboard.readText();
  expect(link).toBe("http://localhost/?service=father-son&date=2026-12-01&time=17:00#booking");
});

import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readChatLink } from "../../src/domain/links/chatLink";
import { readTicketFragment } from "../../src/domain/links/ticketLink";
import type { BookingRules } from "../../src/domain/shop/bookableDay";
import type { Ticket } from "../../src/domain/ticket/ticket";
import type { Mismatch } from "../../src/domain/ticket/ticketReading";
import { ShopAnswers } from "../../src/features/ticket/ShopAnswers";
import { TicketView } from "../../src/features/ticket/TicketView";
import { rules, services, shop, ticket } from "../support/booking";
import { content } from "../support/content";

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

/** The shop's side of a ticket on the day before, with the mismatches and rules that a test wants. */
function renderAnswers(
  made: Ticket,
  changes: Partial<BookingRules> = {},
  { mismatches = [] as readonly Mismatch[], now = "2026-11-30T12:00:00+07:00" } = {},
) {
  render(
    <ShopAnswers
      ticket={made}
      mismatches={mismatches}
      visitDay={{ kind: "tomorrow" }}
      shop={shop}
      bookable={{ services, barbers: [], rules: rules(changes) }}
      words={content("customer-messages.json")}
      now={new Date(now)}
    />,
  );
}

/** The ticket in the message of an answer. */
const ticketIn = (name: string | RegExp) => {
  const chat = readChatLink(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  const text = chat?.text ?? "";
  return readTicketFragment(text.slice(text.indexOf("#")));
};

test("the shop is told that a ticket meets closed hours, and proposes none of them", () => {
  const made = ticket();
  const closedHours = [{ date: made.date, from: "17:00", to: "19:00", reason: "Penuh" }];
  renderAnswers(made, { closedHours }, { mismatches: closedHours.map((hours) => ({ kind: "closedHours", hours })) });
  expect(screen.getByRole("list", { name: "Perlu diperiksa" })).toHaveTextContent(
    "Jam 17:00-19:00 hari itu sudah ditutup: Penuh. Kalau bukan karena booking ini, usulkan jam lain.",
  );
  const hours = within(screen.getByRole("combobox", { name: "Jam" })).getAllByRole("option");
  const offered = hours.map((option) => option.textContent);
  expect(offered).not.toContainEqual(expect.stringMatching(/^1[78]:/));
  expect(offered).toContain("16:00 Siang (melewati pukul 17:00, Penuh)");
  expect(offered).toContain("15:30 Siang");
  // 19:00 and later end after closing; the first slot without any such word is the day's first.
  expect(screen.getByRole("link", { name: /^Usulkan/ })).toHaveAccessibleName(/pukul 09:00 WIB/);
});

test("no day is proposed on which the ticket's own slot alone is free", () => {
  const made = ticket();
  const closedHours = [
    { date: made.date, from: "06:00", to: made.time, reason: "Penuh" },
    { date: made.date, from: "17:30", to: "24:00", reason: "Penuh" },
  ];
  renderAnswers(made, { closedHours });
  const days = within(screen.getByRole("combobox", { name: "Hari" })).getAllByRole("option");
  expect(days[0]).toHaveTextContent("Rabu, 2 Desember 2026");
  expect(screen.getByRole("link", { name: /^Usulkan Rabu, 2 Desember 2026/ })).toBeInTheDocument();
});

test("every answer of the shop carries on what it no longer has", () => {
  renderAnswers(ticket({ unknownServiceIds: ["massage"], barber: { id: "agus", name: null } }));
  const asked = { serviceIds: ["father-son", "massage"], barberId: "agus" };
  for (const name of ["Terima", "Tolak", "Ingatkan untuk besok"]) {
    expect(ticketIn(name)).toMatchObject({ ...asked, total: 201_250 });
  }
  expect(ticketIn(/^Usulkan/)).toMatchObject({ ...asked, status: "proposed", total: null });
});

test("the shop proposes slots within the minimum notice of its visitors, and no past ones", () => {
  renderAnswers(ticket(), { minimumNotice: 24 * 60 }, { now: "2026-12-01T15:10:00+07:00" });
  const days = within(screen.getByRole("combobox", { name: "Hari" })).getAllByRole("option");
  expect(days[0]).toHaveTextContent("Selasa, 1 Desember 2026");
  const hours = within(screen.getByRole("combobox", { name: "Jam" })).getAllByRole("option");
  expect(hours[0]).toHaveTextContent("15:30 Siang");
});

test.each(["65 9123 4567", "telepon saya"])("the answers to %s are messages to copy", (phone) => {
  renderAnswers(ticket({ phone }));
  expect(screen.getByText(new RegExp(`Nomor “${phone}” tidak bisa dibuka di WhatsApp`))).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Terima: salin pesan" })).toBeInTheDocument();
  expect(screen.queryAllByRole("link")).toEqual([]);
});

test("the answers open the chat of a number written with its country and (0)", () => {
  renderAnswers(ticket({ phone: "+62 (0)812-3456-7890" }));
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

test("the link for a friend carries services, date and time, and neither name nor number", async () => {
  const user = openTicket();
  await user.click(screen.getByRole("button", { name: "Salin tautan booking ini" }));
  expect(await screen.findByText(/Tautan tersalin/)).toBeInTheDocument();
  const link = await navigator.clipboard.readText();
  expect(link).toBe("http://localhost/?service=father-son&date=2026-12-01&time=17:00#booking");
});

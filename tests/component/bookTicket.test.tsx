import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { dedupeKey, toStoredBooking } from "../../src/domain/book/entry";
import type { Booking } from "../../src/domain/booking/booking";
import { hasBook } from "../../src/features/book/bookStore";
import * as ticketBook from "../../src/features/book/ticketBook";
import { booking } from "../support/book";
import { bookable } from "../support/booking";
import { inBook, keep, newPhone, path } from "../support/bookPage";
import { messageOf, renderAnswers } from "../support/shopAnswers";

let phone: IDBFactory;
beforeEach(() => {
  phone = newPhone();
  window.history.replaceState(null, "", "/");
});
afterEach(() => jest.restoreAllMocks());

/** The shop's side of a ticket on the day before, in a shop of one chair. */
async function openAnswers(asked: Booking = booking()) {
  const view = renderAnswers(asked, {}, { chairs: 1 });
  await screen.findByRole("button", { name: /buku$/ });
  return view;
}

const kept = () =>
  inBook(async (store) => {
    const [entry] = await store.ofCode("BTP123456AB");
    return entry?.log.map(({ event, date, time }) => `${event} ${date} ${time}`);
  });

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("link", { name }));

test("one tap records the ticket, makes the book and says so; the next one brings it up to date", async () => {
  const { unmount } = await openAnswers();
  expect(screen.queryByRole("link", { name: "Buka buku" })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Catat di buku" }));
  expect(await screen.findByText(/^Tercatat: Budi Santoso, Selasa, 1 Des/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Buka buku" })).toHaveAttribute("href", path);
  expect(await hasBook(path)).toBe(true);
  expect(await kept()).toEqual(["requested 2026-12-01 17:00"]);
  fireEvent.click(screen.getByRole("button", { name: "Perbarui di buku" }));
  expect(await screen.findByText(/^Sudah ada di buku, tidak ada yang berubah/)).toBeVisible();
  unmount();
  await openAnswers();
  expect(await screen.findByRole("button", { name: "Perbarui di buku" })).toBeVisible();
});

test("a ticket that could not be recorded is not said to stand in the book", async () => {
  await openAnswers();
  jest.spyOn(phone, "open").mockImplementation(() => {
    throw new DOMException("private window", "SecurityError");
  });
  fireEvent.click(screen.getByRole("button", { name: "Catat di buku" }));
  expect(await screen.findByText(/^Belum tercatat\. Coba sekali lagi/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Catat di buku" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Buka buku" })).not.toBeInTheDocument();
});

test("a chair taken by another person under the same code is taken", async () => {
  await keep({ code: "BTP123456AB", name: "Joko", phone: "0813 9999 8888" });
  await openAnswers();
  expect(await screen.findByText(/kursi penuh di jam itu: Joko 17:00-17:45/)).toBeVisible();
});

test("where the chair is taken the page names who is there, marks the hours and proposes a free one first", async () => {
  await keep({ name: "Joko" });
  await openAnswers();
  expect(
    await screen.findByText("Menurut buku di ponsel ini, kursi penuh di jam itu: Joko 17:00-17:45."),
  ).toBeVisible();
  const hours = screen.getByRole("combobox", { name: "Jam" });
  const offered = within(hours)
    .getAllByRole("option")
    .map((option) => option.textContent ?? "");
  expect(offered.filter((text) => text.includes("(kursi penuh)")).map((text) => text.slice(0, 5))).toEqual([
    "16:30",
    "17:30",
  ]);
  expect(hours).not.toHaveDisplayValue(/kursi penuh/);
});

test("a no to a change keeps the accepted visit, in the message and in the book", async () => {
  await keep({ ...booking(), status: "confirmed" });
  const changedFrom = { date: "2026-12-01", time: "17:00", total: 201_250 };
  await openAnswers(booking({ time: "18:00", version: 29_600_000, changedFrom }));
  expect(await screen.findByText("Menurut buku di ponsel ini: diterima untuk Selasa, 1 Des 17:00.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Tolak" })).not.toBeInTheDocument();
  expect(messageOf("Tetap Selasa, 1 Des 17:00")).toMatch(
    /pukul 18:00 WIB belum bisa\. Booking BTP123456AB tetap .* pukul 17:00 WIB/,
  );
  tap("Tetap Selasa, 1 Des 17:00");
  await waitFor(async () => expect((await kept())?.at(-1)).toBe("kept 2026-12-01 17:00"));
  await screen.findByText(/tetap\.$/);
  expect(screen.queryByRole("link", { name: /^(Batalkan|Ingatkan)/ })).not.toBeInTheDocument();
  expect(await inBook((store) => store.all())).toMatchObject([{ status: "confirmed", time: "17:00", asked: null }]);
});

test("a move that is only asked for is no move, and waits on behind an answer to the accepted ticket", async () => {
  const asked = { ...toStoredBooking(booking({ time: "18:00", version: 29_600_000 }), 45) };
  const accepted = booking({
    status: "confirmed",
    version: 29_500_000,
    deposit: { amount: 50_000, isReceived: false },
  });
  await keep({ ...accepted, asked, askedVersion: 29_600_000, links: [dedupeKey(accepted), dedupeKey(asked)] });
  await openAnswers(accepted);
  const words = "Menurut buku di ponsel ini: minta pindah ke Selasa, 1 Des 18:00, belum dijawab.";
  expect(await screen.findByText(words)).toBeVisible();
  tap("DP diterima");
  expect(await screen.findByText(/Budi Santoso, Selasa, 1 Des/)).toBeVisible();
  const [entry] = await inBook((store) => store.all());
  expect(entry).toMatchObject({
    status: "confirmed",
    time: "17:00",
    deposit: { isReceived: true },
    asked: { time: "18:00" },
  });
});

test("the request of a visit that the book has accepted is called off, not declined", async () => {
  await keep({ ...booking(), status: "confirmed" });
  await openAnswers();
  expect(await screen.findByText("Menurut buku di ponsel ini: sudah diterima.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Batalkan" })).toBeVisible();
});

test("a ticket whose services are gone asks for a chair as well", async () => {
  await keep({ name: "Joko" });
  await openAnswers(booking({ serviceIds: ["gone"] }));
  expect(await screen.findByText(/kursi penuh di jam itu: Joko/)).toBeVisible();
});

test("an answer that is tapped before the book has opened is noted as well", async () => {
  await keep({ name: "Joko" });
  renderAnswers(booking(), {}, { chairs: 1 });
  expect(screen.getByRole("button", { name: "Catat di buku" })).toBeVisible();
  tap("Terima");
  await waitFor(async () => expect(await kept()).toEqual(["requested 2026-12-01 17:00", "confirmed 2026-12-01 17:00"]));
});

test("answers are noted in the book where there is one", async () => {
  await keep({ name: "Joko", time: "10:00" });
  await openAnswers();
  await screen.findByRole("link", { name: "Buka buku" });
  const proposal = () => screen.getByRole("link", { name: /^Usulkan/ }).getAttribute("href");
  const before = proposal();
  tap("Terima");
  expect(await screen.findByText(/^Tercatat: Budi Santoso/)).toBeVisible();
  expect(await kept()).toEqual(["requested 2026-12-01 17:00", "confirmed 2026-12-01 17:00"]);
  // The next answer is of a later version than the one before.
  await waitFor(() => expect(proposal()).not.toBe(before));
  tap(/^Usulkan/);
  expect(await screen.findByText(/^Diusulkan ke Budi Santoso/)).toBeVisible();
  expect((await kept())?.at(-1)).toMatch(/^proposed 2026-12-01/);
});

test("an answer leaves what the shop has noted and corrected of the visit", async () => {
  const corrected = { serviceIds: ["classic", "premium"], total: 200_000, duration: 105, notes: "alergi pomade" };
  await keep({ ...booking(), status: "confirmed", ...corrected, links: [dedupeKey(booking())] });
  await openAnswers(booking({ deposit: { amount: 50_000, isReceived: false } }));
  const words = /sudah diterima; layanan atau harganya diubah, jadi jawab dari buku\./;
  expect(await screen.findByText(words)).toBeVisible();
  tap("Terima, DP diterima");
  expect(await screen.findByText(/^Isi booking diperbarui: Budi/)).toBeVisible();
  expect(await inBook((store) => store.all())).toMatchObject([{ ...corrected, deposit: { isReceived: true } }]);
});

test("a book that was erased whole is none: it takes no answer in by itself, but one whose only entry was taken back does", async () => {
  await keep({ name: "Joko", time: "10:00" });
  const open = () => ticketBook.openTicketBook(booking(), 45, { ...bookable(), chairs: 1 }, new Date("2026-11-30"));
  expect(await open()).not.toBeNull();
  await inBook(async (store) => {
    for (const { id } of await store.all()) await store.erase(id);
  });
  expect(await open()).not.toBeNull();
  await inBook((store) => store.eraseAll());
  expect(await open()).toBeNull();
});

describe("a down payment that the book knows to have come", () => {
  const paid = { ...booking(), status: "confirmed", deposit: { amount: 50_000, isReceived: true } } as const;

  test("is said in every answer, whatever the ticket that is open says, and by however many weeks it was moved", async () => {
    await keep({ ...paid, date: "2026-11-03" });
    await openAnswers(booking({ status: "confirmed", deposit: { amount: 70_000, isReceived: true } }));
    expect(
      await screen.findByText("DP Rp 50.000 sudah diterima menurut buku di ponsel ini; di tiket tertulis Rp 70.000."),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: "Perbarui di buku" })).toBeVisible();
    for (const name of ["Terima", "Ingatkan untuk besok", /^Usulkan/]) {
      expect(messageOf(name)).toContain("&dp=diterima50000&");
    }
  });

  test("is not that of another number with the same code", async () => {
    await keep({ ...paid, phone: "0899 1111 2222" });
    await openAnswers({ ...paid, deposit: { amount: 50_000, isReceived: false } });
    await screen.findByRole("link", { name: "Buka buku" });
    expect(messageOf("Ingatkan untuk besok")).toContain("&dp=50000&");
  });
});

test("the first link of a booking that was moved or called off since says how it stands in the book", async () => {
  await keep({ ...booking(), time: "16:00" });
  const { unmount } = await openAnswers();
  expect(await screen.findByText("Menurut buku di ponsel ini: pindah ke Selasa, 1 Des 16:00.")).toBeVisible();
  unmount();
  await keep({ ...booking(), status: "cancelled" });
  await openAnswers();
  expect(await screen.findByText("Menurut buku di ponsel ini: sudah dibatalkan.")).toBeVisible();
});

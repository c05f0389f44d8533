import { act, screen, waitFor, within } from "@testing-library/react";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { haircut } from "../support/book";
import {
  beforeEachNewDevice,
  card,
  customersMessage,
  disk,
  expectCard,
  inBook,
  keptEntries,
  openBookPage,
  openOnDisk,
  paste,
  path,
  putInBook,
  said,
  tap,
  tapUntil,
  waiting,
  warned,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";
import { arriveBy, button, byRole, expectNoText, expectText, link, textsOf, untilRole } from "../support/elements";

beforeEachNewDevice();

const arriveWith = (fragment: string) => arriveBy(`${path}#${fragment}`);

/** Opens the book as a ticket's page does. */
function openWith(...asked: Parameters<typeof haircut>) {
  arriveWith(ticketFragment(haircut(...asked)));
  return openBookPage();
}

const yesterday = Date.parse("2026-11-30T11:59:00+07:00");

test("a ticket with which the book is opened is recorded once and shown first", async () => {
  await putInBook({ name: "Joko", status: "requested", time: "10:00", date: "2026-12-02" });
  const { unmount } = await openWith({ time: "18:00", date: "2026-12-03" });
  await said(/^Tercatat: Budi Santoso, minta Kam 3 Des 18:00/);
  expect(within(waiting()).getAllByRole("listitem")[0]).toHaveTextContent("Budi Santoso");
  expect(within(waiting()).getByRole("heading")).toHaveFocus();
  expect(window.location.href).toBe(`http://localhost${path}`);
  unmount();
  await openWith({ time: "18:00", date: "2026-12-03" });
  await said(/^Tidak ada yang berubah: Budi Santoso, .* sudah ada di buku/);
});

test("a ticket that comes into the address of the open book is recorded as well", async () => {
  await openBookPage();
  act(() => {
    window.location.hash = ticketFragment(haircut());
  });
  await said(/^Tercatat: Budi Santoso, minta Sel 1 Des 17:00/);
});

test("several tickets are taken back together, or not at all once one of them has changed", async () => {
  const { user } = await openBookPage();
  await paste(
    [customersMessage(), customersMessage({ code: "BTP123456CD", name: "Joko", time: "19:00" })].join("\n\n"),
  );
  await said("2 tiket dicatat.");
  await inBook(async (store) => {
    const [joko] = await store.ofCode("BTP123456CD");
    if (joko) await store.put([{ ...joko, touchedAt: joko.touchedAt + 1 }]);
  });
  await user.click(button("Urungkan"));
  await said(/^Tidak diurungkan: catatannya sudah berubah lagi/);
  expect(await keptEntries()).toHaveLength(2);
});

test("a visit that begins while another day is shown keeps its chair", async () => {
  await openWith({ code: "BTP123456CD", name: "Joko", date: "2026-12-09", status: "cancelled" });
  await untilRole("heading", /^Rabu, 9 Des/);
  await putInBook({ name: "Budi", time: "11:45" });
  await waitFor(async () =>
    expect(await inBook((store) => store.ofCode("BTP100010AB"))).toMatchObject([{ chairs: [0] }]),
  );
});

test.each([
  ["ticket", {}, "Diterima"],
  ["cancellation", { status: "cancelled", version: 30_000_000 }, "Dibatalkan"],
] as const)("the %s of an accepted visit leads to its card, on its day", async (_, changes, state) => {
  await putInBook(haircut({ date: "2026-12-09", status: "confirmed" }));
  await openWith({ date: "2026-12-09", ...changes });
  await waitFor(() => expect(card("Budi Santoso")).toHaveFocus());
  expectCard("Budi Santoso", state);
  expect(byRole("heading", /^Rabu, 9 Des/)).toBeVisible();
});

test("a ticket that was cut, or another fragment, records nothing", async () => {
  arriveWith("kode=BTP123456AB&tgl=2026-12-01");
  const { unmount } = await openBookPage();
  await said(/^Ada tautan tiket yang terpotong\./);
  unmount();
  arriveWith("main");
  await openBookPage();
  expectNoText(/tautan tiket/);
  expect(await keptEntries()).toEqual([]);
});

test("a book of this day asks whether the shop's is elsewhere, and gives the ticket's link to be pasted there", async () => {
  const { unmount } = await openWith();
  await said(/^Tercatat/);
  const isAsked = /^Buku ini baru, .* salin tautan ini, lalu di sana ketuk Tempel tiket\.$/;
  expectText(isAsked);
  await tap("Salin tautan tiket");
  await screen.findByText(/^Tersalin/);
  expect(await navigator.clipboard.readText()).toMatch(/#cek=\w+&kode=BTP123456AB/);
  unmount();
  await inBook(async (store) => store.put((await store.all()).map((entry) => ({ ...entry, touchedAt: yesterday }))));
  await openWith({ code: "BTP123456CD", name: "Joko", changedFrom: { date: "2026-12-03", time: "15:00" } });
  await said(/^Tercatat: Joko/);
  expect(waiting()).toHaveTextContent("Minta diubah: jam Kam 3 Des 15:00 → Sel 1 Des 17:00");
  expectNoText(isAsked);
});

test("where the browser keeps no book a ticket is answered all the same, and is said not to be kept", async () => {
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("private window", "SecurityError");
  });
  void openWith().catch(() => undefined);
  await screen.findByText(/^Buku tidak bisa dibuka/);
  const unkept = await untilRole("region", "Booking ini belum tersimpan");
  expect(unkept).toHaveTextContent("jawaban dari sini tidak dicatat di buku");
  expect(chatIn(link("Terima", unkept)).ticket).toMatchObject({ status: "confirmed", time: "17:00" });
  await tap("Terima", unkept);
  await waitFor(() => expect(unkept).toHaveTextContent("Diterima"));
  // What only changes the book is not offered.
  act(() =>
    within(unkept)
      .getByText(/^Lainnya/)
      .click(),
  );
  await within(unkept).findByRole("link", { name: /^Chat/ });
  expect(textsOf(within(unkept).getAllByRole("link"))).toEqual(["Chat", "Kabari lagi", "Buka tiket"]);
  expect(within(unkept).queryAllByRole("button")).toEqual([]);
  expectNoText(/^Tercatat/);
});

test("a ticket that a full phone cannot keep is answered in the chat, and kept once there is room", async () => {
  arriveWith(ticketFragment(haircut()));
  disk.isFull = true;
  await openOnDisk();
  await warned(/^Belum tersimpan\. .* penuh\. .* jawaban dari sini tidak dicatat di buku\.$/);
  expect(window.location.hash).toMatch(/^#cek=\w+&kode=BTP123456AB/);
  const unkept = byRole("region", "Booking ini belum tersimpan");
  await tap("Terima", unkept);
  await waitFor(() => expect(unkept).toHaveTextContent("Diterima"));
  disk.isFull = false;
  await tapUntil("Coba simpan lagi", /^Tercatat: Budi Santoso, minta/);
  expect(waiting()).toHaveTextContent("Budi Santoso");
  expect(window.location.hash).toBe("");
});

import { act, screen, waitFor, within } from "@testing-library/react";
import { bookStore, hasEntries } from "../../src/book/store/bookStore";
import { ticketFragment } from "../../src/domain/formats/ticketLink";
import { openBookIfKept } from "../../src/features/ticket/ShopAnswers";
import { haircut } from "../support/book";
import {
  beforeEachNewDevice,
  card,
  customersMessage,
  inBook,
  openBookPage,
  paste,
  path,
  putInBook,
  said,
  warned,
} from "../support/bookPage";

beforeEachNewDevice();

/** Opens the book as a ticket's page does. */
function openWith(...asked: Parameters<typeof haircut>) {
  window.history.replaceState(null, "", `${path}#${ticketFragment(haircut(...asked))}`);
  return openBookPage();
}

const waiting = () => screen.getByRole("region", { name: /^Menunggu jawaban/ });

test("a ticket with which the book is opened is recorded once and shown first", async () => {
  await putInBook({ name: "Joko", status: "requested", time: "10:00", date: "2026-12-02" });
  const { unmount } = await openWith({ time: "18:00", date: "2026-12-03" });
  await said(/^Tercatat: Budi Santoso, Kamis, 3 Des 18:00/);
  expect(within(waiting()).getAllByRole("listitem")[0]).toHaveTextContent("Budi Santoso");
  expect(within(waiting()).getByRole("heading")).toHaveFocus();
  expect(window.location.href).toBe(`http://localhost${path}`);
  unmount();
  await openWith({ time: "18:00", date: "2026-12-03" });
  await said(/^Sudah ada di buku, tidak ada yang berubah: Budi Santoso/);
});

test("a ticket that comes into the address of the open book is recorded as well", async () => {
  await openBookPage();
  act(() => {
    window.location.hash = ticketFragment(haircut());
  });
  await said(/^Tercatat: Budi Santoso, Selasa, 1 Des 17:00/);
});

test("several tickets are taken back together, or not at all once one of them has changed", async () => {
  const { user } = await openBookPage();
  await paste(
    [customersMessage(), customersMessage({ code: "BTP123456CD", name: "Joko", time: "19:00" })].join("\n\n"),
  );
  await said(/^Tercatat: Budi Santoso.*Tercatat: Joko/);
  await inBook(async (store) => {
    const [joko] = await store.ofCode("BTP123456CD");
    if (joko) await store.put([{ ...joko, touchedAt: joko.touchedAt + 1 }]);
  });
  await user.click(screen.getByRole("button", { name: "Urungkan" }));
  await said(/^Tidak diurungkan: catatannya sudah berubah lagi/);
  expect(await inBook((store) => store.all())).toHaveLength(2);
});

test("a visit that begins while another day is shown keeps its chair", async () => {
  await openWith({ code: "BTP123456CD", name: "Joko", date: "2026-12-09", status: "cancelled" });
  await screen.findByRole("heading", { name: /^Rabu, 9 Des/ });
  await putInBook({ name: "Budi", time: "11:45" });
  await waitFor(async () =>
    expect(await inBook((store) => store.ofCode("BTP100010AB"))).toMatchObject([{ chairs: [0] }]),
  );
});

test("the ticket of an accepted visit shows the visit on its day", async () => {
  await putInBook({ ...haircut({ date: "2026-12-09" }), status: "confirmed" });
  await openWith({ date: "2026-12-09" });
  await waitFor(() => expect(card("Budi Santoso")).toHaveFocus());
  expect(screen.getByRole("heading", { name: /^Rabu, 9 Des/ })).toBeVisible();
});

test("the cancellation of a visit that the book has goes to its card, among those called off", async () => {
  await putInBook({ ...haircut({ date: "2026-12-09" }), status: "confirmed" });
  await openWith({ date: "2026-12-09", status: "cancelled", version: 30_000_000 });
  await waitFor(() => expect(card("Budi Santoso")).toHaveFocus());
  expect(card("Budi Santoso")).toHaveTextContent("Dibatalkan");
});

test("a ticket that was cut, or another fragment, records nothing", async () => {
  window.history.replaceState(null, "", `${path}#kode=BTP123456AB&tgl=2026-12-01`);
  const { unmount } = await openBookPage();
  await said(/^Ada tautan tiket yang terpotong\./);
  unmount();
  window.history.replaceState(null, "", `${path}#main`);
  await openBookPage();
  expect(screen.queryByText(/tautan tiket/)).not.toBeInTheDocument();
  expect(await inBook((store) => store.all())).toEqual([]);
});

test("a ticket that the phone could not keep stays in the address", async () => {
  window.history.replaceState(null, "", `${path}#${ticketFragment(haircut())}`);
  const put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await openBookPage({ open: () => ({ ...bookStore(path), put }) });
  await warned(/^Belum tersimpan: .* penuh/);
  expect(window.location.hash).toMatch(/^#cek=\w+&kode=BTP123456AB/);
});

test("a phone keeps a book as soon as there is an entry, and until the last one is erased", async () => {
  expect(await hasEntries(path)).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  await putInBook({ name: "Budi" });
  expect(await hasEntries(path)).toBe(true);
  await inBook((store) => store.eraseAll());
  expect(await hasEntries(path)).toBe(false);
});

test("a browser that does not answer whether it keeps a book counts as without one", async () => {
  jest.useFakeTimers();
  jest.spyOn(indexedDB, "databases").mockReturnValue(new Promise(() => {}));
  const isKept = openBookIfKept();
  await jest.advanceTimersByTimeAsync(5000);
  expect(await isKept).toBe(false);
  jest.useRealTimers();
});

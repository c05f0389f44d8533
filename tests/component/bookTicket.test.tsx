import { act, screen, waitFor, within } from "@testing-library/react";
import { bookStore } from "../../src/book/store/bookStore";
import { ticketFragment } from "../../src/domain/formats/ticketLink";
import { haircut } from "../support/book";
import {
  beforeEachNewDevice,
  card,
  customersMessage,
  inBook,
  link,
  openBookPage,
  paste,
  path,
  putInBook,
  said,
  tap,
  warned,
} from "../support/bookPage";
import { chatIn } from "../support/chatOf";

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

test("on a phone without a book the first ticket says once what is kept where", async () => {
  const { unmount } = await openWith();
  await said(/^Tercatat/);
  expect(waiting()).toHaveTextContent("tercatat di buku toko, yang hanya ada di browser ponsel ini");
  unmount();
  await openWith({ code: "BTP123456CD", name: "Joko", changedFrom: { date: "2026-12-03", time: "15:00" } });
  await said(/^Tercatat: Joko/);
  expect(waiting()).toHaveTextContent("Minta diubah: jam Kam 3 Des 15:00 → Sel 1 Des 17:00");
  expect(waiting()).not.toHaveTextContent("browser ponsel ini");
});

test("where the browser keeps no book a ticket is answered all the same, and is said not to be kept", async () => {
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("private window", "SecurityError");
  });
  void openWith().catch(() => undefined);
  await warned(/^Buku tidak bisa dibuka/);
  const unkept = await screen.findByRole("region", { name: "Booking ini belum tersimpan" });
  expect(unkept).toHaveTextContent("tidak ada yang dicatat di sini");
  expect(chatIn(link("Terima", unkept)).ticket).toMatchObject({ status: "confirmed", time: "17:00" });
  await tap("Terima", unkept);
  await waitFor(() => expect(unkept).toHaveTextContent("Diterima"));
  expect(screen.queryByText(/^Tercatat/)).toBeNull();
  jest.restoreAllMocks();
});

test("a ticket that a full phone cannot keep is answered, and kept with its answer once there is room", async () => {
  window.history.replaceState(null, "", `${path}#${ticketFragment(haircut())}`);
  const store = bookStore(path);
  let isFull = true;
  const put: typeof store.put = (entries) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    return store.put(entries);
  };
  await openBookPage({ open: () => ({ ...store, put }) });
  await warned(/^Belum tersimpan: .* penuh/);
  expect(window.location.hash).toMatch(/^#cek=\w+&kode=BTP123456AB/);
  await tap("Terima", await screen.findByRole("region", { name: "Booking ini belum tersimpan" }));
  await warned(/^Belum tersimpan: 2 perubahan/);
  isFull = false;
  await tap("Coba simpan lagi");
  await waitFor(() => expect(card("Budi Santoso")).toHaveTextContent("Diterima"));
  expect(window.location.hash).toBe("");
});

import { act, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import type { ReactNode } from "react";
import { writeBookFile } from "../../src/book/rules/bookFile";
import type { Entry } from "../../src/book/rules/entry";
import { ErrorBoundary } from "../../src/ui/ErrorBoundary";
import {
  answering,
  beforeEachNewDevice,
  card,
  choose,
  customersMessage,
  disk,
  expectKept,
  inBook,
  keptEntries,
  keptEntry,
  openBookOf,
  openBookPage,
  openFile,
  openForm,
  openMore,
  openOnDisk,
  paste,
  path,
  putInBook,
  request,
  said,
  startBooking,
  tap,
  tapUntil,
  warned,
  write,
} from "../support/bookPage";
import { button, expectNo, expectText, untilRole } from "../support/elements";
import { setMedia } from "../support/setMedia";

beforeEachNewDevice();

const setTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = setTimer;
});

const keptNames = async () => (await keptEntries()).map(({ name }) => name).sort();
const openData = () => screen.getByText("Simpan, pindahkan, hapus").click();

let downloaded: unknown[];

beforeEach(() => {
  downloaded = [];
  URL.createObjectURL = (blob) => `#${downloaded.push(blob)}`;
  disk.isFull = true;
  // jsdom lacks it.
  globalThis.reportError = jest.fn();
});

describe("a write that fails", () => {
  const isFull = /^Belum tersimpan\. Penyimpanan ponsel penuh\. Kosongkan ruang di ponsel, lalu coba lagi\.$/;

  test("of a pasted ticket is said below its text, and tapped again once there is room", async () => {
    await openOnDisk();
    await paste(customersMessage());
    await warned(isFull);
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ name: "QuotaExceededError" }));
    expectNo("button", /· Budi/);
    disk.isFull = false;
    await tap("Catat tiket");
    await untilRole("button", /· Budi Santoso/);
    expectNo("alert");
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });

  test.each([
    ["a booking by telephone", () => startBooking().then(() => choose("Jam", "18:00")), "Catat booking"],
    ["a correction", () => openForm("Budi").then(() => write("Nama", "Joko")), "Simpan perubahan"],
  ])("of %s leaves the form as it is", async (_, fillIn, button) => {
    await putInBook({ name: "Budi", time: "11:00" });
    await openOnDisk();
    await fillIn();
    await tap(button);
    await warned(isFull);
    disk.isFull = false;
    await tapUntil(button, /^Tercatat/);
    expectNo("button", button);
  });

  test("of a mark, an undo or an erasure is said in the bar until it is closed, and holds up no other one", async () => {
    disk.isFull = false;
    await putInBook({ name: "Budi", time: "11:00" }, { name: "Joko", time: "10:00" });
    await openOnDisk();
    await openMore("Budi");
    await tapUntil("Pelanggan batal", /, .*batal/);
    disk.isFull = true;
    await tapUntil("Urungkan", /^Belum diurungkan\./);
    await tapUntil("Selesai, lunas: Joko", isFull);
    expect(button("Selesai, lunas: Joko")).toHaveAttribute("aria-pressed", "false");
    await openMore("Joko");
    answering(true);
    await tapUntil("Hapus", "Joko dihapus dari buku.", card("Joko"));
    await expectKept([{ name: "Budi", status: "cancelled" }]);
  });

  test("of an answer says that the chat has been told", async () => {
    await putInBook({ name: "Budi", status: "requested" });
    await openOnDisk();
    await tapUntil(
      "Terima",
      /^Belum tersimpan\. .* Pesannya sudah dibuka di chat atau disalin: jangan kirim dua kali\.$/,
    );
    expect(request("Budi")).toBeVisible();
  });

  test("for a cause that is not the disk's keeps nothing of it either", async () => {
    await openOnDisk((entries) => {
      if (entries.some(({ name }) => name === "Joko")) throw new TypeError("a bug");
    });
    await paste([customersMessage(), customersMessage({ code: "BTP123456CD", name: "Joko" })].join("\n\n"));
    await warned("Belum tersimpan. Coba sekali lagi.");
    expect(await keptNames()).toEqual([]);
  });
});

test("a connection that the browser has closed is opened and written again unseen", async () => {
  const open = jest.spyOn(IDBFactory.prototype, "open");
  await openBookPage();
  for (const { value } of open.mock.results) (value as IDBOpenDBRequest).result.close();
  // Dexie says of itself that it opens again.
  jest.spyOn(console, "warn").mockImplementation();
  await paste(customersMessage());
  await untilRole("button", /· Budi Santoso/);
  expectNo("alert");
});

/** Opens the book's database as a page of a newer version does. */
const openNewer = () =>
  new Promise((resolve) => {
    indexedDB.open(`buku toko ${path}`, 99).onsuccess = resolve;
  });

test.each([
  ["of a newer version of the page", openNewer, /versi halaman yang lebih baru\. Tidak ada yang diubah\./],
  [
    "of a browser without IndexedDB",
    () => {
      Reflect.deleteProperty(globalThis, "indexedDB");
    },
    /^Buku tidak bisa dibuka\. Browser ini tidak menyimpan/,
  ],
  [
    "that does not answer",
    () => {
      // No mock of Jest's: Testing Library would take these for its fake timers.
      globalThis.setTimeout = ((run: () => void, ms?: number) =>
        setTimer(run, ms === 5000 ? 0 : ms)) as typeof setTimeout;
      jest.spyOn(indexedDB, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    },
    /^Buku belum juga terbuka/,
  ],
])("a book %s is not opened, and what to do is said", async (_, prepare, words) => {
  await prepare();
  void openBookPage().catch(() => undefined);
  await warned(words);
});

test("a book with an entry that no page can draw is saved, and erased after a question, all the same", async () => {
  jest.spyOn(console, "error").mockImplementation();
  await openBookOf({ name: "Budi", duration: 1e15 });
  await warned(/^Ada catatan yang tidak bisa ditampilkan/);
  openData();
  await tap("Simpan ke file");
  await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
  expect(downloaded).toMatchObject([{ name: "buku-2026-12-01.json" }]);
  answering(false);
  await tap("Hapus seluruh buku");
  expect(await keptNames()).toEqual(["Budi"]);
  answering(true);
  await tapUntil("Hapus seluruh buku", "Seluruh buku sudah dihapus dari ponsel ini.");
  expectNo("alert");
  expect(await keptNames()).toEqual([]);
});

test("entries that have been drawn are not taken for the cause of a later crash", () => {
  jest.spyOn(console, "error").mockImplementation();
  const Stumbling = () => {
    throw new Error("a fault of ours");
  };
  const boundary = (entries: Entry[], child: ReactNode) => (
    <ErrorBoundary resetKey={entries} fallback={(wasDrawn) => (wasDrawn ? "Muat ulang" : "Hapus")}>
      {child}
    </ErrorBoundary>
  );
  const drawn: Entry[] = [];
  const { container, rerender } = render(boundary(drawn, "Utuh"));
  rerender(boundary(drawn, <Stumbling />));
  expect(container).toHaveTextContent("Muat ulang");
  rerender(boundary([], <Stumbling />));
  expect(container).toHaveTextContent("Hapus");
});

test("a newer version of the page is offered in the bar, and looked for when the shop comes back", async () => {
  const update = jest.fn(async () => {});
  const workers = Object.assign(new EventTarget(), { controller: {}, register: async () => ({ update }) });
  Object.assign(navigator, { serviceWorker: workers });
  await openBookPage();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(update).toHaveBeenCalled());
  expectNo("button", "Muat ulang");
  act(() => void workers.dispatchEvent(new Event("controllerchange")));
  expectText(/^Ada versi baru halaman ini/);
  expect(button("Muat ulang")).toBeVisible();
});

test("old entries are erased together after a question that counts them, but for those that wait", async () => {
  const lama = { name: "Lama", date: "2026-08-01" };
  await openBookOf(lama, { ...lama, name: "Menunggu", status: "requested" }, { name: "Baru", date: "2026-09-10" });
  openData();
  const asked = answering(true);
  await tapUntil("Hapus catatan lebih dari 90 hari", "1 catatan lama dihapus.");
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/^1 catatan sebelum 2026-09-02 dihapus/)]]);
  expect(await keptNames()).toEqual(["Baru", "Menunggu"]);
  await tapUntil("Hapus catatan lebih dari 90 hari", "Tidak ada catatan sebelum 2026-09-02.");
});

describe("a file", () => {
  const isSaved = async () => {
    await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
    expectText("File cadangan terakhir: Selasa, 1 Des.");
  };

  test("is read entry by entry: what is new or touched later is listed, and taken after a tap", async () => {
    const budi = keptEntry({ name: "Budi" });
    const joko = keptEntry({ name: "Joko", time: "10:00" }, 1);
    await inBook((store) => store.put([budi, { ...joko, touchedAt: joko.touchedAt + 9, notes: "di sini" }]));
    const moved = { ...budi, time: "18:00", touchedAt: budi.touchedAt + 1 };
    const text = writeBookFile([moved, joko, keptEntry({ name: "Rina", time: "11:00" }, 2)], "Toko Lain", new Date());
    const file = Object.assign(new File([text], "DOC-20261201-WA0001"), { text: async () => text });
    await openOnDisk();
    openData();
    await openFile(file);
    const contents = await untilRole("region", "Isi file");
    for (const words of [
      "File ini dari “Toko Lain”, bukan dari Bintang Pangkas.",
      "Budi Sel 1 Des 17:00, diterima → Sel 1 Des 18:00, diterima",
      "Rina baru: Sel 1 Des 11:00",
      "1 lainnya tetap seperti di ponsel ini",
    ])
      expect(contents).toHaveTextContent(words);
    await tap("Ambil 2 catatan");
    await said(/^Belum tersimpan\. Penyimpanan ponsel penuh/);
    expect(await keptNames()).toEqual(["Budi", "Joko"]);
    disk.isFull = false;
    await tapUntil("Ambil 2 catatan", "Dari file: 2 booking baru atau berubah.");
    const kept = (await keptEntries()).map(({ name, time, notes }) => `${name} ${time} ${notes}`);
    expect(kept.sort()).toEqual(["Budi 18:00 ", "Joko 10:00 di sini", "Rina 11:00 "]);
  });

  test("is asked for once a week of entries stands in none, and saved", async () => {
    await openBookOf({ name: "Budi", touchedAt: Date.parse("2026-11-20") });
    await tap("simpan file");
    await tap("Simpan ke file");
    await isSaved();
    expect(downloaded).toHaveLength(1);
    expectNo("button", "simpan file");
  });

  test("is shared where the phone can, and not said to be saved where that was given up", async () => {
    await putInBook({ name: "Budi" });
    const share = jest.fn();
    share.mockRejectedValueOnce(new DOMException("given up", "AbortError")).mockResolvedValueOnce(undefined);
    Object.assign(navigator, { share, canShare: () => true });
    // What a finger points at.
    setMedia((media) => /coarse/.test(media));
    await openBookPage();
    openData();
    await tap("Simpan ke file");
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(await inBook((store) => store.settings())).toMatchObject({ savedOn: null });
    await tap("Simpan ke file");
    await isSaved();
    expect(downloaded).toEqual([]);
  });
});

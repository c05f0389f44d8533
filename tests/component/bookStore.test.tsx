import { act, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import type { Entry } from "../../src/book/entries/entry";
import { writeBookFile } from "../../src/book/file/bookFile";
import { type BookStore, bookStore } from "../../src/book/store/bookStore";
import {
  answering,
  beforeEachNewDevice,
  button,
  card,
  choose,
  customersMessage,
  inBook,
  keptEntries,
  keptEntry,
  keptSettings,
  openBookPage,
  openFile,
  openMore,
  paste,
  path,
  putInBook,
  said,
  startBooking,
  tap,
  tapUntil,
  warned,
} from "../support/bookPage";

beforeEachNewDevice();

const setTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = setTimer;
  jest.restoreAllMocks();
});

const keptNames = async () => (await keptEntries()).map(({ name }) => name).sort();
const openData = () => screen.getByText("Simpan, pindahkan, hapus").click();
const isAskedBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const erased = "Seluruh buku sudah dihapus dari ponsel ini.";

/** This phone's disk, which is full until a test makes room, and how often it refused a write. */
let disk = { isFull: true, refused: 0 };
beforeEach(() => {
  disk = { isFull: true, refused: 0 };
});

const openOnDisk = () => {
  const store = bookStore(path);
  const put: BookStore["put"] = (entries) => {
    if (!disk.isFull) return store.put(entries);
    disk.refused += 1;
    throw new DOMException("full", "QuotaExceededError");
  };
  return openBookPage({ open: () => ({ ...store, put }) });
};

describe("on a full disk", () => {
  test("nothing stands on the screen that is not kept, which is said, and it is kept once there is room", async () => {
    await openOnDisk();
    expect(isAskedBeforeLeaving()).toBe(false);
    await paste(customersMessage());
    const isSaid = /^Belum tersimpan: 1 perubahan\. Penyimpanan ponsel penuh/;
    await screen.findByText(isSaid);
    expect(screen.queryByRole("article")).toBeNull();
    expect(isAskedBeforeLeaving()).toBe(true);
    await tap("Coba simpan lagi");
    await waitFor(() => expect(disk.refused).toBe(2));
    disk.isFull = false;
    await tap("Coba simpan lagi");
    await screen.findByRole("button", { name: /· Budi Santoso/ });
    expect(screen.queryByText(isSaid)).toBeNull();
    expect(isAskedBeforeLeaving()).toBe(false);
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });

  test("taps wait for the first that could not be kept, and are kept in their order once something was deleted", async () => {
    await putInBook({ name: "Budi", time: "11:00" }, { name: "Joko", time: "10:00" });
    await openOnDisk();
    await openMore("Budi");
    await tap("Tidak datang: Budi");
    await tap("Selesai, lunas: Budi");
    await tap("Pelanggan batal");
    await warned(/^Belum tersimpan: 3 perubahan/);
    await openMore("Joko");
    answering(true);
    disk.isFull = false;
    await tapUntil("Hapus", /dihapus dari buku/, card("Joko"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await keptEntries()).toMatchObject([{ name: "Budi", status: "cancelled", outcome: "done", paid: 115_000 }]);
  });

  test("a booking by telephone leaves its form for the next one, with which both are kept", async () => {
    await openOnDisk();
    for (const hour of ["18:00", "19:00"]) {
      await startBooking();
      await choose("Jam", hour);
      await tap("Catat booking");
      await waitFor(() => expect(disk.refused).toBe(1));
      disk.isFull = false;
    }
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("what waits does not come back into a book that is erased", async () => {
    await openOnDisk();
    await paste(customersMessage());
    await screen.findByText(/^Belum tersimpan/);
    openData();
    answering(true);
    disk.isFull = false;
    await tapUntil("Hapus seluruh buku", erased);
    expect(await keptNames()).toEqual([]);
  });

  test("what could not be taken back is not said to be", async () => {
    disk.isFull = false;
    await putInBook({ name: "Budi", time: "11:00" });
    await openOnDisk();
    await openMore("Budi");
    await tapUntil("Pelanggan batal", /, .*batal/);
    disk.isFull = true;
    await tap("Urungkan");
    await screen.findByText(/^Belum tersimpan/);
    expect(screen.queryByText(/iurungkan/)).toBeNull();
  });
});

test("a change that fails in the program is reported, and later ones are recorded all the same", async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const store = bookStore(path);
  const put: BookStore["put"] = (entries) => {
    if (entries.some(({ name }) => name === "Joko")) throw new TypeError("a bug");
    return store.put(entries);
  };
  await openBookPage({ open: () => ({ ...store, put }) });
  await paste([customersMessage({ code: "BTP123456CD", name: "Joko" }), customersMessage()].join("\n\n"));
  await warned(/^Ada tiket yang tidak tercatat karena kesalahan program\. Yang lain tetap tercatat/);
  await waitFor(async () => expect(await keptNames()).toEqual(["Budi Santoso"]));
  expect(reported).toHaveBeenCalledWith(new TypeError("a bug"));
  expect(isAskedBeforeLeaving()).toBe(false);
});

test("a connection that the browser has closed is opened and written again unseen", async () => {
  const open = jest.spyOn(IDBFactory.prototype, "open");
  await openBookPage();
  for (const { value } of open.mock.results) (value as IDBOpenDBRequest).result.close();
  // Dexie says of itself that it opens again.
  jest.spyOn(console, "warn").mockImplementation();
  await paste(customersMessage());
  await screen.findByRole("button", { name: /· Budi Santoso/ });
  expect(screen.queryByRole("alert")).toBeNull();
});

/** Opens the book's database as a page of a newer version does. */
const openNewer = () =>
  new Promise((resolve) => {
    indexedDB.open(`buku toko ${path}`, 99).onsuccess = resolve;
  });

test.each<[string, () => unknown, RegExp]>([
  ["of a newer version of the page", openNewer, /versi halaman yang lebih baru\. Tidak ada yang diubah\./],
  [
    "of a browser without a store",
    () =>
      jest.spyOn(indexedDB, "open").mockImplementation(() => {
        throw new DOMException("private window", "SecurityError");
      }),
    /^Buku tidak bisa dibuka/,
  ],
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

test("a book with an entry that no page can draw is saved and erased all the same", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const saved: string[] = [];
  URL.createObjectURL = (blob) => `#${saved.push((blob as File).name)}`;
  URL.revokeObjectURL = () => {};
  await putInBook({ name: "Budi", duration: 1e15 });
  await openBookPage();
  await warned(/^Ada catatan yang tidak bisa ditampilkan/);
  openData();
  await tap("Simpan ke file");
  await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
  expect(saved).toEqual(["buku-2026-12-01.json"]);
  answering(true);
  await tapUntil("Hapus seluruh buku", erased);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await keptNames()).toEqual([]);
});

test("a newer version of the page is offered in the bar, and looked for when the shop comes back", async () => {
  const update = jest.fn(async () => {});
  const workers = Object.assign(new EventTarget(), { controller: {}, register: async () => ({ update }) });
  Object.assign(navigator, { serviceWorker: workers });
  await openBookPage();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(screen.queryByRole("button", { name: "Muat ulang" })).toBeNull();
  act(() => void workers.dispatchEvent(new Event("controllerchange")));
  expect(screen.getByText(/^Ada versi baru halaman ini/)).toBeVisible();
  expect(button("Muat ulang")).toBeVisible();
  Object.assign(navigator, { serviceWorker: undefined });
});

describe("two tabs", () => {
  test("that write the same entry at once lose nothing", async () => {
    await putInBook({ name: "Budi" });
    const notes = ["a", "b", "c", "d", "e", "f"];
    const add = (note: string) =>
      inBook(async (store) => {
        const [found] = (await store.all()) as [Entry];
        return store.put([{ ...found, notes: found.notes + note }]);
      });
    await Promise.all(notes.map(add));
    expect((await keptEntries()).flatMap((entry) => [...entry.notes]).sort()).toEqual(notes);
  });

  test("show what the other has written", async () => {
    await openBookPage();
    await putInBook({ name: "Budi" });
    expect(await screen.findByRole("article", { name: "Budi" })).toBeVisible();
  });
});

test("old entries are erased together after a question that counts them, but for those that wait", async () => {
  const lama = { name: "Lama", date: "2026-08-01" };
  await putInBook(lama, { ...lama, name: "Menunggu", status: "requested" }, { name: "Baru", date: "2026-09-10" });
  await openBookPage();
  openData();
  const asked = answering(true);
  await tapUntil("Hapus catatan lebih dari 90 hari", "1 catatan lama dihapus.");
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/^1 catatan sebelum 2026-09-02 dihapus/)]]);
  expect(await keptNames()).toEqual(["Baru", "Menunggu"]);
  await tapUntil("Hapus catatan lebih dari 90 hari", "Tidak ada catatan sebelum 2026-09-02.");
});

describe("a file", () => {
  const downloaded: Blob[] = [];
  beforeEach(() => {
    downloaded.length = 0;
    URL.createObjectURL = (blob) => `#${downloaded.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
  });
  const isSaved = async () => {
    await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
    expect(screen.getByText("File cadangan terakhir: Selasa, 1 Des.")).toBeInTheDocument();
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
    const contents = await screen.findByRole("region", { name: "Isi file" });
    for (const words of [
      "File ini dari “Toko Lain”, bukan dari Bintang Pangkas.",
      "Budi Sel 1 Des 17:00, diterima → Sel 1 Des 18:00, diterima",
      "Rina baru: Sel 1 Des 11:00",
      "1 lainnya tetap seperti di ponsel ini",
    ])
      expect(contents).toHaveTextContent(words);
    await tap("Ambil 2 catatan");
    await screen.findByText(/^Belum ada yang diambil\. Kalau penyimpanan ponsel penuh/);
    expect(await keptNames()).toEqual(["Budi", "Joko"]);
    disk.isFull = false;
    await tapUntil("Ambil 2 catatan", "Dari file: 2 booking baru atau berubah.");
    const kept = (await keptEntries()).map(({ name, time, notes }) => `${name} ${time} ${notes}`);
    expect(kept.sort()).toEqual(["Budi 18:00 ", "Joko 10:00 di sini", "Rina 11:00 "]);
  });

  test("is asked for once a week of entries stands in none, and saved", async () => {
    await putInBook({ name: "Budi", touchedAt: Date.parse("2026-11-20") });
    await openBookPage();
    await tap("simpan file");
    await tap("Simpan ke file");
    await isSaved();
    expect(downloaded).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "simpan file" })).toBeNull();
  });

  test("is shared where the phone can, and not said to be saved where that was given up", async () => {
    await putInBook({ name: "Budi" });
    const share = jest.fn<Promise<void>, [ShareData]>();
    share.mockRejectedValueOnce(new DOMException("given up", "AbortError")).mockResolvedValueOnce();
    Object.assign(navigator, { share, canShare: () => true });
    // What a finger points at.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: /coarse/.test(media), media }) as unknown as MediaQueryList;
    await openBookPage();
    openData();
    await tap("Simpan ke file");
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(await keptSettings()).toMatchObject({ savedOn: null });
    await tap("Simpan ke file");
    await isSaved();
    expect(downloaded).toEqual([]);
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });
});

test("the whole book is erased after a question", async () => {
  await putInBook({ name: "Budi" });
  await openBookPage();
  openData();
  answering(false);
  await tap("Hapus seluruh buku");
  expect(await keptNames()).toEqual(["Budi"]);
  answering(true);
  await tapUntil("Hapus seluruh buku", erased);
  expect(screen.queryByRole("article")).toBeNull();
  expect(await keptNames()).toEqual([]);
});

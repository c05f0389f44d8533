import { act, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { writeBookFile } from "../../src/domain/book/bookFile";
import type { Entry } from "../../src/domain/book/entry";
import { type BookStore, bookStore } from "../../src/features/book/bookStore";
import {
  answering,
  beforeEachNewDevice,
  button,
  card,
  customersMessage,
  inBook,
  keptEntry,
  keptSettings,
  newDevice,
  openBookPage,
  openMore,
  paste,
  path,
  putInBook,
  said,
  warned,
} from "../support/bookPage";

beforeEachNewDevice();

const setTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = setTimer;
  jest.restoreAllMocks();
});

const fileOf = (entries: readonly Entry[], shop = "Bintang Pangkas") => {
  const text = writeBookFile(entries, shop, new Date());
  return Object.assign(new File([text], "DOC-20261201-WA0001"), { text: async () => text });
};
const data = () => screen.getByText("Simpan, pindahkan, hapus");
const keptNames = () => inBook(async (store) => (await store.all()).map(({ name }) => name).sort());
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Opens the book's database as a page of a newer version does. */
const openNewer = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(`buku toko ${path}`, 99);
    request.onsuccess = () => resolve(request.result.close());
    request.onerror = () => reject(request.error);
  });

/** A phone whose disk is full while `isFull`. */
const openOn = (phone: { isFull: boolean }) => () => {
  const store = bookStore(path);
  const put: BookStore["put"] = (entries) => {
    if (phone.isFull) throw new DOMException("full", "QuotaExceededError");
    return store.put(entries);
  };
  return { ...store, put };
};

describe("a full disk", () => {
  test("is said, nothing stands on the screen that is not kept, and it is kept once there is room", async () => {
    const phone = { isFull: true };
    const { user, unmount } = await openBookPage({ open: openOn(phone) });
    expect(isAsked()).toBe(false);
    await paste(user, customersMessage());
    const alert = (await screen.findByText(/^Belum tersimpan: .* penuh/)).parentElement;
    expect(alert).toHaveTextContent(/^Belum tersimpan: 1 perubahan\. Penyimpanan ponsel penuh/);
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(isAsked()).toBe(true);
    await user.click(button("Coba simpan lagi"));
    await act(async () => {});
    expect(alert).toHaveTextContent(/^Belum tersimpan/);
    phone.isFull = false;
    await user.click(button("Coba simpan lagi"));
    await screen.findByRole("article", { name: "Budi Santoso" });
    expect(screen.queryByText(/^Belum tersimpan: .* penuh/)).not.toBeInTheDocument();
    expect(isAsked()).toBe(false);
    unmount();
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });
});

test.each([
  ["Tidak datang", "Selesai, lunas", { outcome: "done", isPaid: true }],
  ["Selesai, lunas", "Tidak datang", { outcome: "noShow", isPaid: true }],
])("'%s' that could not be kept is made up for before '%s', which has the last word", async (first, then, kept) => {
  const phone = { isFull: true };
  await putInBook({ name: "Budi", time: "11:00" });
  const { user } = await openBookPage({ open: openOn(phone) });
  await openMore(user, "Budi");
  await user.click(button(new RegExp(`^${first}`)));
  await screen.findByText(/^Belum tersimpan/);
  phone.isFull = false;
  await user.click(button(new RegExp(`^${then}`)));
  await waitFor(() => expect(screen.queryByText(/^Belum tersimpan/)).not.toBeInTheDocument());
  expect(await inBook((store) => store.all())).toMatchObject([kept]);
});

test("taps behind one that could not be kept wait for it, and are kept in their order once something was deleted", async () => {
  const phone = { isFull: true };
  await putInBook({ name: "Budi", time: "11:00" }, { name: "Joko", time: "10:00" });
  const { user } = await openBookPage({ open: openOn(phone) });
  await openMore(user, "Budi");
  await user.click(button(/^Selesai:/));
  await user.click(button(/^Lunas:/));
  await user.click(button("Pelanggan batal"));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^Belum tersimpan: 3 perubahan/));
  expect(isAsked()).toBe(true);
  await openMore(user, "Joko");
  answering(true);
  phone.isFull = false;
  await user.click(button("Hapus", card("Joko")));
  await said(/dihapus dari buku/);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(await inBook((store) => store.all())).toMatchObject([
    { name: "Budi", status: "cancelled", outcome: "done", isPaid: true },
  ]);
});

test("a booking by telephone that could not be kept leaves its form for the next one, and both are kept once", async () => {
  const phone = { isFull: true };
  const { user } = await openBookPage({ open: openOn(phone) });
  for (const hour of ["18:00", "19:00"]) {
    await user.click(button("Telepon"));
    await user.click(screen.getByRole("checkbox", { name: /Potong Rambut Klasik/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Jam" }), hour);
    await user.click(button("Catat booking"));
  }
  await warned(/^Belum tersimpan: 2 perubahan/);
  phone.isFull = false;
  await user.click(button("Coba simpan lagi"));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
});

test("what could not be kept does not come back into a book that is erased", async () => {
  const phone = { isFull: true };
  const { user } = await openBookPage({ open: openOn(phone) });
  await paste(user, customersMessage());
  await screen.findByText(/^Belum tersimpan/);
  await user.click(data());
  answering(true);
  phone.isFull = false;
  await user.click(button("Hapus seluruh buku"));
  await said("Seluruh buku sudah dihapus dari ponsel ini.");
  expect(await keptNames()).toEqual([]);
});

test("what could not be taken back is not said to be", async () => {
  const phone = { isFull: false };
  await putInBook({ name: "Budi", time: "11:00" });
  const { user } = await openBookPage({ open: openOn(phone) });
  await openMore(user, "Budi");
  await user.click(button("Pelanggan batal"));
  await said(/sekarang dibatalkan/);
  phone.isFull = true;
  await user.click(button("Urungkan"));
  expect(await screen.findByText(/^Belum tersimpan/)).toBeVisible();
  expect(screen.queryByText(/iurungkan/)).not.toBeInTheDocument();
});

test("a full disk while noting a chair raises no alarm", async () => {
  await putInBook({ name: "Budi", time: "11:45" });
  await openBookPage({ open: openOn({ isFull: true }) });
  await act(async () => {});
  expect(card("Budi")).toBeVisible();
  expect(screen.queryByText(/^Belum tersimpan/)).not.toBeInTheDocument();
});

test("a connection that the browser has closed is opened and written again unseen", async () => {
  const open = jest.spyOn(IDBFactory.prototype, "open");
  const { user } = await openBookPage();
  const connections = open.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result);
  for (const connection of connections) connection.close();
  // Dexie says of itself that it opens again.
  jest.spyOn(console, "warn").mockImplementation();
  await paste(user, customersMessage());
  expect(await screen.findByRole("article", { name: "Budi Santoso" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a book of a newer version of the page is refused, and nothing is changed", async () => {
  await putInBook({ name: "Budi" });
  await openNewer();
  void openBookPage().catch(() => undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent("versi halaman yang lebih baru. Tidak ada yang diubah.");
});

test("a browser without a store says that it keeps no book", async () => {
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("private window", "SecurityError");
  });
  void openBookPage().catch(() => undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Buku tidak bisa dibuka/);
});

test("a book that does not open says what to do", async () => {
  // No mock of Jest's: Testing Library would take these for its fake timers.
  globalThis.setTimeout = ((run: () => void, ms?: number) => setTimer(run, ms === 5000 ? 0 : ms)) as typeof setTimeout;
  jest.spyOn(indexedDB, "open").mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  void openBookPage().catch(() => undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Buku belum juga terbuka/);
});

describe("two tabs", () => {
  test("that write the same entry at once lose nothing", async () => {
    await putInBook({ name: "Budi" });
    const { id } = keptEntry({ name: "Budi" });
    const notes = ["a", "b", "c", "d", "e", "f"];
    const add = (note: string) =>
      inBook(async (store) => {
        const found = (await store.get(id)) as Entry;
        return store.put([{ ...found, notes: found.notes + note, touchedAt: found.touchedAt + 1 }]);
      });
    await Promise.all(notes.map(add));
    expect([...((await inBook((store) => store.get(id)))?.notes ?? "")].sort()).toEqual(notes);
  });

  test("show what the other has written", async () => {
    await openBookPage();
    await putInBook({ name: "Budi" });
    expect(await screen.findByRole("article", { name: "Budi" })).toBeVisible();
  });
});

test("a write that is broken off in the middle leaves the old state", async () => {
  await putInBook({ name: "Lama" });
  const broken = inBook(async (store) => {
    await store.put([keptEntry({ name: "Baru" })]);
    throw new Error("broken off");
  });
  await expect(broken).rejects.toThrow("broken off");
  expect(await keptNames()).toEqual(["Lama"]);
});

describe("old entries", () => {
  const old = { name: "Lama", date: "2026-08-01" };

  test("are offered for deletion, and deleted after a question alone", async () => {
    await putInBook(old, { name: "Baru", date: "2026-09-10" });
    const { user, unmount } = await openBookPage();
    expect(screen.getByText(/^1 catatan lebih tua dari 90 hari/)).toBeVisible();
    await user.click(data());
    await user.selectOptions(screen.getByRole("combobox", { name: /^Tawarkan/ }), "never");
    await waitFor(() => expect(screen.queryByText(/lebih tua dari/)).not.toBeInTheDocument());
    await user.selectOptions(screen.getByRole("combobox", { name: /^Tawarkan/ }), "90");
    const question = answering(true);
    await user.click(await screen.findByRole("button", { name: "Hapus 1 catatan lama" }));
    expect(question).toHaveBeenCalledWith(
      expect.stringMatching(/^1 catatan sebelum 2026-09-02 dihapus dan tidak bisa/),
    );
    await said("1 catatan lama dihapus.");
    unmount();
    expect(await keptNames()).toEqual(["Baru"]);
  });

  test("are not offered while the phone's date can hardly be right, and are once it is right", async () => {
    await putInBook(old, { name: "Baru" });
    const { unmount } = await openBookPage({ now: "2030-06-01T12:00:00+07:00", builtOn: "2026-11-01" });
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Menurut ponsel ini, hari ini Sabtu, 1 Jun 2030\. Kalau itu keliru/,
    );
    expect(screen.queryByText(/catatan lama|catatan lebih tua/)).not.toBeInTheDocument();
    unmount();
    await openBookPage({ builtOn: "2026-11-01" });
    expect(screen.queryByText(/^Menurut ponsel ini/)).not.toBeInTheDocument();
    expect(screen.getByText(/^1 catatan lebih tua/)).toBeVisible();
  });
});

describe("a file", () => {
  const written: Blob[] = [];
  beforeEach(() => {
    written.length = 0;
    URL.createObjectURL = (blob) => `#${written.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
  });
  const picker = () => screen.getByLabelText("File buku");

  test("is read entry by entry: what is new or touched later is listed, and taken after a tap", async () => {
    const budi = keptEntry({ name: "Budi" });
    const joko = keptEntry({ name: "Joko", time: "10:00" }, 1);
    await inBook((store) => store.put([budi, { ...joko, touchedAt: joko.touchedAt + 9, notes: "di sini" }]));
    const moved = { ...budi, time: "18:00", touchedAt: budi.touchedAt + 1 };
    const file = fileOf([moved, joko, keptEntry({ name: "Rina", time: "11:00" }, 2)], "Toko Lain");
    const phone = { isFull: true };
    const { user, unmount } = await openBookPage({ open: openOn(phone) });
    await user.click(data());
    await user.upload(picker(), file);
    const contents = await screen.findByRole("region", { name: "Isi file" });
    expect(contents).toHaveTextContent("File ini dari “Toko Lain”, bukan dari Bintang Pangkas.");
    expect(contents).toHaveTextContent("Budi Selasa, 1 Des 17:00, diterima → Selasa, 1 Des 18:00, diterima");
    expect(contents).toHaveTextContent("Rina baru: Selasa, 1 Des 11:00");
    expect(contents).toHaveTextContent("1 lainnya tetap seperti di ponsel ini");
    await user.click(button("Ambil 2 catatan"));
    expect(await screen.findByText(/^Belum ada yang diambil\. Kalau penyimpanan ponsel penuh/)).toBeVisible();
    expect(await keptNames()).toEqual(["Budi", "Joko"]);
    phone.isFull = false;
    await user.click(button("Ambil 2 catatan"));
    await said("Dari file: 2 booking baru atau berubah.");
    await user.upload(picker(), file);
    expect(await screen.findByText(/Tidak ada yang baru\./)).toBeVisible();
    unmount();
    const kept = await inBook((store) => store.all());
    expect(kept.map(({ name, time, notes }) => `${name} ${time} ${notes}`).sort()).toEqual([
      "Budi 18:00 ",
      "Joko 10:00 di sini",
      "Rina 11:00 ",
    ]);
  });

  test("is saved and offered to a new phone", async () => {
    await putInBook({ name: "Budi" });
    const { user, unmount } = await openBookPage();
    await user.click(data());
    await user.click(button("Simpan ke file"));
    await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
    expect(written).toHaveLength(1);
    expect(await screen.findByText(/^File cadangan: hari ini\./)).toBeVisible();
    unmount();
    newDevice();
    const { user: other } = await openBookPage();
    const picked = jest.spyOn(HTMLInputElement.prototype, "click").mockImplementation();
    await other.click(button("Buka file cadangan"));
    expect(picked.mock.contexts).toEqual([picker()]);
  });

  test("is shared where the phone can, and not said to be saved where that was given up", async () => {
    await putInBook({ name: "Budi" });
    const share = jest.fn<Promise<void>, [ShareData]>();
    Object.assign(navigator, { share, canShare: () => true });
    // What a finger points at.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: /coarse/.test(media), media }) as unknown as MediaQueryList;
    const { user } = await openBookPage();
    await user.click(data());
    share.mockRejectedValueOnce(new DOMException("given up", "AbortError"));
    await user.click(button("Simpan ke file"));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(await keptSettings()).toMatchObject({ savedOn: null });
    share.mockResolvedValueOnce();
    await user.click(button("Simpan ke file"));
    await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
    expect(await screen.findByText(/^File cadangan: hari ini\./)).toBeVisible();
    expect(written).toEqual([]);
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });

  test("is asked for once a week of entries stands in none, and not of an empty book", async () => {
    const touchedAt = Date.parse("2026-11-20");
    await putInBook({ name: "Budi", touchedAt });
    const { user } = await openBookPage();
    expect(screen.getByText(/Sudah lewat seminggu: simpan lagi\./)).toBeVisible();
    await user.click(button("Simpan file"));
    await said(/^1 catatan disimpan/);
    await waitFor(() => expect(screen.queryByText(/Sudah lewat seminggu/)).not.toBeInTheDocument());
  });
});

test("the whole book is erased after a question", async () => {
  await putInBook({ name: "Budi" });
  const { user, unmount } = await openBookPage();
  await user.click(data());
  answering(false);
  await user.click(button("Hapus seluruh buku"));
  expect(card("Budi")).toBeVisible();
  answering(true);
  await user.click(button("Hapus seluruh buku"));
  await said("Seluruh buku sudah dihapus dari ponsel ini.");
  await waitFor(() => expect(screen.queryByRole("article")).not.toBeInTheDocument());
  unmount();
  expect(await keptNames()).toEqual([]);
});

import { act, screen, waitFor } from "@testing-library/react";
import { IDBObjectStore as StoreOfPhone } from "fake-indexeddb";
import { writeBookFile } from "../../src/domain/book/bookFile";
import { entriesOf } from "../../src/domain/book/entry";
import type { Booking } from "../../src/domain/booking/booking";
import { BookError, type BookStore, openBook, problemOf } from "../../src/features/book/bookStore";
import { recordOf as recordUnder, version } from "../support/book";
import {
  answering,
  beforeEachNewPhone,
  button,
  entry,
  keep as keepBookings,
  keptSettings,
  messageOf,
  newPhone,
  openBookPage,
  paste,
  path,
  said,
} from "../support/bookPage";
import former from "../support/formerBook/database.json";

beforeEachNewPhone();

const setTimer = globalThis.setTimeout;
/** Lets what takes long be noticed at once. No mock of Jest's: Testing Library would take these for its fake timers. */
function hurrySlowTimers(): void {
  globalThis.setTimeout = ((run: () => void, ms?: number) => setTimer(run, ms === 5000 ? 0 : ms)) as typeof setTimeout;
}
afterEach(() => {
  globalThis.setTimeout = setTimer;
  jest.restoreAllMocks();
});

const fileOf = (text: string) =>
  Object.assign(new File([text], "buku.json", { type: "application/json" }), { text: async () => text });
const recordOf = (id: string, changes: Partial<Booking> = {}) => recordUnder([version(changes)], [], id);
const full = () => new BookError("full");
const data = () => screen.getByText("Simpan, pindahkan, hapus");

/** Does something with this phone's book. */
async function inBook<T>(work: (store: BookStore) => Promise<T>): Promise<T> {
  const store = await openBook(path);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const keptNames = () =>
  inBook(async (store) =>
    entriesOf([...(await store.records())])
      .map(({ name }) => name)
      .sort(),
  );

/** The book's page on a store of which a test replaces something. */
const openWith = (changes: (store: BookStore) => Partial<BookStore>) =>
  openBookPage({
    open: async () => {
      const store = await openBook(path);
      return { ...store, ...changes(store) };
    },
  });

/** Opens the book's database in a version; `upgrade` makes it where it is not there yet. */
const databaseOf = (number: number, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(`buku ${path}`, number);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

describe("a book that the site's third version wrote", () => {
  beforeEach(async () => {
    const database = await databaseOf(1, (made) => {
      const records = made.createObjectStore("records", { keyPath: "code" });
      records.createIndex("lastDate", "lastDate");
      for (const record of former.records) records.put(record);
      const settings = made.createObjectStore("settings");
      for (const one of former.settings) settings.put(one, "settings");
    });
    database.close();
  });

  test("opens with all that stands in it, and what was chosen", async () => {
    const { unmount } = await openBookPage({ chairs: 3 });
    expect(entry("Budi Santoso")).toHaveTextContent("17:00-17:45");
    expect(entry("Pak Sarno")).toHaveTextContent("Diterima");
    expect(entry("Rina")).toHaveTextContent("lunas");
    unmount();
    expect(await keptNames()).toEqual(["", "Budi Santoso", "Joko", "Pak Sarno", "Rina", "Tono"]);
    expect(await keptSettings()).toEqual({
      keepDays: 180,
      savedOn: "2026-11-20",
      sentHours: null,
    });
  });

  test("does not bring back what was erased in it, when a file from before is opened", async () => {
    await inBook((store) => store.add([recordOf("BTP123456GH 6281700003333", { code: "BTP123456GH", name: "Hapus" })]));
    expect(await keptNames()).not.toContain("Hapus");
  });
});

describe("a full disk", () => {
  /** The page on a phone that is full until a test says otherwise. */
  async function openOnFullPhone() {
    const phone = { isFull: true };
    const view = await openWith(({ add }) => ({
      add: async (...given) => {
        if (phone.isFull) throw full();
        return add(...given);
      },
    }));
    return { phone, ...view };
  }

  test("is said, what was noted stays on the screen, and is kept once there is room", async () => {
    const { phone, user, unmount } = await openOnFullPhone();
    await paste(user, messageOf());
    expect(await screen.findByText(/^1 catatan belum tersimpan/)).toBeVisible();
    expect(screen.getByText(/^Belum tersimpan: Budi Santoso/)).toBeVisible();
    await user.click(button("Coba simpan lagi"));
    await act(async () => {});
    expect(screen.getByText(/^1 catatan belum tersimpan/)).toBeVisible();
    expect(entry("Budi Santoso")).toBeVisible();
    phone.isFull = false;
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    unmount();
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });

  test("is said of a setting too, which stays chosen and is kept once there is room", async () => {
    const { phone, user } = await openOnFullPhone();
    await user.click(data());
    await user.selectOptions(screen.getByRole("combobox", { name: /^Tawarkan menghapus/ }), "30");
    expect(await screen.findByText(/^Pengaturan buku belum tersimpan/)).toBeVisible();
    expect(screen.getByRole("combobox", { name: /^Tawarkan/ })).toHaveValue("30");
    phone.isFull = false;
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    expect(await keptSettings()).toMatchObject({ keepDays: 30 });
  });

  test("is told apart by the store from other faults", async () => {
    jest.spyOn(StoreOfPhone.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await inBook((store) => expect(store.add([recordOf("a")]).catch(problemOf)).resolves.toBe("full"));
  });
});

describe("a book of a newer version of the page", () => {
  test("is refused with a sentence", async () => {
    (await databaseOf(9)).close();
    void openBookPage().catch(() => undefined);
    expect(await screen.findByRole("alert")).toHaveTextContent("versi halaman yang lebih baru. Tidak ada yang diubah.");
  });

  test("is refused for one record of it, and nothing is changed", async () => {
    await inBook((store) => store.add([recordOf("a"), recordOf("b")]));
    const database = await databaseOf(2);
    const one = { ...recordOf("a"), code: "", lastDate: "2026-12-01", lastInstant: 1, version: 9 };
    await new Promise((resolve) => {
      database.transaction("bookings", "readwrite").objectStore("bookings").put(one).onsuccess = resolve;
    });
    database.close();
    await inBook((store) =>
      expect(store.add([recordOf("c"), recordOf("a", { time: "19:00" })])).rejects.toMatchObject({ problem: "newer" }),
    );
    void openBookPage().catch(() => undefined);
    expect(await screen.findByRole("alert")).toHaveTextContent("versi halaman yang lebih baru");
  });
});

describe("what could not be kept", () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("is saved to a file from the alert, and the browser asks before the page is left until then", async () => {
    const saved: unknown[] = [];
    URL.createObjectURL = (blob) => `#${saved.push(blob)}`;
    URL.revokeObjectURL = () => {};
    const { user } = await openBookPage();
    // A newer page takes the book over.
    (await databaseOf(9)).close();
    expect(isAsked()).toBe(false);
    await paste(user, messageOf());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Halaman ini sudah diperbarui di tab lain");
    expect(alert).toHaveTextContent("1 catatan belum tersimpan.");
    expect(isAsked()).toBe(true);
    await user.click(button("Simpan ke file", alert));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(isAsked()).toBe(false));
  });

  test("over a connection that the browser had ended is kept once it is tried again", async () => {
    const stores: BookStore[] = [];
    const { user, unmount } = await openBookPage({
      open: async () => {
        stores.push(await openBook(path));
        return stores.at(-1) as BookStore;
      },
    });
    stores[0]?.close();
    await paste(user, messageOf());
    await screen.findByText(/^1 catatan belum tersimpan/);
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    unmount();
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });
});

test("a book that does not open says what to do, and opens when the browser lets it", async () => {
  hurrySlowTimers();
  let letOpen = () => {};
  const opened = openBookPage({ open: () => new Promise((resolve) => (letOpen = () => resolve(openBook(path)))) });
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Buku belum juga terbuka\. Tutup tab dan jendela lain/);
  letOpen();
  await opened;
  expect(screen.queryByText(/belum juga terbuka/)).not.toBeInTheDocument();
});

test.each([
  ["a tab of an older page that does not let go", "blocked", () => indexedDB],
  ["a browser without a store", "unavailable", () => Reflect.deleteProperty(globalThis, "indexedDB")],
])("%s is named as the reason", async (_, problem, prepare) => {
  prepare();
  if (problem === "blocked") {
    const request = Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest;
    jest.spyOn(indexedDB, "open").mockReturnValue(request);
    setTimeout(() => request.onblocked?.(new Event("blocked") as IDBVersionChangeEvent));
  }
  expect(await openBook(path).catch(problemOf)).toBe(problem);
});

describe("a tick that the phone still writes", () => {
  /** A book with one visit, on a phone that writes each time only when it is told to. */
  async function openOnSlowPhone() {
    await keepBookings({ name: "Budi", time: "09:00" });
    const writes: (() => void)[] = [];
    let changed = () => {};
    const view = await openWith((store) => ({
      add: async (...given) => {
        await new Promise<void>((resolve) => writes.push(resolve));
        return store.add(...given);
      },
      onChange: (listener) => {
        changed = listener;
      },
    }));
    const write = async () => {
      await act(async () => writes.shift()?.());
      await act(() => new Promise((resolve) => setTimer(resolve, 20)));
    };
    return { ...view, write, readAnew: () => act(async () => changed()) };
  }
  const isPressed = (name: string) => button(`${name}: Budi`).getAttribute("aria-pressed") === "true";

  test("is seen at once, stays while others are written and the book is read anew, and is kept then", async () => {
    const { user, unmount, write, readAnew } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    await user.click(button("Selesai: Budi"));
    for (const step of [readAnew, write, readAnew, write]) {
      await step();
      expect([isPressed("Lunas"), isPressed("Selesai"), isPressed("Selesai, lunas")]).toEqual([true, true, true]);
    }
    unmount();
    expect(await inBook(async (store) => entriesOf([...(await store.records())]))).toMatchObject([
      { isPaid: true, outcome: "done" },
    ]);
  });

  test("is said not to be kept when that takes long, until it is", async () => {
    hurrySlowTimers();
    const { user, write } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    expect(await screen.findByText(/^1 catatan belum tersimpan/)).toBeVisible();
    await write();
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    expect(isPressed("Lunas")).toBe(true);
  });
});

describe("two tabs", () => {
  test("that write the same booking at once lose nothing", async () => {
    const [one, other] = await Promise.all([openBook(path), openBook(path)]);
    const numbers = [1, 2, 3, 4, 5, 6];
    await Promise.all(
      numbers.map((number) =>
        (number % 2 ? one : other).add([recordOf("a", { version: number, time: `1${number}:00` })]),
      ),
    );
    const [found] = await one.records();
    expect(found?.versions.map(({ booking }) => booking.version)).toEqual(numbers);
    one.close();
    other.close();
  });

  test("that change settings at once keep both", async () => {
    const [one, other] = await Promise.all([openBook(path), openBook(path)]);
    const sentHours = { hours: [{ date: "2026-12-01", from: "17:00", to: "18:00" }], over: [] };
    await Promise.all([one.add([], { keepDays: 30 }), other.add([], { sentHours })]);
    expect(await one.settings()).toMatchObject({ keepDays: 30, sentHours });
    one.close();
    other.close();
  });
});

test("a write that is broken off in the middle leaves the old state", async () => {
  await inBook((store) => store.add([recordOf("a", { name: "Lama" })]));
  const put = StoreOfPhone.prototype.put;
  let writes = 0;
  jest.spyOn(StoreOfPhone.prototype, "put").mockImplementation(function put2(this: IDBObjectStore, value: unknown) {
    writes += 1;
    if (writes === 2) this.transaction.abort();
    return put.call(this, value);
  });
  await inBook((store) =>
    expect(store.add([recordOf("a", { name: "Baru", version: 5 }), recordOf("b")])).rejects.toThrow(),
  );
  jest.restoreAllMocks();
  expect(await keptNames()).toEqual(["Lama"]);
});

describe("old entries", () => {
  const old = { name: "Lama", date: "2026-08-01" };

  test("are offered for deletion, and deleted after a question alone", async () => {
    await keepBookings(old, { name: "Baru", date: "2026-09-10" });
    const { user, unmount } = await openBookPage();
    expect(screen.getByText(/^1 catatan lebih tua dari 90 hari/)).toBeVisible();
    expect(await keptNames()).toEqual(["Baru", "Lama"]);
    await user.click(data());
    const question = answering(true);
    await user.click(button("Hapus 1 catatan lama"));
    expect(question).toHaveBeenCalledWith(
      expect.stringMatching(/^1 catatan sebelum 2026-09-02 dihapus dan tidak bisa/),
    );
    await said("1 catatan lama dihapus.");
    unmount();
    expect(await keptNames()).toEqual(["Baru"]);
  });

  test("are not offered while the phone's date can hardly be right, whatever is noted under it, and are once it is right", async () => {
    await keepBookings(old, { name: "Baru" });
    for (const words of [/^Tercatat/, /^Sudah ada/]) {
      const { user, unmount } = await openBookPage({ now: "2027-06-01T12:00:00+07:00" });
      expect(screen.getByRole("alert")).toHaveTextContent(/^Tanggal ponsel Selasa, 1 Jun 2027, .* Periksa tanggal/);
      await paste(user, messageOf());
      await said(words);
      expect(screen.queryByText(/catatan lama|catatan lebih tua/)).not.toBeInTheDocument();
      unmount();
    }
    await openBookPage();
    expect(screen.queryByText(/Periksa tanggal ponsel/)).not.toBeInTheDocument();
    expect(screen.getByText(/^1 catatan lebih tua/)).toBeVisible();
  });
});

describe("a file", () => {
  const texts: Promise<string>[] = [];
  beforeEach(() => {
    texts.length = 0;
    URL.createObjectURL = (blob) => {
      texts.push(
        new Promise((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsText(blob as Blob);
        }),
      );
      return "#";
    };
    URL.revokeObjectURL = () => {};
  });
  const picker = () => screen.getByLabelText("File buku");

  test("carries the book to another phone, which offers to open one and says what it brought", async () => {
    await keepBookings({ name: "Budi" });
    const first = await openBookPage();
    await first.user.click(data());
    await first.user.click(button("Simpan ke file"));
    await said(/^1 catatan disimpan ke file buku-2026-12-01\.json/);
    expect(screen.getByText(/^File cadangan: hari ini\./)).toBeVisible();
    first.unmount();
    const file = fileOf((await texts[0]) ?? "");
    newPhone();
    const { user, unmount } = await openBookPage();
    Element.prototype.scrollIntoView = () => {};
    await user.click(button("Buka file cadangan"));
    await user.upload(picker(), file);
    expect(
      await screen.findByText(/^1 catatan dibaca dari file\. Baru atau berubah: Budi Selasa, 1 Des 17:00\./),
    ).toBeVisible();
    await user.upload(picker(), file);
    expect(await screen.findByText(/^1 catatan dibaca dari file\. Tidak ada yang berubah\./)).toBeVisible();
    unmount();
    expect(await keptNames()).toEqual(["Budi"]);
  });

  test("is shared where the phone can, and not said to be saved where that was given up", async () => {
    await keepBookings({ name: "Budi" });
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
    expect(share.mock.calls[1]?.[0].files).toMatchObject([{ name: "buku-2026-12-01.json", type: "application/json" }]);
    expect(texts).toEqual([]);
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });

  test("is asked for once a week of entries stands in none", async () => {
    await inBook((store) => store.add([recordUnder([version({}, { recordedAt: Date.parse("2026-11-20") })])]));
    const { user } = await openBookPage();
    expect(screen.getByText(/Sudah lewat seminggu: simpan lagi\./)).toBeVisible();
    await user.click(button("Simpan file"));
    await said(/^1 catatan disimpan/);
    expect(screen.queryByText(/Sudah lewat seminggu/)).not.toBeInTheDocument();
  });

  test("of another shop is merged after a question alone", async () => {
    const { user } = await openBookPage();
    await user.click(data());
    const foreign = fileOf(writeBookFile([recordOf("a")], "Toko Lain", new Date()));
    const question = answering(false);
    await user.upload(picker(), foreign);
    const text = "File ini dari “Toko Lain”, bukan dari Bintang Pangkas. Gabungkan juga?";
    await waitFor(() => expect(question).toHaveBeenCalledWith(text));
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    answering(true);
    await user.upload(picker(), foreign);
    expect(await screen.findByRole("article", { name: "Budi Santoso" })).toBeVisible();
    const accepted = recordOf("a", { status: "confirmed" });
    await user.upload(picker(), fileOf(writeBookFile([accepted], "Bintang Pangkas", new Date())));
    expect(await screen.findByText(/Budi Santoso .* \(Menunggu jawaban → Diterima\)/)).toBeVisible();
  });
});

test("the whole book is erased after a question", async () => {
  await keepBookings({ name: "Budi" });
  const { user, unmount } = await openBookPage();
  await user.click(data());
  answering(false);
  await user.click(button("Hapus seluruh buku"));
  expect(entry("Budi")).toBeVisible();
  answering(true);
  await user.click(button("Hapus seluruh buku"));
  await said("Seluruh buku sudah dihapus dari ponsel ini.");
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  unmount();
  expect(await keptNames()).toEqual([]);
});

import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { IDBObjectStore as StoreOfPhone } from "fake-indexeddb";
import { writeBookFile } from "../../src/domain/book/bookFile";
import type { Entry } from "../../src/domain/book/entry";
import { emptyRecord, type Slip } from "../../src/domain/book/record";
import { BookError, type BookStore, openBook } from "../../src/features/book/bookStore";
import { sharesAddress } from "../../src/features/book/DataNotice";
import { useBook } from "../../src/features/book/useBook";
import { hasUnsavedWork } from "../../src/platform/runtime/unsavedWork";
import { slip } from "../support/book";
import { rules } from "../support/booking";
import {
  beforeEachNewPhone,
  button,
  entry,
  keptSettings,
  messageOf,
  newPhone,
  openBookPage,
  paste,
  path,
  said,
} from "../support/bookPage";

const fileOf = (text: string) =>
  Object.assign(new File([text], "buku.json", { type: "application/json" }), { text: async () => text });

beforeEachNewPhone();

const setTimer = globalThis.setTimeout;

afterEach(() => {
  globalThis.setTimeout = setTimer;
  jest.restoreAllMocks();
});

const recordOf = (code: string, changes: Partial<Slip> = {}) => ({ ...emptyRecord(code), slips: [slip(changes)] });
const full = () => new BookError("full");
const data = () => screen.getByText("Simpan, pindahkan, hapus");

async function keep(...records: ReturnType<typeof recordOf>[]): Promise<void> {
  const store = await openBook(path);
  await store.add(records);
  store.close();
}

async function keptNames(): Promise<string[]> {
  const store = await openBook(path);
  const records = await store.records();
  store.close();
  return records.flatMap(({ slips }) => slips.map(({ name }) => name)).sort();
}

/** The book's page on a store of which a test replaces something. */
const openWith = (changes: (store: BookStore) => Partial<BookStore>) =>
  openBookPage({
    open: async () => {
      const store = await openBook(path);
      return { ...store, ...changes(store) };
    },
  });

describe("a full disk", () => {
  /** The page on a phone that is full until a test says otherwise. */
  async function openOnFullPhone() {
    const phone = { isFull: true, refused: 0 };
    const refuseWhereFull = () => {
      if (!phone.isFull) return;
      phone.refused += 1;
      throw full();
    };
    const view = await openWith((store) => ({
      add: async (records) => {
        refuseWhereFull();
        return store.add(records);
      },
      setSettings: async (settings) => {
        refuseWhereFull();
        return store.setSettings(settings);
      },
    }));
    return { phone, ...view };
  }

  test("is said, what was noted stays on the screen, and is kept once there is room", async () => {
    const { phone, user, unmount } = await openOnFullPhone();
    await paste(user, messageOf());
    expect(await screen.findByText(/^1 catatan belum tersimpan/)).toBeVisible();
    expect(screen.getByText(/^Belum tersimpan: Budi Santoso/)).toBeVisible();
    expect(entry("Budi Santoso")).toBeVisible();
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(phone.refused).toBe(2));
    expect(screen.getByText(/^1 catatan belum tersimpan/)).toBeVisible();
    phone.isFull = false;
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    unmount();
    expect(await keptNames()).toEqual(["Budi Santoso"]);
  });

  test("loses no booking that was noted on it when a mark of the same booking can be kept again", async () => {
    const { phone, user, unmount } = await openOnFullPhone();
    await user.click(button("Datang langsung"));
    await user.click(button(/^Potong Rambut Klasik/));
    await screen.findByText(/^1 catatan belum tersimpan/);
    phone.isFull = false;
    await user.click(button(/^Lunas: Datang langsung/));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    unmount();
    await openBookPage();
    expect(entry("Datang langsung")).toHaveTextContent("lunas");
  });

  test("takes nothing from the screen when older days are read", async () => {
    await keep(recordOf("BTP100010AB", { name: "Lama", date: "2026-11-20" }));
    const { user } = await openOnFullPhone();
    await paste(user, messageOf());
    await screen.findByText(/^1 catatan belum tersimpan/);
    for (let days = 0; days < 11; days += 1) await user.click(button("Hari sebelumnya"));
    expect(await screen.findByRole("article", { name: "Lama" })).toBeVisible();
    await user.click(button("Ke hari ini"));
    expect(entry("Budi Santoso")).toBeVisible();
  });

  test("leaves the book on the screen where only a choice could not be kept", async () => {
    const { phone, user } = await openOnFullPhone();
    await paste(user, messageOf());
    await screen.findByText(/^1 catatan belum tersimpan/);
    await user.click(data());
    await user.selectOptions(screen.getByRole("combobox", { name: "Hapus catatan lama setelah" }), "30");
    await waitFor(() => expect(phone.refused).toBe(2));
    expect(screen.getByText(/^1 catatan belum tersimpan/)).toBeVisible();
    expect(entry("Budi Santoso")).toBeVisible();
  });

  test("is said of a setting too, which stays chosen and is kept once there is room", async () => {
    const { phone, user, unmount } = await openOnFullPhone();
    await user.click(data());
    const choice = () => screen.getByRole("combobox", { name: "Hapus catatan lama setelah" });
    await user.selectOptions(choice(), "30");
    expect(await screen.findByText(/^Pengaturan buku belum tersimpan/)).toBeVisible();
    expect(choice()).toHaveValue("30");
    phone.isFull = false;
    await user.click(button("Coba simpan lagi"));
    await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
    unmount();
    expect(await keptSettings()).toMatchObject({ keepDays: 30 });
  });

  test("is told apart by the store from other faults", async () => {
    const store = await openBook(path);
    jest.spyOn(StoreOfPhone.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(store.add([recordOf("BTP100010AB")])).rejects.toMatchObject({ problem: "full" });
    store.close();
  });
});

/** Opens the book's database as another version of the page would. */
const databaseOf = (version: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(`buku ${path}`, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

describe("a book of a newer version of the page", () => {
  test("is refused with a sentence", async () => {
    await keep(recordOf("BTP100010AB"));
    (await databaseOf(2)).close();
    await expect(openBook(path)).rejects.toMatchObject({ problem: "newer" });
    void openBookPage().catch(() => undefined);
    expect(await screen.findByRole("alert")).toHaveTextContent("versi halaman yang lebih baru. Tidak ada yang diubah.");
    const database = await databaseOf(2);
    expect(database.version).toBe(2);
    database.close();
  });

  test("is refused for one record of it, and nothing is changed", async () => {
    await keep(recordOf("BTP100010AB"), recordOf("BTP100011AB", { date: "2026-01-01" }));
    const database = await databaseOf(1);
    const all = () =>
      new Promise<unknown[]>((resolve) => {
        const request = database.transaction("records").objectStore("records").getAll();
        request.onsuccess = () => resolve(request.result);
      });
    for (const found of (await all()) as { code: string }[]) {
      await new Promise((resolve) => {
        const store = database.transaction("records", "readwrite").objectStore("records");
        store.put({ ...found, version: 2, later: "?" }).onsuccess = resolve;
      });
    }
    const before = await all();
    void openBookPage().catch(() => undefined);
    expect(await screen.findByRole("alert")).toHaveTextContent("versi halaman yang lebih baru");
    const store = await openBook(path);
    const records = [recordOf("BTP100099AB"), recordOf("BTP100010AB", { time: "19:00" })];
    await expect(store.add(records)).rejects.toMatchObject({ problem: "newer" });
    store.close();
    expect(await all()).toEqual(before);
    database.close();
  });
});

test("a tab that let the book go for a newer page says so at its next use", async () => {
  const { user } = await openBookPage();
  (await databaseOf(2)).close();
  await paste(user, messageOf());
  expect(await screen.findByText(/^Halaman ini sudah diperbarui di tab lain/)).toBeVisible();
});

describe("what could not be kept", () => {
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const files = () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return "#";
    };
    URL.revokeObjectURL = () => {};
    return saved;
  };

  test("is saved to a file from the alert, and the browser asks before the page is left until then", async () => {
    const saved = files();
    const { user } = await openWith(() => ({
      add: async () => {
        throw full();
      },
    }));
    expect(isAsked()).toBe(false);
    await paste(user, messageOf());
    const alert = await screen.findByRole("alert");
    expect(isAsked()).toBe(true);
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button("Simpan ke berkas", alert));
    expect(await said(/^Buku disimpan ke berkas buku-2026-12-01\.json/)).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(isAsked()).toBe(false);
  });

  test("can be saved before a page that was let go is loaded anew", async () => {
    const saved = files();
    const { user } = await openBookPage();
    (await databaseOf(2)).close();
    await paste(user, messageOf());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("1 catatan belum tersimpan. Simpan dulu buku ke berkas, lalu muat ulang");
    await user.click(button("Simpan ke berkas", alert));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe("what is kept here, and who could read it,", () => {
  const notice = () => screen.queryByRole("region", { name: "Tentang buku ini" });

  test("stands open until it was read once", async () => {
    const { user, unmount } = await openBookPage();
    expect(notice()).toHaveTextContent("Buku ini hanya ada di browser ponsel ini. Catatan terhapus sendiri 90 hari");
    expect(notice()).not.toHaveTextContent("situs lain");
    await user.click(button("Mengerti"));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    await waitFor(async () => expect(await keptSettings()).toMatchObject({ hasReadNotice: true }));
    unmount();
    await openBookPage();
    expect(notice()).not.toBeInTheDocument();
  });

  test.each([
    ["toko.id", "/", false],
    ["toko.id", "/pangkas/", true],
    ["toko.github.io", "/", true],
    ["toko.codeberg.page", "/", true],
    ["github.io.toko.id", "/", false],
    ["pangkas.netlify.app", "/", false],
  ])("of a site at %s%s", (host, sitePath, isShared) => {
    expect(sharesAddress(host, sitePath)).toBe(isShared);
  });
});

test("what was noted over a connection that the browser had ended is kept once it is tried again", async () => {
  const stores: BookStore[] = [];
  const { user, unmount } = await openBookPage({
    open: async () => {
      const store = await openBook(path);
      stores.push(store);
      return store;
    },
  });
  stores[0]?.close();
  await paste(user, messageOf());
  expect(await screen.findByText(/^1 catatan belum tersimpan/)).toBeVisible();
  await user.click(button("Coba simpan lagi"));
  expect(await screen.findByRole("article", { name: "Budi Santoso" })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument());
  unmount();
  expect(await keptNames()).toEqual(["Budi Santoso"]);
});

test("a tab of an older page that does not let go is named as the reason", async () => {
  const request = Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest;
  jest.spyOn(indexedDB, "open").mockReturnValue(request);
  const opening = openBook(path);
  request.onblocked?.(new Event("blocked") as IDBVersionChangeEvent);
  await expect(opening).rejects.toMatchObject({ problem: "blocked" });
});

test("a browser without such a store says so", async () => {
  Reflect.deleteProperty(globalThis, "indexedDB");
  void openBookPage().catch(() => undefined);
  expect(await screen.findByRole("alert")).toHaveTextContent("Browser ini tidak menyimpan buku");
});

describe("a tick that the phone still writes", () => {
  /** A book with one visit, on a phone that writes each time only when it is told to. */
  async function openOnSlowPhone() {
    await keep(recordOf("BTP100010AB", { name: "Budi", time: "09:00", status: "confirmed" }));
    const writes: (() => void)[] = [];
    let changed = () => {};
    const view = await openWith((store) => ({
      add: async (records) => {
        await new Promise<void>((resolve) => writes.push(resolve));
        return store.add(records);
      },
      onChange: (listener) => {
        changed = listener;
        return () => {};
      },
    }));
    const marks = async () => {
      const store = await openBook(path);
      const kept = await store.record("BTP100010AB");
      store.close();
      return kept?.marks.map(({ kind }) => kind).sort();
    };
    /** Lets the first write go that waits, and waits until the book has as many marks. */
    const write = async (count: number) => {
      await act(async () => writes.shift()?.());
      await waitFor(async () => expect(await marks()).toHaveLength(count));
      await act(async () => {});
    };
    return { ...view, write, readAnew: () => act(async () => changed()) };
  }

  const isPressed = (name: string) => button(`${name}: Budi`).getAttribute("aria-pressed") === "true";

  test("is seen, and kept then", async () => {
    const { user, unmount, write } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    expect(isPressed("Lunas")).toBe(true);
    await write(1);
    unmount();
    await openBookPage();
    expect(isPressed("Lunas")).toBe(true);
  });

  test("stays when one before it has been written", async () => {
    const { user, write } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    await user.click(button("Selesai: Budi"));
    expect([isPressed("Lunas"), isPressed("Selesai")]).toEqual([true, true]);
    await write(1);
    expect([isPressed("Lunas"), isPressed("Selesai")]).toEqual([true, true]);
    await write(2);
    expect([isPressed("Lunas"), isPressed("Selesai")]).toEqual([true, true]);
  });

  test("that is taken back at once stays so", async () => {
    const { user, write } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    await user.click(button("Lunas: Budi"));
    await write(1);
    expect(isPressed("Lunas")).toBe(false);
    await write(1);
    expect(isPressed("Lunas")).toBe(false);
  });

  test("stays when the book is read anew, as after a change in another tab", async () => {
    const { user, write, readAnew } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    await readAnew();
    await readAnew();
    expect(isPressed("Lunas")).toBe(true);
    await write(1);
    expect(isPressed("Lunas")).toBe(true);
  });

  test("is said not to be kept when that takes long, until it is", async () => {
    // No mock of Jest's: Testing Library would take these for its fake timers.
    globalThis.setTimeout = ((run: () => void, ms?: number) =>
      setTimer(run, ms === 5000 ? 0 : ms)) as typeof setTimeout;
    const { user, write } = await openOnSlowPhone();
    await user.click(button("Lunas: Budi"));
    expect(await screen.findByText(/^1 catatan belum tersimpan/)).toBeVisible();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    await write(1);
    await waitFor(() => expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true));
    expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument();
    expect(isPressed("Lunas")).toBe(true);
  });
});

test("where the book cannot be read, neither file nor table is handed out, and that is said", async () => {
  const { user } = await openWith((store) => ({
    records: async (from) => {
      if (from === undefined) throw new BookError("blocked");
      return store.records(from);
    },
  }));
  const saved: unknown[] = [];
  URL.createObjectURL = (blob) => `#${saved.push(blob)}`;
  await user.click(data());
  for (const name of ["Simpan ke berkas", "Unduh tabel (CSV)"]) {
    await user.click(button(name));
    expect(await screen.findByText(/^Buku tidak bisa dibaca, jadi belum disimpan/)).toBeVisible();
  }
  expect(saved).toEqual([]);
});

test("a tick changes its own entry alone: the others, and what can be done with the book, stay the same objects", async () => {
  await keep(recordOf("BTP100010AB", { name: "Budi" }), recordOf("BTP100011AB", { name: "Sari" }));
  const [open, clock, openDays] = [() => openBook(path), () => new Date("2026-12-01T12:00:00+07:00"), rules()];
  const { result } = renderHook(() => useBook(open, clock, openDays));
  await waitFor(() => expect(result.current.status).toBe("ready"));
  const before = result.current;
  const [budi, sari] = before.entries as [Entry, Entry];
  await act(() => before.actions.mark(budi, "paid", "yes"));
  expect(result.current.entries[0]).toMatchObject({ name: "Budi", isPaid: true });
  expect(result.current.entries[1]).toBe(sari);
  expect(result.current.actions).toBe(before.actions);
});

test("two tabs that write the same code at once lose nothing", async () => {
  const [one, other] = await Promise.all([openBook(path), openBook(path)]);
  const code = "BTP100010AB";
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((version) =>
      (version % 2 ? one : other).add([recordOf(code, { version, time: `1${version}:00` })]),
    ),
  );
  expect((await one.record(code))?.slips.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await other.record(code)).toEqual(await one.record(code));
  one.close();
  other.close();
});

test("a write that is broken off in the middle leaves the old state", async () => {
  await keep(recordOf("BTP100010AB", { name: "Lama" }));
  const store = await openBook(path);
  const put = StoreOfPhone.prototype.put;
  let writes = 0;
  jest.spyOn(StoreOfPhone.prototype, "put").mockImplementation(function put2(this: IDBObjectStore, value: unknown) {
    writes += 1;
    if (writes === 2) this.transaction.abort();
    return put.call(this, value);
  });
  const records = [recordOf("BTP100010AB", { name: "Baru", version: 5 }), recordOf("BTP100011AB", { name: "Lain" })];
  await expect(store.add(records)).rejects.toBeInstanceOf(BookError);
  store.close();
  jest.restoreAllMocks();
  expect(await keptNames()).toEqual(["Lama"]);
});

describe("old entries", () => {
  const old = recordOf("BTP100010AB", { name: "Lama", date: "2026-08-01" });
  const kept = recordOf("BTP100011AB", { name: "Baru", date: "2026-09-10" });

  test("go at the opening after 90 days, and that is said", async () => {
    await keep(old, kept);
    const { unmount } = await openBookPage();
    expect(await screen.findByText(/^1 catatan lama sudah dihapus/)).toBeVisible();
    unmount();
    expect(await keptNames()).toEqual(["Baru"]);
  });

  test("stay where the shop chose so", async () => {
    const first = await openBookPage();
    await first.user.click(data());
    await first.user.selectOptions(screen.getByRole("combobox", { name: "Hapus catatan lama setelah" }), "never");
    await waitFor(async () => expect(await keptSettings()).toMatchObject({ keepDays: null }));
    first.unmount();
    await keep(old, kept);
    const { unmount } = await openBookPage();
    expect(screen.queryByText(/catatan lama sudah dihapus/)).not.toBeInTheDocument();
    unmount();
    expect(await keptNames()).toEqual(["Baru", "Lama"]);
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
  const outcome = (text: RegExp) => screen.findByText(text);

  test("carries the book to another phone, where it is merged", async () => {
    await keep(recordOf("BTP100010AB", { name: "Budi" }));
    const first = await openBookPage();
    await first.user.click(data());
    await first.user.click(button("Simpan ke berkas"));
    await outcome(/^1 catatan disimpan ke berkas buku-2026-12-01.json/);
    first.unmount();
    const file = fileOf((await texts[0]) ?? "");
    newPhone();
    await keep(recordOf("BTP100011AB", { name: "Joko", time: "19:00" }));
    const { user, unmount } = await openBookPage();
    await user.click(data());
    await user.upload(screen.getByLabelText("Berkas buku"), file);
    expect(await outcome(/^1 catatan dibaca dari berkas, 1 di antaranya baru/)).toBeVisible();
    expect(entry("Budi")).toBeVisible();
    await user.upload(screen.getByLabelText("Berkas buku"), file);
    expect(await outcome(/^1 catatan dibaca dari berkas, 0 di antaranya baru/)).toBeVisible();
    unmount();
    expect(await keptNames()).toEqual(["Budi", "Joko"]);
  });

  test.each([
    ["that is damaged", '{"kind":"buku-toko","version":1', "rusak atau terpotong"],
    ["of another kind", '{"services":[]}', "bukan buku toko"],
    ["that is newer", '{"kind":"buku-toko","version":2}', "versi halaman yang lebih baru"],
  ])("%s says so and changes nothing", async (_, text, words) => {
    await keep(recordOf("BTP100010AB", { name: "Budi" }));
    const { user, unmount } = await openBookPage();
    await user.click(data());
    await user.upload(screen.getByLabelText("Berkas buku"), fileOf(text));
    expect(await outcome(new RegExp(words))).toBeVisible();
    unmount();
    expect(await keptNames()).toEqual(["Budi"]);
  });
});

test("a file of another shop is merged after a question alone, without the hours that it published", async () => {
  const { user, unmount } = await openBookPage();
  await user.click(data());
  const announced = [{ date: "2026-12-01", from: "17:00", to: "18:00", reason: "Penuh" }];
  const text = writeBookFile({ records: [recordOf("BTP100010AB")], announced }, "Toko Lain", new Date());
  await user.upload(screen.getByLabelText("Berkas buku"), fileOf(text));
  expect(
    await screen.findByText("Berkas ini dari “Toko Lain”, bukan dari Bintang Pangkas. Gabungkan juga?"),
  ).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  await user.click(button("Ya, gabungkan"));
  expect(await said(/^1 catatan dibaca dari berkas/)).toBeVisible();
  expect(entry("Budi Santoso")).toBeVisible();
  unmount();
  expect(await keptSettings()).toMatchObject({ announced: [], unsettled: [] });
});

test("the whole book is erased after a question", async () => {
  await keep(recordOf("BTP100010AB", { name: "Budi" }));
  const { user, unmount } = await openBookPage();
  await user.click(data());
  await user.click(button("Hapus seluruh buku"));
  expect(entry("Budi")).toBeVisible();
  await user.click(button("Ya, hapus seluruh buku"));
  expect(await said("Seluruh buku sudah dihapus dari ponsel ini.")).toBeVisible();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
  unmount();
  expect(await keptNames()).toEqual([]);
});

test("what a file says of a customer is shown without the marks that turn its direction or break its line", async () => {
  const { user } = await openBookPage();
  const record = {
    ...emptyRecord("BTP123456AB"),
    slips: [slip({ name: "Bu\u202edi", notes: "satu\ndua\u202e", status: "confirmed" })],
  };
  await user.click(screen.getByText("Simpan, pindahkan, hapus"));
  const text = writeBookFile({ records: [record], announced: [] }, "Bintang Pangkas", new Date());
  await user.upload(screen.getByLabelText("Berkas buku"), fileOf(text));
  expect(await said(/^1 catatan dibaca/)).toBeVisible();
  expect(screen.getByRole("article", { name: "Budi" })).toHaveTextContent("“satu dua”");
});

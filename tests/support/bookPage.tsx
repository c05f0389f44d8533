import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Dexie } from "dexie";
import { IDBFactory } from "fake-indexeddb";
import type { ComponentProps } from "react";
import { BookPage } from "../../src/book/page/BookPage";
import { type Entry, newEntry, ticketId, toStoredBooking } from "../../src/book/rules/entry";
import { type BookStore, bookStore } from "../../src/book/store/bookStore";
import type { Booking } from "../../src/domain/booking/booking";
import type { ShopMessages } from "../../src/domain/messages/messageToCustomer";
import { messageToShop } from "../../src/domain/messages/messageToShop";
import type { BookingRules, Offering } from "../../src/domain/shop/bookingRules";
import { haircut } from "./book";
import { services as everyService, offering as offeredHere, shop } from "./booking";
import { content } from "./content";
import { button, byRole, field, link, placeOf, type Words } from "./elements";
import { render } from "./pageWords";
import { setMedia } from "./setMedia";

// jsdom lacks it. The book stores nothing that JSON does not hold.
globalThis.structuredClone ??= <T,>(value: T) => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export const path = "/buku/";

/** Before each test of a file: a phone without a book, with a screen as narrow as a phone's. */
export function beforeEachNewDevice() {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    // The store's library asks for the database once, when it is loaded.
    Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
    setMedia(() => false);
    window.confirm = () => false;
  });
}

type Props = ComponentProps<typeof BookPage>;

type Opened = Partial<Pick<Props, "repository" | "fullHours">> &
  Partial<Pick<Offering, "services" | "barbers">> & {
    chairs?: number | null;
    changedRules?: Partial<BookingRules>;
    /** The time on the phone's clock. */
    now?: string | (() => string);
    open?: () => BookStore;
  };

/** The hand of whoever holds the phone. */
let user: UserEvent;

/** The book's page at noon on Tuesday, 1 December 2026, in a shop of one chair, once it has opened. */
export async function openBookPage({
  chairs = 1,
  barbers = [],
  changedRules = {},
  services = everyService,
  now = "2026-12-01T12:00:00+07:00",
  open = () => bookStore(path),
  ...props
}: Opened = {}) {
  user = userEvent.setup();
  const offering = { ...offeredHere(changedRules), services, barbers };
  const view = render(
    <BookPage
      shop={{ ...shop, codePrefix: "BTP", chairs }}
      offeringIn={{ id: offering, en: offering }}
      messages={content("customer-messages.json") as ShopMessages}
      repository={null}
      fullHours={[]}
      clock={() => new Date(typeof now === "string" ? now : now())}
      openStore={open}
      {...props}
    />,
  );
  // The last part of the page, which follows when the day is painted.
  await screen.findByText("Simpan, pindahkan, hapus");
  return { user, ...view };
}

/** This phone's disk. */
export const disk = { isFull: false };

const refuseIfFull = (_entries: readonly Entry[]) => {
  if (disk.isFull) throw new DOMException("full", "QuotaExceededError");
};

/** Opens the book's page on a phone whose disk may be full, or refuses entries for another cause. */
export function openOnDisk(refuse = refuseIfFull) {
  const store = bookStore(path);
  const put: BookStore["put"] = (entries) => {
    refuse(entries);
    return store.put(entries);
  };
  // jsdom lacks it.
  globalThis.reportError = jest.fn();
  return openBookPage({ open: () => ({ ...store, put }) });
}

/** Leaves the page and opens it again. */
export function openBookAgain(opened?: Opened) {
  cleanup();
  return openBookPage(opened);
}

/** Taps the button or link of this name. */
export const tap = (name: Words, inside?: HTMLElement) =>
  user.click(placeOf(inside).queryByRole("button", { name }) ?? link(name, inside));

export const doubleTap = (name: string) => user.dblClick(button(name));

/** Ticks the service whose name begins so, or takes the tick away. */
export const tick = (service: string) => user.click(byRole("checkbox", new RegExp(`^${service}`)));

export const choose = (list: Words, option: string) => user.selectOptions(byRole("combobox", list), option);

/** Sets a date as the device's calendar does. */
export const setDate = (label: string, date: string, inside?: HTMLElement) =>
  fireEvent.change(placeOf(inside).getByLabelText(label), { target: { value: date } });

/** Writes a text in place of what stands in a field. */
export async function write(name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  if (text !== "") await user.paste(text);
}

/** Pastes a text as the shop does, from the button on, and waits until the page says this. */
export async function paste(text: string, answer?: Words) {
  await tap("Tempel tiket");
  await user.click(byRole("textbox", /^Tempel pesan/));
  await user.paste(text);
  if (answer) await said(answer);
}

/** Begins a haircut by telephone. */
export async function startBooking() {
  await tap("Telepon");
  await tick("Potong Rambut Klasik");
}

/** Fills in the form of a customer who walks in for a haircut, and ends with the button of this name. */
export async function walkIn(lastButton: string, end: typeof doubleTap = tap) {
  await tap("Datang langsung");
  await tick("Potong Rambut Klasik");
  await end(lastButton);
}

export const openFile = (file: File) => user.upload(screen.getByLabelText("File buku"), file);

const keptAt = Date.parse("2026-11-30T12:00:00+07:00");

/** An entry of this phone's book since yesterday, accepted unless a test says otherwise. */
export function keptEntry({ duration = 45, chairCount = 1, ...changes }: Partial<Entry> = {}, index = 0) {
  const kept = haircut({
    code: `BTP1000${10 + index}AB`,
    status: "confirmed",
    phone: `0812 3456 78${10 + index}`,
    ...changes,
  });
  return {
    ...newEntry(ticketId(kept), "ticket", toStoredBooking(kept, { duration, chairCount }), "requested", keptAt),
    ...changes,
  };
}

/** Puts bookings into this phone's book. */
export async function putInBook(...entries: Partial<Entry>[]) {
  await inBook((store) => store.put(entries.map(keptEntry)));
}

/** Opens the page of a book with these bookings. */
export async function openBookOf(...entries: Partial<Entry>[]) {
  await putInBook(...entries);
  return openBookPage();
}

/** Works with this phone's book as another tab does. */
export async function inBook<T>(work: (store: BookStore) => PromiseLike<T>) {
  const store = bookStore(path);
  const done = await store.write(async () => work(store));
  store.close();
  return done;
}

/** The customer's message to the shop. */
export const customersMessage = (changes: Partial<Booking> = {}) =>
  messageToShop(haircut(changes), { shop, offering: offeredHere() });

// The last text that `said` found in each place on the screen. A text may stay there long after the next action.
const heard = new WeakMap<Element, string>();

/** Lets the page show what is on the disk. */
const shown = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  });

/**
 * Waits until the page has said this, and then until it shows what is on the disk. Words that an earlier call has found and
 * that still stand in their place do not count, so that no test takes them for the answer to its next action.
 */
export const said = async (text: Words) => {
  const found = await waitFor(() => {
    const place = screen.getByText(text);
    const words = place.textContent ?? "";
    if (heard.get(place) === words) throw new Error(`Nothing was said after "${words}".`);
    heard.set(place, words);
    return place;
  });
  await shown();
  return found;
};

/** Taps, and waits until the page says this. */
export async function tapUntil(name: Words, answer: Words, inside?: HTMLElement) {
  await tap(name, inside);
  await said(answer);
}

/** Waits until these words are gone from the page. */
export const gone = (words: Words) => waitFor(() => expect(screen.queryByText(words)).toBeNull());

/** Waits until the page warns of this. */
export const warned = (text: Words) => waitFor(() => expect(byRole("alert")).toHaveTextContent(text));

/** The entries that are kept in this phone's book. */
export const keptEntries = () => inBook((store) => store.all());
export const expectKept = async (entries: Partial<Entry>[]) => expect(await keptEntries()).toMatchObject(entries);

/** The card of a customer's visit in the day's list. */
export const card = (name: Words) => byRole("article", name);

export const expectCard = (name: string, words: Words) => expect(card(name)).toHaveTextContent(words);

/** Unfolds what is rarely needed of a customer's card. */
export async function openMore(name: Words) {
  await user.click(within(card(name)).getByText(/^Lainnya/));
  await within(card(name)).findByRole("button", { name: "Ubah" });
}

/** Opens the form that corrects a customer's visit. */
export async function openForm(name: string) {
  await openMore(name);
  await tap("Ubah", card(name));
}

/** The requests that wait for an answer. */
export const waiting = () => byRole("region", /^Menunggu jawaban/);

/** The request of this customer among those that wait. */
export const request = (name: string) => button(new RegExp(`· ${name}`), waiting()).closest("li") as HTMLElement;

/** Unfolds the request of this customer. */
export const openRequest = (name: string) => tap(new RegExp(`· ${name}`), waiting());

/** The name and date of the day on the screen. */
export const shownDay = () => byRole("navigation", "Hari");

/** Answers the next question that the page asks with `confirm`; gives the mock, whose calls have the question's text. */
export const answering = (yes: boolean) => jest.spyOn(window, "confirm").mockReturnValueOnce(yes);

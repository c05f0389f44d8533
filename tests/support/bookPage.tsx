import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Dexie } from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { type Entry, newEntry, ticketId, toStoredBooking } from "../../src/domain/book/entry";
import type { Booking } from "../../src/domain/booking/booking";
import { messageToShop } from "../../src/domain/booking/messageToShop";
import type { Barber } from "../../src/domain/shop/barber";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import type { FullHours } from "../../src/domain/shop/closures";
import type { Service } from "../../src/domain/shop/service";
import { BookPage } from "../../src/features/book/BookPage";
import { type BookStore, bookStore } from "../../src/features/book/bookStore";
import type { ContentRepository } from "../../src/platform/runtime/gitHost";
import { haircut } from "./book";
import { bookable as offeredHere, rules, services, shop } from "./booking";
import { content } from "./content";
import { render } from "./pageWords";

// jsdom lacks it. The book stores nothing that JSON does not hold.
globalThis.structuredClone ??= <T,>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export const path = "/buku/";

/** A phone that has no book yet, and is the one that the pages run on. */
export function newDevice(): IDBFactory {
  const phone = new IDBFactory();
  globalThis.indexedDB = phone;
  // The store's library asks for the database once, when it is loaded.
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  return phone;
}

/** Before each test of a file: a phone without a book, with a screen as narrow as a phone's. */
export function beforeEachNewDevice(): void {
  beforeEach(() => {
    newDevice();
    setWideScreen(false);
    window.confirm = () => false;
  });
}

/** Tells the page whether the screen is as wide as a tablet. */
export function setWideScreen(isWide: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media, onchange: null }) as unknown as MediaQueryList;
}

type Opened = {
  chairs?: number | null;
  barbers?: readonly Barber[];
  changedRules?: Partial<BookingRules>;
  offered?: readonly Service[];
  now?: string;
  open?: () => BookStore;
  repository?: ContentRepository | null;
  fullHours?: readonly FullHours[];
  builtOn?: string;
};

const openHere = () => bookStore(path);

/** The book's page at noon on Tuesday, 1 December 2026, in a shop of one chair, once it has opened. */
export async function openBookPage({
  chairs = 1,
  barbers = [],
  changedRules = {},
  offered = services,
  now = "2026-12-01T12:00:00+07:00",
  open = openHere,
  repository = null,
  fullHours = [],
  builtOn,
}: Opened = {}) {
  const user = userEvent.setup();
  const clock = () => new Date(now);
  const bookable = { services: offered, barbers, rules: rules(changedRules) };
  const view = render(
    <BookPage
      shop={{ ...shop, codePrefix: "BTP", chairs }}
      bookableIn={{ id: bookable, en: bookable }}
      messages={content("customer-messages.json")}
      repository={repository}
      fullHours={fullHours}
      builtOn={builtOn ?? null}
      clock={clock}
      openStore={open}
    />,
  );
  // The last part of the page, which follows when the day is painted.
  await screen.findByText("Simpan, pindahkan, hapus");
  return { user, ...view };
}

export type User = UserEvent;

/** Pastes a text as the shop does, from the button on. */
export async function paste(user: User, text: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Tempel tiket" }));
  await user.click(screen.getByRole("textbox", { name: /^Tempel pesan/ }));
  await user.paste(text);
}

const keptAt = Date.parse("2026-11-30T12:00:00+07:00");

/** An entry of this phone's book since yesterday, accepted unless a test says otherwise. */
export function keptEntry({ duration = 45, ...changes }: Partial<Entry> = {}, index = 0): Entry {
  const kept = haircut({
    code: `BTP1000${10 + index}AB`,
    status: "confirmed",
    phone: `0812 3456 78${10 + index}`,
    ...changes,
  });
  return { ...newEntry(ticketId(kept), "ticket", toStoredBooking(kept, duration), "requested", keptAt), ...changes };
}

/** Puts bookings into this phone's book. */
export async function putInBook(...entries: Partial<Entry>[]): Promise<void> {
  await inBook((store) => store.put(entries.map(keptEntry)));
}

/** Works with this phone's book as another tab does. */
export async function inBook<T>(work: (store: BookStore) => PromiseLike<T>): Promise<T> {
  const store = bookStore(path);
  const done = await store.write(async () => work(store));
  store.close();
  return done;
}

/** The customer's message to the shop. */
export const customersMessage = (changes: Partial<Booking> = {}) =>
  messageToShop(haircut(changes), { shop, bookable: offeredHere() });

// The last text that `said` found in each place on the screen. A text may stay there long after the next action.
const heard = new WeakMap<Element, string>();

/** Lets the page show what is on the disk. */
const shown = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  });

/**
 * Waits until the page has said this, and then until it shows what is on the disk. Words that an earlier call has found and that
 * still stand in their place do not count, so that no test takes them for the answer to its next action.
 */
export const said = async (text: string | RegExp): Promise<HTMLElement> => {
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

/** Waits until the page warns of this. */
export const warned = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));

/** What is kept in this phone's book beside its entries. */
export const keptSettings = () => inBook((store) => store.settings());

/** The card of a customer's visit in the day's list. */
export const card = (name: string | RegExp) => screen.getByRole("article", { name });

/** Unfolds what is rarely needed of a customer's card. */
export async function openMore(user: User, name: string | RegExp): Promise<void> {
  await user.click(within(card(name)).getByText(/^Lainnya/));
  await within(card(name)).findByRole("button", { name: "Ubah" });
}

export const button = (name: string | RegExp, inside?: HTMLElement) =>
  (inside ? within(inside) : screen).getByRole("button", { name });

/** Answers the next question that the page asks with `confirm`; gives the mock, whose calls have the question's text. */
export const answering = (yes: boolean) => jest.spyOn(window, "confirm").mockReturnValueOnce(yes);

import type { Booking } from "../../../src/domain/booking/booking";
import { type Draft, emptyDraft } from "../../../src/domain/booking/draft";
import {
  type BookingAction,
  bookingReducer,
  emptyBookingState,
  markedFields,
  shopForChange,
  withoutMessages,
} from "../../../src/domain/form/bookingState";
import { tuesdayNight } from "../../support/book";
import { barber, booking, offering, shop as receiver, rules } from "../../support/booking";

const now = new Date("2026-12-01T07:10:00+07:00");
const tono = barber("tono", { name: "Bang Tono", daysOff: ["wednesday"] });
const shop = { ...offering(), barbers: [tono] };

const customer = { name: "Budi", phone: "0812" };
const full = { ...emptyDraft, ...customer, serviceIds: ["beard"], date: "2026-12-01", time: "09:00" };

const run = (actions: BookingAction[], from = emptyBookingState) =>
  actions.reduce((state, action) => bookingReducer(shop, state, action), from);

/** The actions of a visitor. */
const choose = (choice: Partial<Draft>): BookingAction => ({ type: "choice", choice });
const type = (field: "name" | "notes", value: string): BookingAction => ({ type: "text", field, value });
const follow = (search: string): BookingAction => ({ type: "link", search, now });
const submit = (code = "BTP000001AA", at = now): BookingAction => ({ type: "submit", now: at, code, receiver });
const change = (changes: Partial<Booking> = {}, isReturn = false): BookingAction => ({
  type: "change",
  booking: booking({
    ...customer,
    status: "confirmed",
    date: "2026-12-08",
    serviceIds: ["beard", "unknown"],
    ...changes,
  }),
  fragment: "#untuk=ubah",
  isReturn,
});

const filledIn = { ...emptyBookingState, now, draft: full };
const withTicket = run([submit()], filledIn);

test("an hour that is none is taken out, said by the field and over the page", () => {
  const gone = { kind: "timeRemoved", time: "09:15", why: { kind: "betweenSlots" } };
  const draft = { ...full, time: null };
  expect(run([choose({ time: "09:15" })], filledIn)).toMatchObject({ draft, notices: [gone], toast: gone });
});

test("a booking link fills the draft and names what it replaces and cannot use", () => {
  const before = { ...emptyBookingState, draft: { ...emptyDraft, name: "Budi", serviceIds: ["beard"] } };
  expect(run([follow("?service=premium&time=17:00&date=2020-01-01")], before)).toMatchObject({
    draft: { ...emptyDraft, name: "Budi", serviceIds: ["premium"] },
    notices: [
      { kind: "linkIgnored", parts: ["date", "time"] },
      { kind: "servicesReplaced", names: ["Cukur Jenggot"] },
    ],
  });
});

const fade = follow("?service=premium&notes=Skin%20Fade");
test.each([
  ["give way to those of the next one", [fade, follow("?service=beard&notes=Beard%20Trim")], "Beard Trim"],
  ["give way to what was typed", [type("notes", "Poni tipis"), fade], "Poni tipis"],
  ["are those of the next one behind a ticket", [fade, submit(), follow("?notes=Beard%20Trim")], "Beard Trim"],
])("the notes of a booking link %s", (_name, actions, notes) => expect(run(actions, filledIn).draft.notes).toBe(notes));

test("a booking link behind a ticket keeps the customer alone", () => {
  const draft = { ...emptyDraft, ...customer, serviceIds: ["premium"] };
  expect(run([follow("?service=premium")], withTicket)).toMatchObject({ draft, ticket: null });
});

test("a new booking's link empties the form only behind a ticket or change", () => {
  expect(run([{ type: "newBooking" }], withTicket)).toMatchObject({ ticket: null, draft: emptyDraft });
  expect(run([{ type: "newBooking" }], filledIn).draft).toEqual(full);
  expect(run([change(), { type: "newBooking" }])).toMatchObject({ changing: null, draft: emptyDraft });
});

describe("a change of a booking", () => {
  const before = { code: "BTP123456AB", date: "2026-12-08", time: "17:00" };

  test("fills the form anew; its ticket has the same code and the former time", () => {
    const state = run([change()], filledIn);
    expect(state).toMatchObject({
      changing: { booking: before },
      draft: { ...full, date: before.date, time: before.time },
      notices: [{ kind: "linkIgnored", parts: ["service"] }],
      switchCount: 1,
    });
    expect(run([choose({ time: "10:00" }), submit()], state)).toMatchObject({
      ticket: { code: before.code, time: "10:00", changedFrom: { date: before.date, time: before.time } },
      changing: null,
    });
  });

  const fullDays = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-11"];
  test.each([
    ["accepted", "confirmed", ["2026-12-11"]],
    ["declined", "declined", fullDays],
  ] as const)(
    "whose visit is %s is offered the full hours around it that it may have filled",
    (_name, status, left) => {
      const closedHours = fullDays.map((date) => ({ date, from: "00:00", to: "24:00", reason: "Penuh", isFull: true }));
      const offered = shopForChange({ ...shop, rules: rules({ closedHours }) }, run([change({ status })]).changing);
      expect(offered.rules.closedHours.map(({ date }) => date)).toEqual(left);
    },
  );

  test("says that its barber has left, if so", () => {
    const noticesOf = (barberId: string) => run([change({ serviceIds: ["beard"], barberId })]).notices;
    expect(noticesOf("agus")).toEqual([{ kind: "linkIgnored", parts: ["barber"] }]);
    expect(noticesOf("tono")).toEqual([]);
  });

  test("goes on when its address is met again, unscrolled after a reload", () => {
    const moved = run([change(), choose({ time: "10:00" })], filledIn);
    expect(run([change({}, true)], moved)).toBe(moved);
    expect(run([change()], moved)).toMatchObject({ draft: { time: "10:00" }, switchCount: 2 });
    expect(run([change({}, true)]).switchCount).toBe(0);
  });

  test("whose link was cut off makes a new booking and keeps the form", () => {
    const cut: BookingAction = { type: "change", booking: "cut", fragment: "#untuk=ubah", isReturn: false };
    expect(run([cut], filledIn)).toMatchObject({ changing: null, notices: [{ kind: "changeCut" }], draft: full });
  });
});

test("a submit whose texts are too long makes no ticket, and marks the text", () => {
  const long = { ...filledIn, draft: { ...full, notes: "x".repeat(390) } };
  const refused = run([submit()], long);
  const longText = { field: "notes", characters: 40 };
  expect(refused).toMatchObject({
    ticket: null,
    longText,
    toast: { kind: "tooLong", ...longText },
    draft: long.draft,
  });
  expect(markedFields(refused)).toEqual(["notes"]);
  expect(run([type("notes", "x")], refused)).toMatchObject({ longText: null, toast: null });
});

test("a submit makes the ticket once and empties the form", () => {
  expect(withTicket).toMatchObject({
    draft: emptyDraft,
    ticket: { code: "BTP000001AA", time: "09:00", total: 82500 },
    toast: { kind: "made", code: "BTP000001AA" },
    switchCount: 1,
  });
  expect(run([submit("BTP000002BB")], withTicket).ticket).toBe(withTicket.ticket);
});

const arrival = (isReturn: boolean): BookingAction => ({ type: "ticket", booking: booking(), isReturn });

test("a ticket in the page's address takes the form's place; the form comes back with its own address", () => {
  const shown = run([arrival(false)], filledIn);
  expect(shown).toMatchObject({ ticket: booking(), switchCount: 1 });
  expect(run([arrival(true)], filledIn).switchCount).toBe(0);
  expect(run([{ type: "newBooking" }], shown)).toMatchObject({ ticket: null, draft: full, switchCount: 2 });
});

test("a ticket stays for a look at another page, without marks and messages", () => {
  expect(withoutMessages(withTicket)).toMatchObject({ ticket: withTicket.ticket, toast: null, switchCount: 0 });
  expect(run([{ type: "closeToast" }], withTicket).toast).toBeNull();
});

test("a time after midnight is chosen on the evening's day, booked at its own date", () => {
  const late = offering(tuesdayNight("16:00", "02:00"));
  const chosen = { date: "2026-12-01", time: "00:30" };
  const atNight = new Date("2026-12-02T00:10:00+07:00");
  const submitted = bookingReducer(
    late,
    { ...filledIn, draft: { ...full, ...chosen } },
    submit("BTP000001AA", atNight),
  );
  const moment = { date: "2026-12-02", time: "00:30" };
  expect(submitted.ticket).toMatchObject(moment);
  expect(bookingReducer(late, { ...emptyBookingState, now: atNight }, change(moment)).draft).toMatchObject(chosen);
});

import fc from "fast-check";
import { bookingSummary, firstFieldToFix, offersFor } from "../../../src/domain/booking/bookableDraft";
import type { PartialBooking } from "../../../src/domain/booking/booking";
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  currentNotices,
  type FormNotice,
  hasNewDraft,
  hasUnsavedBooking,
  hasUnsentTicket,
  markedFields,
  newBooking,
  resumedBooking,
  shownTicket,
} from "../../../src/domain/booking/bookingState";
import { type Draft, emptyDraft, missingFields } from "../../../src/domain/booking/draft";
import { messageToShop } from "../../../src/domain/booking/messageToShop";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { dayUnavailable } from "../../../src/domain/shop/bookableDay";
import { rules, services, shop as ticketShop } from "../../support/booking";

const now = new Date("2026-12-01T07:10:00+07:00");
const later = new Date("2026-12-01T12:10:00+07:00");
const tono = { id: "tono", name: "Bang Tono", daysOff: ["wednesday"], leave: [] };
const shop = { services, barbers: [tono], rules: rules() };

const full: Draft = {
  name: "Budi",
  phone: "0812",
  address: "",
  serviceIds: ["beard"],
  barberId: null,
  date: "2026-12-01",
  time: "09:00",
  notes: "",
};

const claim: PartialBooking = {
  code: "BTP123456AB",
  status: "requested",
  name: "Budi",
  phone: "0812",
  address: "",
  date: "2026-12-08",
  time: "17:00",
  serviceIds: ["beard", "unknown"],
  barberId: null,
  total: null,
  isLeastTotal: false,
  version: null,
  language: "id",
  notes: "",
  deposit: null,
  changedFrom: null,
};

const dateGone: FormNotice = { kind: "dateGone", date: "2026-12-01", why: { kind: "past" } };

const change: BookingAction = { type: "change", booking: claim, fragment: "#ubah&a", isReturn: false, now };

const run = (actions: readonly BookingAction[], from: BookingState = newBooking) =>
  actions.reduce((state, action) => bookingReducer(shop, state, action), from);

const codesOf = ({ kept }: BookingState) => kept.map(({ booking }) => booking.code);

const filledIn: BookingState = { ...newBooking, now, draft: full };
const submit: BookingAction = { type: "submit", now, code: "BTP000001AA" };
const painted: BookingAction = { type: "painted" };
const openTicket: BookingAction = { type: "openTicket", code: "BTP000001AA" };
const withTicket = run([submit, painted], filledIn);

describe("while the form is edited", () => {
  test("each field is taken into the draft, and a service is switched on and off", () => {
    const { draft } = run([
      { type: "text", field: "name", value: "Budi" },
      { type: "text", field: "phone", value: "0812" },
      { type: "text", field: "notes", value: "Tipis" },
      { type: "service", id: "classic" },
      { type: "service", id: "beard" },
      { type: "service", id: "classic" },
      { type: "barber", id: "tono" },
      { type: "date", date: "2026-12-01" },
      { type: "time", time: "09:00" },
    ]);
    expect(draft).toEqual({ ...full, barberId: "tono", notes: "Tipis" });
  });

  test("a time that the clock has passed is taken out, and said", () => {
    const state = run([{ type: "clock", now: later }], filledIn);
    expect(state.draft).toEqual({ ...full, time: null });
    expect(state.notices).toEqual([{ kind: "timeGone", time: "09:00" }]);
  });

  test("a date that the clock has passed is taken out with its time, and said", () => {
    const state = run([{ type: "clock", now: new Date("2026-12-02T07:10:00+07:00") }], filledIn);
    expect(state.draft).toEqual({ ...full, date: null, time: null });
    expect(state.notices).toEqual([dateGone]);
  });

  test("a date on which the chosen barber is off is taken out, and said", () => {
    const state = run([{ type: "barber", id: "tono" }], { ...filledIn, draft: { ...full, date: "2026-12-02" } });
    expect(state.draft.date).toBeNull();
    const absence = { kind: "dayOff", weekday: "wednesday" };
    expect(state.notices).toEqual([
      { kind: "dateGone", date: "2026-12-02", why: { kind: "barberAway", barber: tono, absence } },
    ]);
  });

  test.each<BookingAction>([
    { type: "barber", id: null },
    { type: "date", date: "2026-12-03" },
    { type: "time", time: "10:00" },
  ])("another $type ends the notice, a typed text does not", (action) => {
    const noticed: BookingState = { ...filledIn, notices: [dateGone] };
    expect(run([action], noticed).notices).toEqual([]);
    expect(run([{ type: "text", field: "name", value: "B" }], noticed).notices).toEqual([dateGone]);
  });

  test("before the clock is read nothing is taken out", () => {
    const draft = { ...full, date: "2020-01-01" };
    expect(run([{ type: "text", field: "name", value: "B" }], { ...newBooking, draft }).draft.date).toBe("2020-01-01");
  });
});

describe("what the visitor brings", () => {
  test("typed before hydration fills the draft; restored by the browser, it names what is missing until that is filled in", () => {
    const typed = { name: "Budi", phone: "0812", serviceIds: ["beard"] };
    expect(run([{ type: "typed", draft: typed, isRestored: false }]).notices).toEqual([]);
    const restored = run([{ type: "typed", draft: typed, isRestored: true }]);
    expect(restored.draft).toEqual({ ...emptyDraft, ...typed });
    expect(currentNotices(restored)).toEqual([{ kind: "partlyRestored", missing: ["date", "time"] }]);
    const dated: BookingState = { ...restored, draft: { ...restored.draft, date: "2026-12-01" } };
    expect(currentNotices(dated)).toEqual([{ kind: "partlyRestored", missing: ["time"] }]);
    expect(currentNotices({ ...dated, draft: full })).toEqual([]);
  });

  test("nothing typed changes nothing", () => {
    expect(run([{ type: "typed", draft: {}, isRestored: true }])).toEqual(newBooking);
  });

  test("a booking link is added to the draft and names what of it could not be used", () => {
    const search = "?service=premium&time=17:00&date=2020-01-01";
    const state = run([{ type: "link", search, now }], { ...newBooking, draft: { ...emptyDraft, name: "Budi" } });
    expect(state.draft).toEqual({ ...emptyDraft, name: "Budi", serviceIds: ["premium"] });
    expect(state.notices).toEqual([{ kind: "linkIgnored", parts: ["date", "time"] }]);
  });

  test("a booking link after a ticket opens a form with name and number only, and keeps the ticket", () => {
    const state = run([{ type: "link", search: "?service=premium", now }], withTicket);
    expect(state).toMatchObject({ phase: "editing", kept: [{ booking: { code: "BTP000001AA" } }], toast: null });
    expect(state.draft).toEqual({ ...emptyDraft, name: "Budi", phone: "0812", serviceIds: ["premium"] });
  });

  test("a booking link after a ticket keeps the address as well", () => {
    const address = "Jl. Kenanga 5";
    const made = run([{ type: "text", field: "address", value: address }, submit, painted], filledIn);
    expect(run([{ type: "link", search: "?service=premium", now }], made).draft).toMatchObject({
      name: "Budi",
      address,
    });
  });

  test("a booking link while the ticket is about to be shown keeps that ticket, too", () => {
    const state = run([submit, { type: "link", search: "?service=premium", now }, painted], filledIn);
    expect(state).toMatchObject({ phase: "editing", kept: [{ booking: { code: "BTP000001AA" } }] });
  });

  test("a ticket's link fills the form anew; the ticket made of it has the same code and says what it was", () => {
    const state = run([change], { ...filledIn, notices: [dateGone] });
    expect(state).toMatchObject({ changing: { code: "BTP123456AB", date: "2026-12-08", time: "17:00" }, switches: 1 });
    expect(state.draft).toEqual({ ...full, date: "2026-12-08", time: "17:00" });
    expect(state.notices).toEqual([{ kind: "linkIgnored", parts: ["service"] }]);
    const moved = run([{ type: "time", time: "10:00" }, submit, painted], state);
    expect(moved.kept[0]?.booking).toMatchObject({
      code: "BTP123456AB",
      time: "10:00",
      changedFrom: { date: "2026-12-08", time: "17:00" },
      version: Math.floor(now.getTime() / 60_000),
    });
    // A phone whose clock is behind that of the shop, whose answer the change follows.
    const version = Math.floor(later.getTime() / 60_000);
    const answered: BookingAction = { ...change, booking: { ...claim, version } };
    const after = run([answered, { type: "time", time: "10:00" }, submit, painted], filledIn);
    expect(after.kept[0]?.booking.version).toBe(version + 1);
  });

  test("a ticket's link whose barber has left names him, and one that the shop can still serve says nothing", () => {
    const notice = (changes: Partial<PartialBooking>) =>
      run([{ ...change, booking: { ...claim, serviceIds: ["beard"], ...changes } }]).notices;
    expect(notice({ barberId: "agus" })).toEqual([{ kind: "linkIgnored", parts: ["barber"] }]);
    expect(notice({ barberId: "tono" })).toEqual([]);
    expect(notice({})).toEqual([]);
  });

  test("a change goes on when its address is met again, and is not begun again behind the ticket that it made", () => {
    const moved = run([change, { type: "time", time: "10:00" }], filledIn);
    expect(run([{ ...change, isReturn: true }], moved)).toBe(moved);
    expect(run([change], moved)).toMatchObject({ draft: { time: "10:00" }, changing: { fragment: "#ubah&a" } });
    const finished = run([submit, painted], moved);
    expect(finished.changing).toBeNull();
    expect(shownTicket(run([{ ...change, isReturn: true }], finished))).toBe(shownTicket(finished));
    expect(run([change], finished)).toMatchObject({ phase: "editing", draft: { time: "17:00" } });
  });

  test("the way back to a change that is over shows its ticket, if it is kept, and begins nothing again", () => {
    const back: BookingAction = { ...change, isReturn: true };
    const startAgain: BookingAction = { type: "startAgain", now };
    const unsent = run([change, submit, painted, startAgain]);
    expect(shownTicket(run([back], unsent))).toMatchObject({ code: "BTP123456AB" });
    const sent = run([change, submit, painted, { type: "sent" }, startAgain]);
    expect(run([back], sent)).toBe(sent);
    const ended = run([change, { type: "endChange", now }]);
    expect(run([back], resumedBooking(ended))).toMatchObject({ changing: null, phase: "editing" });
    expect(run([change], ended).changing).toMatchObject({ code: "BTP123456AB" });
  });

  test("a ticket's link that was cut off says that the booking is a new one, with the code if it has one", () => {
    const cut = (changes: Partial<PartialBooking>) =>
      run([{ ...change, booking: { ...claim, serviceIds: ["beard"], ...changes } }]);
    expect(cut({ time: null })).toMatchObject({
      changing: null,
      notices: [{ kind: "changeCut", code: "BTP123456AB" }],
    });
    expect(cut({ code: null }).notices).toEqual([{ kind: "changeCut", code: null }]);
    expect(cut({}).notices).toEqual([]);
  });

  test("a ticket's link that was cut off keeps what is filled in for a new booking, and fills in an empty form", () => {
    const cutLink: BookingAction = { ...change, booking: { ...claim, time: null }, fragment: "#ubah&cut" };
    const begun = run([
      { type: "text", field: "name", value: "Joko" },
      { type: "service", id: "premium" },
    ]);
    expect(run([cutLink], begun)).toMatchObject({
      draft: begun.draft,
      notices: [{ kind: "changeCut", code: "BTP123456AB" }],
    });
    expect(run([cutLink]).draft).toMatchObject({ name: "Budi", serviceIds: ["beard"], date: "2026-12-08" });
  });

  test.each([
    ["the booking that is changed", "BTP123456AB"],
    ["another booking", "BTP999999ZZ"],
    ["no code", null],
  ])("a ticket's link with %s that was cut off says that it ends the change, which can be taken up", (_of, code) => {
    const begun = run([{ type: "text", field: "notes", value: "Tipis" }]);
    const state = run([change, { ...change, booking: { ...claim, code, time: null }, fragment: "#ubah&cut" }], begun);
    expect(state.changing).toBeNull();
    expect(state.notices).toEqual([
      { kind: "changeEnded", code: "BTP123456AB", fragment: "#ubah&a" },
      { kind: "changeCut", code },
    ]);
    expect(state.draft.notes).toBe("Tipis");
    expect(run([{ ...change, isReturn: true }], state).changing).toBeNull();
  });

  test("a booking link names the chosen services that it replaces, and keeps the word on a change that has ended", () => {
    const chosen = run([change, { type: "endChange", now }, { type: "service", id: "beard" }]);
    expect(run([{ type: "link", search: "?service=premium", now }], chosen).notices).toEqual([
      { kind: "changeEnded", code: "BTP123456AB", fragment: "#ubah&a" },
      { kind: "servicesReplaced", names: ["Cukur Jenggot"] },
    ]);
    const kept = (search: string) => run([{ type: "link", search, now }], filledIn).notices;
    expect(kept("?service=beard&service=premium")).toEqual([]);
    expect(kept("?date=2026-12-03")).toEqual([]);
  });

  test("a page that is loaded again with a change in its address stays where it was", () => {
    expect(run([{ ...change, isReturn: true }])).toMatchObject({ changing: { code: "BTP123456AB" }, switches: 0 });
  });

  test("a booking link within a change is for the booking that is changed", () => {
    const state = run([change, { type: "link", search: "?service=premium", now }, submit, painted]);
    expect(state.kept[0]?.booking).toMatchObject({ code: "BTP123456AB", serviceIds: ["premium"] });
  });

  test("the form of a ticket that changed an earlier booking changes that booking again", () => {
    const state = run([change, submit, painted, { type: "openForm", now }, submit, painted]);
    expect(codesOf(state)).toEqual(["BTP123456AB"]);
  });

  test.each<[string, BookingAction[]]>([
    ["'Mulai booking baru'", [{ type: "endChange", now }]],
    ["a link to a new booking", [{ type: "newBooking", now }]],
    ["'Booking Lagi' on a kept ticket", [openTicket, { type: "startAgain", now }]],
    ["a change of another booking", [{ ...change, booking: { ...claim, code: "BTP999999ZZ" }, fragment: "#ubah&b" }]],
  ])("%s ends a change, says so, and loses no ticket", (_what, actions) => {
    const state = run([change, ...actions], withTicket);
    expect(state.changing?.code).not.toBe("BTP123456AB");
    expect(state.notices).toContainEqual({ kind: "changeEnded", code: "BTP123456AB", fragment: "#ubah&a" });
    expect(codesOf(state)).toEqual(["BTP000001AA"]);
  });

  test("a new booking that had been begun comes back when a change ends, with or without a ticket", () => {
    const begun = run([{ type: "text", field: "notes", value: "Tipis" }], filledIn);
    expect(run([change, { type: "endChange", now }], begun).draft).toEqual(begun.draft);
    expect(run([change, { type: "newBooking", now }], begun).draft).toEqual(begun.draft);
    const changed = run([change, submit, painted], begun);
    expect(changed.kept[0]?.booking.code).toBe("BTP123456AB");
    expect(hasNewDraft(changed)).toBe(true);
    expect(run([{ type: "openForm", now }], changed)).toMatchObject({ draft: begun.draft, changing: null });
  });

  test("a letter typed and erased again is no booking that had been begun, and nothing to lose", () => {
    const erased = run([
      { type: "text", field: "name", value: "B" },
      { type: "text", field: "name", value: "" },
    ]);
    expect(hasUnsavedBooking(erased)).toBe(false);
    const changed = run([change, submit, painted], erased);
    expect(hasNewDraft(changed)).toBe(false);
    expect(changed.draft.name).toBe("Budi");
  });

  test("a link to a new booking opens an empty form behind a ticket, and the form as it is without one", () => {
    const behind = run([{ type: "newBooking", now }], withTicket);
    expect(behind).toMatchObject({ phase: "editing", draft: emptyDraft, kept: withTicket.kept });
    expect(run([{ type: "newBooking", now }], filledIn).draft).toBe(full);
  });

  test("a ticket's link without a code fills the form for a booking of its own", () => {
    expect(run([{ ...change, booking: { ...claim, code: null } }]).changing).toBeNull();
  });
});

describe("a submit", () => {
  test("with something missing says so, marks the fields and makes no ticket", () => {
    const state = run([submit]);
    expect(state).toMatchObject({ phase: "editing", kept: [], toast: { kind: "missing" } });
    expect(markedFields(state)).toEqual(["name", "phone", "services", "date", "time"]);
    expect(markedFields(newBooking)).toEqual([]);
    expect(markedFields(run([{ type: "text", field: "name", value: "B" }], state))).not.toContain("name");
  });

  test("has its own message, also where a choice is gone; otherwise what is gone is said over the page, too", () => {
    const gone = run([{ type: "clock", now: later }], filledIn);
    expect(gone.toast).toEqual({ kind: "timeGone", time: "09:00" });
    expect(run([{ ...submit, now: later }], filledIn).toast).toEqual({ kind: "missing" });
  });

  test("of a time that has passed meanwhile makes no ticket", () => {
    const state = run([{ ...submit, now: later }], filledIn);
    expect(state).toMatchObject({ phase: "editing", notices: [{ kind: "timeGone" }], toast: { kind: "missing" } });
  });

  test("makes the ticket at once, which is shown when the pressed button has been painted", () => {
    const submitting = run([submit], { ...filledIn, marksMissing: true });
    expect(submitting).toMatchObject({ phase: "submitting", kept: [], toast: null, switches: 0 });
    const shown = run([painted], submitting);
    expect(shown).toMatchObject({
      phase: "ticket",
      kept: [{ booking: { code: "BTP000001AA", name: "Budi", time: "09:00" } }],
      toast: { kind: "made", code: "BTP000001AA" },
      marksMissing: false,
      switches: 1,
    });
    expect(hasNewDraft(shown)).toBe(false);
  });

  test("made twice makes one ticket, the first", () => {
    const again = { ...submit, code: "BTP000002BB" };
    expect(run([submit, again, painted, again, painted], filledIn)).toEqual(withTicket);
  });

  test("is not changed by what is typed before the ticket is shown; that is a new draft", () => {
    const state = run([submit, { type: "text", field: "name", value: "Joko" }, painted], filledIn);
    expect(state.kept[0]?.booking.name).toBe("Budi");
    expect(hasNewDraft(state)).toBe(true);
  });

  test("cannot be taken back by other buttons before the ticket is shown", () => {
    const buttons: BookingAction[] = [
      { type: "startAgain", now },
      { type: "openForm", now },
      openTicket,
      { type: "closeToast" },
    ];
    expect(run([submit, ...buttons, painted], filledIn)).toEqual(withTicket);
  });
});

describe("from the ticket", () => {
  test("the form and the ticket are opened in turn, and neither is lost", () => {
    const form = run([{ type: "openForm", now }], withTicket);
    expect(form).toMatchObject({ phase: "editing", draft: full, kept: withTicket.kept, toast: null, switches: 2 });
    const ticket = run([openTicket], form);
    expect(ticket).toMatchObject({ phase: "ticket", kept: withTicket.kept, switches: 3 });
  });

  test("a draft is left alone while the ticket is shown, and checked when the form is opened", () => {
    const ticking = run([{ type: "clock", now: later }], withTicket);
    expect(ticking.draft).toBe(withTicket.draft);
    expect(run([{ type: "openForm", now: later }], ticking).notices).toEqual([{ kind: "timeGone", time: "09:00" }]);
  });

  test("'Booking Lagi' gives an empty form and nothing to change; a ticket goes only if it was sent", () => {
    const changed = run([change, submit, painted], withTicket);
    const again: BookingAction = { type: "startAgain", now };
    const { kept, pastChanges } = changed;
    expect(run([again], changed)).toEqual({ ...newBooking, now, kept, pastChanges, switches: expect.any(Number) });
    expect(codesOf(run([{ type: "sent" }, again], changed))).toEqual(["BTP000001AA"]);
    expect(codesOf(run([{ type: "sent" }, again], withTicket))).toEqual([]);
  });

  test("a second ticket stands beside the first until that is sent, and each is opened by its code", () => {
    const second = run(
      [
        { type: "startAgain", now },
        { type: "typed", draft: full, isRestored: false },
      ],
      withTicket,
    );
    const both = run([{ ...submit, code: "BTP000002BB" }, painted], second);
    expect(codesOf(both)).toEqual(["BTP000001AA", "BTP000002BB"]);
    expect(shownTicket(both)?.code).toBe("BTP000002BB");
    const first = run([{ type: "openForm", now }, openTicket], both);
    expect(shownTicket(first)?.code).toBe("BTP000001AA");
    expect(codesOf(run([{ type: "sent" }, { type: "startAgain", now }], first))).toEqual(["BTP000002BB"]);
  });

  test("a ticket that was sent gives way to the next one", () => {
    const next: BookingAction[] = [
      { type: "sent" },
      { type: "openForm", now },
      { ...submit, code: "BTP000002BB" },
      painted,
    ];
    expect(codesOf(run(next, withTicket))).toEqual(["BTP000002BB"]);
    expect(hasUnsentTicket(run(next.slice(0, 1), withTicket))).toBe(false);
  });

  test("nothing opens where there is no ticket, and nothing is painted without a submit", () => {
    expect(run([openTicket, painted, { type: "openForm", now }])).toEqual(newBooking);
  });

  test("the toast is closed", () => {
    expect(run([{ type: "closeToast" }], withTicket).toast).toBeNull();
  });
});

describe("a visitor who comes back from another page", () => {
  test("finds the draft and what it changes, without marks and messages", () => {
    const left = run([change, { ...submit, now: new Date("2027-01-01") }], newBooking);
    const { draft, changing } = left;
    expect(
      resumedBooking({ ...left, phase: "editing", kept: [], marksMissing: true, toast: { kind: "missing" } }),
    ).toEqual({
      ...newBooking,
      draft,
      changing,
    });
  });

  test("finds the ticket, also one that was about to be shown", () => {
    const kept = withTicket.kept;
    expect(resumedBooking(withTicket)).toEqual({ ...newBooking, phase: "ticket", draft: full, kept });
    expect(resumedBooking(run([submit], filledIn))).toEqual({ ...newBooking, phase: "ticket", draft: full, kept });
  });
});

test("the summary needs a service and an offered time", () => {
  const summary = (draft: Draft) => bookingSummary(shop, draft, offersFor(shop, draft, now));
  expect(summary(full)).toMatchObject({ total: 82500, duration: 30, slot: { time: "09:00" } });
  expect(summary({ ...full, serviceIds: [] })).toBeNull();
  expect(summary({ ...full, time: null })).toBeNull();
  expect(summary({ ...full, time: "06:30" })).toBeNull();
});

test("the first field to fix is the first missing one, then a date or time that cannot be booked", () => {
  expect(firstFieldToFix(shop, { ...full, name: " ", time: null }, now)).toBe("name");
  expect(firstFieldToFix(shop, { ...full, date: "2026-11-30" }, now)).toBe("date");
  expect(firstFieldToFix(shop, { ...full, time: "06:30" }, now)).toBe("time");
  expect(firstFieldToFix(shop, full, now)).toBeNull();
});

describe("whatever the visitor does, in whatever order", () => {
  // The clock stands in most of the steps: a booking whose times are taken away again and again never becomes a ticket.
  const moment = fc.constantFrom(now, now, now, later, new Date("2026-12-02T08:10:00+07:00"));
  const date = fc.constantFrom("2026-12-01", "2026-12-02", "2026-12-03");
  const time = fc.constantFrom("06:00", "09:00", "12:30", "17:00");
  const newCode = fc.integer({ min: 1, max: 999_999 }).map((digits) => `BTP${String(digits).padStart(6, "0")}AA`);
  const action: fc.Arbitrary<BookingAction> = fc.oneof(
    fc.record({ type: fc.constant("clock" as const), now: moment }),
    fc.record({
      type: fc.constant("text" as const),
      field: fc.constantFrom("name" as const, "phone" as const, "notes" as const),
      value: fc.constantFrom(" ", "Budi", "Joko", "0812"),
    }),
    fc.record({ type: fc.constant("service" as const), id: fc.constantFrom("classic", "beard") }),
    fc.record({ type: fc.constant("barber" as const), id: fc.constantFrom(null, "tono") }),
    fc.record({ type: fc.constant("date" as const), date }),
    fc.record({ type: fc.constant("time" as const), time }),
    fc.record({ type: fc.constant("typed" as const), draft: fc.constant(full), isRestored: fc.boolean() }),
    fc.record({
      type: fc.constant("link" as const),
      search: fc.constantFrom("?service=premium", "?date=2026-12-02&time=09:00", "?barber=tono&time=03:00"),
      now: moment,
    }),
    fc
      .record({
        type: fc.constant("change" as const),
        booking: fc.constantFrom(claim, { ...claim, code: "BTP999999ZZ" }, { ...claim, time: null }),
        isReturn: fc.boolean(),
        now: moment,
      })
      .map((begin) => ({ ...begin, fragment: `#ubah&${begin.booking.code}&${begin.booking.time}` })),
    fc.record({ type: fc.constant("newBooking" as const), now: moment }),
    fc.record({ type: fc.constant("submit" as const), now: moment, code: newCode }),
    fc.record({ type: fc.constant("painted" as const) }),
    fc.record({ type: fc.constant("sent" as const) }),
    fc.record({
      type: fc.constant("openTicket" as const),
      code: fc.constantFrom("BTP000001AA", "BTP123456AB", "BTP999999ZZ"),
    }),
    fc.record({ type: fc.constant("openForm" as const), now: moment }),
    fc.record({ type: fc.constant("startAgain" as const), now: moment }),
    fc.record({ type: fc.constant("endChange" as const), now: moment }),
    fc.record({ type: fc.constant("closeToast" as const) }),
  );
  const begun = fc.constantFrom<BookingState>(newBooking, filledIn, run([submit], filledIn), withTicket);

  /** Checks every step of a random visit: the state before, the action, the state after. */
  const everyStep = (check: (before: BookingState, action: BookingAction, after: BookingState) => void) =>
    fc.assert(
      fc.property(begun, fc.array(action, { maxLength: 30, size: "max" }), (first, actions) => {
        let state = first;
        for (const next of actions) {
          const reached = bookingReducer(shop, state, next);
          check(state, next, reached);
          state = reached;
        }
      }),
      // In each of three time zones.
      { numRuns: 40 },
    );

  const ticketsOf = (state: BookingState) =>
    (state.phase === "submitting" ? [...state.kept, state.made] : state.kept).map(({ booking }) => booking);

  test("a ticket is made by a submit of a complete draft alone, and is what was in the form", () => {
    everyStep((before, next, state) => {
      for (const ticket of ticketsOf(state).filter((some) => !ticketsOf(before).includes(some))) {
        expect(next.type).toBe("submit");
        expect(missingFields(before.draft)).toEqual([]);
        expect(ticket).toMatchObject({
          date: before.draft.date,
          time: before.draft.time,
          name: before.draft.name.trim(),
        });
        expect(ticket.code).toBe(before.changing?.code ?? (next.type === "submit" ? next.code : ""));
      }
    });
  });

  test("no ticket is lost before it is sent, but to a later one of the same booking", () => {
    everyStep((before, _next, state) => {
      const unsent = before.kept.filter(({ isSent }) => !isSent);
      expect(ticketsOf(state).map(({ code }) => code)).toEqual(
        expect.arrayContaining(unsent.map(({ booking }) => booking.code)),
      );
    });
  });

  test("a change goes on until its ticket is made; what else ends it says so", () => {
    everyStep((before, _next, state) => {
      const { changing } = before;
      if (changing === null || state.changing?.code === changing.code) return;
      const isMade = before.phase === "submitting" && ticketsOf(state).some(({ code }) => code === changing.code);
      const { code, fragment } = changing;
      if (!isMade) expect(state.notices).toContainEqual({ kind: "changeEnded", code, fragment });
    });
  });

  test("a ticket that is shown and its message to the shop say the same of its state", () => {
    everyStep((_before, _next, state) => {
      for (const ticket of ticketsOf(state)) {
        const [head = ""] = messageToShop(ticket, { shop: ticketShop, bookable: shop }).split("\n");
        expect(head).toContain(`(${bookingWords.status[ticket.status]})`);
        expect(head.startsWith(`Ubah ${ticket.code}`)).toBe(ticket.changedFrom !== null);
      }
    });
  });

  test("the form holds no date and no time that cannot be booked by its clock", () => {
    everyStep((_before, _next, state) => {
      const { draft } = state;
      if (state.phase !== "editing" || state.now === null) return;
      const barber = draft.barberId === "tono" ? tono : null;
      if (draft.date !== null) expect(dayUnavailable(rules({ barber }), draft.date, state.now)).toBeNull();
      if (draft.time !== null) {
        const offer = offersFor(shop, draft, state.now).find(({ time }) => time === draft.time);
        expect(offer).toMatchObject({ unavailable: null });
      }
    });
  });

  test("'Booking Lagi' gives an empty form without a change", () => {
    everyStep((before, next, state) => {
      if (next.type !== "startAgain" || before.phase === "submitting") return;
      expect(state).toMatchObject({ phase: "editing", draft: emptyDraft, changing: null });
    });
  });

  test("form and ticket are told apart by the number of switches: focus follows each switch once", () => {
    everyStep((before, next, state) => {
      const isShown = (some: BookingState) => some.phase === "ticket";
      // Behind a link the focus follows the address.
      const isArrival = next.type === "link" || next.type === "newBooking" || next.type === "change";
      if (isShown(before) !== isShown(state) && !isArrival) expect(state.switches).toBe(before.switches + 1);
    });
  });
});

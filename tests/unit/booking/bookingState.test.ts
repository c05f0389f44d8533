import type { PartialBooking } from "../../../src/domain/booking/booking";
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  emptyBookingState,
  type FormNotice,
  shopForChange,
  withoutMessages,
} from "../../../src/domain/booking/bookingState";
import { type Draft, emptyDraft, missingFields, type RequiredField } from "../../../src/domain/booking/draft";
import { barber, booking, rules, services } from "../../support/booking";

const now = new Date("2026-12-01T07:10:00+07:00");
const later = new Date("2026-12-01T12:10:00+07:00");
const tono = barber("tono", { name: "Bang Tono", daysOff: ["wednesday"] });
const shop = { services, barbers: [tono], rules: rules() };

const full: Draft = {
  ...emptyDraft,
  name: "Budi",
  phone: "0812",
  serviceIds: ["beard"],
  date: "2026-12-01",
  time: "09:00",
};

const earlier: PartialBooking = booking({
  status: "confirmed",
  name: "Budi",
  phone: "0812",
  date: "2026-12-08",
  serviceIds: ["beard", "unknown"],
});

const dateRemoved: FormNotice = { kind: "dateRemoved", date: "2026-12-01", why: { kind: "past" } };

const run = (actions: readonly BookingAction[], from: BookingState = emptyBookingState) =>
  actions.reduce((state, action) => bookingReducer(shop, state, action), from);

const changeOf = (changes: Partial<PartialBooking> = {}): BookingAction => ({
  type: "change",
  booking: { ...earlier, ...changes },
  fragment: "#ubah&a",
  isReturn: false,
});

const filledIn: BookingState = { ...emptyBookingState, now, draft: full };
const submit: BookingAction = { type: "submit", now, code: "BTP000001AA" };
const withTicket = run([submit], filledIn);

test.each<[string, Partial<Draft>, readonly RequiredField[]]>([
  ["everything but barber and notes, in the form's order", emptyDraft, ["name", "phone", "services", "date", "time"]],
  ["what shows nothing", { name: " \n\u200b", phone: "\u3164" }, ["name", "phone"]],
  ["nothing without barber and notes", {}, []],
])("a draft misses %s", (_name, part, missing) => {
  expect(missingFields({ ...full, ...part })).toEqual(missing);
});

describe("while the form is filled in", () => {
  test.each<[string, Date, Partial<Draft>, FormNotice]>([
    ["a time that has passed", later, { time: null }, { kind: "timeRemoved", time: "09:00" }],
    ["a date that is over", new Date("2026-12-02T07:10:00+07:00"), { date: null, time: null }, dateRemoved],
  ])("%s is taken out, and said beside the field and over the page", (_name, now, after, gone) => {
    const state = run([{ type: "clock", now }], filledIn);
    expect(state.draft).toEqual({ ...full, ...after });
    expect(state.notices).toEqual([gone]);
    expect(state.toast).toEqual(gone);
  });

  test("another choice ends the notice, a typed text does not", () => {
    const noticed: BookingState = { ...filledIn, notices: [dateRemoved] };
    expect(run([{ type: "choice", choice: { date: "2026-12-03" } }], noticed).notices).toEqual([]);
    expect(run([{ type: "text", field: "name", value: "B" }], noticed).notices).toEqual([dateRemoved]);
  });
});

describe("what the visitor brings", () => {
  test("what was typed before hydration fills the draft; what the browser has restored is said to be back", () => {
    const typed = { name: "Budi", serviceIds: ["beard"] };
    const taken = run([{ type: "typed", draft: typed, isRestored: false }]);
    expect(taken).toEqual({ ...emptyBookingState, draft: { ...emptyDraft, ...typed } });
    expect(run([{ type: "typed", draft: typed, isRestored: true }]).notices).toEqual([{ kind: "restored" }]);
    expect(run([{ type: "typed", draft: {}, isRestored: true }])).toEqual(emptyBookingState);
  });

  test("a booking link is added to the draft and names what it replaces and what of it could not be used", () => {
    const before = { ...emptyBookingState, draft: { ...emptyDraft, name: "Budi", serviceIds: ["beard"] } };
    const state = run([{ type: "link", search: "?service=premium&time=17:00&date=2020-01-01", now }], before);
    expect(state.draft).toEqual({ ...emptyDraft, name: "Budi", serviceIds: ["premium"] });
    expect(state.notices).toEqual([
      { kind: "linkIgnored", parts: ["date", "time"] },
      { kind: "servicesReplaced", names: ["Cukur Jenggot"] },
    ]);
  });

  test("the notes of a booking link give way to those of the next one, and to what was typed", () => {
    const link = (search: string) => ({ type: "link", search, now }) as const;
    const fade = link("?service=premium&notes=Skin%20Fade");
    expect(run([fade]).draft.notes).toBe("Skin Fade");
    expect(run([fade, link("?service=beard&notes=Beard%20Trim")]).draft.notes).toBe("Beard Trim");
    expect(run([fade, link("?service=beard")]).draft.notes).toBe("");
    const typed = { type: "text", field: "notes", value: "Poni tipis" } as const;
    expect(run([typed, fade]).draft.notes).toBe("Poni tipis");
    expect(run([fade, submit, link("?service=beard&notes=Beard%20Trim")], filledIn).draft.notes).toBe("Beard Trim");
  });

  test("a booking link behind a ticket opens a form with the customer alone", () => {
    const state = run([{ type: "link", search: "?service=premium", now }], withTicket);
    expect(state.draft).toEqual({ ...emptyDraft, name: "Budi", phone: "0812", serviceIds: ["premium"] });
    expect(state.ticket).toBeNull();
  });

  test("a link to a new booking opens an empty form behind a ticket, and the form as it is without one", () => {
    expect(run([{ type: "newBooking" }], withTicket)).toMatchObject({ ticket: null, draft: emptyDraft });
    expect(run([{ type: "newBooking" }], filledIn).draft).toEqual(full);
    expect(run([changeOf(), { type: "newBooking" }])).toMatchObject({ changing: null, draft: emptyDraft });
  });
});

describe("a change of a booking", () => {
  test("fills the form anew; the ticket made of it has the same code and says what it was", () => {
    const state = run([changeOf()], { ...filledIn, notices: [dateRemoved] });
    expect(state).toMatchObject({
      changing: { code: "BTP123456AB", date: "2026-12-08", time: "17:00" },
      switchCount: 1,
    });
    expect(state.draft).toEqual({ ...full, date: "2026-12-08", time: "17:00" });
    expect(state.notices).toEqual([{ kind: "linkIgnored", parts: ["service"] }]);
    const moved = run([{ type: "choice", choice: { time: "10:00" } }, submit], state);
    expect(moved.ticket).toMatchObject({
      code: "BTP123456AB",
      time: "10:00",
      changedFrom: { date: "2026-12-08", time: "17:00" },
    });
    expect(moved.changing).toBeNull();
  });

  test.each([
    ["accepted", "confirmed", ["2026-12-11"]],
    ["proposed", "proposed", ["2026-12-11"]],
    ["declined", "declined", ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-11"]],
    ["only requested", "requested", ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-11"]],
  ] as const)(
    "whose visit is %s is offered the full hours around it that it may have filled",
    (_name, status, left) => {
      const full = ["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-11"].map((date) => ({
        ...{ date, from: "00:00", to: "24:00", reason: "Penuh", isFull: true },
      }));
      const { changing } = run([changeOf({ status })]);
      const { rules: open } = shopForChange({ ...shop, rules: { ...shop.rules, closedHours: full } }, changing);
      expect(open.closedHours.map(({ date }) => date)).toEqual(left);
    },
  );

  test("whose barber has left says so, and one that the shop can still serve says nothing", () => {
    const noticesOf = (barberId: string | null) => run([changeOf({ serviceIds: ["beard"], barberId })]).notices;
    expect(noticesOf("agus")).toEqual([{ kind: "linkIgnored", parts: ["barber"] }]);
    expect(noticesOf("tono")).toEqual([]);
  });

  test("goes on when its address is met again, and without a scroll when the page is loaded again", () => {
    const moved = run([changeOf(), { type: "choice", choice: { time: "10:00" } }], filledIn);
    expect(run([{ ...changeOf(), isReturn: true } as BookingAction], moved)).toBe(moved);
    expect(run([changeOf()], moved)).toMatchObject({ draft: { time: "10:00" }, switchCount: 2 });
    expect(run([{ ...changeOf(), isReturn: true } as BookingAction])).toMatchObject({ switchCount: 0 });
  });

  test.each([[{ time: null }], [{ date: null }], [{ code: null }]])(
    "whose link was cut off (%j) makes a new booking, and leaves what was filled in",
    (cut) => {
      const { code = "BTP123456AB" } = cut as { code?: null };
      const empty = run([changeOf(cut)]);
      expect(empty).toMatchObject({ changing: null, notices: [{ kind: "changeCut", code }], draft: { name: "Budi" } });
      expect(run([changeOf(cut)], filledIn).draft).toEqual(full);
    },
  );
});

describe("a submit", () => {
  test("of a time that has passed meanwhile makes no ticket, and has its own message", () => {
    const state = run([{ ...submit, now: later } as BookingAction], filledIn);
    expect(state).toMatchObject({
      toast: { kind: "missing" },
      notices: [{ kind: "timeRemoved", time: "09:00" }],
      ticket: null,
    });
  });

  test("makes the ticket and empties the form", () => {
    expect(withTicket).toMatchObject({
      draft: emptyDraft,
      ticket: { code: "BTP000001AA", time: "09:00", total: 82500 },
      toast: { kind: "made", code: "BTP000001AA" },
      switchCount: 1,
    });
    expect(run([{ ...submit, code: "BTP000002BB" } as BookingAction], withTicket).ticket).toBe(withTicket.ticket);
  });
});

describe("a ticket in the page's address", () => {
  const arrival = (isReturn: boolean): BookingAction => ({ type: "ticket", booking: booking(), isReturn });

  test("takes the form's place, and what is half filled in comes back with the form's own address", () => {
    const shown = run([arrival(false)], filledIn);
    expect(shown).toMatchObject({ ticket: { code: "BTP123456AB" }, switchCount: 1 });
    expect(run([arrival(true)], filledIn).switchCount).toBe(0);
    expect(run([{ type: "newBooking" }], shown)).toMatchObject({ ticket: null, draft: full, switchCount: 2 });
  });

  test("counts more than what the browser has put into the form", () => {
    const shown = run([arrival(false), { type: "typed", draft: { name: "Budi" }, isRestored: true }]);
    expect(shown.draft).toEqual(emptyDraft);
  });

  test("stays for a look at another page, without marks and messages", () => {
    expect(withoutMessages(withTicket)).toMatchObject({ ticket: withTicket.ticket, toast: null, switchCount: 0 });
    expect(run([{ type: "closeToast" }], withTicket).toast).toBeNull();
  });
});

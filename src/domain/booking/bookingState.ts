import { readBookingLink } from "../links/bookingLink";
import { servicesNotDone } from "../shop/barber";
import { type BookableShop, type DayUnavailable, dayUnavailable } from "../shop/bookableDay";
import { chosenServices } from "../shop/service";
import { firstFieldToFix, offeredSlot, rulesFor } from "./bookableDraft";
import { type Booking, type PartialBooking, requestedBooking } from "./booking";
import { type Draft, emptyDraft, isComplete, isEmptyDraft, missingFields, type RequiredField } from "./draft";

/**
 * Parts of a booking link that could not be used, services that a link has replaced, fields that a restored form still lacks, a
 * choice that is no longer possible, a change that has ended without a ticket, or one whose link was cut off.
 */
export type FormNotice =
  | { readonly kind: "linkIgnored"; readonly parts: ReturnType<typeof readBookingLink>["ignored"] }
  | { readonly kind: "servicesReplaced"; readonly names: readonly string[] }
  | { readonly kind: "partlyRestored"; readonly missing: readonly RequiredField[] }
  /** The chosen barber, by his name, does not do these of the chosen services. */
  | { readonly kind: "barberGone"; readonly barber: string; readonly services: readonly string[] }
  | { readonly kind: "dateGone"; readonly date: string; readonly why: DayUnavailable }
  | { readonly kind: "timeGone"; readonly time: string }
  | { readonly kind: "changeEnded"; readonly code: string; readonly fragment: string }
  | { readonly kind: "changeCut"; readonly code: string | null };

type ChoiceGone = FormNotice & { readonly kind: "barberGone" | "dateGone" | "timeGone" };

/**
 * The short message over the page: after a submit, and when a choice is gone, because the visitor may be looking at another
 * part of the form.
 */
export type BookingToast = { readonly kind: "made"; readonly code: string } | { readonly kind: "missing" } | ChoiceGone;

/** An earlier booking that the form is to move to another time. */
export type BookingChange = Pick<Booking, "code" | "version" | "date" | "time" | "deposit"> & {
  /** What the page's address carries behind # as long as the change is under way, the # included. */
  readonly fragment: string;
  /** What the form held before; it comes back with the end of the change. */
  readonly before: Draft;
};

/** A ticket made on this page, the draft and, if so, the change that it was made from, and whether its message was sent. */
export type KeptTicket = {
  readonly booking: Booking;
  readonly madeFrom: Draft;
  readonly change: BookingChange | null;
  readonly isSent: boolean;
};

type Common = {
  readonly draft: Draft;
  /** The clock as last read; null until the page is hydrated. */
  readonly now: Date | null;
  readonly changing: BookingChange | null;
  /** The fragments of the changes that are over, with a ticket or without: the way back to one does not begin it again. */
  readonly pastChanges: readonly string[];
  /** The tickets made on this page: the last one, and earlier ones that were not sent yet. The last of the list is shown. */
  readonly kept: readonly KeptTicket[];
  readonly notices: readonly FormNotice[];
  readonly toast: BookingToast | null;
  /** Whether missing fields are marked: from a refused submit on. */
  readonly marksMissing: boolean;
  /** How many times the visitor has switched between form and ticket. */
  readonly switches: number;
};

/**
 * The states of a booking (docs/rules.md, section 7). "editing": the form is shown; earlier tickets may be kept.
 * "submitting": the ticket is made and the form still shown, until the pressed button has been painted. "ticket": the
 * last of the kept tickets is shown.
 */
export type BookingState = Editing | Submitting | TicketShown;
type Editing = Common & { readonly phase: "editing" };
type Submitting = Common & { readonly phase: "submitting"; readonly made: KeptTicket };
type TicketShown = Common & { readonly phase: "ticket" };

export type BookingAction =
  | { readonly type: "clock"; readonly now: Date }
  | { readonly type: "text"; readonly field: "name" | "phone" | "address" | "notes"; readonly value: string }
  | { readonly type: "service"; readonly id: string }
  | { readonly type: "barber"; readonly id: string | null }
  | { readonly type: "date"; readonly date: string | null }
  | { readonly type: "time"; readonly time: string }
  /** What stood in the form before the page was hydrated; `isRestored` if the browser's Back or Forward put it there. */
  | { readonly type: "typed"; readonly draft: Partial<Draft>; readonly isRestored: boolean }
  /** The page was reached by a booking link with this query. */
  | { readonly type: "link"; readonly search: string; readonly now: Date }
  /**
   * The page's address, `fragment` behind its #, asks to move the ticket to another time; `isReturn` if the visitor came back
   * to it or loaded it again, and did not follow a link.
   */
  | {
      readonly type: "change";
      readonly booking: PartialBooking;
      readonly fragment: string;
      readonly isReturn: boolean;
      readonly now: Date;
    }
  /** The page was reached by a link that asks for a new booking. */
  | { readonly type: "newBooking"; readonly now: Date }
  /** `code` is the booking code of the ticket, unless the booking that is being changed has one. */
  | { readonly type: "submit"; readonly now: Date; readonly code: string }
  /** The pressed button has been painted. */
  | { readonly type: "painted" }
  /** The chat with the message of the ticket that is shown has been opened, or the message copied. */
  | { readonly type: "sent" }
  | { readonly type: "openTicket"; readonly code: string }
  | { readonly type: "openForm"; readonly now: Date }
  /** 'Booking Lagi' below a ticket. */
  | { readonly type: "startAgain"; readonly now: Date }
  /** 'Mulai booking baru' while a booking is being changed. */
  | { readonly type: "endChange"; readonly now: Date }
  | { readonly type: "closeToast" };

/** An empty form. */
export const newBooking: Editing = {
  phase: "editing",
  draft: emptyDraft,
  now: null,
  kept: [],
  changing: null,
  pastChanges: [],
  notices: [],
  toast: null,
  marksMissing: false,
  switches: 0,
};

/** The booking of a visitor who comes back to the page from another one: draft and tickets stay, messages and marks do not. */
export function resumedBooking(state: BookingState): BookingState {
  const reached = state.phase === "submitting" ? afterPainted(state) : state;
  const { phase, draft, changing, pastChanges, kept, notices } = reached;
  return { ...newBooking, phase, draft, changing, pastChanges, kept, notices: notices.filter(isOnEndedChange) };
}

/** The booking after one action. While the form is edited, a barber, date or time that cannot be booked any more is taken out. */
export function bookingReducer(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  let reached = transition(shop, state, action);
  for (let gone = impossibleChoice(shop, reached); gone !== null; gone = impossibleChoice(shop, reached)) {
    reached = {
      ...withDraft(reached, withoutChoice[gone.kind]),
      notices: withNotice(reached.notices, gone),
      // A refused submit has its own message, and the focus goes to the field.
      toast: action.type === "submit" ? reached.toast : gone,
    };
  }
  return reached;
}

const withoutChoice: Record<ChoiceGone["kind"], Partial<Draft>> = {
  barberGone: { barberId: null },
  dateGone: { date: null, time: null },
  timeGone: { time: null },
};

function transition(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "clock":
      return { ...state, now: action.now };
    case "text":
      return withDraft(state, { [action.field]: action.value });
    case "service":
      return withDraft(state, { serviceIds: toggled(state.draft.serviceIds, action.id) });
    case "barber":
      return afterChoice(state, { barberId: action.id });
    case "date":
      return afterChoice(state, { date: action.date });
    case "time":
      return afterChoice(state, { time: action.time });
    case "typed":
      return afterTyped(state, action.draft, action.isRestored);
    case "link":
      return afterLink(shop, state, action.search, action.now);
    case "change":
      return afterChange(shop, state, action);
    case "newBooking":
      return afterNewBooking(state, action.now);
    case "submit":
      return state.phase === "editing" ? afterSubmit(shop, state, action.now, action.code) : state;
    case "painted":
      return state.phase === "submitting" ? afterPainted(state) : state;
    case "sent":
      return state.phase === "ticket" ? { ...state, kept: withLastSent(state.kept) } : state;
    case "openTicket": {
      const opened = state.kept.find(({ booking }) => booking.code === action.code);
      return state.phase === "editing" && opened
        ? { ...withShown(state, opened), switches: state.switches + 1 }
        : state;
    }
    case "openForm":
      return state.phase === "ticket" ? { ...afterOpenForm(state, action.now), switches: state.switches + 1 } : state;
    case "startAgain":
      return state.phase === "submitting" ? state : afterStartAgain(state, action.now);
    case "endChange":
      if (state.phase !== "editing" || state.changing === null) return state;
      return { ...withoutChange(toForm(state, action.now)), switches: state.switches + 1 };
    case "closeToast":
      return { ...state, toast: null };
  }
}

const withDraft = <S extends BookingState>(state: S, changes: Partial<Draft>): S => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

const withNotice = (notices: readonly FormNotice[], notice: FormNotice): FormNotice[] => [
  ...notices.filter(({ kind }) => kind !== notice.kind),
  notice,
];

const isOnEndedChange = ({ kind }: FormNotice) => kind === "changeEnded";

/** What is said of a date or a time ends with the next choice; that a change has ended remains to be read. */
const afterChoice = (state: BookingState, choice: Partial<Draft>): BookingState => ({
  ...withDraft(state, choice),
  notices: state.notices.filter(isOnEndedChange),
});

/** The form with the draft as it is; tickets that are being shown or made are kept. */
function toForm(state: BookingState, now: Date): Editing {
  const { draft, changing, pastChanges, switches } = state;
  return { ...newBooking, draft, changing, pastChanges, switches, now, kept: ticketsOf(state) };
}

/** One of the kept tickets, shown. */
const withShown = (state: Editing | TicketShown, opened: KeptTicket): TicketShown => ({
  ...state,
  phase: "ticket",
  kept: [...state.kept.filter((other) => other !== opened), opened],
  toast: null,
});

/** The form without a change: as it was before, with a word on the change that ends. */
function withoutChange(state: Editing): Editing {
  const { changing } = state;
  if (changing === null) return state;
  const { code, fragment, before } = changing;
  return {
    ...state,
    draft: before,
    changing: null,
    pastChanges: [...state.pastChanges, fragment],
    notices: withNotice(state.notices, { kind: "changeEnded", code, fragment }),
  };
}

/** The form of the ticket that is shown. Where that ticket changed an earlier booking, so does the form again. */
function afterOpenForm(state: TicketShown, now: Date): Editing {
  const form = toForm(state, now);
  const shown = state.kept.at(-1);
  return shown && shown.madeFrom === state.draft ? { ...form, changing: shown.change } : form;
}

/** An empty form. The ticket that was shown goes if it was sent; what was not sent is kept, so that nothing is lost. */
function afterStartAgain(state: BookingState, now: Date): Editing {
  const form = withoutChange(toForm(state, now));
  const kept = form.kept.filter(({ isSent }) => !isSent);
  return { ...form, draft: emptyDraft, kept, switches: state.switches + 1 };
}

/** The form for a new booking, with what was filled in for one already. */
function afterNewBooking(state: BookingState, now: Date): Editing {
  const draft = newDraftOf(state) ?? emptyDraft;
  return { ...withoutChange(toForm(state, now)), draft };
}

function afterTyped(state: BookingState, typed: Partial<Draft>, isRestored: boolean): BookingState {
  if (Object.keys(typed).length === 0) return state;
  const filled = withDraft(state, typed);
  const missing = missingFields(filled.draft);
  if (!isRestored || missing.length === 0) return filled;
  return { ...filled, notices: withNotice(filled.notices, { kind: "partlyRestored", missing }) };
}

const ignoredNotices = (parts: ReturnType<typeof readBookingLink>["ignored"]): FormNotice[] =>
  parts.length > 0 ? [{ kind: "linkIgnored", parts }] : [];

function afterLink(shop: BookableShop, state: BookingState, search: string, now: Date): Editing {
  const { services, rules, barbers } = shop;
  const { draft, ignored } = readBookingLink(search, services, rules, now, barbers);
  const { name, phone, address } = state.draft;
  const before = isOfTicket(state) ? { ...emptyDraft, name, phone, address } : state.draft;
  const linked = { ...before, ...draft };
  const replaced = before.serviceIds.some((id) => !linked.serviceIds.includes(id));
  const names = replaced ? chosenServices(services, before.serviceIds).map((service) => service.name) : [];
  return {
    ...toForm(state, now),
    draft: linked,
    notices: [
      ...state.notices.filter(isOnEndedChange),
      ...ignoredNotices(ignored),
      ...(names.length > 0 ? [{ kind: "servicesReplaced" as const, names }] : []),
    ],
  };
}

function afterChange(
  { services, barbers }: BookableShop,
  state: BookingState,
  { booking: asked, fragment, isReturn, now }: BookingAction & { type: "change" },
): BookingState {
  if (state.changing?.fragment === fragment)
    return isReturn ? state : { ...toForm(state, now), switches: state.switches + 1 };
  // The way back to a change that is over leads to its ticket, if it has one, and does not begin it again.
  if (isReturn && state.pastChanges.includes(fragment)) {
    const made = state.kept.find(({ change }) => change?.fragment === fragment);
    return made && state.phase !== "submitting" ? withShown(state, made) : state;
  }
  const { code, name, phone, address, date, time } = asked;
  const serviceIds = chosenServices(services, asked.serviceIds).map(({ id }) => id);
  const barberId = barbers.find(({ id }) => id === asked.barberId)?.id ?? null;
  // What the shop no longer has cannot be booked again: the form says so.
  const parts: ReturnType<typeof readBookingLink>["ignored"] = [];
  if (asked.serviceIds.length > serviceIds.length) parts.push("service");
  if (asked.barberId !== barberId) parts.push("barber");
  const held = newDraftOf(state);
  const before = held ?? emptyDraft;
  const filledIn = { ...emptyDraft, name, phone, address, serviceIds, barberId, date, time };
  const { version, deposit } = asked;
  const changing =
    code !== null && date !== null && time !== null ? { code, version, deposit, date, time, fragment, before } : null;
  // Another ticket of the booking that is being changed goes on with that change, unless it was cut off.
  const goesOn = changing !== null && state.changing?.code === code;
  const form = goesOn ? toForm(state, now) : withoutChange(toForm(state, now));
  const cut: FormNotice[] = changing === null ? [{ kind: "changeCut", code }] : [];
  // Where the link was cut off, what the visitor had already filled in is kept instead of what is left of the link.
  const draft = (changing === null && held) || filledIn;
  return {
    ...form,
    notices: [...form.notices, ...cut, ...(draft === filledIn ? ignoredNotices(parts) : [])],
    draft,
    changing,
    // Who comes back finds the page where it was.
    switches: state.switches + (isReturn ? 0 : 1),
  };
}

function afterSubmit(shop: BookableShop, state: Editing, now: Date, code: string): Editing | Submitting {
  const { draft, changing } = state;
  const slot = firstFieldToFix(shop, draft, now) === null ? offeredSlot(shop, draft, now) : undefined;
  if (!isComplete(draft) || !slot) {
    return { ...state, now, toast: { kind: "missing" }, marksMissing: true };
  }
  const booking = requestedBooking(draft, shop, code, now, changing);
  return { ...state, phase: "submitting", made: { booking, madeFrom: draft, change: changing, isSent: false } };
}

function afterPainted({ made, ...state }: Submitting): TicketShown {
  const before = made.change?.before;
  return {
    ...state,
    phase: "ticket",
    kept: withMade(state.kept, made),
    changing: null,
    pastChanges: made.change ? [...state.pastChanges, made.change.fragment] : state.pastChanges,
    // A new booking that had been begun before the change comes back with its end.
    draft: before && !isEmptyDraft(before) ? before : state.draft,
    notices: [],
    marksMissing: false,
    toast: { kind: "made", code: made.booking.code },
    switches: state.switches + 1,
  };
}

/** The tickets with one more. It takes the place of those that were sent, and of one with the same code, which it changes. */
const withMade = (kept: readonly KeptTicket[], made: KeptTicket): KeptTicket[] => [
  ...kept.filter(({ booking, isSent }) => !isSent && booking.code !== made.booking.code),
  made,
];

const withLastSent = (kept: readonly KeptTicket[]): KeptTicket[] =>
  kept.map((ticket, index) => (index === kept.length - 1 ? { ...ticket, isSent: true } : ticket));

/** The barber, date or time in the edited form that cannot be booked any more. */
function impossibleChoice(shop: BookableShop, { phase, draft, now }: BookingState): ChoiceGone | null {
  if (phase !== "editing" || now === null) return null;
  const { date, time } = draft;
  const barber = shop.barbers.find(({ id }) => id === draft.barberId);
  const notDone = barber ? servicesNotDone(barber, chosenServices(shop.services, draft.serviceIds)) : [];
  if (barber && notDone.length > 0) {
    return { kind: "barberGone", barber: barber.name, services: notDone.map(({ name }) => name) };
  }
  const why = date === null ? null : dayUnavailable(rulesFor(shop, draft), date, now);
  if (date !== null && why !== null) return { kind: "dateGone", date, why };
  return time !== null && !offeredSlot(shop, draft, now) ? { kind: "timeGone", time } : null;
}

/** The required fields that the form marks; none before a refused submit. */
export const markedFields = ({ marksMissing, draft }: BookingState): RequiredField[] =>
  marksMissing ? missingFields(draft) : [];

/** The notices as they stand now: of a restored form's missing fields, those filled in since are no longer named. */
export function currentNotices({ notices, draft }: BookingState): FormNotice[] {
  return notices.flatMap((notice) => {
    if (notice.kind !== "partlyRestored") return notice;
    const missing = missingFields(draft);
    return missing.length > 0 ? { kind: "partlyRestored", missing } : [];
  });
}

/** The tickets made on this page, also the one whose form is still shown. */
const ticketsOf = (state: BookingState): readonly KeptTicket[] =>
  state.phase === "submitting" ? withMade(state.kept, state.made) : state.kept;

/** The ticket that is shown. */
export const shownTicket = (state: BookingState): Booking | null =>
  (state.phase === "ticket" && state.kept.at(-1)?.booking) || null;

/** Whether the form still holds what one of the tickets was made from. */
const isOfTicket = (state: BookingState): boolean => ticketsOf(state).some(({ madeFrom }) => madeFrom === state.draft);

/** What has been filled in for a new booking, apart from tickets and changes; null if nothing. */
function newDraftOf(state: BookingState): Draft | null {
  const draft = state.changing ? state.changing.before : state.draft;
  return isEmptyDraft(draft) || isOfTicket({ ...state, draft }) ? null : draft;
}

/** Whether the form, behind a ticket, holds something that is no ticket yet. */
export const hasNewDraft = (state: BookingState): boolean =>
  ticketsOf(state).length > 0 && !isEmptyDraft(state.draft) && !isOfTicket(state);

/** Whether a ticket of this page has not been sent: it is gone when the page is left. */
export const hasUnsentTicket = (state: BookingState): boolean => ticketsOf(state).some(({ isSent }) => !isSent);

/** Whether a whole page load loses something: a change, a ticket that was not sent, or what was filled in since. */
export const hasUnsavedBooking = (state: BookingState): boolean =>
  state.changing !== null || hasUnsentTicket(state) || newDraftOf(state) !== null;

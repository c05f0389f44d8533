import { type Booking, isPromised, requestedBooking } from "../booking/booking";
import { type Draft, emptyDraft, isComplete, missingFields, type RequiredField } from "../booking/draft";
import { type TextField, type Texts, textRow, textsBy, textsOf } from "../booking/texts";
import { readBookingLink } from "../codecs/bookingLink";
import { charactersLeft, type LongText, longText, type Receiver } from "../messages/longText";
import { type Offering, withoutFullHoursAround } from "../shop/bookingRules";
import { businessTimeAt, choiceOf, momentOf } from "../shop/dayHours";
import type { Reason } from "../shop/reason";
import { barberWithoutServices, dayReason, slotOffers } from "../shop/reasonsAgainst";
import { chosenServices } from "../shop/service";

/** The parts of a link that the form had to leave out, because they are unknown or cannot be booked. */
type IgnoredParts = ReturnType<typeof readBookingLink>["ignored"];

/** A notice above the form or beside one of its fields. */
export type FormNotice =
  | { kind: "linkIgnored"; parts: IgnoredParts }
  /** A link has replaced the chosen services. `names` are the services chosen before. */
  | { kind: "servicesReplaced"; names: readonly string[] }
  /** A link to change a booking was cut off. */
  | { kind: "changeCut" }
  | RemovedChoice;

/** A choice removed from the form because it cannot be booked any more. */
export type RemovedChoice =
  /** The barber named `barber` was chosen, but does not do the chosen services named `services`. */
  | { kind: "barberRemoved"; barber: string; services: readonly string[] }
  | { kind: "dateRemoved"; date: string; why: Reason }
  | { kind: "timeRemoved"; time: string; why: Reason };

/**
 * The toast's message. It also announces a removed choice, because the visitor may not be looking at the notice beside its
 * field.
 */
export type BookingToast =
  | { kind: "made"; code: string }
  | { kind: "missing" }
  | ({ kind: "tooLong" } & LongText)
  | RemovedChoice;

/** A change in the form: the booking as it is, and the fragment, with #, that lets the change survive a reload. */
type Change = { booking: Booking; fragment: string };

/** The state of the booking section: the form, or the ticket made from it. */
export type BookingState = {
  draft: Draft;
  /** The notes from the last booking link. Another link replaces them, but never typed notes. */
  linkedNotes: string;
  /** The time as last read from the clock; null until the page is hydrated. */
  now: Date | null;
  changing: Change | null;
  /** The booking whose ticket replaces the form; null while the form is shown. The page's URL keeps it through a reload. */
  ticket: Booking | null;
  notices: readonly FormNotice[];
  toast: BookingToast | null;
  /** Whether missing fields are marked, as they are after a refused submit. */
  isMissingMarked: boolean;
  /** The text that was too long for a link at the last submit. */
  longText: LongText | null;
  /**
   * Counts the switches between form and ticket, or to the change of another booking, that move scroll position and focus. A
   * return and a booking link are not counted.
   */
  switchCount: number;
};

/** Choices other than services. */
export type Choice = Partial<Pick<Draft, "barberId" | "date" | "time">>;

export type BookingAction =
  | { type: "clock"; now: Date }
  | { type: "text"; field: TextField; value: string }
  | { type: "service"; id: string }
  | { type: "choice"; choice: Choice }
  /** Input from before hydration, typed or restored by the browser. */
  | { type: "typed"; draft: Partial<Draft> }
  /** The visitor came by a booking link with this query. */
  | { type: "link"; search: string; now: Date }
  | ChangeAction
  /** The page's address carries a ticket made in the form. `isReturn` is as in `ChangeAction`. */
  | { type: "ticket"; booking: Booking; isReturn: boolean }
  /** The visitor starts a new booking: by 'Booking Lagi' below a ticket, 'Mulai booking baru' during a change, or a link. */
  | { type: "newBooking" }
  | Submission
  | { type: "closeToast" };

/**
 * The visitor submits the form. `code` is for a new booking; a change keeps its own. `texts` are the current values of the
 * form's text fields. `receiver` is where the booking's message goes, whose address has to have room for it.
 */
type Submission = {
  type: "submit";
  now: Date;
  code: string;
  receiver: Receiver;
  texts?: Partial<Texts>;
};

/** The page's URL asks to change a booking. */
type ChangeAction = {
  type: "change";
  /** "cut" if the link is not whole. */
  booking: Booking | "cut";
  /** The URL fragment, with its #. */
  fragment: string;
  /** Whether the visitor came by Back, Forward or a reload, and not by a link. */
  isReturn: boolean;
};

/** The form in place of the ticket, without anything said about it. */
const plainForm = { ticket: null, notices: [], toast: null, isMissingMarked: false, longText: null };

export const emptyBookingState: BookingState = {
  ...plainForm,
  draft: emptyDraft,
  linkedNotes: "",
  now: null,
  changing: null,
  switchCount: 0,
};

/**
 * Returns the state for a visitor who comes back from another page. Draft and ticket stay; notices, toast and the marks of
 * missing fields go.
 */
export const withoutMessages = (state: BookingState): BookingState => ({
  ...toForm(state),
  ticket: state.ticket,
  now: null,
  switchCount: 0,
});

/** Returns the state after one action. A chosen barber, date or time is removed once it cannot be booked any more. */
export function bookingReducer(offering: Offering, state: BookingState, action: BookingAction): BookingState {
  const next = transition(offering, state, action);
  const reached = withPossibleChoices(shopForChange(offering, next.changing), next);
  return action.type === "submit" && !state.ticket ? afterSubmit(offering, reached, action) : reached;
}

/**
 * Returns the shop whose times the form offers. During the change of a visit that takes a chair, the full hours around its
 * date are offered too, because the visit itself may have filled them.
 */
export const shopForChange = (offering: Offering, changing: Change | null) =>
  changing && isPromised(changing.booking) ? withoutFullHoursAround(offering, changing.booking.date) : offering;

function transition(offering: Offering, state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "clock":
      return { ...state, now: action.now };
    case "submit":
      return { ...state, now: action.now, draft: state.ticket ? state.draft : { ...state.draft, ...action.texts } };
    case "text":
      return {
        ...withDraft(state, { [action.field]: action.value }),
        longText: state.longText?.field === action.field ? null : state.longText,
      };
    case "service": {
      const { serviceIds } = state.draft;
      const others = serviceIds.filter((id) => id !== action.id);
      return withDraft(state, { serviceIds: others.length < serviceIds.length ? others : [...serviceIds, action.id] });
    }
    case "choice":
      return { ...withDraft(state, action.choice), notices: [] };
    case "typed":
      return state.ticket ? state : withDraft(state, action.draft);
    case "link":
      return afterLink(offering, state, action.search, action.now);
    case "change":
      return afterChange(offering, state, action);
    case "ticket":
      return withTicket(state, action.booking, action.isReturn);
    case "newBooking":
      if (!state.ticket && !state.changing) return toForm(state);
      return {
        ...toForm(state),
        ...(state.changing && { changing: null, draft: emptyDraft }),
        switchCount: state.switchCount + 1,
      };
    case "closeToast":
      return { ...state, toast: null };
  }
}

/** Returns the state with a changed draft. Any change closes the toast about a refused submit. */
const withDraft = (state: BookingState, changes: Partial<Draft>): BookingState => ({
  ...state,
  draft: { ...state.draft, ...changes },
  toast: state.toast?.kind === "missing" || state.toast?.kind === "tooLong" ? null : state.toast,
});

/** Shows the form in place of the ticket, with an unchanged draft. */
const toForm = (state: BookingState): BookingState => ({ ...state, ...plainForm });

/** Shows the ticket in place of the form. A return is no switch, so scroll position and focus stay where they are. */
const withTicket = (state: BookingState, ticket: Booking, isReturn: boolean): BookingState => ({
  ...toForm(state),
  ticket,
  switchCount: state.switchCount + (isReturn ? 0 : 1),
});

const ignoredNotices = (parts: IgnoredParts): FormNotice[] =>
  parts.length > 0 ? [{ kind: "linkIgnored", parts }] : [];

function afterLink(offering: Offering, state: BookingState, search: string, now: Date): BookingState {
  const { draft, ignored } = readBookingLink(search, offering, now);
  const last = state.ticket;
  // After a ticket, an empty form takes the customer from it for the next booking, without the wishes for that visit.
  const before =
    last && state.draft === emptyDraft
      ? {
          ...emptyDraft,
          ...textsBy((field) => (textRow(field).part === "visit" && textRow(field).step !== null ? last[field] : "")),
        }
      : state.draft;
  const linkedNotes = draft.notes ?? "";
  const isTyped = before.notes !== "" && before.notes !== state.linkedNotes;
  const linked = { ...before, ...draft, notes: isTyped ? before.notes : linkedNotes };
  const isReplaced = before.serviceIds.some((id) => !linked.serviceIds.includes(id));
  const names = isReplaced ? chosenServices(offering.services, before.serviceIds).map((service) => service.name) : [];
  return {
    ...toForm(state),
    now,
    draft: linked,
    linkedNotes,
    notices: [...ignoredNotices(ignored), ...(names.length > 0 ? [{ kind: "servicesReplaced" as const, names }] : [])],
  };
}

function afterChange({ services, barbers, rules }: Offering, state: BookingState, action: ChangeAction): BookingState {
  const { booking, fragment, isReturn } = action;
  // A return to the page must not move scroll position and focus.
  const switchCount = state.switchCount + (isReturn ? 0 : 1);
  if (state.changing?.fragment === fragment)
    return isReturn && !state.ticket ? state : { ...toForm(state), switchCount };
  const form = { ...toForm(state), changing: null, switchCount };
  if (booking === "cut") return { ...form, notices: [{ kind: "changeCut" }] };
  const serviceIds = chosenServices(services, booking.serviceIds).map(({ id }) => id);
  const barberId = barbers.find(({ id }) => id === booking.barberId)?.id ?? null;
  // The notice names the kinds of choices that the shop no longer has.
  const ignored: IgnoredParts = [];
  if (serviceIds.length < booking.serviceIds.length) ignored.push("service");
  if (barberId !== booking.barberId) ignored.push("barber");
  return {
    ...form,
    draft: { ...textsOf(booking), serviceIds, barberId, ...choiceOf(rules, booking) },
    changing: { booking, fragment },
    notices: ignoredNotices(ignored),
  };
}

function afterSubmit(offering: Offering, state: BookingState, { now, code, receiver }: Submission): BookingState {
  const { draft, changing } = state;
  // These toasts replace the one about a removed choice, because the focus goes to the first field to correct.
  if (!isComplete(draft)) return { ...state, toast: { kind: "missing" }, isMissingMarked: true };
  const moment = momentOf(businessTimeAt(offering.rules, draft.date, draft.time));
  const ticket = requestedBooking({ ...draft, ...moment }, offering, code, now, changing?.booking);
  const tooLong = longText(ticket, draft, receiver);
  if (tooLong) return { ...state, toast: { kind: "tooLong", ...tooLong }, longText: tooLong };
  return {
    ...withTicket({ ...state, draft: emptyDraft, changing: null }, ticket, false),
    toast: { kind: "made", code: ticket.code },
  };
}

// As long as any, for a booking whose moment and code are still to come.
const anyMoment = { date: "2026-12-01", time: "09:00" };
const anyCode = "AAAAAAAA000000AA";

/**
 * The characters that can still be typed into a text of the form before the booking's link is too long for a chat; negative
 * for those that the text has too many.
 */
export const charactersLeftIn = (
  field: TextField,
  { draft, changing }: Pick<BookingState, "draft" | "changing">,
  offering: Offering,
  receiver: Receiver,
  now: Date,
) => {
  const { date, time } = { date: draft.date ?? anyMoment.date, time: draft.time ?? anyMoment.time };
  const booking = requestedBooking({ ...draft, date, time }, offering, anyCode, now, changing?.booking);
  return charactersLeft(field, booking, draft, receiver);
};

const withoutChoice: Record<RemovedChoice["kind"], Partial<Draft>> = {
  barberRemoved: { barberId: null },
  dateRemoved: { date: null, time: null },
  timeRemoved: { time: null },
};

/** Removes a barber, date or time that can no longer be booked. Notice and toast name it. */
function withPossibleChoices(offering: Offering, state: BookingState) {
  const removed = impossibleChoice(offering, state);
  if (removed === null) return state;
  const draft = { ...state.draft, ...withoutChoice[removed.kind] };
  const notices = [...state.notices.filter(({ kind }) => kind !== removed.kind), removed];
  return withPossibleChoices(offering, { ...state, draft, notices, toast: removed });
}

function impossibleChoice(offering: Offering, { ticket, draft, now }: BookingState): RemovedChoice | null {
  if (ticket || now === null) return null;
  const { date, time } = draft;
  const barber = barberWithoutServices(draft, offering);
  if (barber) return { kind: "barberRemoved", ...barber };
  const why = dayReason(draft, offering, now);
  if (date !== null && why !== null) return { kind: "dateRemoved", date, why };
  if (time === null) return null;
  const offer = slotOffers(draft, offering, now).find((each) => each.time === time);
  const against = offer ? offer.unavailableReason : ({ kind: "betweenSlots" } as const);
  return against && { kind: "timeRemoved", time, why: against };
}

/** Returns the fields that the form marks: those that were missing or too long when a submit was refused. */
export const markedFields = ({ isMissingMarked, longText, draft }: BookingState): (RequiredField | TextField)[] => [
  ...(isMissingMarked ? missingFields(draft) : []),
  ...(longText ? [longText.field] : []),
];

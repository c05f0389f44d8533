import { readBookingLink } from "../links/bookingLink";
import { servicesNotDone } from "../shop/barber";
import type { BookableShop } from "../shop/bookingRules";
import type { Reason } from "../shop/reason";
import { dayReason, slotOffers } from "../shop/reasonsAgainst";
import { chosenServices } from "../shop/service";
import type { Language } from "../shop/words.id";
import { type Booking, type PartialBooking, requestedBooking } from "./booking";
import { type Draft, emptyDraft, isComplete, isEmptyDraft, missingFields, type RequiredField, slotAt } from "./draft";

/** Parts of a link that the shop cannot offer. */
type IgnoredParts = ReturnType<typeof readBookingLink>["ignored"];

/** Notices beside the form's fields about changes to them. */
export type FormNotice =
  | { readonly kind: "linkIgnored"; readonly parts: IgnoredParts }
  /** A link has taken the place of services chosen before, by their names. */
  | { readonly kind: "servicesReplaced"; readonly names: readonly string[] }
  /** The browser has restored typed input, but not all required fields. */
  | { readonly kind: "partlyRestored" }
  /** A link to change a booking was cut off. */
  | { readonly kind: "changeCut"; readonly code: string | null }
  | ChoiceGone;

/** A choice that cannot be booked any more, and was taken out. */
export type ChoiceGone =
  /** The chosen barber, by his name, does not do these of the chosen services. */
  | { readonly kind: "barberGone"; readonly barber: string; readonly services: readonly string[] }
  | { readonly kind: "dateGone"; readonly date: string; readonly why: Reason }
  | { readonly kind: "timeGone"; readonly time: string };

/** The toast; it repeats a removed choice, because the visitor may be looking elsewhere. */
export type BookingToast = { readonly kind: "made"; readonly code: string } | { readonly kind: "missing" } | ChoiceGone;

/** An earlier booking that the form is to move to another time. */
export type BookingChange = Pick<Booking, "code" | "version" | "date" | "time" | "deposit"> & {
  /** The address's fragment while the change is under way, with its #. */
  readonly fragment: string;
  /** The draft before the change; it is restored when the change ends. */
  readonly draftBefore: Draft;
};

/** A booking made on this page, and whether its message was sent. */
export type KeptTicket = { readonly booking: Booking; readonly isSent: boolean };

/** The booking of one visitor on this page: a form, and the tickets made from it. */
export type BookingState = {
  readonly draft: Draft;
  /** The notes from the last booking link: another link replaces these, but never typed notes. */
  readonly linkedNotes: string;
  /** The clock as last read; null until the page is hydrated. */
  readonly now: Date | null;
  readonly changing: BookingChange | null;
  /** The tickets made on this page: the last one, and earlier ones that were not sent yet. */
  readonly kept: readonly KeptTicket[];
  /** Whether the last of them is shown in the form's place. */
  readonly isTicketShown: boolean;
  readonly notices: readonly FormNotice[];
  readonly toast: BookingToast | null;
  /** Whether missing fields are marked: from a refused submit on. */
  readonly marksMissing: boolean;
  /** How many times the visitor has switched between form and ticket. */
  readonly switches: number;
};

/** Choices other than services. */
export type Choice = Partial<Pick<Draft, "barberId" | "date" | "time">>;

export type BookingAction =
  | { readonly type: "clock"; readonly now: Date }
  | { readonly type: "text"; readonly field: "name" | "phone" | "address" | "notes"; readonly value: string }
  | { readonly type: "service"; readonly id: string }
  | { readonly type: "choice"; readonly choice: Choice }
  /** Input from before hydration; `isRestored` if the browser's Back or Forward restored it. */
  | { readonly type: "typed"; readonly draft: Partial<Draft>; readonly isRestored: boolean }
  /** The page was reached by a booking link with this query. */
  | { readonly type: "link"; readonly search: string; readonly now: Date }
  | ChangeAsked
  /** The page was reached by a link that asks for a new booking. */
  | { readonly type: "newBooking" }
  /** `code` is for the ticket, unless the booking that is being changed has one. */
  | { readonly type: "submit"; readonly now: Date; readonly code: string }
  /** The chat with the message of the ticket that is shown has been opened, or the message copied. */
  | { readonly type: "sent" }
  | { readonly type: "openTicket"; readonly code: string }
  | { readonly type: "openForm" }
  /** 'Booking Lagi' below a ticket, 'Mulai booking baru' while a booking is being changed. */
  | { readonly type: "startAgain" }
  | { readonly type: "closeToast" };

/** The page's address asks to move a booking to another time; unreadable parts are null. */
type ChangeAsked = {
  readonly type: "change";
  readonly booking: PartialBooking | null;
  /** The address's fragment, with its #. */
  readonly fragment: string;
  /** Whether the visitor came back to it or loaded it again, and did not follow a link. */
  readonly isReturn: boolean;
};

/** An empty form. */
export const newBooking: BookingState = {
  draft: emptyDraft,
  linkedNotes: "",
  now: null,
  changing: null,
  kept: [],
  isTicketShown: false,
  notices: [],
  toast: null,
  marksMissing: false,
  switches: 0,
};

/** The booking of a visitor who comes back to the page from another one: form and tickets stay, messages and marks do not. */
export const withoutMessages = (state: BookingState): BookingState => ({
  ...state,
  now: null,
  notices: [],
  toast: null,
  marksMissing: false,
  switches: 0,
});

/** The booking after one action. A barber, date or time in the form that cannot be booked any more is taken out. */
export function bookingReducer(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  const reached = withPossibleChoices(shop, transition(shop, state, action));
  return action.type === "submit" && !state.isTicketShown ? afterSubmit(shop, reached, action) : reached;
}

function transition(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "clock":
    case "submit":
      return { ...state, now: action.now };
    case "text":
      return withDraft(state, { [action.field]: action.value });
    case "service": {
      const { serviceIds } = state.draft;
      const others = serviceIds.filter((id) => id !== action.id);
      return withDraft(state, { serviceIds: others.length < serviceIds.length ? others : [...serviceIds, action.id] });
    }
    case "choice":
      return { ...withDraft(state, action.choice), notices: [] };
    case "typed": {
      const typed = withDraft(state, action.draft);
      const isRestored = action.isRestored && Object.keys(action.draft).length > 0;
      return isRestored ? withNotice(typed, { kind: "partlyRestored" }) : typed;
    }
    case "link":
      return afterLink(shop, state, action.search, action.now);
    case "change":
      return afterChange(shop, state, action);
    case "newBooking":
      return withoutChange(state);
    case "sent":
      return {
        ...state,
        kept: state.kept.map((ticket) => (ticket === state.kept.at(-1) ? { ...ticket, isSent: true } : ticket)),
      };
    case "openTicket": {
      const opened = state.kept.find(({ booking }) => booking.code === action.code);
      return opened ? withTicket(state, opened, state.kept) : state;
    }
    case "openForm":
      return { ...toForm(state), switches: state.switches + 1 };
    case "startAgain":
      return {
        ...withoutChange(state.changing ? state : { ...state, draft: emptyDraft }),
        kept: state.kept.filter(({ isSent }) => !isSent),
        switches: state.switches + 1,
      };
    case "closeToast":
      return { ...state, toast: null };
  }
}

/** The message that something is missing ends with the next change. */
const withDraft = (state: BookingState, changes: Partial<Draft>): BookingState => ({
  ...state,
  draft: { ...state.draft, ...changes },
  toast: state.toast?.kind === "missing" ? null : state.toast,
});

const withNotice = (state: BookingState, notice: FormNotice): BookingState => ({
  ...state,
  notices: [...state.notices.filter(({ kind }) => kind !== notice.kind), notice],
});

/** The form with the draft as it is. */
const toForm = (state: BookingState): BookingState => ({
  ...state,
  isTicketShown: false,
  notices: [],
  toast: null,
  marksMissing: false,
});

/** The form after a change ends: the earlier draft is restored. */
const withoutChange = (state: BookingState): BookingState => ({
  ...toForm(state),
  draft: state.changing?.draftBefore ?? state.draft,
  changing: null,
});

/** A ticket that is shown; of the others on this page, those of other bookings stay. */
const withTicket = (state: BookingState, ticket: KeptTicket, others: readonly KeptTicket[]): BookingState => ({
  ...toForm(state),
  isTicketShown: true,
  kept: [...others.filter(({ booking }) => booking.code !== ticket.booking.code), ticket],
  switches: state.switches + 1,
});

const ignoredNotices = (parts: IgnoredParts): FormNotice[] =>
  parts.length > 0 ? [{ kind: "linkIgnored", parts }] : [];

function afterLink(shop: BookableShop, state: BookingState, search: string, now: Date): BookingState {
  const { draft, ignored } = readBookingLink(search, shop, now);
  const last = state.kept.at(-1)?.booking;
  // A second booking begins with the name, number and address of the first.
  const before =
    last && isEmptyDraft(state.draft)
      ? { ...emptyDraft, name: last.name, phone: last.phone, address: last.address }
      : state.draft;
  const linkedNotes = draft.notes ?? "";
  const isTyped = before.notes !== "" && before.notes !== state.linkedNotes;
  const linked = { ...before, ...draft, notes: isTyped ? before.notes : linkedNotes };
  const isReplaced = before.serviceIds.some((id) => !linked.serviceIds.includes(id));
  const names = isReplaced ? chosenServices(shop.services, before.serviceIds).map((service) => service.name) : [];
  return {
    ...toForm(state),
    now,
    draft: linked,
    linkedNotes,
    notices: [...ignoredNotices(ignored), ...(names.length > 0 ? [{ kind: "servicesReplaced" as const, names }] : [])],
  };
}

function afterChange({ services, barbers }: BookableShop, state: BookingState, asked: ChangeAsked): BookingState {
  const { booking, fragment, isReturn } = asked;
  // Coming back to the page must not move the focus.
  const switches = state.switches + (isReturn ? 0 : 1);
  if (state.changing?.fragment === fragment) return isReturn ? state : { ...toForm(state), switches };
  const form = { ...withoutChange(state), switches };
  if (booking === null) return { ...form, notices: [{ kind: "changeCut", code: null }] };
  const { code, date, time, version, deposit, name, phone, address } = booking;
  const serviceIds = chosenServices(services, booking.serviceIds).map(({ id }) => id);
  const barberId = barbers.find(({ id }) => id === booking.barberId)?.id ?? null;
  const draft = { ...emptyDraft, name, phone, address, serviceIds, barberId, date, time };
  if (code === null || date === null || time === null) {
    // A cut link does not replace a draft for a new booking.
    const filledIn = isEmptyDraft(form.draft) ? draft : form.draft;
    return { ...form, draft: filledIn, notices: [{ kind: "changeCut", code }] };
  }
  // The form names services and barbers that the shop no longer has.
  const gone: IgnoredParts = [];
  if (serviceIds.length < booking.serviceIds.length) gone.push("service");
  if (barberId !== booking.barberId) gone.push("barber");
  const changing = { code, version, deposit, date, time, fragment, draftBefore: form.draft };
  return { ...form, draft, changing, notices: ignoredNotices(gone) };
}

function afterSubmit(
  shop: BookableShop,
  state: BookingState,
  { now, code }: BookingAction & { type: "submit" },
): BookingState {
  const { draft, changing, kept } = state;
  // A refused submit has its own message, and the focus goes to the first field that is missing.
  if (!isComplete(draft)) return { ...state, toast: { kind: "missing" }, marksMissing: true };
  const booking = requestedBooking(draft, shop, code, now, changing);
  const unsent = kept.filter(({ isSent }) => !isSent);
  return {
    ...withTicket(withoutChange({ ...state, draft: emptyDraft }), { booking, isSent: false }, unsent),
    toast: { kind: "made", code: booking.code },
  };
}

const withoutChoice: Record<ChoiceGone["kind"], Partial<Draft>> = {
  barberGone: { barberId: null },
  dateGone: { date: null, time: null },
  timeGone: { time: null },
};

/** The form without a barber, date or time that can no longer be booked; notice and toast name the removed choice. */
function withPossibleChoices(shop: BookableShop, state: BookingState): BookingState {
  const gone = impossibleChoice(shop, state);
  if (gone === null) return state;
  const rest = withDraft(withNotice(state, gone), withoutChoice[gone.kind]);
  return withPossibleChoices(shop, { ...rest, toast: gone });
}

function impossibleChoice(shop: BookableShop, { isTicketShown, draft, now }: BookingState): ChoiceGone | null {
  if (isTicketShown || now === null) return null;
  const { date, time } = draft;
  const barber = shop.barbers.find(({ id }) => id === draft.barberId);
  const notDone = barber ? servicesNotDone(barber, chosenServices(shop.services, draft.serviceIds)) : [];
  if (barber && notDone.length > 0) {
    return { kind: "barberGone", barber: barber.name, services: notDone.map(({ name }) => name) };
  }
  const why = dayReason(draft, shop, now);
  if (date !== null && why !== null) return { kind: "dateGone", date, why };
  return time !== null && !slotAt(slotOffers(draft, shop, now), time) ? { kind: "timeGone", time } : null;
}

/** The required fields that the form marks; none before a refused submit. */
export const markedFields = ({ marksMissing, draft }: BookingState): RequiredField[] =>
  marksMissing ? missingFields(draft) : [];

/** The booking whose ticket is shown, in the language of the page; one that was sent keeps the language that the shop has read. */
export function shownTicket({ isTicketShown, kept }: BookingState, language: Language): Booking | null {
  const last = kept.at(-1);
  return isTicketShown && last ? { ...last.booking, language: last.isSent ? last.booking.language : language } : null;
}

/** Whether a ticket of this page has not been sent: it is gone when the page is left. */
export const hasUnsentTicket = ({ kept }: BookingState): boolean => kept.some(({ isSent }) => !isSent);

/** Whether a full page load loses something: a change, an unsent ticket, or form input. */
export const hasUnsavedBooking = (state: BookingState): boolean =>
  state.changing !== null || hasUnsentTicket(state) || !isEmptyDraft(state.draft);

import { readBookingLink } from "../links/bookingLink";
import type { TicketClaim } from "../links/ticketLink";
import { type BookableShop, dayUnavailable } from "../shop/bookableDay";
import { chosenServices } from "../shop/service";
import { type Moment, makeTicket, type Ticket } from "../ticket/ticket";
import { firstFieldToFix, offeredSlot, rulesFor } from "./bookableDraft";
import { type Draft, emptyDraft, isComplete, missingFields, type RequiredField } from "./draft";

/** Parts of a booking link that could not be used, fields that a restored form still lacks, or a choice that is no longer possible. */
export type Notice =
  | { readonly kind: "linkIgnored"; readonly parts: ReturnType<typeof readBookingLink>["ignored"] }
  | { readonly kind: "partlyRestored"; readonly missing: readonly RequiredField[] }
  | { readonly kind: "dateGone" }
  | { readonly kind: "timeGone"; readonly time: string };

/** The short message over the page after a submit. */
export type SubmitToast = { readonly kind: "made"; readonly code: string } | { readonly kind: "missing" };

/** A ticket made on this page, and the draft it was made from. */
export type KeptTicket = { readonly ticket: Ticket; readonly madeFrom: Draft };

type Common = {
  readonly draft: Draft;
  /** The clock as last read; null until the page is hydrated. */
  readonly now: Date | null;
  /** The earlier booking, with its code, that the form is to move to another time. */
  readonly changing: (Moment & { readonly code: string }) | null;
  readonly notice: Notice | null;
  readonly toast: SubmitToast | null;
  /** Whether missing fields are marked: from a refused submit on. */
  readonly marksMissing: boolean;
  /** How many times the visitor has switched between form and ticket. */
  readonly switches: number;
};

/**
 * The states of a booking (docs/rules.md, section 7). "editing": the form is shown; an earlier ticket may be kept.
 * "submitting": the ticket is made and the form still shown, until the pressed button has been painted. "ticket": the
 * kept ticket is shown.
 */
export type BookingState = Editing | Submitting | TicketShown;
type Editing = Common & { readonly phase: "editing"; readonly kept: KeptTicket | null };
type Submitting = Common & {
  readonly phase: "submitting";
  readonly kept: KeptTicket | null;
  readonly made: KeptTicket;
};
type TicketShown = Common & { readonly phase: "ticket"; readonly kept: KeptTicket };

export type BookingAction =
  | { readonly type: "clock"; readonly now: Date }
  | { readonly type: "text"; readonly field: "name" | "phone" | "notes"; readonly value: string }
  | { readonly type: "service"; readonly id: string }
  | { readonly type: "barber"; readonly id: string | null }
  | { readonly type: "date"; readonly date: string | null }
  | { readonly type: "time"; readonly time: string }
  /** What stood in the form before the page was hydrated; `isRestored` if the browser's Back or Forward put it there. */
  | { readonly type: "typed"; readonly draft: Partial<Draft>; readonly isRestored: boolean }
  /** The page was reached by a booking link with this query. */
  | { readonly type: "link"; readonly search: string; readonly now: Date }
  /** The page was reached by a ticket's link that asks for another time. */
  | { readonly type: "change"; readonly claim: TicketClaim; readonly now: Date }
  /** `code` is the booking code of the ticket, unless the booking that is being changed has one. */
  | { readonly type: "submit"; readonly now: Date; readonly code: string }
  /** The pressed button has been painted. */
  | { readonly type: "painted" }
  | { readonly type: "openTicket" }
  | { readonly type: "openForm"; readonly now: Date }
  | { readonly type: "startAgain"; readonly now: Date }
  | { readonly type: "closeToast" };

/** An empty form. */
export const newBooking: Editing = {
  phase: "editing",
  draft: emptyDraft,
  now: null,
  kept: null,
  changing: null,
  notice: null,
  toast: null,
  marksMissing: false,
  switches: 0,
};

/** The booking of a visitor who comes back to the page from another one: draft and ticket stay, messages and marks do not. */
export function resumedBooking(state: BookingState): BookingState {
  const { draft, changing } = state;
  const kept = ticketOf(state);
  const common = { ...newBooking, draft, changing };
  return state.phase !== "editing" && kept ? { ...common, phase: "ticket", kept } : { ...common, kept };
}

/** The booking after one action. While the form is edited, a date or time that cannot be booked any more is taken out. */
export function bookingReducer(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  return withoutImpossibleChoice(shop, transition(shop, state, action));
}

function transition(shop: BookableShop, state: BookingState, action: BookingAction): BookingState {
  switch (action.type) {
    case "clock":
      return { ...state, now: action.now };
    case "text":
      return withDraft(state, { [action.field]: action.value });
    case "service":
      return withDraft(state, { serviceIds: toggled(state.draft.serviceIds, action.id) });
    case "barber":
      return { ...withDraft(state, { barberId: action.id }), notice: null };
    case "date":
      return { ...withDraft(state, { date: action.date }), notice: null };
    case "time":
      return { ...withDraft(state, { time: action.time }), notice: null };
    case "typed":
      return afterTyped(state, action.draft, action.isRestored);
    case "link":
      return afterLink(shop, state, action.search, action.now);
    case "change":
      return afterChange(shop, state, action.claim, action.now);
    case "submit":
      return state.phase === "editing" ? afterSubmit(shop, state, action.now, action.code) : state;
    case "painted":
      return state.phase === "submitting" ? afterPainted(state) : state;
    case "openTicket":
      if (state.phase !== "editing" || state.kept === null) return state;
      return { ...state, phase: "ticket", kept: state.kept, toast: null, switches: state.switches + 1 };
    case "openForm":
      return state.phase === "ticket" ? { ...toForm(state, action.now), switches: state.switches + 1 } : state;
    case "startAgain":
      if (state.phase === "submitting") return state;
      return { ...newBooking, now: action.now, switches: state.switches + 1 };
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

/** The form with the draft as it is; a ticket that is being shown or made is kept. */
function toForm(state: BookingState, now: Date): Editing {
  const { draft, changing, switches } = state;
  return { ...newBooking, draft, changing, switches, now, kept: ticketOf(state) };
}

function afterTyped(state: BookingState, typed: Partial<Draft>, isRestored: boolean): BookingState {
  if (Object.keys(typed).length === 0) return state;
  const filled = withDraft(state, typed);
  const missing = missingFields(filled.draft);
  return isRestored && missing.length > 0 ? { ...filled, notice: { kind: "partlyRestored", missing } } : filled;
}

function afterLink(shop: BookableShop, state: BookingState, search: string, now: Date): Editing {
  const { services, rules, barbers } = shop;
  const linked = readBookingLink(search, services, rules, now, barbers);
  const { name, phone } = state.draft;
  const before = hasNewDraft(state) || ticketOf(state) === null ? state.draft : { ...emptyDraft, name, phone };
  const notice: Notice | null = linked.ignored.length > 0 ? { kind: "linkIgnored", parts: linked.ignored } : null;
  return { ...toForm(state, now), draft: { ...before, ...linked.draft }, changing: null, notice };
}

function afterChange({ services, barbers }: BookableShop, state: BookingState, claim: TicketClaim, now: Date): Editing {
  const { code, name, phone, date, time } = claim;
  const serviceIds = chosenServices(services, claim.serviceIds).map(({ id }) => id);
  const barberId = barbers.find(({ id }) => id === claim.barberId)?.id ?? null;
  // What the shop no longer has cannot be booked again: the form says so.
  const parts: ReturnType<typeof readBookingLink>["ignored"] = [];
  if (claim.serviceIds.length > serviceIds.length) parts.push("service");
  if (claim.barberId !== barberId) parts.push("barber");
  return {
    ...toForm(state, now),
    notice: parts.length > 0 ? { kind: "linkIgnored", parts } : null,
    draft: { ...emptyDraft, name, phone, serviceIds, barberId, date, time },
    changing: code !== null && date !== null && time !== null ? { code, date, time } : null,
    switches: state.switches + 1,
  };
}

function afterSubmit(shop: BookableShop, state: Editing, now: Date, code: string): Editing | Submitting {
  const { draft, changing } = state;
  const slot = firstFieldToFix(shop, draft, now) === null ? offeredSlot(shop, draft, now) : undefined;
  if (!isComplete(draft) || !slot) {
    return { ...state, now, toast: { kind: "missing" }, marksMissing: true };
  }
  const change = changing && { from: { date: changing.date, time: changing.time }, at: now };
  const ticket = makeTicket(draft, shop.services, slot, changing?.code ?? code, shop.barbers, change);
  return { ...state, phase: "submitting", made: { ticket, madeFrom: draft } };
}

function afterPainted({ made, ...state }: Submitting): TicketShown {
  return {
    ...state,
    phase: "ticket",
    kept: made,
    notice: null,
    marksMissing: false,
    toast: { kind: "made", code: made.ticket.code },
    switches: state.switches + 1,
  };
}

function withoutImpossibleChoice(shop: BookableShop, state: BookingState): BookingState {
  const { phase, draft, now } = state;
  if (phase !== "editing" || now === null) return state;
  if (draft.date !== null && dayUnavailable(rulesFor(shop, draft), draft.date, now) !== null) {
    return { ...withDraft(state, { date: null, time: null }), notice: { kind: "dateGone" } };
  }
  if (draft.time !== null && !offeredSlot(shop, draft, now)) {
    return { ...withDraft(state, { time: null }), notice: { kind: "timeGone", time: draft.time } };
  }
  return state;
}

/** The required fields that the form marks; none before a refused submit. */
export const markedFields = ({ marksMissing, draft }: BookingState): RequiredField[] =>
  marksMissing ? missingFields(draft) : [];

/** The notice as it stands now: of a restored form's missing fields, those filled in since are no longer named. */
export function currentNotice({ notice, draft }: BookingState): Notice | null {
  if (notice?.kind !== "partlyRestored") return notice;
  const missing = missingFields(draft);
  return missing.length > 0 ? { kind: "partlyRestored", missing } : null;
}

/** The last ticket made, also while its form is still shown. */
const ticketOf = (state: BookingState): KeptTicket | null => (state.phase === "submitting" ? state.made : state.kept);

/** Whether the form holds something else than what the last ticket was made from. */
export function hasNewDraft(state: BookingState): boolean {
  const kept = ticketOf(state);
  return kept !== null && kept.madeFrom !== state.draft;
}

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useTransition } from "react";
import { bookingCode, type RandomBytes } from "../../domain/booking/bookingCode";
import type { TicketShop } from "../../domain/booking/description";
import { estimateFor, isComplete } from "../../domain/booking/draft";
import type { TextField, Texts } from "../../domain/booking/texts";
import { ticketFragment } from "../../domain/codecs/ticketLink";
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  type Choice,
  charactersLeftIn,
  emptyBookingState,
  markedFields,
  shopForChange,
  withoutMessages,
} from "../../domain/form/bookingState";
import type { Offering } from "../../domain/shop/bookingRules";
import { memoizedDayReason, slotOffers } from "../../domain/shop/reasonsAgainst";
import type { RouterLocation } from "../../runtime/routerLocation";
import { deviceClock, useEachMinute } from "../../ui/useClock";
import { withTicketPage } from "../content/ticketPage";
import { useWords } from "../words/pageWords";
import { fieldId } from "./Step";
import { useTypedBeforeHydration } from "./typedBeforeHydration";
import { openNewBooking, useUrlSync } from "./useUrlSync";

/** The clock, random bytes and memory of a booking; tests replace them. */
export type BookingEnvironment = {
  clock: () => Date;
  randomBytes: RandomBytes;
  /** Keeps the booking while the visitor looks at another page of the site. It is gone with the tab. */
  memory: { booking: BookingState };
};

const browserEnvironment: BookingEnvironment = {
  clock: deviceClock,
  randomBytes: (bytes) => crypto.getRandomValues(bytes),
  memory: { booking: emptyBookingState },
};

/** The shop's data for making a booking and showing its ticket. */
export type BookingShop = Omit<TicketShop, "ticketPage"> & { codePrefix: string };

export type BookingController = ReturnType<typeof useBooking>;

/** The booking's state and actions, kept in step with the page's URL. */
export function useBooking(
  offering: Offering,
  shop: BookingShop,
  pageLocation: RouterLocation,
  { clock, randomBytes, memory }: BookingEnvironment = browserEnvironment,
) {
  const [state, dispatch] = useReducer(
    (before: BookingState, action: BookingAction) => bookingReducer(offering, before, action),
    memory.booking,
    withoutMessages,
  );
  useEachMinute(
    clock,
    useCallback((now) => dispatch({ type: "clock", now }), []),
  );
  const { ticket, changing } = state;
  const offered = useMemo(() => shopForChange(offering, changing), [changing, offering]);
  useUrlSync(pageLocation, clock, ticket ? `#${ticketFragment(ticket, "made")}` : changing?.fragment, dispatch);
  useTypedBeforeHydration(dispatch);

  useEffect(() => {
    memory.booking = state;
  }, [memory, state]);

  // A transition, so that the pressed button is painted before the ticket is rendered.
  const [isSubmitting, startSubmit] = useTransition();
  const submit = (texts: Partial<Texts>) => {
    const now = clock();
    const code = bookingCode(shop.codePrefix, now, randomBytes);
    const submission: BookingAction = { type: "submit", now, code, texts, receiver: withTicketPage(shop) };
    if (!isComplete({ ...state.draft, ...texts })) return dispatch(submission);
    // The focus leaves the form first, because removing a form with the focus would make the browser lay out the page twice.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    startSubmit(() => dispatch(submission));
  };

  // Runs after the form has rendered, because only then is a slot disabled that has just passed. A disabled slot could not
  // keep the focus.
  const focusFirstToFix = useEffectEvent(() => {
    const [field] = markedFields(state);
    const element = field && document.getElementById(fieldId(field));
    if (!element) return;
    // For a removed date the whole step gets the focus, because it has the explanation.
    const isDateRemoved = field === "date" && state.notices.some(({ kind }) => kind === "dateRemoved");
    const choice = element.querySelector<HTMLElement>("input:checked, input:not(:disabled), [tabindex='0']");
    (isDateRemoved ? element : (choice ?? element)).focus();
  });
  useLayoutEffect(() => {
    if (state.toast?.kind === "missing" || state.toast?.kind === "tooLong") focusFirstToFix();
  }, [state.toast]);

  // A stable function, so that a tap on a slot does not render the calendar again.
  const choose = useCallback((choice: Choice) => dispatch({ type: "choice", choice }), []);

  const { draft, now } = state;
  const { serviceIds, barberId, date } = draft;
  const dayReason = useMemo(
    () => (now ? memoizedDayReason({ serviceIds, barberId }, offered, now) : () => null),
    [serviceIds, barberId, offered, now],
  );
  const offers = useMemo(
    () => slotOffers({ serviceIds, barberId, date }, offered, now),
    [offered, serviceIds, barberId, date, now],
  );
  // A made ticket has the language of its page, which the state does not know.
  const { language } = useWords("form").shop;
  const shownTicket = useMemo(() => ticket && { ...ticket, language }, [ticket, language]);
  return {
    shop,
    offering,
    dispatch,
    startNewBooking: () => openNewBooking(dispatch),
    choose,
    submit,
    isSubmitting,
    state,
    ticket: shownTicket,
    offered,
    charactersLeft: (field: TextField) =>
      state.now ? charactersLeftIn(field, state, offered, withTicketPage(shop), state.now) : 0,
    dayReason,
    offers,
    estimate: estimateFor(offered, draft, offers),
  };
}

import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import type { Draft } from "../../domain/booking/draft";
import { linkParts } from "../../domain/links/bookingLink";
import { readChange, readMadeTicket } from "../../domain/links/ticketLink";
import { isDate } from "../../domain/shop/clock";
import { type RouterLocation, staysInPlace } from "../../platform/runtime/routerLocation";
import { asksForNewBooking, newBookingHistoryState } from "../ticket/newBookingLink";

/**
 * Keeps form and address in step.
 * From the address: whenever `pageLocation` changes, the form takes over the booking link, change, ticket or new booking that
 * the address asks for. A booking link is then removed from the address, so that Back and a reload keep later edits. Once, the
 * form also takes over what was typed before hydration, which is newer than the address.
 * Into the address: `fragment`, a change in progress or a finished ticket, which so survives a reload, a closed tab and a visit
 * to another site.
 */
export function useUrlSync(
  pageLocation: RouterLocation,
  clock: () => Date,
  fragment: string | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  // The form of the page's HTML, read during the first render. If a translator or an extension has changed the page, React
  // replaces this form, and its typed values are gone before any ref or effect runs.
  const [formBeforeHydration] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form"),
  );

  // A layout effect, like the one below for the typed values: both run before the browser handles another keystroke.
  const lastFragment = useRef(fragment);
  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    const { hash, search } = address;
    const action = actionOf(hash, cameByReturn(pageLocation));
    if (action) {
      if (action.type === "ticket" && hash === lastFragment.current) return;
      if (action.type === "change" && !(action.booking.code && action.booking.date && action.booking.time))
        replaceFragment("#booking");
      dispatch(action);
    } else if (linkParts.some((part) => address.searchParams.has(part))) {
      for (const part of linkParts) address.searchParams.delete(part);
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "link", search, now: clock() });
    } else if (asksForNewBooking(pageLocation)) {
      dispatch({ type: "newBooking" });
    }
  }, [pageLocation, clock, dispatch]);

  // The router reports no navigation when Back leads to the address that the page was opened with.
  useEffect(() => {
    const onReturn = () => {
      const { hash } = window.location;
      const action = hash === lastFragment.current ? null : actionOf(hash, true);
      if (action) dispatch(action);
    };
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, [dispatch]);

  useLayoutEffect(() => {
    if (formBeforeHydration === null) return;
    const isRestored = loadType() === "back_forward";
    dispatch({ type: "typed", draft: valuesIn(formBeforeHydration), isRestored });
  }, [formBeforeHydration, dispatch]);

  // The fragment is written again after every navigation: a link that leads back from another page of the site has none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation may have brought another address
  useEffect(() => {
    const hasEnded = lastFragment.current !== fragment && window.location.hash === lastFragment.current;
    if (fragment) replaceFragment(fragment);
    else if (hasEnded) replaceFragment("#booking");
    lastFragment.current = fragment;
  }, [fragment, pageLocation]);
}

/** The action for a fragment that holds a finished ticket or a change in progress; null for any other. */
function actionOf(hash: string, isReturn: boolean) {
  const made = readMadeTicket(hash);
  if (made) return { type: "ticket", booking: made, isReturn } as const;
  const booking = readChange(hash);
  return booking && ({ type: "change", booking, fragment: hash, isReturn } as const);
}

const replaceFragment = (fragment: string) => window.history.replaceState(window.history.state, "", fragment);

/** Opens an empty form as a new history entry, so that Back leads to the ticket or change that it replaces. */
export function openNewBooking(dispatch: Dispatch<BookingAction>): void {
  // The router expects a key in the state of each history entry.
  window.history.pushState({ ...newBookingHistoryState, key: String(Date.now()) }, "", "#booking");
  dispatch({ type: "newBooking" });
}

/** How the browser loaded this page: "navigate", "reload" or "back_forward". */
const loadType = (): string | undefined =>
  (performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor came by Back or Forward, a reload, or a change of language, rather than by a link. */
const cameByReturn = (location: RouterLocation): boolean =>
  location.action ? location.action !== "PUSH" || staysInPlace(location) : /^(reload|back)/.test(loadType() ?? "");

/** The texts of the form's text fields by name, without empty ones. */
export function textsIn(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const texts = (["name", "phone", "address", "notes"] as const).map((field) => [field, data.get(field)]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The values of the form's elements, typed or restored by the browser, without empty ones. */
function valuesIn(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const typed: { -readonly [Field in keyof Draft]?: Draft[Field] } = textsIn(form);
  const { date, time } = Object.fromEntries(data);
  if (typeof date === "string" && isDate(date)) typed.date = date;
  if (typeof time === "string") typed.time = time;
  const serviceIds = data.getAll("service").map(String);
  if (serviceIds.length > 0) typed.serviceIds = serviceIds;
  const barberId = data.get("barber");
  if (typeof barberId === "string" && barberId !== "") typed.barberId = barberId;
  return typed;
}

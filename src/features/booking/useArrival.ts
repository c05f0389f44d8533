import { type Dispatch, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import type { Draft } from "../../domain/booking/draft";
import { asksForChange, linkParts } from "../../domain/links/bookingLink";
import { readChange, readMade } from "../../domain/links/ticketLink";
import { isDate } from "../../domain/shop/clock";
import { preservesScroll, type RouterLocation } from "../../platform/runtime/routerLocation";
import { asksForNewBooking, newBookingState } from "../ticket/newBookingLink";

/**
 * Hands over what the visitor brings to the form: whenever `arrival` changes, what the page's address asks for, and once, what
 * was typed before the page was hydrated, which is newer than the address. A booking link is removed from the address, so
 * that going back or reloading keeps what the visitor has changed since. A change that is under way and a ticket that was made
 * stand in it as `fragment`, so that they outlive a reload, a closed tab and a look at another site.
 */
export function useArrival(
  arrival: RouterLocation,
  clock: () => Date,
  fragment: string | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  // Looked up while rendering: where a translator or an extension has changed the page, React replaces the form, and removes
  // the one that was typed into before any ref or effect of the new one runs.
  const [formBeforeHydration] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form"),
  );
  const [focusBeforeHydration] = useState(() => (formBeforeHydration ? document.activeElement : null));

  // Both at once, before the browser takes another letter.
  const shown = useRef(fragment);
  useLayoutEffect(() => {
    const address = new URL(window.location.href);
    const { hash, search } = address;
    const made = readMade(hash);
    if (made) {
      if (hash !== shown.current) dispatch({ type: "ticket", booking: made, isReturn: isReturn(arrival) });
    } else if (asksForChange(hash)) {
      const booking = readChange(hash);
      if (!booking?.code || !booking.date || !booking.time) replaceFragment("#booking");
      dispatch({ type: "change", booking, fragment: hash, isReturn: isReturn(arrival) });
    } else if (linkParts.some((part) => address.searchParams.has(part))) {
      for (const part of linkParts) address.searchParams.delete(part);
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "link", search, now: clock() });
    } else if (asksForNewBooking(arrival)) {
      dispatch({ type: "newBooking" });
    }
  }, [arrival, clock, dispatch]);

  // The router does not tell of a way back to the address that the page was opened with.
  useEffect(() => {
    const onReturn = () => {
      const { hash } = window.location;
      if (hash === shown.current) return;
      const made = readMade(hash);
      if (made) dispatch({ type: "ticket", booking: made, isReturn: true });
      else if (asksForChange(hash))
        dispatch({ type: "change", booking: readChange(hash), fragment: hash, isReturn: true });
    };
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, [dispatch]);

  useLayoutEffect(() => {
    if (formBeforeHydration === null) return;
    const isRestored = loadType() === "back_forward";
    dispatch({ type: "typed", draft: typedInto(formBeforeHydration), isRestored });
    if (formBeforeHydration.isConnected || !formBeforeHydration.contains(focusBeforeHydration)) return;
    document.getElementById(focusBeforeHydration?.id ?? "")?.focus({ preventScroll: true });
  }, [formBeforeHydration, focusBeforeHydration, dispatch]);

  // Also on the way back from another page of the site, whose link names neither.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival may have brought another address
  useEffect(() => {
    const hasEnded = shown.current !== fragment && window.location.hash === shown.current;
    if (fragment) replaceFragment(fragment);
    else if (hasEnded) replaceFragment("#booking");
    shown.current = fragment;
  }, [fragment, arrival]);
}

const replaceFragment = (fragment: string) => window.history.replaceState(window.history.state, "", fragment);

/** Opens an empty form as a new entry of the history, so that Back leads to the ticket or change that it takes the place of. */
export function openNewBooking(dispatch: Dispatch<BookingAction>): void {
  // The router gives each entry such a key.
  window.history.pushState({ ...newBookingState, key: String(Date.now()) }, "", "#booking");
  dispatch({ type: "newBooking" });
}

/** How the browser loaded this page: "navigate", "reload" or "back_forward". */
const loadType = (): string | undefined =>
  (performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor came by Back or Forward, loaded the page again, or changed its language, and did not follow another link. */
const isReturn = (location: RouterLocation): boolean =>
  location.action ? location.action !== "PUSH" || preservesScroll(location) : /^(reload|back)/.test(loadType() ?? "");

/** Values of the form's text fields; empty ones are left out. */
export function textsIn(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const texts = (["name", "phone", "address", "notes"] as const).map((field) => [field, data.get(field)]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** Values of the form's elements, typed by the visitor or restored by the browser; empty ones are left out. */
function typedInto(form: HTMLFormElement): Partial<Draft> {
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

import { type Dispatch, useEffect, useRef, useState } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import type { Draft } from "../../domain/booking/draft";
import { asksForChange, linkParts } from "../../domain/links/bookingLink";
import { isDate } from "../../domain/shop/clock";
import { preservesScroll, type RouterLocation } from "../../platform/runtime/routerLocation";
import { asksForNewBooking } from "../ticket/newBookingLink";

/**
 * Hands over what the visitor brings to the form: whenever `arrival` changes, what the page's address asks for, and once, what
 * was typed before the page was hydrated, which is newer than the address. A booking link is removed from the address, so
 * that going back or reloading keeps what the visitor has changed since; a change stands in it, as `changeFragment`, while it
 * is under way, so that it outlives a reload and a look at another site.
 */
export function useArrival(
  arrival: RouterLocation,
  clock: () => Date,
  changeFragment: string | undefined,
  dispatch: Dispatch<BookingAction>,
): void {
  // Looked up while rendering: where a translator has changed the page, React replaces the form, and removes the one that
  // was typed into before any ref or effect of the new one runs.
  const [formBeforeHydration] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form"),
  );

  // Input from before hydration is newer than the address, so it is dispatched after the change that the address asks for.
  const hasArrived = useRef(Promise.resolve());
  useEffect(() => {
    const address = new URL(window.location.href);
    const { hash, search } = address;
    if (asksForChange(hash)) {
      const isReturned = isReturn(arrival);
      // Few visitors come by such a link. Where its reader does not come, the link counts as cut off.
      hasArrived.current = import(/* webpackChunkName: "change" */ "../../domain/links/ticketLink")
        .then(
          ({ readChange }) => readChange(hash),
          () => null,
        )
        .then((booking) => {
          if (!booking?.code || !booking.date || !booking.time) replaceFragment("#booking");
          dispatch({ type: "change", booking, fragment: hash, isReturn: isReturned });
        });
    } else if (linkParts.some((part) => address.searchParams.has(part))) {
      for (const part of linkParts) address.searchParams.delete(part);
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "link", search, now: clock() });
    } else if (asksForNewBooking(arrival)) {
      dispatch({ type: "newBooking" });
    }
  }, [arrival, clock, dispatch]);

  useEffect(() => {
    if (formBeforeHydration === null) return;
    const draft = typedInto(formBeforeHydration);
    const isRestored = loadType() === "back_forward";
    void hasArrived.current.then(() => dispatch({ type: "typed", draft, isRestored }));
  }, [formBeforeHydration, dispatch]);

  // A change stands in the address until it is made or ended, also on the way back from another page of the site.
  const shown = useRef(changeFragment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival may have brought another address
  useEffect(() => {
    const hasEnded = shown.current !== changeFragment && window.location.hash === shown.current;
    if (changeFragment) replaceFragment(changeFragment);
    else if (hasEnded) replaceFragment("#booking");
    shown.current = changeFragment;
  }, [changeFragment, arrival]);
}

const replaceFragment = (fragment: string) => window.history.replaceState(window.history.state, "", fragment);

/** How the browser loaded this page: "navigate", "reload" or "back_forward". */
const loadType = (): string | undefined =>
  (performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor came by Back or Forward, loaded the page again, or changed its language, and did not follow another link. */
const isReturn = (location: RouterLocation): boolean =>
  location.action ? location.action !== "PUSH" || preservesScroll(location) : /^(reload|back)/.test(loadType() ?? "");

/** Values of the form's elements, typed by the visitor or restored by the browser; empty ones are left out. */
function typedInto(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const typed: { -readonly [Field in keyof Draft]?: Draft[Field] } = {};
  for (const field of ["name", "phone", "address", "notes", "date", "time"] as const) {
    const value = String(data.get(field) ?? "");
    if (value !== "" && (field !== "date" || isDate(value))) typed[field] = value;
  }
  const serviceIds = data.getAll("service").map(String);
  if (serviceIds.length > 0) typed.serviceIds = serviceIds;
  const barberId = data.get("barber");
  if (typeof barberId === "string" && barberId !== "") typed.barberId = barberId;
  return typed;
}

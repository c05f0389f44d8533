import { type Dispatch, useEffect, useState } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import type { Draft } from "../../domain/booking/draft";
import { linkParts } from "../../domain/links/bookingLink";
import { readChange } from "../../domain/links/ticketLink";
import { isDate } from "../../domain/shop/clock";
import type { RouterLocation } from "../../platform/runtime/routerLocation";
import { asksForNewBooking } from "../shell/newBookingLink";

/**
 * Hands over what the visitor brings to the form: whenever `arrival` changes, what the page's address asks for, and once, what
 * was typed before the page was hydrated, which is newer than the address. Both are removed from the address, so that going
 * back or reloading keeps what the visitor has changed since; but a change stands in it while it is under way, `changeFragment`
 * behind the #, so that it outlives a reload and a look at another site.
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

  useEffect(() => {
    const address = new URL(window.location.href);
    const booking = readChange(address.hash);
    if (booking !== null) {
      replaceFragment("#booking");
      dispatch({ type: "change", booking, fragment: address.hash, isReturn: isReturn(arrival) });
    } else if (linkParts.some((part) => address.searchParams.has(part))) {
      const { search } = address;
      for (const part of linkParts) address.searchParams.delete(part);
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "link", search, now: clock() });
    } else if (asksForNewBooking(arrival)) {
      dispatch({ type: "newBooking" });
    }
  }, [arrival, clock, dispatch]);

  useEffect(() => {
    if (formBeforeHydration === null) return;
    dispatch({ type: "typed", draft: typedInto(formBeforeHydration), isRestored: loadType() === "back_forward" });
  }, [formBeforeHydration, dispatch]);

  // A change stands in the address until it is made or ended: also on the way back from another page of the site, and after a
  // link within this one, of which the router reports only those that lead elsewhere than the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival may have brought another address
  useEffect(() => {
    if (!changeFragment) return;
    const { pathname } = window.location;
    const isHere = () => window.location.pathname === pathname;
    const nameChange = () => {
      if (isHere() && readChange(window.location.hash) === null) replaceFragment(changeFragment);
    };
    nameChange();
    window.addEventListener("hashchange", nameChange);
    return () => {
      window.removeEventListener("hashchange", nameChange);
      if (isHere() && window.location.hash === changeFragment) replaceFragment("#booking");
    };
  }, [changeFragment, arrival]);
}

function replaceFragment(fragment: string) {
  if (window.location.hash !== fragment) window.history.replaceState(window.history.state, "", fragment);
}

/** How the browser loaded this page: "navigate", "reload" or "back_forward". */
const loadType = (): string | undefined =>
  (performance.getEntriesByType?.("navigation")[0] as PerformanceNavigationTiming | undefined)?.type;

/** Whether the visitor came by Back or Forward, or loaded the page again, and did not follow a link. */
const isReturn = ({ action }: RouterLocation): boolean =>
  action ? action !== "PUSH" : /^(reload|back)/.test(loadType() ?? "");

/** What stands in the form's elements, typed by the visitor or restored by the browser; empty fields are left out. */
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

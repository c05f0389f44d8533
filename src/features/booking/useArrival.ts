import { type Dispatch, useEffect, useState } from "react";
import type { BookingAction } from "../../domain/booking/bookingState";
import type { Draft } from "../../domain/booking/draft";
import { linkParts } from "../../domain/links/bookingLink";
import { readChange } from "../../domain/links/ticketLink";
import { isDate } from "../../domain/shop/clock";

/**
 * Hands over what the visitor brings to the form: once, what was typed before the page was hydrated, and whenever `arrival`
 * changes, what the page's address asks for. That part of the address is removed, so that it fills the form only once:
 * going back or reloading keeps what the visitor has changed since.
 */
export function useArrival(arrival: unknown, clock: () => Date, dispatch: Dispatch<BookingAction>): void {
  // Looked up while rendering: where a translator has changed the page, React replaces the form, and removes the one that
  // was typed into before any ref or effect of the new one runs.
  const [formBeforeHydration] = useState(() =>
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form"),
  );

  useEffect(() => {
    if (formBeforeHydration === null) return;
    dispatch({ type: "typed", draft: typedInto(formBeforeHydration), isRestored: isBackOrForward() });
  }, [formBeforeHydration, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again at every arrival, changed or not
  useEffect(() => {
    const address = new URL(window.location.href);
    const claim = readChange(address.hash);
    if (claim !== null) {
      address.hash = "booking";
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "change", claim, now: clock() });
    } else if (linkParts.some((part) => address.searchParams.has(part))) {
      const { search } = address;
      for (const part of linkParts) address.searchParams.delete(part);
      window.history.replaceState(window.history.state, "", address);
      dispatch({ type: "link", search, now: clock() });
    }
  }, [arrival, clock, dispatch]);
}

/** Whether the browser's Back or Forward loaded this page. */
const isBackOrForward = () =>
  performance.getEntriesByType?.("navigation").some((entry) => "type" in entry && entry.type === "back_forward") ??
  false;

/** What stands in the form's elements, typed by the visitor or restored by the browser; empty fields are left out. */
function typedInto(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const typed: { -readonly [Field in keyof Draft]?: Draft[Field] } = {};
  for (const field of ["name", "phone", "notes", "date", "time"] as const) {
    const value = String(data.get(field) ?? "");
    if (value !== "" && (field !== "date" || isDate(value))) typed[field] = value;
  }
  const serviceIds = data.getAll("service").map(String);
  if (serviceIds.length > 0) typed.serviceIds = serviceIds;
  const barberId = data.get("barber");
  if (typeof barberId === "string" && barberId !== "") typed.barberId = barberId;
  return typed;
}

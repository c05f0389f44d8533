import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Draft } from "../../domain/booking/draft";
import { linkParts } from "../../domain/links/bookingLink";
import { readChange, type TicketClaim } from "../../domain/links/ticketLink";
import { isDate } from "../../domain/shop/clock";

type Beginning = {
  form: RefObject<HTMLFormElement | null>;
  /** Changes with every way the visitor comes to this page. */
  arrival: unknown;
  /** Receives what stood in the form, and whether the browser had put it there because the visitor came back. */
  onTyped: (typed: Partial<Draft>, isRestored: boolean) => void;
  /** Receives the query of an address that asks for something. */
  onLink: (search: string) => void;
  /** Receives the ticket that an address asks to change. */
  onChange: (claim: TicketClaim) => void;
};

/**
 * The form that came with the page, which React takes over; where something has changed the page meanwhile, a translator
 * say, React puts another in its place, and what was typed stands in this one alone.
 */
let firstForm = typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>("#booking form");

/**
 * What the form begins with beside its memory: once, what was typed before the script arrived; and at every arrival,
 * what the address asks for. That is taken out of the address, so that it fills the form once: coming back by the
 * browser's buttons or reloading leaves what the visitor did since.
 */
export function useBeginning({ form, arrival, onTyped, onLink, onChange }: Beginning): void {
  const begin = useEffectEvent(() => {
    onTyped(typedBefore(firstForm ?? form.current), hasComeBack());
    firstForm = null;
  });
  const takeLink = useEffectEvent(() => {
    const address = new URL(window.location.href);
    const change = readChange(address.hash);
    if (change !== null) {
      address.hash = "booking";
      window.history.replaceState(window.history.state, "", address);
      onChange(change);
      return;
    }
    if (!linkParts.some((part) => address.searchParams.has(part))) return;
    onLink(address.search);
    for (const part of linkParts) address.searchParams.delete(part);
    window.history.replaceState(window.history.state, "", address);
  });

  useEffect(() => begin(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again at every arrival, changed or not
  useEffect(() => takeLink(), [arrival]);
}

/** Whether the browser's Back or Forward opened this page anew. */
const hasComeBack = () =>
  performance.getEntriesByType?.("navigation").some((entry) => "type" in entry && entry.type === "back_forward") ??
  false;

/**
 * What stands in the form's own elements and is not known yet: typed before the script arrived, or restored by the
 * browser when the visitor came back. Empty fields say nothing.
 */
function typedBefore(form: HTMLFormElement | null): Partial<Draft> {
  if (!form) return {};
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

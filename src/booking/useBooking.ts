import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { type BookingRules, dayStatus, type SlotOffer, slotOffers } from "../shop/bookableDay";
import { totalPrice } from "../shop/price";
import { chosenServices, type Service, totalDuration } from "../shop/service";
import type { ToastMessage } from "../ui/Toast";
import { bookingCode } from "./model/bookingCode";
import { readBookingLink } from "./model/bookingLink";
import { type Draft, draftReducer, emptyDraft, isComplete, missingFields, type RequiredField } from "./model/draft";
import { makeTicket, type Ticket } from "./model/ticket";

export type Summary = { services: readonly Service[]; slot: SlotOffer; total: number; duration: number };

export type Booking = {
  draft: Draft;
  now: Date | null;
  offers: readonly SlotOffer[];
  summary: Summary | null;
  /** Fields to be marked; empty until a submit found something missing. */
  missing: readonly RequiredField[];
  /** A quiet word about something the form changed by itself, or an empty text. */
  notice: string;
  ticket: Ticket | null;
  toast: ToastMessage | null;
  closeToast: () => void;
  setText: (field: "name" | "phone" | "notes", value: string) => void;
  toggleService: (id: string) => void;
  chooseDate: (date: string) => void;
  chooseTime: (time: string) => void;
  submit: () => void;
  startAgain: () => void;
};

/** What the booking takes from the world: clock, random source and memory, so that tests can hold all three. */
export type World = {
  clock: () => Date;
  randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** What is kept while the visitor looks at another page and comes back: in memory only, gone with the tab. */
  memory: { draft: Draft; ticket: Ticket | null };
};

const device: World = {
  clock: () => new Date(),
  randomBytes: (bytes) => crypto.getRandomValues(bytes),
  memory: { draft: emptyDraft, ticket: null },
};

const missingToast: ToastMessage = {
  kind: "destructive",
  title: "Mohon lengkapi semua data",
  description: "Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi",
};

/** The element that takes the focus when a field is missing. */
export const fieldElementIds: Record<RequiredField, string> = {
  name: "booking-name",
  phone: "booking-phone",
  services: "booking-services",
  date: "booking-date",
  time: "booking-time",
};

/**
 * The booking's state and the one place that owns clock and randomness (sections 3 to 5). `form` is read once after
 * mounting, for what was typed before the script arrived.
 */
export function useBooking(
  services: readonly Service[],
  rules: BookingRules,
  codePrefix: string,
  form: RefObject<HTMLFormElement | null>,
  world: World = device,
): Booking {
  const [draft, dispatch] = useReducer(draftReducer, world.memory.draft);
  const [now, setNow] = useState<Date | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const [notice, setNotice] = useState("");
  const [ticket, setTicket] = useState<Ticket | null>(world.memory.ticket);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const hasTicket = useRef(world.memory.ticket !== null);
  const hasBegun = useRef(false);

  useEffect(() => {
    const tick = () => setNow(world.clock());
    tick();
    const timer = setInterval(tick, 20_000);
    document.addEventListener("visibilitychange", tick);
    window.addEventListener("pageshow", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
      window.removeEventListener("pageshow", tick);
    };
  }, [world]);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const linked = readBookingLink(window.location.search, services, rules, world.clock());
    dispatch({ type: "fill", draft: { ...typedBefore(form.current), ...linked.draft } });
    if (linked.ignored.length > 0) {
      setNotice(
        `Sebagian isi tautan tidak dapat dipakai (${linked.ignored.join(", ")}). Silakan pilih sendiri di bawah.`,
      );
    }
  }, [form, rules, services, world]);

  useEffect(() => {
    world.memory.draft = draft;
    world.memory.ticket = ticket;
  }, [draft, ticket, world]);

  const chosen = useMemo(() => chosenServices(services, draft.serviceIds), [services, draft.serviceIds]);
  const duration = totalDuration(chosen);
  const offers = useMemo(() => slotOffers(rules, draft.date, now, duration), [rules, draft.date, now, duration]);
  const slot = offers.find((offer) => offer.time === draft.time && !offer.isPast);

  // Date and time are checked again whenever anything they depend on moves on: services, date, or the clock itself.
  useEffect(() => {
    if (now === null) return;
    if (draft.date !== null && !dayStatus(rules, draft.date, now).isBookable) {
      dispatch({ type: "fill", draft: { date: null, time: null } });
      setNotice("Tanggal yang dipilih sudah tidak tersedia. Silakan pilih tanggal lain.");
    } else if (draft.time !== null && slot === undefined) {
      dispatch({ type: "time", time: null });
      setNotice(`Jam ${draft.time} tidak tersedia pada tanggal ini. Silakan pilih jam lain.`);
    }
  }, [draft.date, draft.time, now, rules, slot]);

  const submit = useCallback(() => {
    if (hasTicket.current) return;
    const instant = world.clock();
    const offered = slotOffers(rules, draft.date, instant, duration);
    const offer = offered.find((candidate) => candidate.time === draft.time && !candidate.isPast);
    const isStillPossible = draft.date !== null && dayStatus(rules, draft.date, instant).isBookable;
    if (isComplete(draft) && offer && isStillPossible) {
      hasTicket.current = true;
      const made = makeTicket(draft, services, offer, bookingCode(codePrefix, instant, world.randomBytes));
      setTicket(made);
      setNotice("");
      setWasRefused(false);
      setToast({ kind: "success", title: "Booking berhasil dibuat", description: `Kode booking Anda: ${made.code}` });
      return;
    }
    setNow(instant);
    setWasRefused(true);
    setToast({ ...missingToast });
    const first = missingFields(draft)[0] ?? (isStillPossible ? "time" : "date");
    focusField(first);
  }, [codePrefix, draft, duration, rules, services, world]);

  const startAgain = useCallback(() => {
    hasTicket.current = false;
    dispatch({ type: "clear" });
    setTicket(null);
    setToast(null);
    setNotice("");
    setWasRefused(false);
    setNow(world.clock());
  }, [world]);

  // Stable from render to render, so that a tap on a slot does not render the calendar anew.
  const setText = useCallback(
    (field: "name" | "phone" | "notes", value: string) => dispatch({ type: "text", field, value }),
    [],
  );
  const toggleService = useCallback((id: string) => dispatch({ type: "service", id }), []);
  const chooseDate = useCallback((date: string) => {
    setNotice("");
    dispatch({ type: "date", date: date === "" ? null : date });
  }, []);
  const chooseTime = useCallback((time: string) => {
    setNotice("");
    dispatch({ type: "time", time });
  }, []);

  return {
    draft,
    now,
    offers,
    summary:
      chosen.length > 0 && slot
        ? { services: chosen, slot, total: totalPrice(chosen, slot.multiplier), duration }
        : null,
    missing: wasRefused ? missingFields(draft) : [],
    notice,
    ticket,
    toast,
    closeToast: useCallback(() => setToast(null), []),
    setText,
    toggleService,
    chooseDate,
    chooseTime,
    submit,
    startAgain,
  };
}

function focusField(field: RequiredField) {
  const element = document.getElementById(fieldElementIds[field]);
  const target = element?.matches("input, textarea")
    ? element
    : (element?.querySelector<HTMLElement>("input:checked, input:not(:disabled), [tabindex='0']") ?? element);
  target?.focus();
}

/**
 * What stands in the form's own elements and is not known yet: typed before the script arrived, or restored by the
 * browser when the visitor came back. Empty fields say nothing.
 */
function typedBefore(form: HTMLFormElement | null): Partial<Draft> {
  if (!form) return {};
  const data = new FormData(form);
  const typed: { name?: string; phone?: string; notes?: string; serviceIds?: string[]; time?: string } = {};
  for (const field of ["name", "phone", "notes"] as const) {
    const value = String(data.get(field) ?? "");
    if (value !== "") typed[field] = value;
  }
  const serviceIds = data.getAll("service").map(String);
  if (serviceIds.length > 0) typed.serviceIds = serviceIds;
  const time = data.get("time");
  if (typeof time === "string") typed.time = time;
  return typed;
}

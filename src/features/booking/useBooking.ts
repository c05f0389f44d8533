import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { bookingCode, type RandomBytes } from "../../domain/booking/bookingCode";
import {
  type Draft,
  draftReducer,
  emptyDraft,
  isComplete,
  missingFields,
  type RequiredField,
} from "../../domain/booking/draft";
import { type LinkedDraft, readBookingLink } from "../../domain/links/bookingLink";
import { type Barber, type BarberChoice, barberChoice } from "../../domain/shop/barber";
import { type BookingRules, dayUnavailable, type SlotOffer, slotOffers } from "../../domain/shop/bookableDay";
import { totalPrice } from "../../domain/shop/price";
import { chosenServices, type Service, totalDuration } from "../../domain/shop/service";
import { type Moment, makeTicket, type Ticket } from "../../domain/ticket/ticket";
import { afterPaint } from "../../platform/runtime/afterPaint";
import { noteUnsavedWork } from "../../platform/runtime/unsavedWork";
import { useClock } from "../../ui/useClock";
import { fieldElementIds } from "./fieldElementIds";
import { useBeginning } from "./useBeginning";

export type Summary = {
  services: readonly Service[];
  barber: BarberChoice;
  slot: SlotOffer;
  total: number;
  duration: number;
};

/** Something the form has to say: a part of a link that could not be used, or a choice that time has taken away. */
export type Notice =
  | { kind: "linkIgnored"; parts: LinkedDraft["ignored"] }
  | { kind: "partlyRestored"; missing: readonly RequiredField[] }
  | { kind: "dateGone" }
  | { kind: "timeGone"; time: string };

export type News = { kind: "made"; code: string } | { kind: "missing" };

/** A ticket that was made on this page, the draft it was made of, and whether it or the form is shown. */
type KeptTicket = { ticket: Ticket; madeOf: Draft; isOpen: boolean };

/** An earlier booking whose time the form is to change: it keeps its code. */
type Changing = Moment & { code: string };

export type Booking = {
  draft: Draft;
  now: Date | null;
  /** The shop's rules with the chosen barber's days off. */
  rules: BookingRules;
  offers: readonly SlotOffer[];
  summary: Summary | null;
  /** Fields to be marked; empty until a submit found something missing. */
  missing: readonly RequiredField[];
  notice: Notice | null;
  ticket: Ticket | null;
  changing: Changing | null;
  /** Whether the ticket is shown in the place of the form. */
  isTicketOpen: boolean;
  /** Whether the ticket is about to be: a slow phone takes a moment to draw it, and shows its submit as pressed until then. */
  isMaking: boolean;
  /** Whether the form differs from what the ticket was made of. */
  hasNewDraft: boolean;
  /** How many times the visitor has switched between form and ticket. */
  turns: number;
  news: News | null;
  closeNews: () => void;
  setText: (field: "name" | "phone" | "notes", value: string) => void;
  toggleService: (id: string) => void;
  chooseBarber: (id: string | null) => void;
  chooseDate: (date: string | null) => void;
  chooseTime: (time: string) => void;
  submit: () => void;
  openTicket: () => void;
  openForm: () => void;
  startAgain: () => void;
};

/** What a booking takes from the shop: the barbers and services to choose from, its rules, and the prefix of its codes. */
type BookableShop = {
  services: readonly Service[];
  barbers: readonly Barber[];
  rules: BookingRules;
  codePrefix: string;
};

/** What the booking takes from the world: clock, random source and memory, so that tests can hold all three. */
export type World = {
  clock: () => Date;
  randomBytes: RandomBytes;
  /** What is kept while the visitor looks at another page and comes back: in memory only, gone with the tab. */
  memory: { draft: Draft; kept: KeptTicket | null; changing?: Changing | null };
};

const device: World = {
  clock: () => new Date(),
  randomBytes: (bytes) => crypto.getRandomValues(bytes),
  memory: { draft: emptyDraft, kept: null, changing: null },
};

noteUnsavedWork(() => device.memory.draft !== emptyDraft);

/**
 * The booking's state and the one place that owns clock and randomness (sections 3 to 5). `form` is read once after
 * mounting, the page's address whenever `arrival` changes.
 */
export function useBooking(
  { services, barbers, rules: shopRules, codePrefix }: BookableShop,
  form: RefObject<HTMLFormElement | null>,
  arrival: unknown,
  world: World = device,
): Booking {
  const { now, look } = useClock(world.clock);
  const [draft, dispatch] = useReducer(draftReducer, world.memory.draft);
  const [kept, setKept] = useState(world.memory.kept);
  const [changing, setChanging] = useState(world.memory.changing ?? null);
  const [wasRefused, setWasRefused] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [turns, setTurns] = useState(0);
  const [isMaking, setMaking] = useState(false);
  const barber = barbers.find(({ id }) => id === draft.barberId) ?? null;
  const rules = useMemo(() => ({ ...shopRules, barber }), [shopRules, barber]);
  const isSubmitted = useRef(kept?.isOpen ?? false);

  // Each by itself: a field that changes while the ticket is about to be drawn must not write back that there is none.
  useEffect(() => {
    world.memory.draft = draft;
  }, [draft, world]);
  useEffect(() => {
    world.memory.kept = kept;
  }, [kept, world]);
  useEffect(() => {
    world.memory.changing = changing;
  }, [changing, world]);

  const knownIds = (ids: readonly string[]) => chosenServices(services, ids).map(({ id }) => id);

  const showForm = useCallback(() => {
    isSubmitted.current = false;
    setKept((ticket) => ticket && { ...ticket, isOpen: false });
    setNews(null);
    setNotice(null);
    setWasRefused(false);
    look();
  }, [look]);

  useBeginning({
    form,
    arrival,
    onTyped: (typed, isRestored) => {
      if (Object.keys(typed).length === 0) return;
      dispatch({ type: "fill", draft: typed });
      const missing = missingFields({ ...draft, ...typed });
      if (isRestored && missing.length > 0) setNotice({ kind: "partlyRestored", missing });
    },
    onLink: (search) => {
      const linked = readBookingLink(search, services, shopRules, world.clock(), barbers);
      if (kept?.madeOf === draft)
        dispatch({ type: "fill", draft: { ...emptyDraft, name: draft.name, phone: draft.phone } });
      dispatch({ type: "fill", draft: linked.draft });
      setChanging(null);
      showForm();
      if (linked.ignored.length > 0) setNotice({ kind: "linkIgnored", parts: linked.ignored });
    },
    onChange: ({ code, name, phone, serviceIds, barberId, date, time }) => {
      dispatch({
        type: "fill",
        draft: { ...emptyDraft, name, phone, serviceIds: knownIds(serviceIds), barberId, date, time },
      });
      setChanging(code !== null && date !== null && time !== null ? { code, date, time } : null);
      showForm();
      setTurns((count) => count + 1);
    },
  });

  const chosen = useMemo(() => chosenServices(services, draft.serviceIds), [services, draft.serviceIds]);
  const duration = totalDuration(chosen);
  const offers = useMemo(() => slotOffers(rules, draft.date, now, duration), [rules, draft.date, now, duration]);
  const slot = offers.find((offer) => offer.time === draft.time && offer.unavailable === null);

  // Date and time are checked again whenever anything they depend on moves on: services, date, or the clock itself. What
  // a ticket was made of stands as it was.
  const isTicketOpen = kept?.isOpen ?? false;
  useEffect(() => {
    if (now === null || isTicketOpen) return;
    if (draft.date !== null && dayUnavailable(rules, draft.date, now) !== null) {
      dispatch({ type: "fill", draft: { date: null, time: null } });
      setNotice({ kind: "dateGone" });
    } else if (draft.time !== null && slot === undefined) {
      dispatch({ type: "time", time: null });
      setNotice({ kind: "timeGone", time: draft.time });
    }
  }, [draft.date, draft.time, isTicketOpen, now, rules, slot]);

  const submit = useCallback(() => {
    if (isSubmitted.current) return;
    const instant = world.clock();
    const offered = slotOffers(rules, draft.date, instant, duration);
    const offer = offered.find((candidate) => candidate.time === draft.time && candidate.unavailable === null);
    const isStillPossible = draft.date !== null && dayUnavailable(rules, draft.date, instant) === null;
    if (isComplete(draft) && offer && isStillPossible) {
      isSubmitted.current = true;
      // The focus leaves the form before the form goes, or the browser lays the page out twice to move it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const ticket = makeTicket(
        draft,
        services,
        offer,
        changing?.code ?? bookingCode(codePrefix, instant, world.randomBytes),
        barbers,
        changing && { date: changing.date, time: changing.time },
      );
      const made = { ticket, madeOf: draft, isOpen: true };
      // Known from now on, should the visitor be on the way to another page before the ticket is drawn.
      world.memory.kept = made;
      setMaking(true);
      afterPaint(() => {
        setMaking(false);
        setKept(made);
        setNotice(null);
        setWasRefused(false);
        setNews({ kind: "made", code: ticket.code });
        setTurns((count) => count + 1);
      });
      return;
    }
    look();
    setWasRefused(true);
    setNews({ kind: "missing" });
    focusField(missingFields(draft)[0] ?? (isStillPossible ? "time" : "date"));
  }, [barbers, changing, codePrefix, draft, duration, look, rules, services, world]);

  const openTicket = useCallback(() => {
    isSubmitted.current = true;
    setKept((ticket) => ticket && { ...ticket, isOpen: true });
    setNews(null);
    setTurns((count) => count + 1);
  }, []);

  const openForm = useCallback(() => {
    showForm();
    setTurns((count) => count + 1);
  }, [showForm]);

  const startAgain = useCallback(() => {
    openForm();
    dispatch({ type: "clear" });
    setKept(null);
    setChanging(null);
  }, [openForm]);

  const stillMissing = missingFields(draft);

  // Stable from render to render, so that a tap on a slot does not render the calendar again.
  const setText = useCallback(
    (field: "name" | "phone" | "notes", value: string) => dispatch({ type: "text", field, value }),
    [],
  );
  const toggleService = useCallback((id: string) => dispatch({ type: "service", id }), []);
  const chooseBarber = useCallback((id: string | null) => {
    setNotice(null);
    dispatch({ type: "barber", id });
  }, []);
  const chooseDate = useCallback((date: string | null) => {
    setNotice(null);
    dispatch({ type: "date", date });
  }, []);
  const chooseTime = useCallback((time: string) => {
    setNotice(null);
    dispatch({ type: "time", time });
  }, []);

  return {
    draft,
    now,
    rules,
    offers,
    summary:
      chosen.length > 0 && slot
        ? {
            services: chosen,
            barber: barberChoice(barbers, draft.barberId),
            slot,
            total: totalPrice(chosen, slot.multiplier),
            duration,
          }
        : null,
    missing: wasRefused ? stillMissing : [],
    // What has been filled in since is not named any more.
    notice: notice?.kind === "partlyRestored" ? whileMissing(stillMissing) : notice,
    ticket: kept?.ticket ?? null,
    changing,
    isTicketOpen,
    isMaking,
    hasNewDraft: kept !== null && kept.madeOf !== draft,
    turns,
    news,
    closeNews: useCallback(() => setNews(null), []),
    setText,
    toggleService,
    chooseBarber,
    chooseDate,
    chooseTime,
    submit,
    openTicket,
    openForm,
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

const whileMissing = (missing: readonly RequiredField[]): Notice | null =>
  missing.length > 0 ? { kind: "partlyRestored", missing } : null;

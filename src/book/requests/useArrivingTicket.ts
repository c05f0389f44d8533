import { useEffect, useEffectEvent, useState } from "react";
import { readTicketFragment } from "../../domain/formats/ticketLink";
import { replaceUrl } from "../../runtime/replaceUrl";
import { visitSize } from "../chairs/seating";
import { type Entry, entryOfTicket, isWaiting } from "../entries/entry";
import type { BookContextValue } from "../page/bookContext";
import { goToPart } from "../page/goToPart";
import type { Book } from "../page/useBook";
import { recordTickets } from "../store/recordTickets";
import { applyTicketLink } from "./applyTicketLink";

/** The entry of the ticket with which the book was opened. `isFirst` says that the book was empty before. */
export type Arrived = { readonly entry: Entry; readonly isFirst: boolean };

/** The request of an opened ticket that is not written yet. */
export type Unkept = {
  readonly entry: Entry;
  /** Whether its answers are to be recorded as soon as the book can be written. */
  readonly isWriting: boolean;
  readonly onChange: (entry: Entry) => void;
};

/**
 * Records the ticket that a ticket's page has put into this page's address. Then scrolls to the waiting list if the entry
 * needs an answer, otherwise to the entry's card on its day (`showDay`). Returns the recorded entry as `arrived`, and as
 * `unkept` a request that this browser cannot store; each null if there is none.
 */
export function useArrivingTicket(
  { status, entries, earliestTouchedAt, failed }: Book,
  context: BookContextValue,
  showDay: (entry: Entry) => void,
) {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [unrecorded, setUnrecorded] = useState<Entry | null>(null);
  const isReady = status === "ready";
  const receive = useEffectEvent(async () => {
    const { hash, href, pathname } = window.location;
    const booking = readTicketFragment(hash);
    if (booking === null) return;
    const { bookable, now, announce } = context;
    if (booking !== "cut") {
      const size = visitSize(booking.serviceIds, bookable);
      const ofCode = entries.filter(({ code }) => code === booking.code);
      setUnrecorded(applyTicketLink(entryOfTicket(ofCode, booking), booking, size, now.getTime()).entry);
    }
    if (!isReady) return;
    const isFirst = earliestTouchedAt === 0;
    const { recorded, problem } = await recordTickets(href, context);
    setUnrecorded(null);
    const [made] = recorded;
    if (problem !== "") announce({ text: problem });
    if (!made) return;
    // A reload must not record the ticket again.
    replaceUrl(pathname);
    if (!isWaiting(made.entry)) showDay(made.entry);
    setArrived({ entry: made.entry, isFirst });
  });
  useEffect(() => {
    if (status === "opening") return;
    const readAddress = () => void receive();
    readAddress();
    window.addEventListener("hashchange", readAddress);
    return () => window.removeEventListener("hashchange", readAddress);
  }, [status]);

  const entry = arrived?.entry;
  // The loaded entries may still lack the ticket's changes.
  const isShown = entries.some(({ id, touchedAt }) => id === entry?.id && touchedAt >= entry.touchedAt);
  useEffect(() => {
    if (entry && isShown) goToPart(isWaiting(entry) ? "waiting" : entry.id);
  }, [entry, isShown]);
  // A book that opens and takes the ticket shows it a moment later.
  const isUnkept = status !== "opening" && (!isReady || failed !== null);
  const unkept: Unkept | null =
    isUnkept && unrecorded ? { entry: unrecorded, isWriting: isReady, onChange: setUnrecorded } : null;
  return { arrived, unkept };
}

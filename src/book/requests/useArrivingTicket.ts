import { useEffect, useEffectEvent, useState } from "react";
import { readTicketFragment } from "../../domain/formats/ticketLink";
import { type Entry, isWaiting } from "../entries/entry";
import type { BookContextValue } from "../page/bookContext";
import { goToPart } from "../page/goToPart";
import { recordTickets } from "../store/recordTickets";

/**
 * Records the ticket that a ticket's page has put into this page's address. Then scrolls to the waiting list if the entry
 * needs an answer, otherwise to the entry's card on its day (`showDay`). `entries` are the loaded entries; null until the
 * book is ready. Returns the recorded entry, or null.
 */
export function useArrivingTicket(
  entries: readonly Entry[] | null,
  context: BookContextValue,
  showDay: (entry: Entry) => void,
): Entry | null {
  const [arrived, setArrived] = useState<Entry | null>(null);
  const isReady = entries !== null;
  const receive = useEffectEvent(async () => {
    const { hash, href, pathname } = window.location;
    if (readTicketFragment(hash) === null) return;
    const { recorded, problem } = await recordTickets(href, context);
    const [ticket] = recorded;
    if (problem !== "") context.announce({ text: problem });
    if (!ticket) return;
    // A reload must not record the ticket again.
    window.history.replaceState(window.history.state, "", pathname);
    if (!isWaiting(ticket.entry)) showDay(ticket.entry);
    setArrived(ticket.entry);
  });
  useEffect(() => {
    if (!isReady) return;
    const readAddress = () => void receive();
    readAddress();
    window.addEventListener("hashchange", readAddress);
    return () => window.removeEventListener("hashchange", readAddress);
  }, [isReady]);

  // The loaded entries may still lack the ticket's changes.
  const isShown =
    arrived !== null && entries?.some(({ id, touchedAt }) => id === arrived.id && touchedAt >= arrived.touchedAt);
  useEffect(() => {
    if (arrived && isShown) goToPart(isWaiting(arrived) ? "waiting" : arrived.id);
  }, [arrived, isShown]);
  return arrived;
}

import { useEffect, useEffectEvent, useState } from "react";
import { readTicketFragment } from "../../domain/formats/ticketLink";
import { replaceUrl } from "../../runtime/replaceUrl";
import { Panel, PanelHeading } from "../../ui/Panel";
import { visitSize } from "../chairs/seating";
import { EntryCard } from "../entries/EntryCard";
import { type Entry, entryOfTicket, isWaiting } from "../entries/entry";
import type { EntryUpdate } from "../entries/entryUpdates";
import { BookContext, type BookContextValue, useBookContext } from "../page/bookContext";
import { Small } from "../page/bookLayout";
import { goToPart } from "../page/goToPart";
import type { Book } from "../page/useBook";
import { recordTickets } from "../store/recordTickets";
import { applyTicketLink } from "./applyTicketLink";
import { type Arrived, RequestCard } from "./WaitingList";

/** The request of an opened ticket that is not written yet. */
type Unkept = {
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

/** The request of an opened ticket that this browser cannot store. It can be answered all the same. */
export function UnkeptRequest({ entry, isWriting, onChange }: Unkept) {
  const context = useBookContext();
  const change = async (id: string, update: EntryUpdate) => {
    const changed = update(entry, context.now.getTime());
    onChange(changed);
    if (isWriting) void context.actions.change(id, update);
    return { result: "recorded" as const, before: entry, entry: changed };
  };
  return (
    <BookContext
      value={{
        ...context,
        actions: { ...context.actions, change },
        // The card shows the answer; nothing is written that the bar could tell of.
        announce: () => {},
      }}
    >
      <Panel $tone="accent" aria-labelledby="unkept">
        <PanelHeading id="unkept">Booking ini belum tersimpan</PanelHeading>
        <Small>
          {isWriting
            ? "Jawab saja: jawabannya dicatat begitu buku bisa menyimpan."
            : "Jawab saja lewat chat. Browser ini tidak menyimpan buku, jadi tidak ada yang dicatat di sini."}
        </Small>
        {isWaiting(entry) ? <RequestCard entry={entry} isOpenAtFirst /> : <EntryCard entry={entry} />}
      </Panel>
    </BookContext>
  );
}

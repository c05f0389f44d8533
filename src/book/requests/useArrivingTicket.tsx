import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { readTicketFragment } from "../../domain/codecs/ticketLink";
import { replaceUrl } from "../../runtime/url";
import { Panel, PanelHeading } from "../../ui/Panel";
import {
  announceRecorded,
  BookContext,
  type BookContextValue,
  untilWritten,
  useBookContext,
} from "../context/bookContext";
import { SolidButton } from "../context/bookLayout";
import { cutLinkText } from "../context/bookWords";
import { goToPart } from "../context/goToPart";
import type { Book } from "../context/useBook";
import { EntryCard } from "../entries/EntryCard";
import { applyTicketLink } from "../rules/applyTicketLink";
import { type Entry, entryOfTicket, isWaiting } from "../rules/entry";
import type { EntryUpdate } from "../rules/entryUpdates";
import { visitSize } from "../rules/seating";
import { RequestCard } from "./WaitingList";

/** The entry of an opened ticket that is not written, and why not. */
type Unkept = { entry: Entry; problem: string };

/**
 * Records the ticket that a ticket's page has put into this page's address. Then scrolls to the waiting list if the entry
 * needs an answer, otherwise to the entry's card on its day (`showDay`). Returns the recorded entry as `arrived`, and what
 * `UnkeptRequest` needs for an entry that cannot be stored; each null if there is none.
 */
export function useArrivingTicket(
  { status, entries }: Book,
  context: BookContextValue,
  showDay: (entry: Entry) => void,
) {
  const [arrived, setArrived] = useState<Entry | null>(null);
  const [unkept, setUnkept] = useState<Unkept | null>(null);
  const isReady = status === "ready";
  const receive = async () => {
    const { hash, pathname } = window.location;
    const booking = readTicketFragment(hash)?.booking;
    if (!booking) return;
    const { actions, offering, now, announce } = context;
    if (booking === "cut") return announce({ text: cutLinkText });
    let problem = "Buku belum bisa dibuka.";
    const say = (text: string) => {
      problem = text;
    };
    const recorded = isReady ? await untilWritten(actions.receive([booking], offering), { say }) : undefined;
    if (!recorded) {
      const ofCode = entries.filter(({ code }) => code === booking.code);
      const size = visitSize(booking.serviceIds, offering);
      const { entry } = applyTicketLink(entryOfTicket(ofCode, booking), booking, size, now.getTime());
      return setUnkept({ entry, problem });
    }
    setUnkept(null);
    announceRecorded(recorded, context);
    const [made] = recorded;
    if (!made) return;
    // A reload must not record the ticket again.
    replaceUrl(pathname);
    if (!isWaiting(made.entry)) showDay(made.entry);
    setArrived(made.entry);
  };
  const readAddress = useEffectEvent(() => void receive());
  useEffect(() => {
    if (status === "opening") return;
    const read = () => readAddress();
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [status]);

  // The loaded entries may still lack the ticket's changes.
  const isShown = entries.some(({ id, touchedAt }) => id === arrived?.id && touchedAt >= arrived.touchedAt);
  // Before the effects of what is unfolded in the card, which scroll further.
  useLayoutEffect(() => {
    if (arrived && isShown) goToPart(isWaiting(arrived) ? "waiting" : arrived.id);
  }, [arrived, isShown]);
  return {
    arrived: isShown ? arrived : null,
    unkept: unkept && { ...unkept, onChange: setUnkept, retry: isReady ? receive : null },
  };
}

type UnkeptProps = Unkept & {
  onChange: (unkept: Unkept) => void;
  /** Tries again to store the ticket; null in a browser that keeps no book. */
  retry: (() => Promise<void>) | null;
};

/** The request of an opened ticket that cannot be stored. It can be answered all the same. */
export function UnkeptRequest({ entry, problem, onChange, retry }: UnkeptProps) {
  const context = useBookContext();
  const change = async (_: string, update: EntryUpdate) => {
    const changed = update(entry, context.now.getTime());
    onChange({ entry: changed, problem });
    return { isRecorded: true, before: entry, entry: changed };
  };
  return (
    <BookContext
      value={{
        ...context,
        actions: { ...context.actions, change },
        isUnkept: true,
        // The card shows the answer. The bar tells of what was recorded, and nothing is recorded here.
        announce: () => {},
      }}
    >
      <Panel $tone="accent" aria-labelledby="unkept">
        <PanelHeading id="unkept">Booking ini belum tersimpan</PanelHeading>
        <p role="alert">{problem} Jawab saja lewat chat: jawaban dari sini tidak dicatat di buku.</p>
        {retry && <SolidButton onClick={retry}>Coba simpan lagi</SolidButton>}
        {isWaiting(entry) ? <RequestCard entry={entry} isOpenAtFirst /> : <EntryCard entry={entry} />}
      </Panel>
    </BookContext>
  );
}

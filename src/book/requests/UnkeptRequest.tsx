import { Panel, PanelHeading } from "../../ui/Panel";
import { EntryCard } from "../entries/EntryCard";
import { isWaiting } from "../entries/entry";
import type { EntryUpdate } from "../entries/entryUpdates";
import { BookContext, useBookContext } from "../page/bookContext";
import { Small } from "../page/bookLayout";
import type { Unkept } from "./useArrivingTicket";
import { RequestCard } from "./WaitingList";

/** The request of an opened ticket that this browser cannot store. It can be answered all the same. */
export function UnkeptRequest({ entry, isWriting, onChange }: Unkept) {
  const context = useBookContext();
  const change = async (id: string, update: EntryUpdate) => {
    const changed = update(entry, context.now.getTime());
    onChange(changed);
    if (isWriting) void context.actions.change(id, update);
    return { result: "shop" as const, before: entry, entry: changed };
  };
  return (
    <BookContext
      value={{
        ...context,
        actions: { ...context.actions, change },
        // Only what is written can be taken back.
        announce: ({ undo: _, ...said }) => context.announce(said),
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

import { visitSize } from "../chairs/seating";
import { announceRecorded, type BookContextValue } from "../page/bookContext";
import type { RecordedChange } from "../requests/applyTicketLink";
import { ticketsInText } from "../requests/ticketsInText";
import { isUndoable } from "./bookActions";

/**
 * Records every ticket found in `text` and announces them together, with one undo for all. Returns the recorded changes, one
 * for each entry, and as `problem` why the text has none, or not all; empty if all is recorded.
 */
export async function recordTickets(text: string, context: BookContextValue) {
  const { actions, bookable } = context;
  const { tickets, hasCutLink } = ticketsInText(text);
  let problem = hasCutLink ? cutLink : tickets.length === 0 ? noLink : "";
  const byEntry = new Map<string, RecordedChange>();
  for (const ticket of tickets) {
    const one = await actions.receive(ticket, visitSize(ticket.serviceIds, bookable));
    if (one === null) {
      problem = notRecorded;
      continue;
    }
    const earlier = byEntry.get(one.entry.id);
    byEntry.set(one.entry.id, earlier ? joined(earlier, one) : one);
  }
  const recorded = [...byEntry.values()];
  announceRecorded(recorded, context);
  return { recorded, problem };
}

/** Two changes of one entry as one, from the state before both. */
const joined = (earlier: RecordedChange, { result, entry }: RecordedChange): RecordedChange => ({
  result: isUndoable(earlier) ? earlier.result : result,
  before: earlier.before,
  entry,
});

const notRecorded = "Ada tiket yang tidak tercatat karena kesalahan program. Yang lain tetap tercatat.";
const noLink = "Di teks ini tidak ada tautan tiket.";
const cutLink = "Ada tautan tiket yang terpotong. Salin seluruh pesannya dari chat, sampai akhir tautannya.";

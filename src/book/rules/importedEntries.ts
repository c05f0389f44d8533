import { isActive, isCancellation, isProposal } from "../../domain/booking/booking";
import { textsOf } from "../../domain/booking/texts";
import { applyTicketLink } from "./applyTicketLink";
import {
  type Entry,
  entryOfTicket,
  type ImportedEntry,
  isSameCustomer,
  type SizedBooking,
  withPendingChange,
} from "./entry";
import { joinedLogs } from "./log";

/**
 * Returns the changes that a backup file makes to the book: its new entries, and the entries of both that become others. Of
 * two entries for one visit the one touched later counts, with the logs of both. What the customer has asked for in the
 * other one is not lost: it waits, unless the later one knows it. Two entries are also for one visit if one number was
 * corrected.
 */
export function importedEntries(own: readonly Entry[], file: readonly Entry[]): ImportedEntry[] {
  const befores = new Map(own.map((entry) => [entry.id, entry]));
  const merged = new Map(befores);
  const idsByCode = new Map<string, Set<string>>();
  const put = (entry: Entry) => {
    merged.set(entry.id, entry);
    idsByCode.set(entry.code, (idsByCode.get(entry.code) ?? new Set()).add(entry.id));
  };
  own.forEach(put);
  for (const entry of file) {
    const ofCode = [...(idsByCode.get(entry.code) ?? [])].flatMap((id) => merged.get(id) ?? []);
    const known = merged.get(entry.id) ?? (entry.code === "" ? null : entryOfTicket(ofCode, entry));
    put(known ? mergedEntry(known, entry) : entry);
  }
  return [...merged.values()].flatMap((entry) => {
    const before = befores.get(entry.id) ?? null;
    return entry === before ? [] : [{ before, entry }];
  });
}

/** Merges two entries for one visit. The result is `own` itself if the other one brings nothing. */
function mergedEntry(own: Entry, other: Entry): Entry {
  const [earlier, later] = own.touchedAt < other.touchedAt ? [own, other] : [other, own];
  const merged = wordsOf(earlier, later).reduce(withWord, later);
  if (merged === own) return own;
  const touchedAt = merged === later ? later.touchedAt : later.touchedAt + 1;
  return { ...merged, id: own.id, log: joinedLogs(own.log, other.log), touchedAt };
}

/** The links that the earlier entry has taken in and the later one does not know, as far as the entry still tells them. */
function wordsOf(earlier: Entry, later: Entry): SizedBooking[] {
  const { pendingChange, askedVersion } = earlier;
  if (earlier.id !== later.id && !isSameCustomer(later, earlier)) return wordOf(earlier);
  const ofRequest =
    askedVersion > later.askedVersion && !pendingChange?.isFromCustomer
      ? wordOf({ ...earlier, pendingChange: null })
      : [];
  if (pendingChange === null || later.links.includes(pendingChange.link)) return ofRequest;
  // The texts that the change does not ask for stay as they are now. Without a number it stays unsure.
  const texts = { ...textsOf(later), ...(!pendingChange.isFromCustomer && { phone: "" }) };
  return [...ofRequest, ...wordOf({ ...earlier, ...texts })];
}

/** An entry with what waits beside it, as the link that asks for it; none for an answer of the shop. */
function wordOf(entry: Entry): SizedBooking[] {
  const { pendingChange, askedVersion } = entry;
  const asked = withPendingChange(entry);
  if (isProposal(asked) || (!isActive(asked) && !isCancellation(asked))) return [];
  const status = isCancellation(pendingChange ?? asked) ? "cancelled" : "requested";
  return [{ ...asked, status, version: pendingChange ? pendingChange.version : askedVersion || null }];
}

/** Applies a link as if it came only now. */
function withWord(entry: Entry, word: SizedBooking) {
  const applied = applyTicketLink(entry, word, word, entry.touchedAt);
  return applied.isRecorded ? applied.entry : entry;
}

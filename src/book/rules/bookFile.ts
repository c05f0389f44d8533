import * as z from "zod/mini";
import { bookingStatuses } from "../../domain/booking/booking";
import { textsBy } from "../../domain/booking/texts";
import { minutesPerDay, timePattern } from "../../domain/shop/clock";
import { type Entry, outcomes, type PendingChange, type SizedBooking, sources } from "./entry";
import { logEvents } from "./log";

const fileKind = "buku-toko";

/** The version of the file's format. A file of another version is refused, never read in part. */
const fileVersion = 1;

export type BookFile = { shop: string; entries: readonly Entry[] };

/** Writes the book as a file: JSON with its kind and version. `now` is the time of writing. */
export const writeBookFile = (entries: readonly Entry[], shop: string, now: Date) =>
  `${JSON.stringify({ kind: fileKind, version: fileVersion, shop, writtenAt: now.toISOString(), entries })}\n`;

const upTo = (most: number) => z.number().check(z.int(), z.nonnegative(), z.maximum(most));
// A number beyond these is a slip or a damaged file. The page could not draw it.
const count = upTo(10_000_000_000);
const chairs = upTo(50);
const minutes = upTo(7 * minutesPerDay);
const instant = upTo(Date.UTC(2100, 0));
const date = z.iso.date();
const time = z.string().check(z.regex(timePattern));
const text = z.string();

const bookingSchema = z.object({
  code: text,
  status: z.enum(bookingStatuses),
  version: z.nullable(count),
  language: z.enum(["id", "en"]),
  ...textsBy(() => text),
  date,
  time,
  serviceIds: z.array(text),
  barberId: z.nullable(text),
  total: count,
  isLeastTotal: z.boolean(),
  deposit: z.nullable(z.object({ amount: count, isReceived: z.boolean() })),
  changedFrom: z.null(),
  duration: minutes,
  chairCount: chairs,
}) satisfies z.ZodMiniType<SizedBooking>;

const { status, version, ...askable } = z.omit(bookingSchema, { code: true, changedFrom: true }).shape;

const pendingChangeSchema = z.object({
  status,
  version,
  link: text,
  isFromCustomer: z.boolean(),
  parts: z.partial(z.object(askable)),
}) satisfies z.ZodMiniType<PendingChange>;

const entrySchema = z.extend(bookingSchema, {
  // A file written before a text was known has none.
  ...textsBy(() => z._default(text, "")),
  id: text.check(z.minLength(1)),
  source: z.enum(sources),
  pendingChange: z.nullable(pendingChangeSchema),
  outcome: z.nullable(z.enum(outcomes)),
  outcomeAt: z.nullable(instant),
  paid: count,
  isReminded: z.boolean(),
  chairs: z.nullable(z.array(z.union([chairs, text]))),
  askedVersion: count,
  links: z.array(text),
  refusedLinks: z.array(text),
  touchedAt: instant,
  log: z.array(z.object({ at: instant, event: z.enum(logEvents), date, time, what: z.optional(text) })),
}) satisfies z.ZodMiniType<Entry>;

const fileSchema = z.object({
  kind: z.literal(fileKind),
  version: z.literal(fileVersion),
  shop: text,
  writtenAt: z.iso.datetime(),
  entries: z.array(entrySchema),
});

/**
 * Reads a file that `writeBookFile` has written. "notABook" if it holds no book; "unreadable" if it was cut or modified, or
 * a newer page has written it: one invalid entry refuses the whole file. Never throws.
 */
export function readBookFile(written: string): BookFile | "notABook" | "unreadable" {
  if (!written.includes(`"${fileKind}"`)) return "notABook";
  try {
    return fileSchema.parse(JSON.parse(written));
  } catch {
    return "unreadable";
  }
}

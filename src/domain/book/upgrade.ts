import type { Booking } from "../booking/booking";
import { isAnother } from "./entry";
import { type BookRecord, keptVersion, mergeRecords, type Tick, ticketId, type Version } from "./record";

/*
 * The book as the site's third version wrote it: one record for each booking code, with all people who used that, and the
 * shop's own bookings under codes as well.
 */

type FormerSlip = Omit<Booking, "code" | "version" | "language" | "deposit" | "changedFrom"> &
  Omit<Version, "booking"> & {
    readonly version: number;
    readonly deposit?: NonNullable<Booking["deposit"]>;
    readonly language?: "en";
    /** Of a correction by the shop: who the entry said it was until then. */
    readonly corrects?: Pick<Booking, "name" | "phone">;
  };

/** A mark's name is that of the person, or the number where there is none. */
export type FormerRecord = {
  readonly code: string;
  readonly slips: readonly FormerSlip[];
  readonly marks: readonly (Tick & { readonly name: string })[];
  readonly erasedAt: number;
};

/** The records that a former one becomes: one for each person who used the code. What was erased under the code stays erased. */
export function upgraded({ code, slips, marks, erasedAt }: FormerRecord): BookRecord[] {
  const groups: FormerSlip[][] = [];
  for (const slip of slips) {
    const people = slip.corrects ? [slip, slip.corrects] : [slip];
    const group = groups.find((others) => others.some((other) => people.some((person) => !isAnother(person, other))));
    if (group) group.push(slip);
    else groups.push([slip]);
  }
  if (groups.length === 0) return [{ id: code, versions: [], ticks: [], erasedAt }];
  return groups.map((group) => {
    const [first] = group as [FormerSlip];
    const ticks = marks
      .filter(({ name }) => groups.length === 1 || group.some((slip) => (slip.name || slip.phone) === name))
      .map(({ kind, value, date, time, at }): Tick => ({ kind, value, date, time, at }));
    const record = {
      id: first.source === "ticket" ? ticketId({ code, ...first }) : code,
      versions: group.map((slip) => versionOfSlip(code, slip)),
      ticks,
      erasedAt,
    };
    return mergeRecords(record, record);
  });
}

function versionOfSlip(code: string, slip: FormerSlip): Version {
  const { source, duration, isClaim, recordedAt, language, deposit, version } = slip;
  const booking = {
    ...slip,
    code,
    version: version || null,
    language: language ?? "id",
    deposit: deposit ?? null,
    changedFrom: null,
  } as const;
  return { ...keptVersion(booking, duration, new Date(recordedAt), source), ...(isClaim && { isClaim }) };
}

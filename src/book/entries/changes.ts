import { textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { priceText, rupiah } from "../../format/rupiah";
import type { Entry } from "./entry";
import { outcomeNames } from "./entryNames";
import { logMoment } from "./log";

type Part = [name: string, text: (entry: Entry) => string];

/** The parts of an entry whose changes its log tells, in words. */
const loggedParts: readonly Part[] = [
  ["jam", logMoment],
  ...textFields.map((field): Part => [bookingWords.terms[field].toLowerCase(), (entry) => entry[field]]),
  ["layanan", ({ serviceIds }) => serviceIds.join(", ")],
  ["barber", ({ barberId }) => barberId ?? ""],
  ["lama", ({ duration }) => `${duration} menit`],
  ["total", ({ total, isLeastTotal }) => priceText(total, isLeastTotal)],
  ["DP", ({ deposit }) => (deposit ? `${rupiah(deposit.amount)}${deposit.isReceived ? " diterima" : ""}` : "")],
  ["dibayar", ({ paid }) => rupiah(paid)],
  ["hasil", ({ outcome }) => (outcome === null ? "" : outcomeNames[outcome].toLowerCase())],
];

/** Says what an entry was and what it became: "total Rp 150.000 → Rp 75.000"; undefined if nothing that is told changed. */
export function changesText(before: Entry, after: Entry): string | undefined {
  const changes = loggedParts
    .map(([name, text]) => [name, text(before), text(after)])
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => `${name} ${from || "–"} → ${to || "–"}`);
  return changes.join(", ") || undefined;
}

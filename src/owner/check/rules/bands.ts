import { minutesBetweenSlots, minutesOf, timeOf } from "../../../domain/shop/timeOfDay";
import type { Bands } from "../../../domain/shop/timeSlot";
import type { Path } from "../../schema/path";
import { messages, quoted } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { overRule, yearRule } from "./spans";

const minutesOfDay = 1440;
const lastSlot = minutesOfDay - minutesBetweenSlots;

type Band = { from?: string; to?: string };
type ValidBand = Band & { readonly label?: string; readonly period?: string; readonly multiplier?: number };

/** The bands follow each other through the day without gap or overlap; docs/rules.md, section 2. */
export function bandRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const say = diagnose("time-slot-bands.json");
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  dayRules(say, ["bands"], bands);
  (otherDays ?? []).forEach((other, index) => {
    const at = ["otherDays", index];
    dayRules(say, [...at, "bands"], other?.bands ?? []);
    const { days, from, to } = other ?? {};
    if (from && to && from > to) say.error([...at, "to"], messages.spanBackwards(to, from, from));
    if (from) yearRule(say.warn, [...at, "from"], from, today);
    overRule(say.warn, at, other ?? {}, today);
    if (days === null && from === null && to === null) say.warn(at, messages.otherDaysAreAll);
  });
}

/** The rules of one day's bands, which stand at `path`. */
function dayRules({ error, warn }: ReturnType<Diagnose>, path: Path, bands: readonly (ValidBand | undefined)[]): void {
  // More bands than slots must overlap; that there are too many is said already.
  if (bands.length > minutesOfDay / minutesBetweenSlots) return;
  const sorted = bands.toSorted((a, b) => (a?.from ?? "").localeCompare(b?.from ?? ""));
  const misplaced = bands.findIndex((band, index) => band !== sorted[index]);
  if (misplaced >= 0 && bands.every((band) => band?.from && band.to) && !sorted.some(hasBreakBefore)) {
    error([...path, misplaced], messages.bandsOutOfOrder);
    return;
  }
  for (const [index, band] of bands.entries()) {
    const at = (field: string) => [...path, index, field];
    if (band?.from && band.to && band.from > band.to) error(at("to"), messages.bandBackwards(band.to, band.from));
    if (band?.multiplier && band.multiplier > 2) warn(at("multiplier"), messages.multiplierOverTwo(band.multiplier));
    const previous = bands[index - 1];
    if (!previous?.from || !previous.to || !band?.from || previous.from > previous.to) continue;
    const from = minutesOf(band.from);
    const start = minutesOf(previous.to) + minutesBetweenSlots;
    if (from === start) continue;
    const name = previous.label ?? previous.period ?? "";
    if (start > lastSlot) {
      error(at("from"), messages.bandAfterLastSlot(band.from, name, previous.to));
      continue;
    }
    // Ending the band before earlier is a remedy only where it keeps at least one slot.
    const remedy =
      band.from > previous.from
        ? messages.bandRemedies(timeOf(start), name, timeOf(from - minutesBetweenSlots))
        : quoted(timeOf(start));
    const message = from > start ? messages.bandGap : messages.bandOverlap;
    error(at("from"), message(band.from, name, previous.to, remedy));
  }
}

const hasBreakBefore = (band: Band | undefined, index: number, bands: readonly (Band | undefined)[]) =>
  index > 0 && minutesOf(band?.from ?? "") !== minutesOf(bands[index - 1]?.to ?? "") + minutesBetweenSlots;

const isWholeBand = (band: Band | undefined) =>
  band?.from !== undefined && band.to !== undefined && band.from <= band.to;

/** The bands of all days where the usual ones are whole, else undefined; other days with a fault are left out. */
export function wholeBands(content: ValidContent): Bands | undefined {
  const { bands, otherDays } = content["time-slot-bands.json"] ?? {};
  if (!bands?.every(isWholeBand)) return undefined;
  const whole = (otherDays ?? []).filter(
    (other) =>
      other?.days !== undefined &&
      other.from !== undefined &&
      other.to !== undefined &&
      other.bands?.every(isWholeBand),
  );
  return { bands, otherDays: whole } as Bands;
}

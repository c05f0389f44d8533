import { minutesBetweenSlots, minutesOf, timeOf } from "../../../domain/shop/timeOfDay";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

const lastSlot = 1440 - minutesBetweenSlots;

/** The bands follow each other through the day without gap or overlap (section 9). */
export function bandRules(content: ValidContent): Finding[] {
  const { found, error, warn } = findings("time-slot-bands.json");
  const bands = content["time-slot-bands.json"]?.bands ?? [];
  // More parts than slots cannot but overlap; that they are too many is told already.
  if (bands.length > 1440 / minutesBetweenSlots) return found;
  const sorted = bands.toSorted((a, b) => (a?.from ?? "").localeCompare(b?.from ?? ""));
  const misplaced = bands.findIndex((band, index) => band !== sorted[index]);
  if (misplaced >= 0 && bands.every((band) => band?.from && band.to) && !sorted.some(hasBreakBefore)) {
    error(
      ["bands", misplaced],
      'Bagian hari tidak berurutan; urutkan dari pagi ke malam menurut "from".',
      'The parts of the day are out of order; sort them by "from", from morning to night.',
    );
    return found;
  }
  bands.forEach((band, index) => {
    if (band?.from && band.to && minutesOf(band.from) > minutesOf(band.to)) {
      error(
        ["bands", index, "to"],
        `Ditemukan ${shown(band.to)}, lebih awal dari "from" ${shown(band.from)}; seharusnya sama atau lebih lambat, contoh: ${shown(band.from)}.`,
        `Found ${shown(band.to)}, earlier than "from" ${shown(band.from)}; expected the same or a later time, for example ${shown(band.from)}.`,
      );
    }
    if (band?.multiplier && band.multiplier > 2) {
      warn(
        ["bands", index, "multiplier"],
        `Ditemukan ${band.multiplier}: harga naik lebih dari dua kali lipat. Untuk +15% tulis 1.15.`,
        `Found ${band.multiplier}: the price more than doubles. For +15% write 1.15.`,
      );
    }
    const previous = bands[index - 1];
    if (!previous?.from || !previous.to || !band?.from || minutesOf(previous.from) > minutesOf(previous.to)) return;
    const from = minutesOf(band.from);
    const start = minutesOf(previous.to) + minutesBetweenSlots;
    if (from === start) return;
    const after = `"${previous.label ?? previous.period ?? ""}"`;
    if (start > lastSlot) {
      error(
        ["bands", index, "from"],
        `Ditemukan ${shown(band.from)}, padahal ${after} sudah sampai ${previous.to}, akhir hari; hapus bagian ini, atau akhiri ${after} lebih awal.`,
        `Found ${shown(band.from)} although ${after} lasts until ${previous.to}, the end of the day; delete this part, or end ${after} earlier.`,
      );
      return;
    }
    const kind = from > start ? { id: "celah", en: "a gap" } : { id: "tumpang tindih", en: "an overlap" };
    // The other way to mend it exists only where the part before keeps at least one slot.
    const earlier = timeOf(from - minutesBetweenSlots);
    const other =
      from > minutesOf(previous.from)
        ? {
            id: `, atau "to" pada ${after} menjadi ${shown(earlier)}`,
            en: `, or "to" of ${after} to be ${shown(earlier)}`,
          }
        : { id: "", en: "" };
    error(
      ["bands", index, "from"],
      `Ditemukan ${shown(band.from)}: ada ${kind.id} setelah ${after} yang berakhir ${previous.to}; seharusnya ${shown(timeOf(start))}${other.id}.`,
      `Found ${shown(band.from)}: this leaves ${kind.en} after ${after}, which ends at ${previous.to}; expected ${shown(timeOf(start))}${other.en}.`,
    );
  });
  return found;
}

type Band = { from?: string; to?: string };

const hasBreakBefore = (band: Band | undefined, index: number, bands: readonly (Band | undefined)[]) =>
  index > 0 && minutesOf(band?.from ?? "") !== minutesOf(bands[index - 1]?.to ?? "") + minutesBetweenSlots;

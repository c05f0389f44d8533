import { minutesBetweenSlots, parseTime, timeOf } from "../../../domain/shop/timeOfDay";
import { quoted } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

type Band = { readonly from?: string; readonly to?: string; readonly label?: string };

/** The bands of a day follow each other without gap or overlap. */
export function bandRules(content: ValidContent, diagnose: Diagnose): void {
  const { error } = diagnose("time-slot-bands.json");
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  const all: [(string | number)[], readonly (Band | undefined)[]][] = [
    [["bands"], bands],
    ...(otherDays ?? []).map((other, index): (typeof all)[number] => [
      ["otherDays", index, "bands"],
      other?.bands ?? [],
    ]),
  ];
  for (const [path, ofDay] of all) {
    const misplaced = ofDay.findIndex((band, index) => {
      const { from, to = "" } = ofDay[index - 1] ?? {};
      return band?.from && from && from <= to && parseTime(band.from) !== parseTime(to) + minutesBetweenSlots;
    });
    const { to = "", label = "" } = ofDay[misplaced - 1] ?? {};
    if (misplaced < 0) continue;
    const next = timeOf(parseTime(to) + minutesBetweenSlots);
    const found = quoted(ofDay[misplaced]?.from);
    error(
      [...path, misplaced, "from"],
      `Ditemukan ${found}, padahal "${label}" berakhir ${to}: bagian hari berurutan tanpa celah dan tanpa tumpang tindih, jadi seharusnya ${quoted(next)}, atau ubah "to" pada "${label}".`,
    );
  }
}

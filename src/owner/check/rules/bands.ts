import { minutesBetweenSlots, parseTime, timeOf } from "../../../domain/shop/timeOfDay";
import { quoted } from "../messages";
import type { Diagnose, ValidContent } from "./diagnose";

/** The bands of a day follow each other without gap or overlap. */
export function bandRules(content: ValidContent, { error }: Diagnose): void {
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  const days = [
    { path: ["bands"], ofDay: bands },
    ...(otherDays ?? []).map((other, index) => ({ path: ["otherDays", index, "bands"], ofDay: other.bands })),
  ];
  for (const { path, ofDay } of days) {
    const next = (index: number) => timeOf(parseTime(ofDay[index - 1]?.to ?? "") + minutesBetweenSlots);
    const misplaced = ofDay.findIndex(({ from }, index) => index > 0 && from !== next(index));
    const { to, label } = ofDay[misplaced - 1] ?? {};
    if (misplaced < 1) continue;
    error(
      "time-slot-bands.json",
      [...path, misplaced, "from"],
      `Ditemukan ${quoted(ofDay[misplaced]?.from)}, padahal "${label}" berakhir ${to}: bagian hari berurutan tanpa celah dan tanpa tumpang tindih, jadi seharusnya ${quoted(next(misplaced))}, atau ubah "to" pada "${label}".`,
    );
  }
}

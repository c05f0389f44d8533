import { shopMoment } from "../../../domain/shop/clock";
import { latestClose } from "../../../domain/shop/openingHours";
import { formatTime, minutesBetweenSlots, parseTime } from "../../../domain/shop/timeOfDay";
import { quoted } from "../diagnostic";
import { allFields, allRecords, type CheckContext, type Diagnose, type ValidContent } from "./ruleTools";

/** The years from now after which a date is probably a slip. */
const maxYears = 5;

/** The fields by which a group of any file holds a range of days or hours. */
type RangeFields = { from?: string | null; to?: string | null; open?: string; close?: string };

/** Errors for hours, breaks and ranges of days that end before they begin. */
export function rangeRules(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, shape, value } of allRecords(content)) {
    const { open, close, from, to } = value as RangeFields;
    const refuse = (field: string, found: string, start: string, mayBeSame = false) =>
      diagnose(
        file,
        [...path, field],
        `Ditemukan ${quoted(found)}; seharusnya ${mayBeSame ? "sama dengan atau " : ""}sesudah ${quoted(start)}.`,
      );
    if (open && close && runsBackwards(open, close)) refuse("close", close, open);
    // Equal ends are not backwards: a band may hold a single slot, and a range of days a single day.
    const isBackwards =
      "day" in shape ? runsBackwards : (a: string, b: string) => a > b || ("date" in shape && a === b);
    if (from && to && isBackwards(from, to)) refuse("to", to, from, !("day" in shape || "date" in shape));
  }
}

/**
 * Whether hours cannot end at `close`. An end before the start is one after midnight, and may be `latestClose` at most; an end at
 * the start is none.
 */
const runsBackwards = (open: string, close: string): boolean => close === open || (close < open && close > latestClose);

/** Warns of what is past although visitors still read it, and of years that are far away. */
export function dateWarnings(content: ValidContent, diagnose: Diagnose, { now }: CheckContext): void {
  // Jakarta is in the westernmost zone: a date that is past there is past in every shop.
  const today = shopMoment(now, "Asia/Jakarta").date;
  for (const { file, path, shape, value } of allRecords(content)) {
    const { to, until } = value as RangeFields & { until?: string };
    const field = until ? "until" : "to";
    // Closures and leaves, which have no name, are not shown once they are past.
    const last = until ?? ("name" in shape ? to : undefined);
    if (last && last < today)
      diagnose(file, [...path, field], `Ditemukan ${quoted(last)}: sudah lewat. Hapus, atau isi tanggal yang baru.`);
  }
  for (const { file, path, value, meta } of allFields(content)) {
    const years = meta.kind === "date" ? Number(String(value).slice(0, 4)) - Number(today.slice(0, 4)) : 0;
    if (Math.abs(years) > maxYears) {
      const found = `Ditemukan ${quoted(value)}, lebih dari ${maxYears} tahun dari sekarang`;
      diagnose(file, path, `${found}. Periksa tahunnya.`);
    }
  }
}

/** Errors for bands of a day with a gap or overlap between them. */
export function bandRules(content: ValidContent, diagnose: Diagnose): void {
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  const days = [
    { path: ["bands"], ofDay: bands },
    ...(otherDays ?? []).map((other, index) => ({ path: ["otherDays", index, "bands"], ofDay: other.bands })),
  ];
  for (const { path, ofDay } of days) {
    const next = (index: number) => formatTime(parseTime(ofDay[index - 1]?.to ?? "") + minutesBetweenSlots);
    const wrongBand = ofDay.findIndex(({ from }, index) => index > 0 && from !== next(index));
    const { to, label } = ofDay[wrongBand - 1] ?? {};
    if (wrongBand < 1) continue;
    diagnose(
      "time-slot-bands.json",
      [...path, wrongBand, "from"],
      `Ditemukan ${quoted(ofDay[wrongBand]?.from)}, padahal "${label}" berakhir ${to}: bagian hari berurutan tanpa celah dan tanpa tumpang tindih, jadi seharusnya ${quoted(next(wrongBand))}, atau ubah "to" pada "${label}".`,
    );
  }
}

import { shopMoment } from "../../../domain/shop/clock";
import { latestClose } from "../../../domain/shop/openingHours";
import { minutesBetweenSlots, parseTime, timeOf } from "../../../domain/shop/timeOfDay";
import { weekdays } from "../../../domain/shop/weekday";
import { metaOf } from "../../schema/fields";
import type { Group } from "../../schema/traversal";
import { quoted } from "../diagnostic";
import { allFields, allGroups, type Context, type Diagnose, type ValidContent } from "./diagnose";

const furthestYears = 5;

type Span = { from?: string | null; to?: string | null; open?: string; close?: string };
type Spans = Span & { days?: readonly string[] | null; day?: string; date?: string };

/** Errors for hours, breaks and spans of days that end before they begin. */
export function spanRules(content: ValidContent, diagnose: Diagnose): void {
  for (const { file, path, shape, value } of allGroups(content)) {
    const { open, close, from, to } = value as Span;
    const refuse = (field: string, found: string, start: string, mayBeSame = false) =>
      diagnose(
        file,
        [...path, field],
        `Ditemukan ${quoted(found)}; seharusnya ${mayBeSame ? "sama dengan atau " : ""}sesudah ${quoted(start)}.`,
      );
    if (open && close && runsBackwards(open, close)) refuse("close", close, open);
    // A band may have only one slot, and a span of days only one day.
    const isBackwards =
      "day" in shape ? runsBackwards : (a: string, b: string) => a > b || ("date" in shape && a === b);
    if (from && to && isBackwards(from, to)) refuse("to", to, from, !("day" in shape || "date" in shape));
  }
}

/**
 * Whether hours have an impossible end: the same time as the start, or an earlier one, which means after midnight, but past
 * `latestClose`.
 */
const runsBackwards = (open: string, close: string): boolean => close === open || (close < open && close > latestClose);

/** Warns of overlapping spans, of past ones that visitors still read about, and of unlikely years. */
export function spanWarnings(content: ValidContent, diagnose: Diagnose, { now }: Context): void {
  // Jakarta is in the westernmost zone: a date that is past there is past in every shop.
  const today = shopMoment(now, "Asia/Jakarta").date;
  const openingHours = content["shop.json"]?.openingHours;
  const openDays = weekdays.filter((day) => openingHours?.[day] !== null);
  const groups = allGroups(content);
  groups.forEach((group, index) => {
    const { file, path, shape, value } = group;
    const { to, until } = value as Span & { until?: string };
    const last = until ?? ("name" in shape ? to : undefined);
    if (last && last < today) {
      const field = until ? "until" : "to";
      diagnose(file, [...path, field], `Ditemukan ${quoted(last)}: sudah lewat. Hapus, atau isi tanggal yang baru.`);
    }
    // Overlapping price bands are reported by `bandRules`.
    if ("multiplier" in shape) return;
    const first = groups.slice(0, index).find((other) => other.file === file && overlap(other, group, openDays));
    if (first) {
      const number = Number(first.path.at(-1)) + 1;
      diagnose(file, path, `Bertumpang tindih dengan no. ${number}. Gabungkan, atau hapus salah satunya.`);
    }
  });
  for (const { file, path, value, meta } of allFields(content)) {
    const years = meta.kind === "date" ? Number(String(value).slice(0, 4)) - Number(today.slice(0, 4)) : 0;
    if (Math.abs(years) > furthestYears) {
      const found = `Ditemukan ${quoted(value)}, lebih dari ${furthestYears} tahun dari sekarang`;
      diagnose(file, path, `${found}. Periksa tahunnya.`);
    }
  }
}

/**
 * Whether two spans of one list share a day and a time; null `days` mean `openDays`. Spans of days include their last day,
 * spans of hours exclude their end.
 */
function overlap(one: Group, other: Group, openDays: readonly string[]): boolean {
  const [a, b] = [one.value, other.value] as [Spans, Spans];
  if (!a.from || !a.to || !b.from || !b.to || a.day !== b.day || a.date !== b.date) return false;
  if (JSON.stringify(one.path.slice(0, -1)) !== JSON.stringify(other.path.slice(0, -1))) return false;
  if (!(a.days ?? openDays).some((day) => (b.days ?? openDays).includes(day))) return false;
  const isOfDays = metaOf(one.shape.from as never).kind === "date";
  return isOfDays ? a.from <= b.to && b.from <= a.to : a.from < b.to && b.from < a.to;
}

/** Errors for bands of a day with a gap or overlap between them. */
export function bandRules(content: ValidContent, diagnose: Diagnose): void {
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
    diagnose(
      "time-slot-bands.json",
      [...path, misplaced, "from"],
      `Ditemukan ${quoted(ofDay[misplaced]?.from)}, padahal "${label}" berakhir ${to}: bagian hari berurutan tanpa celah dan tanpa tumpang tindih, jadi seharusnya ${quoted(next(misplaced))}, atau ubah "to" pada "${label}".`,
    );
  }
}

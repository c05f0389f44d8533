import type * as z from "zod";
import {
  daysBetween,
  formatTime,
  minutesBetweenSlots,
  minutesPerDay,
  parseTime,
  shopMoment,
} from "../../../domain/shop/clock";
import { latestClose } from "../../../domain/shop/openingHours";
import { slotMinutes } from "../../../domain/shop/timeSlotBands";
import { metaOf } from "../../schema/fields";
import { quoted } from "../diagnostic";
import { allFields, allRecords, type Rule } from "./ruleTools";

/** A date that is more years than this in the past or future is probably a slip. */
const maxYears = 5;

/** The fields that hold a range of days or hours in a group of any file. */
type RangeFields = { from?: string | null; to?: string | null; until?: string; open?: string; close?: string };

/** Whether a range that starts at `from` cannot end at `to`. */
type EndsTooEarly = (from: string, to: string) => boolean;

/** For hours of any kind. An end before the start is after midnight, until `latestClose`. */
const hoursEndTooEarly: EndsTooEarly = (from, to) => to === from || (to < from && to > latestClose);

/** For a band's slots: as for hours, but the last one is included, so it may be the same as the first. */
const lastSlotIsTooEarly: EndsTooEarly = (from, to) => to < from && to >= latestClose;

/** For days: the last one is included. */
const lastIsTooEarly: EndsTooEarly = (from, to) => to < from;

/** Reports ranges of days, hours or slots that end before they begin. */
export const rangeRules: Rule = (content, diagnose) => {
  for (const { file, path, shape, value } of allRecords(content)) {
    const check = (field: string, start: string, end: string, endsTooEarly: EndsTooEarly) => {
      if (!endsTooEarly(start, end)) return;
      const after = endsTooEarly(start, start) ? "sesudah" : "sama dengan atau sesudah";
      diagnose(file, [...path, field], `Ditemukan ${quoted(end)}; seharusnya ${after} ${quoted(start)}.`);
    };
    const { open, close, from, to, until } = value as RangeFields;
    if (open && close) check("close", open, close, hoursEndTooEarly);
    const ofKind =
      "day" in shape || "date" in shape ? hoursEndTooEarly : "period" in shape ? lastSlotIsTooEarly : lastIsTooEarly;
    if (from && to) check("to", from, to, ofKind);
    if (from && until) check("until", from, until, lastIsTooEarly);
  }
};

/** A closure, leave, season or notice of more days than this is probably a slip. */
const maxDaysAway = 100;

/** Warns of dates that are past, of closures, leaves, seasons and notices of months, and of dates that are years away. */
export const dateWarnings: Rule = (content, diagnose, { now }) => {
  // Jakarta lies in Indonesia's westernmost time zone, so a date that is past there is past in every shop.
  const today = shopMoment(now, "Asia/Jakarta").date;
  for (const { file, path, shape, value } of allRecords(content)) {
    const field = ["until", "date", "to"].find(
      (name) => shape[name] && metaOf(shape[name] as z.ZodType).kind === "date",
    );
    if (field === undefined) continue;
    const last = value[field] as string | null | undefined;
    const from = (value as RangeFields).from ?? (field === "until" ? today : undefined);
    if (last && last < today)
      diagnose(file, [...path, field], `Ditemukan ${quoted(last)}: sudah lewat. Hapus, atau betulkan tahunnya.`);
    const days = from && last && field !== "date" ? daysBetween(from, last) + 1 : 0;
    if (!("bands" in shape) && days > maxDaysAway && days < maxYears * 365)
      diagnose(file, [...path, field], `Dari ${from} sampai ${last} lamanya ${days} hari. Periksa tahunnya.`);
  }
  for (const { file, path, value, meta } of allFields(content)) {
    const years = meta.kind === "date" ? Number(String(value).slice(0, 4)) - Number(today.slice(0, 4)) : 0;
    if (Math.abs(years) > maxYears) {
      const found = `Ditemukan ${quoted(value)}, lebih dari ${maxYears} tahun dari sekarang`;
      diagnose(file, path, `${found}. Periksa tahunnya.`);
    }
  }
};

/** Reports the first gap or overlap between the bands of a day, or bands of more than 24 hours. */
export const bandRules: Rule = (content, diagnose) => {
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  const days = [
    { path: ["bands"], ofDay: bands },
    ...(otherDays ?? []).map((other, index) => ({ path: ["otherDays", index, "bands"], ofDay: other.bands })),
  ];
  for (const { path, ofDay } of days) {
    const report = (index: number, field: string, message: string) =>
      diagnose("time-slot-bands.json", [...path, index, field], message);
    const next = (index: number) =>
      formatTime((parseTime(ofDay[index - 1]?.to ?? "") + minutesBetweenSlots) % minutesPerDay);
    const wrongBand = ofDay.findIndex(({ from }, index) => index > 0 && from !== next(index));
    const { to, label } = ofDay[wrongBand - 1] ?? {};
    if (wrongBand > 0)
      report(
        wrongBand,
        "from",
        `Ditemukan ${quoted(ofDay[wrongBand]?.from)}, padahal "${label}" berakhir ${to}: bagian hari berurutan tanpa celah dan tanpa tumpang tindih, jadi seharusnya ${quoted(next(wrongBand))}, atau ubah "to" pada "${label}".`,
      );
    else if (
      ofDay.every(({ from, to }) => !lastSlotIsTooEarly(from, to)) &&
      ofDay.flatMap(slotMinutes).length * minutesBetweenSlots > minutesPerDay
    )
      report(
        ofDay.length - 1,
        "to",
        `Ditemukan ${quoted(ofDay.at(-1)?.to)}: bagian hari terakhir melewati jam booking pertama, ${ofDay[0]?.from}. Satu hari paling lama 24 jam.`,
      );
  }
};

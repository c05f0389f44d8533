import { chairCapacity } from "../../../book/rules/seating";
import {
  formatTime,
  indonesianDayName,
  minutesBetweenSlots,
  minutesPerDay,
  parseTime,
  type Weekday,
  weekdays,
} from "../../../domain/shop/clock";
import {
  breakSpans,
  earliestOpening,
  type Hours,
  hasWeekday,
  isEverOpen,
  type Span,
  spanOf,
} from "../../../domain/shop/openingHours";
import { spanText } from "../../../format/spanText";
import type { Content } from "../../schema/contentFiles";
import { suggestion } from "../diagnostic";
import { allRecords, type Rule } from "./ruleTools";

type Shop = Content["shop.json"];

/** Warns of a break that does not lie wholly within the usual hours of its weekday or within the hours of a season. */
export const breakWarnings: Rule = ({ "shop.json": shop }, diagnose) => {
  const length = ({ start, end }: Span) => end - start;
  shop?.breaks?.forEach((pause, index) => {
    const { day, from, to } = pause;
    const seasons = (shop.seasonalHours ?? []).filter(({ days }) => days === null || days.includes(day));
    const isWithinHours = (end: string) =>
      [shop.openingHours[day], ...seasons]
        .flatMap((hours) => (hours ? breakSpans(hours, [{ ...pause, to: end }], day) : []))
        .some((span) => length(span) === length(spanOf({ open: from, close: end })));
    if (isWithinHours(to)) return;
    // A break from 12:00 to 01:00 was meant until one in the afternoon.
    const meant = formatTime((parseTime(to) + minutesPerDay / 2) % minutesPerDay);
    const found = `Istirahat ${spanText(from, to)} tidak berada di dalam jam buka ${indonesianDayName(day)}`;
    diagnose(
      "shop.json",
      ["breaks", index],
      `${found}. Betulkan, atau hapus.${suggestion([meant].filter(isWithinHours))}`,
    );
  });
};

/** When an entry applies: on these weekdays, from one date to another, within these minutes of the day. */
type Times = Span & { days: readonly Weekday[]; first: string; last: string };

type TimedEntry = { days?: Weekday[] | null; day?: Weekday; date?: string; from?: string | null; to?: string | null };

function timesOf({ days, day, date, from, to }: TimedEntry, usualDays: readonly Weekday[]): Times {
  const isPartOfDay = (day ?? date) !== undefined;
  const chosen = day ? [day] : (days ?? usualDays);
  return {
    days: !isPartOfDay && from && to ? chosen.filter((one) => hasWeekday({ from, to }, one)) : chosen,
    first: date ?? (isPartOfDay ? "" : (from ?? "")),
    last: date ?? (isPartOfDay ? "9999" : (to ?? "9999")),
    ...(isPartOfDay ? spanOf({ open: from ?? "", close: to ?? "" }) : { start: 0, end: 0 }),
  };
}

/**
 * Warns of entries that never apply, because earlier ones in their list apply at all of their times and the first counts, or
 * because the shop is closed. Also warns of prices for other days that do not apply on some of their weekdays, or that apply
 * every day for ever.
 */
export const coveredEntryWarnings: Rule = (content, diagnose) => {
  const shop = content["shop.json"];
  const earlier = new Map<string, Times[]>();
  for (const { file, path, shape, value } of allRecords(content)) {
    if (typeof path.at(-1) !== "number" || !("reason" in shape || "days" in shape)) continue;
    // Seasonal hours without weekdays apply where the shop is usually open.
    const usualDays = weekdays.filter((day) => file !== "shop.json" || shop?.openingHours[day]);
    const times = timesOf(value, usualDays);
    const list = JSON.stringify([file, path.slice(0, -1)]);
    const others = earlier.get(list) ?? [];
    earlier.set(list, [...others, times]);
    const covered = times.days.filter((day) =>
      others.some(
        ({ days, first, last, start, end }) =>
          days.includes(day) && first <= times.first && times.last <= last && start <= times.start && times.end <= end,
      ),
    );
    const span = "open" in value ? spanOf(value as Hours) : times;
    if (file !== "shop.json" && span.end > 0 && shop && isClosedIn(shop, span))
      diagnose(file, path, "Di luar jam buka toko. Periksa jamnya.");
    const isNever = covered.length === times.days.length;
    if (covered.length > 0 && (isNever || "bands" in shape)) {
      const found = isNever
        ? "Tidak pernah berlaku"
        : `Tidak berlaku pada ${covered.map(indonesianDayName).join(", ")}`;
      diagnose(file, path, `${found}: yang dipakai isi di atasnya. Gabungkan, ubah urutannya, atau hapus.`);
    } else if ("bands" in shape && !value.days && !value.from && !value.to)
      diagnose(
        file,
        path,
        "Berlaku setiap hari tanpa akhir, menggantikan harga yang biasa. Isi harinya atau tanggalnya.",
      );
  }
};

/** Whether the shop is open on some day, but never in this span. */
const isClosedIn = (shop: Shop, { start, end }: Span): boolean =>
  earliestOpening(shop) !== "" &&
  Array.from({ length: (end - start) / minutesBetweenSlots }, (_, slot) => start + slot * minutesBetweenSlots).every(
    (minute) => !isEverOpen(shop, minute % minutesPerDay),
  );

/** Warns of a service that takes more chairs than the shop has. */
export const chairWarnings: Rule = (content, diagnose) => {
  const shop = content["shop.json"];
  if (!shop) return;
  const capacity = chairCapacity({ chairs: shop.chairs, barbers: content["barbers.json"]?.barbers ?? [] });
  content["services.json"]?.services.forEach(({ chairs }, index) => {
    if (chairs && chairs > capacity) {
      const found = `Ditemukan ${chairs} kursi, padahal toko hanya punya ${capacity}`;
      diagnose("services.json", ["services", index, "chairs"], `${found}; buku toko tidak akan menemukan tempatnya.`);
    }
  });
};

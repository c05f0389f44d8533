import { chairCapacity } from "../../../book/chairs/seating";
import { breakSpans, type Span, spanOf } from "../../../domain/shop/openingHours";
import { indonesianDayName, type Weekday, weekdays } from "../../../domain/shop/weekday";
import type { Content } from "../../schema/contentFiles";
import type { Diagnose, ValidContent } from "./ruleTools";

type Shop = Content["shop.json"];

/**
 * Warns of breaks, barbers' hours and prices of other days that never apply, of other days without an end, and of services
 * that need more chairs than there are.
 */
export function hoursWarnings(content: ValidContent, diagnose: Diagnose): void {
  otherDaysWarnings(content, diagnose);
  const shop = content["shop.json"];
  if (shop === undefined) return;
  breakWarnings(shop, diagnose);
  workingHoursWarnings(content, diagnose);
  chairWarnings(content, shop, diagnose);
}

/** Warns of a break that does not lie wholly within the usual hours of its weekday or within the hours of a season. */
function breakWarnings({ breaks, openingHours, seasonalHours }: Shop, diagnose: Diagnose): void {
  const length = ({ start, end }: Span) => end - start;
  breaks?.forEach((pause, index) => {
    const { day, from, to } = pause;
    const seasons = (seasonalHours ?? []).filter(({ days }) => days === null || days.includes(day));
    const spans = [openingHours[day], ...seasons].flatMap((hours) => (hours ? breakSpans(hours, [pause], day) : []));
    if (!spans.some((span) => length(span) === length(spanOf({ open: from, close: to })))) {
      const found = `Istirahat ${from}-${to} tidak berada di dalam jam buka ${indonesianDayName(day)}`;
      diagnose("shop.json", ["breaks", index], `${found}. Betulkan, atau hapus.`);
    }
  });
}

/** An entry for some weekdays, all of them if `days` is null, and for dates without a limit if `from` or `to` is null. */
type EntryOfDays = { days: readonly Weekday[] | null; from?: string | null; to?: string | null };

/** The weekdays on which an entry never applies, because an earlier one has them on all of its dates and the first counts. */
const coveredDays = (entries: readonly EntryOfDays[], index: number): Weekday[] => {
  const { days, from, to } = entries[index] as EntryOfDays;
  const covering = entries
    .slice(0, index)
    .filter((one) => (!one.from || (from && one.from <= from)) && (!one.to || (to && to <= one.to)));
  return weekdays.filter((day) =>
    [covering.some((one) => one.days?.includes(day) ?? true), days?.includes(day) ?? true].every(Boolean),
  );
};

/** Warns of a barber's working hours on weekdays that earlier entries have. */
function workingHoursWarnings(content: ValidContent, diagnose: Diagnose): void {
  content["barbers.json"]?.barbers.forEach(({ workingHours }, barber) => {
    const entries = workingHours ?? [];
    entries.forEach(({ days }, index) => {
      if (coveredDays(entries, index).length === (days ?? weekdays).length)
        diagnose(
          "barbers.json",
          ["barbers", barber, "workingHours", index],
          "Tidak pernah berlaku: satu hari punya satu jam kerja, yang paling atas. Gabungkan, atau hapus.",
        );
    });
  });
}

/** Warns of prices for other days that apply every day for ever, or not on some of their weekdays. */
function otherDaysWarnings(content: ValidContent, diagnose: Diagnose): void {
  const groups = content["time-slot-bands.json"]?.otherDays ?? [];
  groups.forEach(({ days, from, to }, index) => {
    const warn = (message: string) => diagnose("time-slot-bands.json", ["otherDays", index], message);
    const covered = coveredDays(groups, index).map(indonesianDayName);
    if (covered.length > 0)
      warn(
        `Tidak berlaku pada ${covered.join(", ")}: kelompok di atasnya punya hari itu. Ubah harinya atau urutannya.`,
      );
    else if (!days && !from && !to)
      warn("Berlaku setiap hari tanpa akhir, menggantikan harga yang biasa. Isi harinya atau tanggalnya.");
  });
}

/** Warns of a service that takes more chairs than the shop has. */
function chairWarnings(content: ValidContent, shop: Shop, diagnose: Diagnose): void {
  const capacity = chairCapacity({ chairs: shop.chairs ?? null, barbers: content["barbers.json"]?.barbers ?? [] });
  content["services.json"]?.services.forEach(({ chairs }, index) => {
    if (chairs && chairs > capacity) {
      const found = `Ditemukan ${chairs} kursi, padahal toko hanya punya ${capacity}`;
      diagnose("services.json", ["services", index, "chairs"], `${found}; buku toko tidak akan menemukan tempatnya.`);
    }
  });
}

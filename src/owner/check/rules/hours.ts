import { chairCapacity } from "../../../book/chairs/seating";
import { breakSpans, type Span, spanOf } from "../../../domain/shop/openingHours";
import { indonesianDayName, weekdays } from "../../../domain/shop/weekday";
import type { Content } from "../../schema/contentFiles";
import type { Diagnose, ValidContent } from "./ruleTools";

type Shop = Content["shop.json"];

/** Warns of breaks and barbers' hours that never apply, and of services that need more chairs than there are. */
export function hoursWarnings(content: ValidContent, diagnose: Diagnose): void {
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

/**
 * Warns of a barber's working hours that never apply, because earlier entries have all their weekdays and the first entry
 * counts.
 */
function workingHoursWarnings(content: ValidContent, diagnose: Diagnose): void {
  content["barbers.json"]?.barbers.forEach(({ workingHours }, barber) => {
    const coveredDays = new Set<string>();
    workingHours?.forEach(({ days }, index) => {
      const own = days ?? weekdays;
      if (own.every((day) => coveredDays.has(day)))
        diagnose(
          "barbers.json",
          ["barbers", barber, "workingHours", index],
          "Tidak pernah berlaku: satu hari punya satu jam kerja, yang paling atas. Gabungkan, atau hapus.",
        );
      for (const day of own) coveredDays.add(day);
    });
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

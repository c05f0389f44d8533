import type { DayUnavailable, SlotUnavailable } from "../../domain/shop/bookingRules";
import { weekdays } from "../../domain/shop/weekday";
import type { BookingWords } from "./words.id";

type Words = Pick<BookingWords, "shop" | "unavailable">;

/** Why a slot cannot be chosen. */
export function slotUnavailableText(unavailable: SlotUnavailable, { shop, unavailable: say }: Words): string {
  switch (unavailable.kind) {
    case "past":
      return say.past;
    case "tooSoon":
      return say.tooSoon(unavailable.minutes);
    case "closedHours":
      return unavailable.reason;
    case "barberAway":
    case "nobody":
      return shop.staffAway(unavailable);
    case "closure":
      return say.closed(unavailable.closure.reason);
    case "dayOff":
      return say.closedEvery(shop.days[weekdays.indexOf(unavailable.weekday)] ?? "");
  }
}

/** Why a date cannot be chosen. */
export function dayUnavailableText(unavailable: DayUnavailable, words: Words): string {
  const say = words.unavailable;
  switch (unavailable.kind) {
    case "tooFar":
      return say.tooFar(unavailable.days);
    case "noSlotLeft":
      return unavailable.why.kind === "past" ? say.allPast : slotUnavailableText(unavailable.why, words);
    case "noSlot":
      return say.noSlot;
    default:
      return slotUnavailableText(unavailable, words);
  }
}

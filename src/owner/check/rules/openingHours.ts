import { breakSpans, latestClose, openSpans } from "../../../domain/shop/openingHours";
import { dayName, weekdays } from "../../../domain/shop/weekday";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { overRule, spanRules } from "./spans";

const seasonWords = { away: { id: "jam lain", en: "other hours" }, entry: { id: "masa", en: "Season" } };

/** A day's hours, breaks and seasonal hours run forwards, and each break lies within the hours of its weekday; docs/rules.md, section 3. */
export function openingHoursRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const say = diagnose("shop.json");
  const shop = content["shop.json"] ?? {};
  const seasons = shop.seasonalHours ?? [];
  for (const day of weekdays) {
    const { open, close } = shop.openingHours?.[day] ?? {};
    if (open && close && runsBackwards({ open, close })) {
      say.error(["openingHours", day, "close"], messages.closesBeforeOpening(close, dayName(day), open));
    }
  }
  seasons.forEach((season, index) => {
    const { open, close, name = "" } = season ?? {};
    if (open && close && runsBackwards({ open, close })) {
      say.error(["seasonalHours", index, "close"], messages.closesBeforeOpening(close, name, open));
    }
    overRule(say.warn, ["seasonalHours", index], season ?? {}, today);
  });
  // Seasons that share dates may still hold on different weekdays.
  for (const index of seasons.keys()) {
    const alone = seasons.map((season, at) => (at === index ? season : undefined));
    spanRules(say, ["seasonalHours"], alone, today, seasonWords);
  }
  (shop.breaks ?? []).forEach((entry, index) => {
    const { day, from, to } = entry ?? {};
    if (!day || !from || !to) return;
    if (runsBackwards({ open: from, close: to })) {
      say.error(["breaks", index, "to"], messages.breakBackwards(to, from));
      return;
    }
    const hours = shop.openingHours?.[day];
    if (hours === null) say.warn(["breaks", index, "day"], messages.breakOnDayOff(dayName(day)));
    if (!hours?.open || !hours.close || runsBackwards({ open: hours.open, close: hours.close })) return;
    const whole = { open: hours.open, close: hours.close };
    const alone = [{ day, from, to, reason: "" }];
    if (breakSpans(whole, alone, day).length === 0) {
      say.warn(["breaks", index], messages.breakOutsideHours(dayName(day), whole.open, whole.close));
    } else if (openSpans(whole, alone, day).length === 0) {
      say.warn(["breaks", index], messages.breakOfWholeDay(dayName(day)));
    }
  });
}

/** Whether hours close before they open: equal, or later than the latest time after midnight. */
export const runsBackwards = ({ open, close }: { open: string; close: string }): boolean =>
  close === open || (close < open && close > latestClose);

import { weekdayOf } from "../../../domain/shop/clock";
import { minutesBetweenSlots, minutesOf, timeOf } from "../../../domain/shop/timeOfDay";
import { bandsOn } from "../../../domain/shop/timeSlot";
import type { Words } from "../../schema/words";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import { wholeBands } from "./bands";
import type { Diagnose } from "./diagnose";
import { spanRules, yearRule } from "./spans";

const closureWords = { away: { id: "tutup", en: "closed" }, entry: { id: "masa tutup", en: "Closure" } };

/**
 * Closures are likely spans. Closed hours run forwards, no hour is closed twice, and each meets a slot of an open day;
 * docs/rules.md, section 3.
 */
export function closureRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const say = diagnose("closures.json");
  const { closures = [], hours = [] } = content["closures.json"] ?? {};
  const bands = wholeBands(content);
  spanRules(say, ["closures"], closures, today, closureWords);
  for (const [index, entry] of hours.entries()) {
    if (!entry?.from || !entry.to || !entry.date) continue;
    const { date, from, to } = entry;
    const at = (field: string) => ["hours", index, field];
    if (from >= to) {
      say.error(at("to"), messages.hoursBackwards(to, from, timeOf(minutesOf(from) + minutesBetweenSlots)));
      continue;
    }
    yearRule(say.warn, at("date"), date, today);
    const first = hours.findIndex(
      (other) => other?.date === date && other.from && other.to && other.from < to && from < other.to,
    );
    if (first < index) say.warn(["hours", index], messages.hoursTwice(first));
    // Hours of a day that is over close nothing any more, whatever the week and the bands have become since.
    if (date < today) continue;
    const reason = closedAllDay(content, date);
    if (reason !== undefined) say.warn(at("date"), messages.hoursOfClosedDay(date, reason));
    else if (bands && bandsOn(bands, date).every((band) => !(band.from < to && from <= band.to))) {
      say.warn(at("from"), messages.hoursWithoutSlot(from, to));
    }
  }
}

/** Why the shop is closed all day, as far as the content is valid enough to tell. */
function closedAllDay(content: ValidContent, date: string): Words | string | undefined {
  const closure = content["closures.json"]?.closures?.find(
    (span) => span?.from && span.to && span.from <= date && date <= span.to,
  );
  if (closure) return closure.reason ?? "";
  const weekday = weekdayOf(date);
  const shop = content["shop.json"];
  // A season may open the shop on a day on which it is usually closed.
  const isOpened = shop?.seasonalHours?.some(
    (season) => season?.from && season.to && season.from <= date && date <= season.to && season.days?.includes(weekday),
  );
  return shop?.openingHours?.[weekday] === null && !isOpened ? messages.everyWeekday(weekday) : undefined;
}

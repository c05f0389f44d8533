import { barberName } from "../../../domain/shop/barber";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { normalizedName } from "./names";
import { spanRules } from "./spans";

const leaveWords = { away: { id: "cuti", en: "away" }, entry: { id: "cuti", en: "Leave" } };

/** Barbers' leave is judged like closures, each barber works on some day, and none is named like the choice of any barber. */
export function barberRules(content: ValidContent, diagnose: Diagnose, today: string): void {
  const say = diagnose("barbers.json");
  content["barbers.json"]?.barbers?.forEach((barber, index) => {
    spanRules(say, ["barbers", index, "leave"], barber?.leave ?? [], today, leaveWords);
    if (barber?.name && normalizedName(barber.name) === normalizedName(barberName("anyone"))) {
      say.warn(["barbers", index, "name"], messages.barberCalledAnyone(barber.name));
    }
    if (new Set(barber?.daysOff).size === 7) {
      say.warn(["barbers", index, "daysOff"], messages.barberAlwaysOff(barber?.name ?? barber?.id ?? ""));
    }
  });
}

import { longDate } from "../../format/date";
import { englishDates } from "../../format/englishDates";
import { timeZoneShortName } from "../shop/clock";
import type { Moment } from "./booking";
import type { ShopClock } from "./moment";

/** A date and time in English: "Tuesday, 1 December 2026 at 17:00 WIB". */
export const momentInEnglish = ({ date, time }: Moment, { timeZone }: ShopClock): string =>
  `${longDate(date, englishDates)} at ${time} ${timeZoneShortName(timeZone)}`;

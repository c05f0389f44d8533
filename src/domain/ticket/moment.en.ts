import { englishDate } from "../../format/englishDate";
import { timeZoneShortName } from "../shop/clock";
import type { Moment } from "./ticket";

/** A date and time in English: "Tuesday, 1 December 2026 at 17:00 WIB". */
export const moment = ({ date, time }: Moment, { timeZone }: { readonly timeZone: string }): string =>
  `${englishDate(date)} at ${time} ${timeZoneShortName(timeZone)}`;

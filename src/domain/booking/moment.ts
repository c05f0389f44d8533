import { longDate } from "../../format/date";
import { timeZoneShortName } from "../shop/clock";
import type { Moment } from "./booking";

export type ShopClock = { readonly timeZone: string };

/** A date and time in Indonesian: "Selasa, 1 Desember 2026 pukul 17:00 WIB". */
export const momentInIndonesian = ({ date, time }: Moment, { timeZone }: ShopClock): string =>
  `${longDate(date)} pukul ${time} ${timeZoneShortName(timeZone)}`;

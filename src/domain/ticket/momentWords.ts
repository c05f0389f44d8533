import { longDate } from "../../format/longDate";
import { timeZoneShortName } from "../shop/clock";
import type { Moment } from "./ticket";

/** A date and time in a message: "Selasa, 1 Desember 2026 pukul 17:00 WIB". */
export const momentWords = ({ date, time }: Moment, shop: { readonly timeZone: string }): string =>
  `${longDate(date)} pukul ${time} ${timeZoneShortName(shop.timeZone)}`;

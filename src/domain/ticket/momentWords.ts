import { longDate } from "../../format/longDate";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import type { Moment } from "./ticket";
import type { TicketShop } from "./ticketFacts";

/** A date and time in a message: "Selasa, 1 Desember 2026 pukul 17:00 WIB". */
export const momentWords = ({ date, time }: Moment, shop: Pick<TicketShop, "timeZone">): string =>
  `${longDate(date)} pukul ${time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}`;

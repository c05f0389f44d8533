import { addDays, instantOf, type TimeZone } from "./clock";

/** The instant at which a notice is over: midnight on the shop's clock, after its last day. */
export const noticeEnd = (until: string, timeZone: TimeZone): Date => instantOf(addDays(until, 1), "00:00", timeZone);

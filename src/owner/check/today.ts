import { shopMoment } from "../../domain/shop/clock";

/** The date in Indonesia's westernmost time zone: what is past there is past in every shop. */
export const todayInIndonesia = (now: Date): string => shopMoment(now, "Asia/Jakarta").date;

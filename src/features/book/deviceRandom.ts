import type { RandomBytes } from "../../domain/booking/bookingCode";

/** The device's random source. */
export const deviceRandom: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

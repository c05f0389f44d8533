import type { Booking } from "../../src/domain/booking/booking";
import type { Barber } from "../../src/domain/shop/barber";
import type { BookingRules } from "../../src/domain/shop/bookingRules";
import type { Visit } from "../../src/domain/shop/reasonsAgainst";
import type { Service } from "../../src/domain/shop/service";
import { content, frozen } from "./content";

export const services = content("services.json").services;

/** A service as a page's query gives it, without its picture. */
export const asQueried = <S extends object>(service: S) => ({ ...service, picture: null });

export const bands = content("time-slot-bands.json").bands;

/** A band of slots at the usual price, with whatever a test wants otherwise. */
export const band = (from: string, to: string, changes = {}) => ({
  ...{ period: `b${from.replace(":", "")}`, label: from, from, to, multiplier: 1 },
  ...changes,
});

/** Bands for these days of the week, all year. */
export const bandsOn = (days: string[], ...ofDays: ReturnType<typeof band>[]) => ({
  ...{ name: "Hari lain", days, from: null, to: null },
  bands: ofDays,
});

/** The shop as a page gets it. */
export const shop = {
  ...content("shop.json"),
  deposit: null,
  ticketPage: "https://bintangpangkas.example/tiket/",
};

/** The shop's booking rules, with whatever a test wants otherwise. */
export function rules(changes: Partial<BookingRules> = {}): BookingRules {
  return {
    bands,
    otherDays: null,
    breaks: null,
    seasonalHours: null,
    deposit: null,
    openingHours: shop.openingHours,
    closures: [],
    closedHours: [],
    timeZone: "Asia/Jakarta",
    slotsOutsideHours: "note",
    minimumNotice: null,
    lastDayAhead: null,
    ...changes,
  };
}

/** What the shop offers, without barbers to choose from. */
export const offering = (changes: Partial<BookingRules> = {}) => ({
  services,
  barbers: [],
  haircuts: [],
  rules: rules(changes),
});

/** A barber who is in whenever the shop is open, with whatever a test wants otherwise. */
export const barber = (id: string, changes: Partial<Barber> = {}): Barber => ({
  id,
  name: id,
  daysOff: [],
  leave: [],
  services: null,
  workingHours: null,
  ...changes,
});

/** A service of an hour at Rp 100.000 in the shop, with whatever a test wants otherwise. */
export const service = (id: string, changes: Partial<Service> = {}): Service => ({
  ...{ id, name: id, basePrice: 100_000, duration: 60 },
  ...{ startingPrice: null, atCustomer: null, fare: null },
  ...changes,
});

/** A visit of some minutes on a date, with anyone unless a test wants otherwise. */
export const visitOn = (date: string | null, duration = 0, changes: Partial<Visit> = {}) => ({
  date,
  duration,
  serviceIds: [],
  barberId: null,
  ...changes,
});

/** What a booking is described by. */
export const bookingContent = (changes: Partial<BookingRules> = {}) => ({ shop, offering: offering(changes) });

/** An ordinary booking, with whatever a test wants otherwise. */
export const booking = (changes: Partial<Booking> = {}): Booking =>
  frozen({
    code: "BTP123456AB",
    status: "requested",
    version: null,
    language: "id",
    name: "Budi Santoso",
    phone: "0812 3456 7890",
    address: "",
    haircut: "",
    notes: "",
    date: "2026-12-01",
    time: "17:00",
    serviceIds: ["father-son"],
    barberId: null,
    total: 201250,
    isLeastTotal: false,
    deposit: null,
    changedFrom: null,
    ...changes,
  });

/** Random bytes in a fixed order, beginning again at the end. */
export function bytesInOrder(...bytes: number[]) {
  let next = 0;
  return (target: Uint8Array<ArrayBuffer>) => {
    for (let index = 0; index < target.length; index += 1) {
      target[index] = bytes[next % bytes.length] ?? 0;
      next += 1;
    }
    return target;
  };
}

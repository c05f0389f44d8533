import fc from "fast-check";
import { describeBooking } from "../../../src/domain/booking/description";
import { bookingWords } from "../../../src/domain/booking/words.id";
import { bookingLink, readBookingLink } from "../../../src/domain/codecs/bookingLink";
import { shopData } from "../../../src/domain/codecs/schemaOrg";
import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import {
  addDays,
  formatTime,
  instantOf,
  type Moment,
  shopMinute,
  shopMoment,
  weekdayOf,
} from "../../../src/domain/shop/clock";
import { businessDayOf, businessTimeAt, momentOf, nightNote } from "../../../src/domain/shop/dayHours";
import { nextTimes } from "../../../src/domain/shop/nextTimes";
import { openStatus } from "../../../src/domain/shop/openStatus";
import { slotOffers, slotOffersForShop } from "../../../src/domain/shop/reasonsAgainst";
import { slotAt } from "../../../src/domain/shop/timeSlot";
import { anyDay, anyHours } from "../../support/anyHours";
import { band, booking, offering, shop } from "../../support/booking";

const timeZone = "Asia/Jakarta";
const at = (moment: string) => new Date(`${moment}:00+07:00`);
const halfHour = (least: number, most: number) => fc.integer({ min: least, max: most }).map((half) => half * 30);
const clockTime = (minute: number) => formatTime(minute % 1440);

// One or two bands without a gap, up to a last slot at 05:30 of the next day.
const bands = halfHour(0, 40).chain((from) =>
  fc
    .tuple(halfHour(from / 30, from / 30 + 3), halfHour(0, 40), fc.constantFrom(900, 1000, 1150))
    .map(([middle, length, permille]) => {
      const last = Math.min(middle + 30 + length, from + 1410, 1440 + 330);
      return [
        band(clockTime(from), clockTime(middle)),
        band(clockTime(middle + 30), clockTime(last), { multiplier: permille / 1000 }),
      ];
    }),
);
const shops: fc.Arbitrary<Partial<BookingRules>> = fc
  .tuple(anyHours(0), fc.record({ bands, slotsOutsideHours: fc.constantFrom("note" as const, "hide" as const) }))
  .map(([hours, rest]) => ({ ...hours, ...rest }));
const clocks = fc
  .tuple(anyDay, fc.nat(1439))
  .map(([date, minute]) => new Date(instantOf({ date, time: formatTime(minute) }, timeZone)));

type Times = { open: string; close: string };

/** Whether a minute after a date's midnight lies in hours of that date, which may end on the next one. */
function isIn({ open, close }: Times, within: number) {
  const [start = 0, end = 0] = [open, close].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return start <= within && within < (end > start ? end : end + 1440);
}

const visits = fc.constantFrom("beard", "premium").map((id) => ({ serviceIds: [id], barberId: null }));

type Hours = { dayOfWeek?: string; opens: string; closes: string; validFrom?: string; validThrough?: string };

/** Whether the structured data say that the shop is open. Special hours of a date replace the usual ones. */
function isOpenByData(
  rules: Pick<BookingRules, "openingHours" | "breaks" | "seasonalHours" | "closures">,
  moment: Moment,
) {
  const data = shopData({
    shop: { ...shop, ...rules },
    services: [],
    closures: rules.closures,
    siteUrl: "https://example.com",
    picture: undefined,
    page: { home: "/", servicesHeading: "" },
  });
  const usual: Hours[] = data.openingHoursSpecification;
  const hoursOf = (date: string) => {
    const isOn = ({ dayOfWeek, validFrom = date, validThrough = date }: Hours) =>
      validFrom <= date && date <= validThrough && (dayOfWeek?.toLowerCase().endsWith(weekdayOf(date)) ?? true);
    const ofDate = (data.specialOpeningHoursSpecification as Hours[]).filter(isOn);
    return (ofDate.length > 0 ? ofDate : usual.filter(isOn)).filter(
      ({ opens, closes }) => opens !== closes || opens !== "00:00",
    );
  };
  return [-1, 0].some((ahead) =>
    hoursOf(addDays(moment.date, ahead)).some(({ opens, closes }) =>
      isIn(
        { open: opens, close: closes === "23:59" ? "24:00" : closes },
        shopMinute({ date: "1970-01-01", time: moment.time }) - ahead * 1440,
      ),
    ),
  );
}

test("first screen, form, link, ticket and book agree on every moment that they offer", () => {
  fc.assert(
    fc.property(shops, clocks, visits, fc.nat(2), fc.nat(), (changes, now, visit, daysAhead, place) => {
      const offered = offering(changes);
      const { rules } = offered;
      const isRead = (moment: Moment, day: string) => {
        const address = bookingLink({ services: visit.serviceIds.map((id) => ({ id })), ...moment });
        const read = readBookingLink(new URL(address, "https://example.com").search, offered, now);
        expect(read).toMatchObject({ draft: { date: day, time: moment.time }, ignored: [] });
      };
      const [nearest] = nextTimes(offered, now, 1)?.times ?? [];
      // The first screen offers the shortest service, which is the one of half an hour.
      if (nearest && visit.serviceIds[0] === "beard") isRead(nearest, nearest.day);
      const day = addDays(businessDayOf(rules, shopMoment(now, timeZone)), daysAhead);
      const offers = slotOffers({ ...visit, date: day }, offered, now);
      const instants = offers.map(({ minute }) => instantOf(momentOf({ day, minute }), timeZone).getTime());
      expect(instants).toEqual([...new Set(instants)].sort((one, other) => one - other));
      const offer = offers[place % offers.length];
      if (!offer) return;
      const { time, minute, unavailableReason, confirmationReason } = offer;
      const moment = momentOf({ day, minute });
      expect(moment).toEqual(momentOf(businessTimeAt(rules, day, time)));
      expect(businessDayOf(rules, moment)).toBe(day);
      expect(slotAt(rules, moment)?.minute).toBe(minute);
      const ofTicket = describeBooking(booking(moment), { shop, offering: offered }, bookingWords, null);
      const night = nightNote({ day, minute }, bookingWords.shop);
      expect(night !== "").toBe(moment.date > day);
      const [{ note = "" } = {}] = ofTicket.facts.find(({ id }) => id === "time")?.lines ?? [];
      expect(note.includes(" malam)")).toBe(night !== "");
      expect(note).toContain(night);
      expect(slotOffersForShop(visit, day, offered, now)).toContainEqual(expect.objectContaining(moment));
      if (unavailableReason) return;
      isRead(moment, day);
      const start = instantOf(moment, timeZone);
      expect(start.getTime()).toBeGreaterThan(now.getTime());
      if (confirmationReason?.kind === "outsideHours") return;
      expect(openStatus(rules, timeZone, start).isOpen).toBe(true);
      // The first screen offers the first of all.
      if (confirmationReason === null) expect(shopMinute(nearest ?? moment)).toBeLessThanOrEqual(shopMinute(moment));
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test("structured data say the shop open when its status does", () =>
  fc.assert(
    fc.property(shops, clocks, (changes, now) => {
      const { rules } = offering(changes);
      expect(isOpenByData(rules, shopMoment(now, timeZone))).toBe(openStatus(rules, timeZone, now).isOpen);
    }),
    { numRuns: 500 },
  ));

test("the first screen's day and the status name the same date alike", () => {
  const afterMidnight = at("2026-12-05T00:30");
  const offered = offering({ bands: [band("09:00", "01:30")] });
  const status = openStatus(offered.rules, timeZone, afterMidnight);
  expect(status).toMatchObject({ isOpen: false, opens: { daysAhead: 0, weekday: "saturday" } });
  expect(nextTimes(offered, afterMidnight, 1)).toMatchObject({ daysAhead: 0, times: [{ date: "2026-12-05" }] });
});

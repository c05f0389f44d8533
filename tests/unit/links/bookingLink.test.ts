import fc from "fast-check";
import { bookingLink, readBookingLink } from "../../../src/domain/links/bookingLink";
import { addDays } from "../../../src/domain/shop/clock";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { anyCharacter } from "../../support/anyCharacter";
import { bookable, services } from "../../support/booking";
import { barbers } from "../../support/peopleAndWork";

const now = new Date("2026-11-21T09:10:00+07:00");
const read = (search: string, changes = {}) => readBookingLink(search, bookable(changes), now);

describe("a booking link", () => {
  test("fills in services, date, time and notes", () => {
    const address = "?service=premium&service=beard&date=2026-12-01&time=17:00&notes=Skin%20Fade%0A";
    expect(read(address)).toEqual({
      draft: { serviceIds: ["premium", "beard"], date: "2026-12-01", time: "17:00", notes: "Skin Fade" },
      ignored: [],
    });
  });

  test.each([
    ["?service=massage&service=beard", { draft: { serviceIds: ["beard"] }, ignored: ["service"] }],
    ["?date=2026-11-20", { draft: {}, ignored: ["date"] }],
    ["?date=besok&time=09:30", { draft: {}, ignored: ["date", "time"] }],
    ["?time=05:30", { draft: {}, ignored: ["time"] }],
    ["?date=2026-11-21&time=09:00", { draft: { date: "2026-11-21" }, ignored: ["time"] }],
    ["", { draft: {}, ignored: [] }],
  ])("leaves out what is unknown, past or malformed: %s", (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test("is read back with any services, barber, date and time that can be booked", () => {
    const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays("2026-11-21", days));
    fc.assert(
      fc.property(
        fc.subarray(services),
        fc.constantFrom(null, ...barbers),
        fc.option(day),
        fc.nat(),
        fc.boolean(),
        (chosen, barber, anyDate, anySlot, hasTime) => {
          const shop = { ...bookable(), barbers };
          const visit = { serviceIds: chosen.map(({ id }) => id), barberId: barber?.id ?? null };
          const isBookable = anyDate !== null && dayReason({ ...visit, date: anyDate }, shop, now) === null;
          const date = isBookable ? anyDate : null;
          const offers = slotOffers({ ...visit, date }, shop, now).filter(({ unavailable }) => unavailable === null);
          const time = hasTime ? (offers[anySlot % offers.length]?.time ?? null) : null;
          const link = new URL(
            bookingLink({ services: chosen, barber, ...(date && { date }), ...(time && { time }) }),
            "http://shop",
          );
          expect(link.hash).toBe("#booking");
          expect(readBookingLink(link.search, shop, now)).toEqual({
            draft: {
              ...(chosen.length > 0 && { serviceIds: visit.serviceIds }),
              ...(barber && { barberId: barber.id }),
              ...(date && { date }),
              ...(time && { time }),
            },
            ignored: [],
          });
        },
      ),
    );
  });

  test("never throws and never lets anything unknown through", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), fc.string(), (service, date, time) => {
        const search = `?service=${encodeURIComponent(service)}&date=${encodeURIComponent(date)}&time=${encodeURIComponent(time)}`;
        const { draft } = read(search);
        expect((draft.serviceIds ?? []).every((id) => services.some((known) => known.id === id))).toBe(true);
      }),
    );
  });
});

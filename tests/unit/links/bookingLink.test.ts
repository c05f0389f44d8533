import { bookingLink, readBookingLink } from "../../../src/domain/links/bookingLink";
import { barbers } from "../../support/barbersAndPhotos";
import { bookable, services } from "../../support/booking";

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

  test("is read back with what it was made of, and leads to the form", () => {
    const visit = { date: "2026-12-01", time: "17:00" };
    for (const [barber, at] of [
      [barbers[0], visit],
      [null, {}],
    ] as const) {
      const link = new URL(bookingLink({ services: services.slice(1, 3), barber, ...at }), "http://shop");
      expect(link.hash).toBe("#booking");
      expect(readBookingLink(link.search, { ...bookable(), barbers }, now)).toEqual({
        draft: { serviceIds: ["premium", "beard"], ...(barber && { barberId: barber.id }), ...at },
        ignored: [],
      });
    }
  });
});

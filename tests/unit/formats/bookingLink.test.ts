import { bookingLink, readBookingLink } from "../../../src/domain/formats/bookingLink";
import { barber, bookable, services } from "../../support/booking";

const rizky = barber("rizky");
const read = (search: string) =>
  readBookingLink(search, { ...bookable(), barbers: [rizky] }, new Date("2026-11-21T09:10:00+07:00"));

describe("a booking link", () => {
  test.each([
    ["?service=massage&service=beard", { serviceIds: ["beard"] }, ["service"]],
    ["?date=2026-11-20", {}, ["date"]],
    ["?date=besok&time=09:30", {}, ["date", "time"]],
    ["?time=05:30", {}, ["time"]],
    ["?date=2026-11-21&time=09:00", { date: "2026-11-21" }, ["time"]],
    ["?notes=Skin%20Fade%0A", { notes: "Skin Fade" }, []],
    ["?model=3", { haircut: "3" }, []],
    ["?model=1234", {}, []],
    ["", {}, []],
  ])("leaves out what is unknown, past or malformed: %s", (search, draft, ignored) => {
    expect(read(search)).toEqual({ draft, ignored });
  });

  test.each([
    [null, {}],
    [rizky, { date: "2026-12-01", time: "17:00" }],
    [null, { haircut: "3" }],
  ])("is read back as it was made, and leads to the form", (chosen, at) => {
    const link = new URL(bookingLink({ services: services.slice(1, 3), barber: chosen, ...at }), "http://shop");
    expect(link.hash).toBe("#booking");
    const draft = { serviceIds: ["premium", "beard"], ...(chosen && { barberId: chosen.id }), ...at };
    expect(read(link.search)).toEqual({ draft, ignored: [] });
  });
});

import { bookingLink, readBookingLink } from "../../../src/domain/codecs/bookingLink";
import { barber, offering, services } from "../../support/booking";

const rizky = barber("rizky", { services: ["premium", "beard"], daysOff: ["friday"] });
const read = (search: string) =>
  readBookingLink(search, { ...offering(), barbers: [rizky] }, new Date("2026-11-21T09:10:00+07:00"));

test.each([
  ["?service=massage&service=beard", { serviceIds: ["beard"] }, ["service"]],
  ["?date=2026-11-20", {}, ["date"]],
  ["?date=besok&time=09:30", {}, ["date", "time"]],
  ["?date=2026-11-21&time=09:00", { date: "2026-11-21" }, ["time"]],
  ["?barber=rizky&date=2026-12-04", { barberId: "rizky" }, ["date"]],
  ["?barber=agus", {}, ["barber"]],
  ["?service=classic&barber=rizky", { serviceIds: ["classic"] }, ["barber"]],
  ["?notes=Skin%20Fade%0A", { notes: "Skin Fade" }, []],
  ["?model=3", { haircut: "3" }, []],
  ["?model=1234", {}, []],
])("a booking link leaves out what is unknown, past or malformed: %s", (search, draft, ignored) =>
  expect(read(search)).toEqual({ draft, ignored }),
);

test("a booking link is read back as it was made, and leads to the form", () => {
  const at = { date: "2026-12-01", time: "17:00" };
  const link = new URL(bookingLink({ services: services.slice(1, 3), barber: rizky, ...at }), "http://shop");
  expect(link.hash).toBe("#booking");
  const draft = { serviceIds: ["premium", "beard"], barberId: rizky.id, ...at };
  expect(read(link.search)).toEqual({ draft, ignored: [] });
});

import fc from "fast-check";
import { bookingAddress } from "../../../src/domain/links/bookingAddress";
import { readBookingLink } from "../../../src/domain/links/bookingLink";
import { rules, services } from "../../support/booking";

const now = new Date("2026-11-21T09:10:00+07:00");
const read = (search: string, changes = {}) => readBookingLink(search, services, rules(changes), now);

describe("a booking link", () => {
  test("fills in services, date and time", () => {
    expect(read("?service=premium&service=beard&date=2026-12-01&time=17:00")).toEqual({
      draft: { serviceIds: ["premium", "beard"], date: "2026-12-01", time: "17:00" },
      ignored: [],
    });
  });

  test.each([
    ["?service=massage", { draft: {}, ignored: ["service"] }],
    ["?service=massage&service=beard", { draft: { serviceIds: ["beard"] }, ignored: ["service"] }],
    ["?date=2026-11-20", { draft: {}, ignored: ["date"] }],
    ["?date=2026-02-30", { draft: {}, ignored: ["date"] }],
    ["?date=besok&time=09:30", { draft: {}, ignored: ["date", "time"] }],
    ["?time=05:30", { draft: {}, ignored: ["time"] }],
    ["?date=2026-11-21&time=09:00", { draft: { date: "2026-11-21" }, ignored: ["time"] }],
    ["?service=<script>", { draft: {}, ignored: ["service"] }],
    ["", { draft: {}, ignored: [] }],
  ])("leaves out what is unknown, past or malformed: %s", (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  test("leaves out a closed day", () => {
    const closures = [{ from: "2026-12-01", to: "2026-12-01", reason: "Renovasi" }];
    expect(read("?date=2026-12-01&time=10:00", { closures })).toEqual({ draft: {}, ignored: ["date", "time"] });
  });

  test("leaves out an hour closed meanwhile, and keeps its day", () => {
    const closedHours = [{ date: "2026-12-01", from: "10:00", to: "11:00", reason: "Penuh" }];
    const draft = { date: "2026-12-01" };
    expect(read("?date=2026-12-01&time=10:30", { closedHours })).toEqual({ draft, ignored: ["time"] });
    expect(read("?date=2026-12-01&time=11:00", { closedHours })).toEqual({
      draft: { ...draft, time: "11:00" },
      ignored: [],
    });
  });

  test("written from a booking reads back as the same booking", () => {
    fc.assert(
      fc.property(fc.subarray(services, { minLength: 1 }), (chosen) => {
        const address = new URL(bookingAddress({ services: chosen, date: "2026-12-01", time: "21:30" }), "http://shop");
        const serviceIds = chosen.map(({ id }) => id);
        expect(read(address.search).draft).toEqual({ serviceIds, date: "2026-12-01", time: "21:30" });
        expect(address.hash).toBe("#booking");
      }),
    );
  });

  test("never throws and never lets anything unknown through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (service, date, time) => {
        const search = `?service=${encodeURIComponent(service)}&date=${encodeURIComponent(date)}&time=${encodeURIComponent(time)}`;
        const { draft } = read(search);
        expect((draft.serviceIds ?? []).every((id) => services.some((known) => known.id === id))).toBe(true);
      }),
    );
  });
});

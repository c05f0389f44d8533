import { readBookingLink } from "../../../src/domain/links/bookingLink";
import { type Barber, barberAbsence, barberInitials } from "../../../src/domain/shop/barber";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { workingDaysText } from "../../../src/domain/shop/words.id";
import { barbers } from "../../support/barbersAndPhotos";
import { barber, bookable, rules, services, visitOn } from "../../support/booking";

const now = new Date("2026-11-21T09:10:00+07:00");
const named = (id: string) => {
  const found = barbers.find((barber) => barber.id === id);
  if (!found) throw new Error(`the tests know no barber ${id}`);
  return found;
};

test.each([
  ["  bang   tono ", "BT"],
  ["I Made Adi", "IM"],
  ["👍 Joko", "👍J"],
])("%j has the initials %s", (name, initials) => {
  expect(barberInitials(name)).toBe(initials);
});

// 2026-12-02 is a Wednesday.
test.each([
  ["bang-tono", "2026-12-02", "barberDayOff"],
  ["bang-tono", "2026-12-04", undefined],
  ["ucok", "2026-12-23", undefined],
  ["ucok", "2026-12-24", "leave"],
  ["ucok", "2027-01-02", "leave"],
  ["ucok", "2027-01-03", undefined],
])("%s on %s: %s, unless the shop is closed, which comes first", (id, date, kind) => {
  const barber = named(id);
  expect(barberAbsence(barber, date)?.kind).toBe(kind);
  const visit = visitOn(date, 0, { barberId: id });
  expect(dayReason(visit, { ...bookable(), barbers }, now)?.kind).toBe(kind);
  const closures = [{ from: date, to: date, reason: "Renovasi" }];
  expect(dayReason(visit, { ...bookable({ closures }), barbers }, now)?.kind).toBe("closure");
});

describe("what a barber does, and when", () => {
  const saturday = "2026-12-05";
  const rizky = barber("Rizky", { workingHours: [{ days: ["saturday"], open: "13:00", close: "17:00" }] });
  const tono = barber("Tono", { services: ["beard"], daysOff: ["saturday"] });
  const shopWith = (...staff: Barber[]) => ({ services, barbers: staff, rules: rules() });
  const offersFor = (staff: Barber[], barberId: string | null, serviceIds: string[], duration = 0, date = saturday) =>
    new Map(
      slotOffers({ date, duration, barberId, serviceIds }, shopWith(...staff), now).map(
        ({ time, unavailableReason }) => [time, unavailableReason],
      ),
    );

  test("anyone can be booked while somebody works who does each of the services", () => {
    const offers = offersFor([rizky, tono], null, ["classic"]);
    expect(offers.get("12:30")).toEqual({ kind: "nobody", service: null });
    expect(offers.get("13:00")).toBeNull();
    // On Friday Tono works all day, but does beards alone.
    const away = barber("Rizky", { leave: [{ from: "2026-12-04", to: "2026-12-04", reason: "Cuti" }] });
    expect(offersFor([away, tono], null, ["beard"], 30, "2026-12-04").get("13:00")).toBeNull();
    expect(offersFor([away, tono], null, ["beard", "classic"], 75, "2026-12-04").get("13:00")).toEqual({
      kind: "nobody",
      service: "Potong Rambut Klasik",
    });
  });

  test("a day on which all who could do it are away cannot be booked with anyone", () => {
    const leave = [{ from: saturday, to: "2026-12-06", reason: "Cuti" }];
    const onLeave = shopWith(barber("Rizky", { leave }), tono);
    const away = (date: string, ...ids: string[]) => dayReason(visitOn(date, 0, { serviceIds: ids }), onLeave, now);
    expect(away(saturday)).toEqual({ kind: "nobody", service: null });
    expect(away("2026-12-06")).toBeNull();
    expect(away("2026-12-06", "classic")).toEqual({ kind: "nobody", service: "Potong Rambut Klasik" });
  });

  test("a day on which he is in for less than the visit cannot be booked with him", () => {
    const hour = { days: null, open: "13:00", close: "14:00" };
    const shop = shopWith(barber("Rizky", { workingHours: [hour] }));
    const reason = (duration: number, barberId: string | null = "Rizky") =>
      dayReason(visitOn(saturday, duration, { barberId }), shop, now);
    expect(reason(60)).toBeNull();
    expect(reason(90)).toEqual({ kind: "barberHours", barber: "Rizky", hours: hour });
    expect(reason(90, null)).toEqual({ kind: "nobody", service: null });
  });

  test("after midnight he works in the night of the day before", () => {
    const openingHours = { ...rules().openingHours, friday: { open: "15:00", close: "02:00" } };
    const bands = [{ period: "all", label: "", from: "00:00", to: "23:30", multiplier: 1 }];
    const owl = barber("Owl", { daysOff: ["saturday"], workingHours: [{ days: null, open: "20:00", close: "01:00" }] });
    const shop = { services, barbers: [owl], rules: rules({ openingHours, bands }) };
    const visit = visitOn(saturday, 30, { barberId: "Owl" });
    const free = slotOffers(visit, shop, now)
      .filter(({ unavailableReason }) => unavailableReason === null)
      .map(({ time }) => time);
    expect(free).toEqual(["00:00", "00:30"]);
    expect(dayReason(visit, shop, now)).toBeNull();
  });

  test("his own hours are told with his days off", () => {
    expect(workingDaysText(rizky)).toBe("Masuk setiap hari buka; Sabtu 13:00-17:00");
    const weekend = { daysOff: ["sunday", "saturday"], workingHours: [{ days: null, open: "09:00", close: "15:00" }] };
    expect(workingDaysText(weekend)).toBe("Libur setiap Sabtu, Minggu; 09:00-15:00");
  });
});

describe("a link with a barber", () => {
  test.each([
    ["leaves out his day off", "barber=bang-tono&date=2026-12-02", "bang-tono", ["date"]],
    ["leaves out one whom the shop does not have", "barber=agus", undefined, ["barber"]],
  ])("%s", (_, query, barberId, ignored) => {
    const read = readBookingLink(`?${query}`, { ...bookable(), barbers }, now);
    expect([read.draft.barberId, read.ignored]).toEqual([barberId, ignored]);
  });

  test("leaves out one who does not do its service", () => {
    const tono = { ...named("bang-tono"), services: ["beard"] };
    const shop = { ...bookable(), barbers: [tono] };
    expect(readBookingLink("?service=classic&barber=bang-tono", shop, now)).toEqual({
      draft: { serviceIds: ["classic"] },
      ignored: ["barber"],
    });
  });
});

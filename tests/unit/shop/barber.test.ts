import { type Barber, barberInitials } from "../../../src/domain/shop/barber";
import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { workingDaysText } from "../../../src/domain/shop/words.id";
import { band, barber, offering, rules, visitOn } from "../../support/booking";

const now = new Date("2026-11-21T09:10:00+07:00");
const shopWith = (barbers: Barber[], changes: Partial<BookingRules> = {}) => ({ ...offering(changes), barbers });

test.each([
  ["  bang   tono ", "BT"],
  ["👍 Joko", "👍J"],
])("%j has the initials %s", (name, initials) => expect(barberInitials(name)).toBe(initials));

// 2026-12-02 is a Wednesday.
test.each([
  ["2026-12-02", "barberDayOff"],
  ["2027-01-01", "leave"],
  ["2027-01-02", undefined],
])("a barber on %s: %s, unless the shop is closed", (date, kind) => {
  const leave = [{ from: "2026-12-25", to: "2027-01-01", reason: "Pulang kampung" }];
  const tono = barber("tono", { daysOff: ["wednesday"], leave });
  const visit = visitOn(date, 0, { barberId: "tono" });
  expect(dayReason(visit, shopWith([tono]), now)?.kind).toBe(kind);
  const closures = [{ from: date, to: date, reason: "Renovasi" }];
  expect(dayReason(visit, shopWith([tono], { closures }), now)?.kind).toBe("closure");
});

const [friday, saturday] = ["2026-12-04", "2026-12-05"];
const nobody = { kind: "nobody", service: null };
const away = barber("Rizky", { leave: [{ from: friday, to: "2026-12-06", reason: "Cuti" }] });
const rizky = barber("Rizky", { workingHours: [{ days: ["saturday"], open: "13:00", close: "17:00" }] });
const tono = barber("Tono", { services: ["beard"], daysOff: ["saturday"] });
const hour = { days: null, open: "13:00", close: "14:00" };
const brief = barber("Rizky", { workingHours: [hour] });

test.each([
  ["12:30", saturday, [rizky, tono], ["classic"], nobody],
  // On Friday Tono works all day, but does beards alone.
  ["13:00", friday, [away, tono], ["beard"], null],
  ["13:00", friday, [away, tono], ["beard", "classic"], { kind: "nobody", service: "Potong Rambut Klasik" }],
])("anyone can be booked while somebody does each service: %s on %s", (time, date, staff, serviceIds, reason) => {
  const offers = slotOffers({ date, barberId: null, serviceIds }, shopWith(staff), now);
  expect(offers.find((offer) => offer.time === time)?.unavailableReason).toEqual(reason);
});

test.each([
  ["him", "Rizky", { kind: "barberHours", barber: "Rizky", hours: hour }],
  ["anyone", null, nobody],
])("a visit of more than a barber's hours with %s says why not", (_name, barberId, reason) =>
  expect(dayReason(visitOn(saturday, 90, { barberId }), shopWith([brief]), now)).toEqual(reason),
);

test("after midnight a barber works in the night of the day before", () => {
  const openingHours = { ...rules().openingHours, friday: { open: "15:00", close: "02:00" } };
  const owl = barber("Owl", { daysOff: ["saturday"], workingHours: [{ days: null, open: "20:00", close: "01:00" }] });
  const shop = shopWith([owl], { openingHours, bands: [band("00:00", "23:30")] });
  const visit = visitOn(friday, 30, { barberId: "Owl" });
  const free = slotOffers(visit, shop, now).filter(({ unavailableReason }) => !unavailableReason);
  expect(free.map(({ time }) => time).slice(-3)).toEqual(["23:30", "00:00", "00:30"]);
  expect(dayReason({ ...visit, date: saturday }, shop, now)?.kind).toBe("barberDayOff");
});

test("a barber's own hours are told with his days off", () => {
  expect(workingDaysText(rizky)).toBe("Masuk setiap hari buka; Sabtu 13:00–17:00");
  const weekend = { daysOff: ["sunday", "saturday"], workingHours: [{ ...hour, close: "15:00" }] };
  expect(workingDaysText(weekend)).toBe("Libur setiap Sabtu, Minggu; 13:00–15:00");
});

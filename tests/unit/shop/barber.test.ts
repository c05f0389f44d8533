import { bookingLink, readBookingLink } from "../../../src/domain/links/bookingLink";
import { barberAbsence, barberChoice, barberInitials, weeklyDaysOff } from "../../../src/domain/shop/barber";
import { dayUnavailable } from "../../../src/domain/shop/bookableDay";
import { calendarFile, googleCalendarLink } from "../../../src/domain/ticket/calendarEvent";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { makeTicket } from "../../../src/domain/ticket/ticket";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { rules, services, shop, ticket } from "../../support/booking";
import { barbers } from "../../support/peopleAndWork";

const now = new Date("2026-11-21T09:10:00+07:00");
const named = (id: string) => {
  const found = barbers.find((barber) => barber.id === id);
  if (!found) throw new Error(`the tests know no barber ${id}`);
  return found;
};

test.each([
  ["Rizky", "R"],
  ["  bang   tono ", "BT"],
  ["I Made Adi", "IM"],
  ["Éric", "É"],
  ["👍 Joko", "👍J"],
])("%j has the initials %s", (name, initials) => {
  expect(barberInitials(name)).toBe(initials);
});

test("days off are told from Monday on, whatever their order in the file", () => {
  expect(weeklyDaysOff({ daysOff: ["sunday", "monday"] })).toEqual(["monday", "sunday"]);
});

describe("a day with a barber", () => {
  // 2026-12-02 is a Wednesday.
  test.each([
    ["bang-tono", "2026-12-02", "dayOff"],
    ["bang-tono", "2026-12-03", "dayOff"],
    ["bang-tono", "2026-12-04", undefined],
    ["ucok", "2026-12-23", undefined],
    ["ucok", "2026-12-24", "leave"],
    ["ucok", "2027-01-02", "leave"],
    ["ucok", "2027-01-03", undefined],
  ])("%s on %s: %s", (id, date, kind) => {
    expect(barberAbsence(named(id), date)?.kind).toBe(kind);
    expect(dayUnavailable(rules({ barber: named(id) }), date, now)?.kind).toBe(kind && "barberAway");
    expect(dayUnavailable(rules(), date, now)).toBeNull();
  });

  test("is closed first of all when the shop is", () => {
    const closures = [{ from: "2026-12-02", to: "2026-12-02", reason: "Renovasi" }];
    expect(dayUnavailable(rules({ barber: named("bang-tono"), closures }), "2026-12-02", now)?.kind).toBe("closure");
  });
});

describe("a link with a barber", () => {
  const read = (search: string) => readBookingLink(search, services, rules(), now, barbers);

  test("chooses him, and a day on which he works", () => {
    expect(read("?service=beard&barber=bang-tono&date=2026-12-04&time=17:00")).toEqual({
      draft: { serviceIds: ["beard"], barberId: "bang-tono", date: "2026-12-04", time: "17:00" },
      ignored: [],
    });
  });

  test("leaves out his day off, and a barber whom the shop does not have", () => {
    expect(read("?barber=bang-tono&date=2026-12-02")).toEqual({ draft: { barberId: "bang-tono" }, ignored: ["date"] });
    expect(read("?barber=agus&date=2026-12-02")).toEqual({ draft: { date: "2026-12-02" }, ignored: ["barber"] });
  });

  test("is ignored, with a word, where the shop has none", () => {
    expect(readBookingLink("?barber=rizky", services, rules(), now)).toEqual({ draft: {}, ignored: ["barber"] });
  });

  test("written from a choice reads back as that choice; anyone needs no word", () => {
    const address = new URL(bookingLink({ services: [], barber: barberChoice(barbers, "made") }), "http://shop");
    expect(read(address.search).draft).toEqual({ barberId: "made" });
    expect(bookingLink({ services: [], barber: "anyone" })).toBe("/#booking");
  });
});

describe("a ticket", () => {
  const request = { name: "Budi", phone: "0812", address: "", serviceIds: ["beard"], date: "2026-12-04", notes: "" };
  const slot = {
    time: "17:00",
    label: "Peak Sore",
    multiplier: 1.15,
    period: "evening-peak",
    isOutsideHours: false,
    runsInto: null,
  };
  const made = (barberId: string | null, of = barbers) =>
    makeTicket({ ...request, barberId }, services, slot, "BTP123456AB", of).barber;

  test("keeps who was chosen, anyone, or nothing where the shop does not ask", () => {
    expect(made("rizky")).toEqual({ id: "rizky", name: "Rizky" });
    expect(made(null)).toBe("anyone");
    expect(made("agus")).toBe("anyone");
    expect(made(null, [])).toBeNull();
  });

  test.each([
    [{ id: "rizky", name: "Rizky" }, "Rizky"],
    ["anyone", "Siapa saja"],
  ] as const)("tells of %j in its facts, the message, the calendar and its link", (barber, words) => {
    const chosen = ticket({ barber });
    expect(ticketFacts(chosen, shop).find(({ term }) => term === "Barber")?.lines).toEqual([{ text: words }]);
    expect(messageToShop(chosen, shop)).toContain(`Barber: ${words}`);
    expect(calendarFile(chosen, shop, new Date(0)).replaceAll(/\r\n /g, "")).toContain(`Barber: ${words}`);
    expect(decodeURIComponent(googleCalendarLink(chosen, shop))).toContain(`Barber: ${words}`);
  });

  test("says nothing of barbers where the shop has none", () => {
    expect(ticketFacts(ticket(), shop).map(({ term }) => term)).not.toContain("Barber");
  });
});

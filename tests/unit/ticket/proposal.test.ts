import { proposedTicket } from "../../../src/domain/ticket/answeredTicket";
import { firstProposal, firstProposedDay, isProposableDay, proposableSlots } from "../../../src/domain/ticket/proposal";
import { rules, services, ticket } from "../../support/booking";

const asked = ticket({ services: services.filter(({ id }) => id === "beard"), duration: 30, total: 86_250 });
const timesOn = (date: string, now: string, changes = {}) =>
  proposableSlots(asked, rules(changes), date, new Date(now)).map(({ time }) => time);

describe("a proposal at another time", () => {
  test("may lie within the minimum notice that the shop asks of visitors, and never in the past", () => {
    const now = "2026-12-01T15:10:00+07:00";
    const notice = { minimumNotice: 48 * 60 };
    expect(timesOn("2026-12-01", now, notice)).toEqual(timesOn("2026-12-01", now));
    expect(timesOn("2026-12-01", now, notice)[0]).toBe("15:30");
    expect(timesOn("2026-12-01", "2026-12-01T15:30:00+07:00", notice)[0]).toBe("16:00");
    expect(timesOn("2026-11-30", now, notice)).toEqual([]);
  });

  test.each([
    ["the ticket's own day", "2026-11-20", {}, "2026-12-01"],
    ["today where that day is past", "2026-12-05", {}, "2026-12-05"],
    [
      "the first day after a closure",
      "2026-11-20",
      { closures: [{ from: "2026-11-30", to: "2026-12-03", reason: "Renovasi" }] },
      "2026-12-04",
    ],
    ["the ticket's own day beyond the visitors' last day", "2026-11-20", { lastDayAhead: 3 }, "2026-12-01"],
  ])("is first of all for %s", (_name, today, changes, expected) => {
    expect(firstProposedDay(asked, rules(changes), new Date(`${today}T08:00:00+07:00`))).toBe(expected);
  });

  test("may be for any day from today on, earlier than the ticket's own and beyond the visitors' last day", () => {
    const now = new Date("2026-11-20T08:00:00+07:00");
    const days = ["2026-11-19", "2026-11-20", "2026-11-25", "2027-06-01", "", "0002-12-01"];
    expect(days.filter((day) => isProposableDay(day, rules({ lastDayAhead: 3 }), now))).toEqual([
      "2026-11-20",
      "2026-11-25",
      "2027-06-01",
    ]);
    expect(timesOn("2027-06-01", "2026-11-20T08:00:00+07:00", { lastDayAhead: 3 })).toHaveLength(33);
  });

  test("is never at the ticket's own time; closed hours and hidden ones are the shop's to give", () => {
    const closedHours = [{ date: "2026-12-01", from: "09:00", to: "16:00", reason: "Penuh" }];
    const changes = { closedHours, slotsOutsideHours: "hide" as const };
    const times = timesOn("2026-12-01", "2026-11-30T12:00:00+07:00", changes);
    expect(times).not.toContain("17:00");
    expect(times).toEqual(expect.arrayContaining(["09:30", "16:00", "21:00"]));
  });

  test("is first of all the next slot that needs no care, else the day's first such slot", () => {
    const now = new Date("2026-11-30T12:00:00+07:00");
    expect(firstProposal(proposableSlots(asked, rules(), "2026-12-01", now), asked)?.time).toBe("17:30");
    const late = { ...asked, time: "21:00" };
    expect(firstProposal(proposableSlots(late, rules(), "2026-12-01", now), late)?.time).toBe("09:00");
  });

  test("is first of all for no day off of the ticket's barber, of whose night only the hours after midnight are left", () => {
    const bands = [{ period: "all", label: "", from: "00:00", to: "23:30", multiplier: 1 }];
    const openingHours = { ...rules().openingHours, tuesday: { open: "15:00", close: "02:00" } };
    const wednesday = { id: "owl", name: "Owl", daysOff: ["wednesday"], leave: [] };
    const ofOwl = rules({ bands, openingHours, barber: wednesday });
    const now = new Date("2026-12-02T00:10:00+07:00");
    const late = { ...asked, date: "2026-12-02", time: "17:00", barber: wednesday };
    expect(firstProposedDay(late, ofOwl, now)).toBe("2026-12-02");
    expect(firstProposal(proposableSlots(late, ofOwl, "2026-12-02", now), late)?.time).toBe("00:30");
    const later = new Date("2026-12-02T02:00:00+07:00");
    expect(firstProposedDay(late, ofOwl, later)).toBe("2026-12-03");
  });

  test("costs what the services cost at its time, by today's prices", () => {
    const [slot] = proposableSlots(asked, rules(), "2026-12-02", new Date("2026-11-30T12:00:00+07:00"));
    if (!slot) throw new Error("no slot to propose");
    expect(proposedTicket(asked, "2026-12-02", slot, new Date(0))).toMatchObject({
      code: asked.code,
      status: "proposed",
      date: "2026-12-02",
      time: "06:00",
      total: 75_000,
    });
    expect(
      proposedTicket({ ...asked, unknownServiceIds: ["massage"] }, "2026-12-02", slot, new Date(0)).total,
    ).toBeNull();
  });
});

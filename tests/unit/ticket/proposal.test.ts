import { firstProposal, proposableDays, proposableSlots } from "../../../src/domain/ticket/proposal";
import { proposedTicket } from "../../../src/domain/ticket/ticket";
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
    expect(proposableDays(asked, rules(notice), new Date(now))[0]).toBe("2026-12-01");
    expect(timesOn("2026-11-30", now, notice)).toEqual([]);
  });

  test("begins at today where the ticket's own day is past", () => {
    expect(proposableDays(asked, rules(), new Date("2026-12-05T08:00:00+07:00"))[0]).toBe("2026-12-05");
  });

  test("is never the ticket's own time, nor in closed hours", () => {
    const closedHours = [{ date: "2026-12-01", from: "09:00", to: "16:00", reason: "Penuh" }];
    const times = timesOn("2026-12-01", "2026-11-30T12:00:00+07:00", { closedHours });
    expect(times).not.toContain("17:00");
    expect(times).not.toContain("09:30");
    expect(times).toContain("16:00");
  });

  test("is first of all the next slot that needs no care, else the day's first such slot", () => {
    const now = new Date("2026-11-30T12:00:00+07:00");
    expect(firstProposal(proposableSlots(asked, rules(), "2026-12-01", now), asked)?.time).toBe("17:30");
    const late = { ...asked, time: "21:00" };
    expect(firstProposal(proposableSlots(late, rules(), "2026-12-01", now), late)?.time).toBe("09:00");
  });

  test("costs what the services cost at its time, by today's prices", () => {
    const [slot] = proposableSlots(asked, rules(), "2026-12-02", new Date("2026-11-30T12:00:00+07:00"));
    if (!slot) throw new Error("no slot to propose");
    expect(proposedTicket(asked, "2026-12-02", slot)).toMatchObject({
      code: asked.code,
      status: "proposed",
      date: "2026-12-02",
      time: "06:00",
      total: 75_000,
    });
    expect(proposedTicket({ ...asked, unknownServiceIds: ["massage"] }, "2026-12-02", slot).total).toBeNull();
  });
});

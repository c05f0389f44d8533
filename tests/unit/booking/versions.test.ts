import {
  depositDue,
  proposedBooking,
  requestedBooking,
  withDeposit,
  withStatus,
} from "../../../src/domain/booking/booking";
import { firstProposal, firstProposedDay, proposableSlots } from "../../../src/domain/booking/proposal";
import type { Moment } from "../../../src/domain/shop/clock";
import { barber, booking, offering } from "../../support/booking";
import { deposit } from "../../support/deposit";

const now = new Date("2026-11-30T12:00:00+07:00");
const minute = now.getTime() / 60_000;
const request = {
  name: " Budi ",
  phone: "0812 3456 7890",
  address: "Jl. Melati 5,\nMenteng",
  haircut: "3",
  notes: " Poni\ntipis ",
  serviceIds: ["premium", "beard", "gone"],
  barberId: "gone",
  date: "2026-12-02",
  time: "14:00",
};
const asking = offering({ deposit });
const owed = booking({ deposit: { amount: 50_000, isReceived: false } });
const code = "BTP000000AA";
const share = offering({ deposit: { ...deposit, amount: null, percent: 20 } });

test("a request becomes a booking of what the shop has, at today's prices", () => {
  expect(requestedBooking(request, asking, code, now)).toEqual({
    ...owed,
    code,
    name: "Budi",
    notes: "Poni\ntipis",
    haircut: "3",
    date: "2026-12-02",
    time: "14:00",
    serviceIds: ["premium", "beard"],
    total: 225_000,
  });
  expect(requestedBooking(request, share, code, now).deposit?.amount).toBe(45_000);
  expect(requestedBooking(request, { ...asking, barbers: [barber("gone")] }, code, now).barberId).toBe("gone");
});

test("an address is kept only for a service at the customer's, on one line", () => {
  const atHome = asking.services.map((service) => ({ ...service, atCustomer: true }));
  const { address } = requestedBooking(request, { ...asking, services: atHome }, code, now);
  expect(address).toBe("Jl. Melati 5, Menteng");
});

test("a change is the next version: same code, former moment, received deposit", () => {
  const before = booking({ version: minute, deposit: { amount: 30_000, isReceived: true } });
  expect(requestedBooking(request, asking, code, now, before)).toMatchObject({
    code: "BTP123456AB",
    status: "requested",
    version: minute + 1,
    changedFrom: { date: "2026-12-01", time: "17:00" },
    deposit: before.deposit,
  });
  expect(requestedBooking(request, asking, code, now, withDeposit(before, false)).deposit?.amount).toBe(50_000);
});

test("a proposal costs today's price at its time, if it can be known", () => {
  const moment = { date: "2026-12-02", time: "06:00" };
  const asked = booking({ serviceIds: ["beard"], version: minute + 7 });
  expect(proposedBooking(asked, moment, asking, now)).toEqual({
    ...asked,
    ...moment,
    status: "proposed",
    version: minute + 8,
    total: 75_000,
    changedFrom: { date: asked.date, time: asked.time, total: asked.total },
  });
  const gone = { ...owed, serviceIds: ["beard", "gone"] };
  expect(proposedBooking(gone, moment, asking, now)).toMatchObject({ total: gone.total, deposit: owed.deposit });
});

test("a proposal asks anew for a deposit that is owed", () => {
  const { deposit } = proposedBooking(owed, { date: "2026-12-02", time: "12:00" }, share, now);
  expect(deposit).toEqual({ amount: 32_000, isReceived: false });
});

test("a deposit is due while it is owed and the booking is on", () => {
  expect(depositDue(owed)).toEqual(owed.deposit);
  const others = [booking(), withDeposit(owed, true), withStatus(owed, "cancelled", now)];
  expect(others.map(depositDue)).toEqual([null, null, null]);
});

describe("what the shop can propose", () => {
  const asked = booking({ serviceIds: ["beard"] });
  const timesOn = (date: string, at: string, changes = {}) =>
    proposableSlots(asked, offering(changes), date, new Date(at)).map(({ time }) => time);

  test("is any future slot but the booking's own, whatever binds visitors", () => {
    const changes = {
      minimumNotice: 48 * 60,
      slotsOutsideHours: "hide",
      closedHours: [{ date: "2026-12-01", from: "09:00", to: "16:00", reason: "Penuh" }],
    };
    const times = timesOn("2026-12-01", "2026-12-01T09:10:00+07:00", changes);
    expect(times[0]).toBe("09:30");
    expect(times).toEqual(expect.arrayContaining(["16:00", "21:00"]));
    expect(times).not.toContain("17:00");
    expect(timesOn("2026-11-30", "2026-12-01T09:10:00+07:00")).toEqual([]);
  });

  const neverFull = () => false;
  const closure = { from: "2026-11-30", to: "2026-12-03", reason: "Renovasi" };
  test.each([
    ["the booking's own day", "2026-11-20", { lastDayAhead: 3 }, "2026-12-01"],
    ["the first day after a closure", "2026-11-20", { closures: [closure] }, "2026-12-04"],
  ])("is first of all on %s", (_name, today, changes, expected) =>
    expect(firstProposedDay(asked, offering(changes), new Date(`${today}T08:00:00+07:00`), neverFull)).toBe(expected),
  );

  test("is first the next day with a chair, at the hour asked for", () => {
    const day = firstProposedDay(asked, offering(), now, ({ date }: Moment) => date === "2026-12-01");
    expect(day).toBe("2026-12-02");
    expect(firstProposal(proposableSlots(asked, offering(), day, now), asked, offering(), neverFull)?.time).toBe(
      "17:00",
    );
  });

  test("is first the next free slot without care, else the day's last", () => {
    const offers = proposableSlots(asked, offering(), "2026-12-01", now);
    expect(firstProposal(offers, asked, offering(), neverFull)?.time).toBe("17:30");
    expect(firstProposal(offers, asked, offering(), ({ time }) => time < "18:00")?.time).toBe("18:00");
    expect(firstProposal(offers, { ...asked, time: "21:00" }, offering(), neverFull)?.time).toBe("19:30");
  });
});

import { shopWords } from "../../../src/domain/shop/words.en";
import type { Mismatch } from "../../../src/domain/ticket/mismatch";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { ticketWords } from "../../../src/domain/ticket/words.en";
import { shop, ticket } from "../../support/booking";

const asked = { date: "2026-12-01", time: "14:30" };
const hours = { date: asked.date, from: "15:00", to: "17:00", reason: "Full" };
const leave = (from: string, to: string): Mismatch => ({
  kind: "barberAway",
  barber: { id: "rizky", name: "Rizky", daysOff: [], leave: [] },
  absence: { kind: "leave", leave: { from, to, reason: "Holiday" } },
});
const reason = (mismatch: Mismatch) => ticketWords.reasonToPropose([mismatch], asked, shop);

test("English sentences of a ticket read as sentences", () => {
  expect(reason(leave("2026-12-01", "2026-12-01"))).toBe("Rizky is away on Tuesday, 1 December 2026");
  expect(reason(leave("2026-12-01", "2026-12-02"))).toBe(
    "Rizky is away from Tuesday, 1 December 2026 to Wednesday, 2 December 2026",
  );
  expect(reason({ kind: "runsInto", hours })).toBe(
    "a booking on Tuesday, 1 December 2026 at 14:30 WIB would run past 15:00 (Full)",
  );
  expect(ticketWords.mismatchForHolder({ kind: "closedHours", hours }, "requested")).toBe(
    "No more bookings from 15:00 to 17:00 that day: Full. The shop will tell you which applies.",
  );
});

test("a barber's week is said in English as one would say it", () => {
  const week = (...daysOff: Parameters<typeof shopWords.daysOff>[0][number][]) => shopWords.workingDays({ daysOff });
  expect(week()).toBe("Works every day we are open");
  expect(week("monday")).toBe("Off on Mondays");
  expect(week("monday", "tuesday", "friday")).toBe("Off on Mondays, Tuesdays and Fridays");
});

test("a deposit is named once on a ticket in English", () => {
  const facts = ticketFacts(ticket({ deposit: { amount: 50_000, isReceived: false } }), shop, ticketWords);
  expect(facts.find(({ id }) => id === "deposit")).toMatchObject({
    term: "Deposit",
    lines: [{ text: "Rp 50.000, not yet paid according to this ticket" }],
  });
});

import type { Booking } from "../../src/domain/booking/booking";
import { describeBooking } from "../../src/domain/booking/description";
import { bookingWords } from "../../src/domain/booking/words.id";
import { withNote } from "../../src/domain/messages/factsAsText";
import { drawTicket } from "../../src/features/ticket/drawTicket";
import { ticketWords } from "../../src/features/ticket/words.id";
import { booking, bookingContent, services, shop } from "../support/booking";
import { stubCanvas } from "../support/canvas";

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Draws a booking; gives the facts that are to be on the picture, and what is. */
async function draw(made: Booking) {
  const { marks, page } = stubCanvas();
  const { facts, status } = describeBooking(made, bookingContent(), bookingWords, null);
  await drawTicket(made, facts, shop, ticketWords);
  return { facts, status, marks, page, text: marks.map(({ text }) => text).join(" ") };
}

test.each([
  [
    "one with all services and a deposit",
    booking({ serviceIds: services.map(({ id }) => id), deposit: { amount: 50_000, isReceived: false } }),
  ],
  [
    "one with long notes and a long name, called off",
    booking({ notes: "Samping tipis. ".repeat(23), name: "Raden ".repeat(13), status: "cancelled" }),
  ],
])("the picture of %s holds all that the ticket says, uncut", async (_name, made) => {
  const { facts, status, marks, page, text } = await draw(made);
  const drawn = words(text);
  for (const { term, lines } of facts.filter(({ id }) => id !== "hours" && id !== "advice")) {
    const fact = words([term, ...lines.map((line) => `${withNote(line)} ${line.detail ?? ""}`)].join(" "));
    expect(fact.filter((word) => !drawn.includes(word))).toEqual([]);
  }
  for (const words of [made.code, status]) expect(text).toContain(words);
  expect(text).not.toContain("…");
  expect(Math.max(...marks.map(({ x, width }) => x + width))).toBeLessThanOrEqual(1080 - 84 + 1);
  expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(page.height);
});

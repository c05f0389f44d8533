import type { Booking } from "../../src/domain/booking/booking";
import { describeBooking } from "../../src/domain/booking/description";
import { withNote } from "../../src/domain/booking/factsAsText";
import { bookingWords } from "../../src/domain/booking/words.id";
import { drawTicket } from "../../src/features/ticket/drawTicket";
import { ticketWords } from "../../src/features/ticket/words.id";
import { booking, bookingContent, services, shop } from "../support/booking";

type Mark = { text: string; x: number; y: number; width: number };

/** A canvas that notes what is written on it; every character is as wide as 0.55 of its size. */
function paper() {
  const marks: Mark[] = [];
  let canvas: HTMLCanvasElement | undefined;
  const pen = {
    font: "",
    fillStyle: "",
    fillRect() {},
    beginPath() {},
    arc() {},
    fill() {},
    stroke() {},
    strokeRect() {},
    save() {},
    restore() {},
    translate() {},
    rotate() {},
    scale() {},
    measureText: (text: string) => ({ width: [...text].length * 0.55 * Number(/(\d+)px/.exec(pen.font)?.[1]) }),
    fillText: (text: string, x: number, y: number) => marks.push({ text, x, y, width: pen.measureText(text).width }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    canvas = this;
    return pen as unknown as RenderingContext;
  } as never);
  const text = () => marks.map((mark) => mark.text).join(" ");
  return { marks, text, height: () => canvas?.height ?? 0 };
}

beforeEach(() => Object.assign(globalThis, { Path2D: class {} }));
afterEach(() => jest.restoreAllMocks());

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Draws a booking, and gives the facts that are to be on the picture. */
async function draw(made: Booking) {
  const { facts } = describeBooking(made, bookingContent(), bookingWords, null);
  await drawTicket(made, facts, shop, ticketWords);
  return facts;
}

test.each([
  [
    "one with all services and a deposit",
    booking({ serviceIds: services.map(({ id }) => id), deposit: { amount: 50_000, isReceived: false } }),
  ],
  ["one with long notes and a long name", booking({ notes: "Samping tipis. ".repeat(23), name: "Raden ".repeat(13) })],
])("the picture of %s holds all that the ticket says, uncut", async (_name, made) => {
  const page = paper();
  const facts = await draw(made);
  const drawn = words(page.text());
  for (const { term, lines } of facts.filter(({ id }) => id !== "hours" && id !== "advice")) {
    const fact = words([term, ...lines.map(withNote)].join(" "));
    const missing = fact.filter((word) => !drawn.includes(word));
    expect(missing).toEqual([]);
  }
  expect(page.text()).toContain(made.code);
  expect(page.text()).not.toContain("…");
  expect(Math.max(...page.marks.map(({ x, width }) => x + width))).toBeLessThanOrEqual(1080 - 84 + 1);
  expect(Math.max(...page.marks.map(({ y }) => y))).toBeLessThan(page.height());
});

test("the picture says that a booking is called off", async () => {
  const page = paper();
  await draw(booking({ status: "cancelled" }));
  expect(page.text()).toContain("Dibatalkan");
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { inEnglish } from "../../../src/domain/shop/inEnglish";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { mismatchForShop } from "../../../src/domain/ticket/mismatch";
import { ticketFacts } from "../../../src/domain/ticket/ticketFacts";
import { readTicket } from "../../../src/domain/ticket/ticketReading";
import { ticketWords as english } from "../../../src/domain/ticket/words.en";
import { ticketWords as indonesian } from "../../../src/domain/ticket/words.id";
import { rules, services, shop } from "../../support/booking";
import { deposit } from "../../support/deposit";

type Opened = {
  readonly status: string;
  readonly missing: readonly string[];
  readonly visit: string;
  readonly mismatches: readonly string[];
  readonly indonesian: readonly string[];
  readonly english: readonly string[];
  /** Without the lines that repeat the facts in Indonesian; null where the booking is not whole. */
  readonly messageToShop: readonly string[] | null;
};

type SentAddress = { readonly about: string; readonly fragment: string; readonly opens: Opened | null };

const addresses: readonly SentAddress[] = readFileSync(path.join(__dirname, "sentAddresses.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const now = new Date("2026-11-30T12:00:00+07:00");

const bookable = {
  services: [
    ...services,
    { id: "wash", name: "Keramas", nameEnglish: "Hair Wash", basePrice: 50_000, duration: 20, startingPrice: true },
    {
      id: "home",
      name: "Cukur di Rumah",
      nameEnglish: "Haircut at Home",
      basePrice: 200_000,
      duration: 60,
      atCustomer: true,
      fare: "Rp 5.000 per km",
      fareEnglish: "Rp 5,000 per km",
    },
  ],
  barbers: [
    {
      id: "rizky",
      name: "Rizky",
      daysOff: [],
      leave: [],
      services: ["classic", "premium", "father-son", "wash", "home"],
    },
    { id: "tono", name: "Bang Tono", daysOff: ["wednesday"], leave: [] },
  ],
  rules: rules({
    deposit,
    closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" }],
    closedHours: [{ date: "2026-12-02", from: "17:00", to: "19:00", reason: "Penuh" }],
  }),
};

const barred = ["hours", "place"];

const lines = (facts: ReturnType<typeof ticketFacts>): string[] =>
  facts
    .filter(({ id }) => !barred.includes(id))
    .map(
      (fact) =>
        `${fact.term}: ${fact.lines.map(({ text, amount }) => text + (amount ? ` = ${amount}` : "")).join(" | ")}`,
    );

function opened(fragment: string): Opened | null {
  const claim = readTicketFragment(fragment);
  if (claim === null) return null;
  const { known, ticket, missing, mismatches, visitDay } = readTicket(claim, bookable, now);
  const inTheirs = readTicket(claim, inEnglish(bookable).content, now, english);
  const facts = lines(ticketFacts(known, shop));
  return {
    status: indonesian.status[known.status],
    missing,
    visit: visitDay === null ? "" : visitDay.kind + (visitDay.kind === "ahead" ? ` ${visitDay.days}` : ""),
    mismatches: mismatches.map(mismatchForShop),
    indonesian: facts,
    english: lines(ticketFacts(inTheirs.known, shop, english)),
    messageToShop: ticket
      ? messageToShop(ticket, shop)
          .split("\n")
          .filter(
            (line) =>
              !facts.some((fact) => line === fact.replaceAll(/ = [^|]*?(?= \||$)/g, "").replaceAll(" | ", ", ")),
          )
      : null,
  };
}

test.each(addresses)("an address sent earlier opens as it did: $about", ({ fragment, opens }) => {
  expect(opened(fragment)).toEqual(opens);
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { describeBooking, type Fact } from "../../../src/domain/booking/description";
import { withNote } from "../../../src/domain/booking/factLines";
import { messageToShop } from "../../../src/domain/booking/messageToShop";
import { reasonForShop } from "../../../src/domain/booking/reasonsForShop";
import { bookingWords as english } from "../../../src/domain/booking/words.en";
import { bookingWords as indonesian } from "../../../src/domain/booking/words.id";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { withEnglishTexts } from "../../../src/domain/shop/englishContent";
import { rules, services, shop } from "../../support/booking";
import { deposit } from "../../support/deposit";

type Opened = {
  readonly status: string;
  readonly missing: readonly string[];
  readonly visit: string;
  readonly reasons: readonly string[];
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

const lines = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ id }) => id !== "hours" && id !== "place")
    .map(
      (fact) =>
        `${fact.term}: ${fact.lines.map((line) => withNote(line) + (line.amount ? ` = ${line.amount}` : "")).join(" | ")}`,
    );

function opened(fragment: string): Opened | null {
  const read = readTicketFragment(fragment);
  if (read === null) return null;
  const content = { shop, bookable };
  const { booking, status, missing, reasons, visitDay, facts: all } = describeBooking(read, content, indonesian, now);
  const facts = lines(all);
  const inTheirs = describeBooking(read, { shop, bookable: withEnglishTexts(bookable) }, english, now);
  return {
    status,
    missing,
    visit: visitDay === null ? "" : visitDay.kind + (visitDay.kind === "ahead" ? ` ${visitDay.days}` : ""),
    // Recorded without those about down payments.
    reasons: reasons.filter(({ kind }) => kind !== "deposit").map(reasonForShop),
    indonesian: facts,
    english: lines(inTheirs.facts),
    messageToShop:
      booking &&
      messageToShop(booking, content)
        .split("\n")
        .filter(
          (line) => !facts.some((fact) => line === fact.replaceAll(/ = [^|]*?(?= \||$)/g, "").replaceAll(" | ", ", ")),
        ),
  };
}

test.each(addresses)("an address sent earlier opens as it did: $about", ({ fragment, opens }) => {
  expect(opened(fragment)).toEqual(opens);
});

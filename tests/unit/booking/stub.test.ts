import fc from "fast-check";
import { requestedBooking } from "../../../src/domain/booking/booking";
import { describeBooking, type Fact } from "../../../src/domain/booking/description";
import { availableOffer, emptyDraft } from "../../../src/domain/booking/draft";
import { stubFacts } from "../../../src/domain/booking/stub";
import { bookingWords as english } from "../../../src/domain/booking/words.en";
import { bookingWords as indonesian } from "../../../src/domain/booking/words.id";
import { businessTimeAt, momentOf } from "../../../src/domain/shop/dayHours";
import { slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { band, bands, bandsOn, barber, booking, rules, service, services, shop } from "../../support/booking";
import { content } from "../../support/content";
import { deposit } from "../../support/deposit";

const late = band("22:30", "01:30", { multiplier: 1.2 });
const offering = {
  services: [
    ...services,
    service("home", { name: "Di Rumah", basePrice: 90_000, duration: 45, atCustomer: true, fare: "Rp 20.000" }),
  ],
  barbers: [barber("rizky", { name: "Rizky" })],
  haircuts: content("haircuts.json").haircuts,
  rules: rules({
    bands: [...bands, late],
    otherDays: [bandsOn(["saturday", "sunday"], ...bands.map((usual) => ({ ...usual, multiplier: 1.25 })), late)],
    deposit: { ...deposit, amount: null, percent: 20 },
    timeZone: "Asia/Makassar",
  }),
};
const shownShop = { ...shop, timeZone: "Asia/Makassar" };
const deviceMoment = (instant: Date) => ({ date: instant.toISOString().slice(0, 10), time: "05:00" });

const open = <T>(values: T[]) => fc.option(fc.constantFrom(...values));
const drafts = fc.record({
  serviceIds: fc.subarray(offering.services.map(({ id }) => id)),
  // A Tuesday and a Saturday.
  date: open(["2026-12-08", "2026-12-12"]),
  time: open(["00:30", "06:00", "12:00", "17:30", "22:00"]),
  barberId: open(["rizky"]),
  haircut: fc.constantFrom("", "3", "99"),
});
const contexts = fc.record({
  words: fc.constantFrom(indonesian, english),
  changing: open([booking({ deposit: { amount: 10_000, isReceived: true } })]),
});

const stubOf = (
  chosen: Partial<typeof emptyDraft>,
  changing = null as ReturnType<typeof booking> | null,
  words = indonesian,
) => {
  const draft = { ...emptyDraft, ...chosen };
  const offer = availableOffer(slotOffers(draft, offering, null), draft.time);
  return stubFacts(draft, offer, changing, { shop: shownShop, offering }, words, deviceMoment);
};

test("what stands on the stub stands on the ticket, to the letter", () => {
  fc.assert(
    fc.property(drafts, contexts, (chosen, { words, changing }) => {
      const rest = { serviceIds: ["beard"], date: "2026-12-08", time: "19:30" };
      const complete = {
        ...emptyDraft,
        ...chosen,
        serviceIds: chosen.serviceIds.length > 0 ? chosen.serviceIds : rest.serviceIds,
        ...momentOf(businessTimeAt(offering.rules, chosen.date ?? rest.date, chosen.time ?? rest.time)),
      };
      const ticket = describeBooking(
        requestedBooking(complete, offering, "BTP", new Date(), changing),
        { shop: shownShop, offering },
        words,
        null,
        deviceMoment,
      );
      // Without a day it is not known yet what the notes beside the time will be.
      const onTicket = ticket.facts.map((fact: Fact) =>
        fact.id === "time" && chosen.date === null
          ? { ...fact, lines: fact.lines.map(({ text }) => ({ text })) }
          : fact,
      );
      for (const fact of stubOf(chosen, changing, words)) expect(onTicket).toContainEqual(fact);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["nothing without a choice", {}, []],
  ["services before their hour, without a total", { serviceIds: ["classic"] }, ["services", "barber"]],
  [
    "all that follows once both are chosen",
    { serviceIds: ["classic"], date: "2026-12-08", time: "17:00", haircut: "3" },
    ["haircut", "date", "time", "services", "barber", "duration", "adjustment", "total"],
  ],
])("the stub says %s", (_what, chosen, ids) => expect(stubOf(chosen).map(({ id }) => id)).toEqual(ids));

import fc from "fast-check";
import { chatLink } from "../../../src/domain/links/chatLink";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { type Answer, messageToCustomer } from "../../../src/domain/ticket/messageToCustomer";
import { services, shop, ticket } from "../../support/booking";
import { content } from "../../support/content";

const words = content("customer-messages.json");
const message = (answer: Answer, changes = {}) => messageToCustomer(answer, ticket(changes), words, shop);
const addressIn = (text: string) => text.slice(text.lastIndexOf("\n") + 1);
const claimIn = (text: string) => readTicketFragment(new URL(addressIn(text)).hash);

const later = ticket({ date: "2026-12-02", time: "18:30" });

describe("the shop's answer", () => {
  test("that accepts is warm, whole, and ends with the ticket, confirmed", () => {
    const text = message({ kind: "confirmation" });
    expect(text).toContain("Halo Budi Santoso");
    expect(text).toContain("BTP123456AB");
    expect(text).toContain("Selasa, 1 Desember 2026 pukul 17:00 WIB");
    expect(text).toContain("Rp 201.250");
    expect(claimIn(text)).toMatchObject({ code: "BTP123456AB", status: "confirmed", time: "17:00" });
  });

  test("that proposes another time names it and ends with a ticket at that time, same code, not confirmed", () => {
    const text = message({ kind: "proposal", ticket: later });
    expect(text).toContain("Rabu, 2 Desember 2026 pukul 18:30 WIB");
    expect(text).toContain("Selasa, 1 Desember 2026 pukul 17:00 WIB");
    expect(claimIn(text)).toMatchObject({ code: "BTP123456AB", status: "proposed", date: "2026-12-02", time: "18:30" });
  });

  test("that refuses or reminds leaves the ticket as it is", () => {
    expect(claimIn(message({ kind: "refusal" }))).toMatchObject({ status: "requested" });
    expect(claimIn(message({ kind: "reminder" }, { status: "confirmed" }))).toMatchObject({ status: "confirmed" });
  });

  test("has no bracket left, whoever the customer says he is", () => {
    for (const kind of ["confirmation", "refusal", "reminder"] as const) {
      expect(message({ kind })).not.toMatch(/[{}]/);
      expect(message({ kind }, { name: "{kode} {toko}" })).toContain("Halo {kode} {toko}");
    }
  });

  test("stays a link that every phone opens, whatever the customer typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        fc.constantFrom("💈".repeat(300), "x".repeat(3000)),
        (some, long) => {
          const text = message(
            { kind: "proposal", ticket: { ...later, name: long } },
            { name: some + long, phone: long, services },
          );
          expect(chatLink("628123456789012", text).length).toBeLessThan(2000);
          expect(addressIn(text).startsWith(shop.ticketPage)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});

import fc from "fast-check";
import { ticketsInText } from "../../../src/book/rules/ticketsInText";
import { ticketFragment, ticketLink } from "../../../src/domain/codecs/ticketLink";
import { cancellationMessage, messageToShop } from "../../../src/domain/messages/messageToShop";
import { anyCharacter } from "../../support/anyCharacter";
import { booking, bookingContent, shop } from "../../support/booking";

const now = new Date("2026-11-30T12:00:00+07:00");
const budi = booking({ notes: "Poni tipis" });
const sari = booking({ code: "BTP654321ZZ", name: "Sari", version: 29_000_000 });
const message = messageToShop(budi, bookingContent());
const link = ticketLink(budi, shop.ticketPage);
const found = (text: string) => ticketsInText(text).tickets;

test.each<readonly [string, string]>([
  ["a link", link],
  ["a link without https://", link.replace("https://", "")],
  ["the address of a ticket that was just made", `https://bintangpangkas.example/#${ticketFragment(budi, "made")}`],
  ["a message", message],
  ["a message whose line breaks were lost", message.replaceAll("\n", " ")],
  ["a quoted message", message.replace(/^/gm, "> ")],
  ...["()", '""', "**", "__", "~~", "“”"].map(
    (marks) => [`a link in ${marks}`, `${marks[0]}${link}${marks[1]}`] as const,
  ),
  ["an exported chat", `[30/11/26 12.00.01] Budi: ${message}\n[30/11/26 12.05.00] Toko: siap`],
])("%s gives its ticket", (_name, text) => expect(found(text)).toEqual([budi]));

test("the tickets of one code come in the order of their versions, whatever their order in the text", () => {
  const changed = { ...budi, version: 29_600_000, changedFrom: { date: "2026-11-30", time: "10:00", total: null } };
  const texts = [cancellationMessage(changed, shop, now), message, messageToShop(changed, bookingContent())];
  expect(found([texts[0], texts[1], messageToShop(sari, bookingContent()), texts[2]].join("\n\n"))).toMatchObject([
    { code: budi.code, version: null },
    { code: budi.code, version: 29_600_000, status: "requested" },
    { code: budi.code, status: "cancelled" },
    { code: sari.code },
  ]);
});

test.each([
  ["words without a link", "Batalkan BTP123456AB ya bang", false],
  ["a link that was cut", message.slice(0, -8), true],
])("%s give no ticket", (_name, text, hasCutLink) => expect(ticketsInText(text)).toEqual({ tickets: [], hasCutLink }));

test("nothing that a customer types into a message becomes another ticket, and nothing throws", () => {
  const part = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constantFrom(`https://x.id/#${ticketFragment(sari)}`, `\nhttps://x.id/tiket/#${ticketFragment(sari)}\n`, " "),
  );
  const typed = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(typed, typed, typed, (name, phone, notes) => {
      const text = messageToShop(
        { ...budi, name: name.slice(0, 80), phone: phone.slice(0, 40), notes },
        bookingContent(),
      );
      for (const { code } of found(text)) expect(code).toBe(budi.code);
    }),
    { numRuns: 200 },
  );
});

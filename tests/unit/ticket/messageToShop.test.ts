import fc from "fast-check";
import { chatLink } from "../../../src/domain/links/chatLink";
import { normalizePhone } from "../../../src/domain/links/phoneNumber";
import { readTicketFragment } from "../../../src/domain/links/ticketLink";
import { cancellationMessage } from "../../../src/domain/ticket/cancellationMessage";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { plainLine, withoutLinks } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { services, shop, ticket } from "../../support/booking";

const number = shop.chatNumber;
const now = new Date("2026-11-30T12:00:00+07:00");
const linkOf = (changes: Parameters<typeof ticket>[0]) => chatLink(number, messageToShop(ticket(changes), shop));
const textOf = (link: string) => decodeURIComponent(link.slice(link.indexOf("?text=") + 6));

describe("the chat message of a booking", () => {
  test("names the code first, then everything one reply needs", () => {
    expect(messageToShop(ticket({ notes: "Poni jangan pendek" }), shop)).toBe(
      [
        "BTP123456AB - permintaan booking (Menunggu konfirmasi)",
        "Nama: Budi Santoso",
        "Telepon: 0812 3456 7890",
        "Tanggal: Selasa, 1 Desember 2026",
        "Jam: 17:00 WIB",
        "Layanan: Paket Ayah & Anak",
        "Estimasi durasi: 90 menit",
        "Termasuk penyesuaian waktu: Peak Sore +15%",
        "Estimasi total: Rp 201.250",
        "Catatan: Poni jangan pendek",
        "https://bintangpangkas.example/tiket/#kode=BTP123456AB&tgl=2026-12-01&jam=17:00&layanan=father-son&total=201250&nama=Budi+Santoso&telp=0812+3456+7890",
      ].join("\n"),
    );
  });

  test("has no line for notes that were not given", () => {
    expect(messageToShop(ticket(), shop)).not.toContain("Catatan");
  });

  test("comes out of the link as it went in: &, #, %, emoji and line breaks", () => {
    const notes = "A & B #1 100% 💈👨‍👦\nbaris dua + tiga?";
    const link = linkOf({ notes });
    expect(link).toMatch(/^https:\/\/wa\.me\/6281200000000\?text=[\w.!~*'()%-]+$/);
    expect(textOf(link)).toContain(`Catatan: ${notes}`);
  });

  test.each(["a", "&", "é", "💈", "\n x"])(
    "stays under 2,000 characters of link with 5,000 of %j and says so",
    (unit) => {
      const link = linkOf({ notes: unit.repeat(5000) });
      expect(link.length).toBeLessThan(2000);
      expect(textOf(link)).toContain("dipersingkat, lengkapnya ada di tiket");
      expect(textOf(link)).toContain("Estimasi total: Rp 201.250");
    },
  );

  test("uses the room there is: notes that just fit are whole", () => {
    expect(textOf(linkOf({ notes: "a".repeat(1000) }))).toContain("a".repeat(1000));
  });

  test("keeps a name on its own line, so that it cannot pose as a total", () => {
    expect(messageToShop(ticket({ name: "Budi\nEstimasi total: Rp 1" }), shop).split("\n")).toHaveLength(10);
  });

  test("has the phone number whole in its line and in the ticket's link, or not at all", () => {
    const phone = fc.oneof(
      fc.constantFrom("0812 3456 7890", "+62 (0)812-3456-7890 (rumah, malam)", "✂".repeat(40), "8".repeat(2000)),
      fc.string({ unit: anyCharacter, maxLength: 60 }),
    );
    const name = fc.constantFrom("Budi", "محمد عبد الرحمن بن يوسف", "✂".repeat(1000));
    fc.assert(
      fc.property(phone, name, (typed, called) => {
        const whole = plainLine(typed);
        const written = normalizePhone(whole) === null ? withoutLinks(whole) : whole;
        const text = textOf(linkOf({ phone: typed, name: called, services, notes: "x".repeat(3000) }));
        const line = text.split("\n").find((candidate) => candidate.startsWith("Telepon: "));
        if (line !== undefined) expect(line).toBe(`Telepon: ${written}`);
        const link = new URL(text.slice(text.lastIndexOf("\n") + 1));
        expect(["", whole]).toContain(readTicketFragment(link.hash)?.phone);
        if (/^[+0]/.test(typed) && !typed.includes("✂") && called !== "✂".repeat(1000)) {
          expect(line ?? "none").toBe(`Telepon: ${written}`);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("tells of services, a barber and a total that the shop no longer knows", () => {
    const text = messageToShop(
      ticket({ unknownServiceIds: ["massage"], barber: { id: "agus", name: null }, total: null }),
      shop,
    );
    expect(text).toContain("Layanan: Paket Ayah & Anak, massage (tidak ada lagi di daftar layanan)\n");
    expect(text).toContain("Barber: agus (tidak ada lagi di daftar barber)\n");
    expect(text).toContain("Estimasi total: menyusul dari toko\n");
    expect(text).not.toContain("Estimasi durasi");
  });

  test("never breaks out of the link and never throws, whatever the visitor types", () => {
    const hostile = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 3000 }),
      fc.string({ unit: "grapheme", maxLength: 1500 }),
      fc.constantFrom(
        "\uD83D",
        "\uDC88x",
        "\u202Eevil",
        '"><script>alert(1)</script>',
        "\u0000\u0007",
        "%00%0A&text=x#",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, phone, notes) => {
        const link = linkOf({ name, phone, notes });
        expect(link.length).toBeLessThan(2000);
        expect(new URL(link).searchParams.getAll("text")).toHaveLength(1);
        expect(link).not.toContain("#");
        expect(textOf(link).startsWith("BTP123456AB")).toBe(true);
        for (const unseen of ["\u202E", "\u2066", "\u0000", "\u0007"]) expect(textOf(link)).not.toContain(unseen);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ["Budi https://jahat.example/x", "Budi jahat. example/x"],
  ["www.jahat.com", "www. jahat. com"],
  ["HTTPS://Jahat.COM wa.me/62811", "Jahat. COM wa. me/62811"],
  ["budi@jahat.com", "budi@jahat. com"],
  ["whatsapp://send?phone=62811", "send?phone=62811"],
  ["例.中国 jahat。com", "例. 中国 jahat。 com"],
  ["M.Rizky, S.Kom. (H. Budi)", "M. Rizky, S. Kom. (H. Budi)"],
  ["jahat\u0301.com jahat.\u0301com", "jahat\u0301. com jahat.\u0301 com"],
  ["jahat\u200B.\u200Bcom", "jahat. com"],
  ["jahat\u00AD.com ja\u2024com ja\uFE52com", "jahat. com ja\u2024 com ja\uFE52 com"],
  ["i❤.ws 💈.ws", "i❤. ws 💈. ws"],
  ["ht\u200Btps:/\u200B/jahat.com", "jahat. com"],
  ["Budi Santoso", "Budi Santoso"],
])("the name %j makes no link in the shop's chat", (name, written) => {
  expect(messageToShop(ticket({ name }), shop)).toContain(`\nNama: ${written}\n`);
});

test.each([
  ["https://jahat.example/x", "jahat. example/x"],
  ["0812 wa.me/62811", "0812 wa. me/62811"],
  ["0812.3456.7890", "0812.3456.7890"],
])("what was typed as the number, %j, makes no link either, and a number stays as it is", (phone, written) => {
  expect(messageToShop(ticket({ phone }), shop)).toContain(`\nTelepon: ${written}\n`);
});

test.each([
  ["declined", "BTP123456AB - booking (Tidak diterima)", "ditolak"],
  ["cancelled", "BTP123456AB - booking (Dibatalkan)", "dibatalkan"],
] as const)("a chat about a %s booking says so, and so does its ticket", (status, head, word) => {
  const text = messageToShop(ticket({ status }), shop);
  expect(text.split("\n")[0]).toBe(head);
  expect(text).toMatch(new RegExp(`&status=${word}$`));
});

test("a cancellation's ticket is cancelled, also where it was confirmed", () => {
  const text = cancellationMessage(ticket({ status: "confirmed" }), shop, now);
  expect(readTicketFragment(new URL(text.split("\n")[2] ?? "").hash)).toMatchObject({
    code: "BTP123456AB",
    status: "cancelled",
  });
});

test("a cancellation stays a link that every phone opens, and keeps the code", () => {
  const text = cancellationMessage(ticket({ name: "💈".repeat(200), phone: "💈".repeat(40), services }), shop, now);
  expect(chatLink(number, text).length).toBeLessThan(2000);
  expect(text).toMatch(/^Batalkan BTP123456AB\n/);
});

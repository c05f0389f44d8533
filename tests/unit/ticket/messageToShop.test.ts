import fc from "fast-check";
import { chatLink } from "../../../src/domain/links/chatLink";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { shop, ticket } from "../../support/booking";

const number = shop.chatNumber;
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

  test("never breaks out of the link and never throws, whatever the visitor types", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary", maxLength: 3000 }),
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

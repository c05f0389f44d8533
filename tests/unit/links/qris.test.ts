import fc from "fast-check";
import { qrisChecksum, qrisProblem, readQris } from "../../../src/domain/links/qris";
import { exampleQris } from "../../../src/owner/schema/shop";
import { anyCharacter } from "../../support/anyCharacter";
import { emvcoExample, qrisWithAmount, sealed, shopQris } from "../../support/deposit";

const unsealed = shopQris.slice(0, -8);

describe("the text of a QRIS code", () => {
  test("names the merchant and his number in the national register", () => {
    expect(readQris(shopQris)).toMatchObject({ merchant: "BINTANG PANGKAS", nmid: "ID1021987654321" });
    expect(readQris(emvcoExample)).toMatchObject({ merchant: "BEST TRANSPORT", nmid: null });
  });

  test("has the checksum of EMVCo's example, which counts bytes", () => {
    expect(qrisChecksum(emvcoExample.slice(0, -4))).toBe("A13A");
  });

  test.each([
    ["whole", shopQris, null],
    [
      "with a sign of two halves in its name",
      sealed(unsealed.replace("5915BINTANG PANGKAS", "5916BINTANG PANGKAS💈")),
      null,
    ],
    ["cut off", shopQris.slice(0, -10), "damaged"],
    ["in small letters", `${exampleQris.slice(0, -4)}31e8`, "damaged"],
    ["with words behind it", `${shopQris} Dibaca dengan QR Scanner`, "damaged"],
    ["with a space behind it", `${shopQris} `, "spaces"],
    ["with a line break in it", `${shopQris.slice(0, 60)}\n${shopQris.slice(60)}`, "spaces"],
    ["with a space that cannot be seen", `${shopQris.slice(0, 60)}\u200b${shopQris.slice(60)}`, "spaces"],
    ["of another country", sealed(unsealed.replace("5802ID", "5802SG")), "currency"],
    ["EMVCo's example", emvcoExample, "currency"],
    ["without an account", sealed(unsealed.replace(/2665.*(?=5204)/, "")), "account"],
    ["without the national register", sealed(unsealed.replace(/5144.*(?=5204)/, "")), "account"],
    ["with an empty account", sealed(unsealed.replace(/^(.{12})2665.*?(?=5144)/, "$12600")), "account"],
    ["with an account that is no row of parts", sealed(unsealed.replace("2665", "2604ab1c2665")), "account"],
    ["with a broken register", sealed(unsealed.replace("0215ID1021987654321", "0219ID1021987654321")), "account"],
    ["with an amount", qrisWithAmount, "amount"],
    ["for one payment alone", sealed(unsealed.replace("010211", "010212")), "amount"],
    ["that asks for a tip", sealed(unsealed.replace("5802ID", "5502015802ID")), null],
    ["with a fixed fee", sealed(unsealed.replace("5802ID", "55020256045000" + "5802ID")), "fee"],
    ["with a fee that nothing announces", sealed(unsealed.replace("5802ID", "56045000" + "5802ID")), "fee"],
    ["with what a scanner writes before it", `Text: ${shopQris}`, "otherText"],
    ["a picture's address", "https://toko.id/qris.png", "otherText"],
    ["nothing", "", "otherText"],
  ])("%s is accepted, or refused for one reason", (_, text, problem) => {
    expect(qrisProblem(text)).toBe(problem);
  });

  test("with any one character changed, left out or added is refused", () => {
    const characters = [...shopQris];
    fc.assert(
      fc.property(
        fc.nat({ max: characters.length - 1 }),
        fc.oneof(anyCharacter, fc.constantFrom("", " ", "0", "9")),
        fc.boolean(),
        (at, character, isAdded) => {
          const changed = characters.toSpliced(at, isAdded ? 0 : 1, character).join("");
          expect(qrisProblem(changed) === null).toBe(changed === shopQris);
        },
      ),
    );
  });
});

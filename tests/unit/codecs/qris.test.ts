import fc from "fast-check";
import { qrisChecksum, qrisProblem, readQris } from "../../../src/domain/codecs/qris";
import { exampleQris } from "../../../src/owner/schema/shop";
import { anyCharacter } from "../../support/anyCharacter";
import { emvcoExample, qrisWithAmount, sealed, shopQris } from "../../support/deposit";

const unsealed = shopQris.slice(0, -8);
const replaced = (part: string | RegExp, by: string) => sealed(unsealed.replace(part, by));
const withInside = (character: string) => shopQris.slice(0, 60) + character + shopQris.slice(60);

describe("the text of a QRIS code", () => {
  test("names the merchant and his number in the national register", () =>
    expect(readQris(shopQris)).toMatchObject({ merchant: "BINTANG PANGKAS", nmid: "ID1021987654321" }));

  test.each([
    ["characters", "5907CAFÉ 12"],
    ["bytes", "5908CAFÉ 12"],
  ])("may count a merchant's letters as %s", (_unit, merchant) => {
    const text = sealed(exampleQris.slice(0, -8).replace("5915BINTANG PANGKAS", merchant));
    expect(readQris(text)?.merchant).toBe("CAFÉ 12");
    expect(qrisProblem(text)).toBeNull();
  });

  test("has the checksum of EMVCo's example, which counts bytes", () =>
    expect(qrisChecksum(emvcoExample.slice(0, -4))).toBe("A13A"));

  test.each([
    ["with a sign of two halves in its name", replaced("5915BINTANG PANGKAS", "5916BINTANG PANGKAS💈"), null],
    ["that asks for a tip", replaced("5802ID", "5502015802ID"), null],
    ["in small letters", `${exampleQris.slice(0, -4)}31e8`, "damaged"],
    ["with words behind it", `${shopQris} Dibaca dengan QR Scanner`, "damaged"],
    ["with a space behind it", `${shopQris} `, "spaces"],
    ["with a space that cannot be seen", withInside("\u200b"), "spaces"],
    ["of another country", replaced("5802ID", "5802SG"), "currency"],
    ["in another currency", replaced("5303360", "5303702"), "currency"],
    ["without the national register", replaced(/5144.*(?=5204)/, ""), "account"],
    ["with an empty account", replaced(/^(.{12})2665.*?(?=5144)/, "$12600"), "account"],
    ["with an account that is no row of parts", replaced("2665", "2604ab1c2665"), "account"],
    ["with an amount", qrisWithAmount, "amount"],
    ["for one payment alone", replaced("010211", "010212"), "amount"],
    ["with a fee that nothing announces", replaced("5802ID", "56045000" + "5802ID"), "fee"],
    ["with what a scanner writes before it", `Text: ${shopQris}`, "otherText"],
  ])("%s is accepted, or refused for one reason", (_name, text, problem) => expect(qrisProblem(text)).toBe(problem));

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

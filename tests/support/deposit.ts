import { qrisChecksum } from "../../src/domain/codecs/qris";
import type { DepositTerms } from "../../src/domain/shop/deposit";
import { exampleQris } from "../../src/owner/schema/shop";

/** A text with its own checksum, from one without. */
export const sealed = (text: string) => `${text}6304${qrisChecksum(`${text}6304`)}`;

/** The code of the schema's example with an amount of Rp 50.000; another program sealed both. */
export const qrisWithAmount =
  "00020101021226650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204723053033605405500005802ID5915BINTANG PANGKAS6013JAKARTA PUSAT6105103106304B47E";

/** The example of EMVCo's own specification, in which a length counts characters and not bytes. */
export const emvcoExample =
  "00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A";

/** A shop's own code: the same with another number in the national register. */
export const shopQris = sealed(exampleQris.slice(0, -8).replace("ID1020000000001", "ID1021987654321"));

/** The terms of a shop that asks for Rp 50.000 in advance. */
export const deposit: DepositTerms = {
  qris: shopQris,
  amount: 50_000,
  percent: null,
  terms: "DP kembali penuh kalau dibatalkan paling lambat 3 jam sebelumnya.",
};

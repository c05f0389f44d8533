import { depositRules } from "../../../src/owner/check/rules/deposit";
import { content } from "../../support/content";
import { deposit } from "../../support/deposit";

/** The fields of the down payment of which the owner is warned. */
function warnedOf(terms: string): string[] {
  const fields: string[] = [];
  const note = (path: readonly unknown[]) => fields.push(path.join("."));
  const checked = {
    "shop.json": { ...content("shop.json"), deposit: { ...deposit, terms } },
    "services.json": content("services.json"),
    "customer-messages.json": { depositReceived: "DP {dp} sudah kami terima." },
  };
  depositRules(checked as never, (() => ({ error: note, warn: note })) as never);
  return fields;
}

test.each([
  "DP Rp 50.000 tidak dapat dikembalikan.",
  "DP tidak dapat dikembalikan setelah dibayar.",
  "Uang muka tidak dapat kami kembalikan.",
  "Tidak ada pengembalian DP.",
  "DP ga bisa dikembalikan.",
  "DP hangus kalau batal.",
  "The deposit cannot be refunded.",
  "The deposit is forfeited if you cancel.",
])("terms that give nothing back are warned of: %s", (terms) => {
  expect(warnedOf(terms)).toEqual(["deposit.terms"]);
});

test.each([
  "DP tidak hangus: bisa dipakai untuk booking berikutnya.",
  "DP kembali penuh kapan saja, tidak hangus.",
  "DP hangus kalau dibatalkan kurang dari 3 jam sebelumnya.",
  "DP hangus bila terlambat 30 menit.",
  "The deposit is forfeited if you cancel less than 3 hours ahead.",
])("terms with an agreed time, or that give it back, are not: %s", (terms) => {
  expect(warnedOf(terms)).toEqual([]);
});

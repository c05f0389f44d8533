import { qrisDoubts, readQris } from "../../../domain/links/qris";
import { totalPrice } from "../../../domain/shop/price";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

// Less than this is more likely thousands that were meant.
const leastDeposit = 1000;

const no = "(tidak|tak|tdk|nggak|ga|gak|enggak)";

// "Tidak hangus" gives it back. Cut out first, since Safari before 16.4, in which the form may run, knows no lookbehind.
const staysValid = new RegExp(`\\b${no} ((akan|bisa) )?hangus\\b`, "gi");

const refusesRefund = new RegExp(
  [
    "\\bhangus\\b",
    `\\b${no} ((dapat|bisa|akan|boleh|kami) )*(di)?(kembali|tarik|refund|uangkan)`,
    "\\b(tidak ada|tanpa) (pengembalian|refund)",
    "\\bnon[- ]?refundable",
    "\\b(not?|cannot|never) (be )?refund",
    "\\bforfeit",
  ].join("|"),
  "i",
);

// An agreed time, or a case that is not every case: "kalau batal" and "setelah dibayar" alone refuse each refund.
const namesCase =
  /\d+ ?(jam|menit|hari|hours?|minutes?|days?)\b|\b(kecuali|sebelum|(setelah|sesudah)(?! (di)?bayar)|lewat|terlambat|kurang dari|paling lambat|tidak datang|tanpa kabar|unless|except|until|before|after(?! (payment|paying|it is paid))|later than|no-show)\b/i;

/** A down payment has one amount, terms that hold and words for when it came; docs/rules.md, section 16. */
export function depositRules(content: ValidContent, diagnose: Diagnose): void {
  const deposit = content["shop.json"]?.deposit;
  if (!deposit) return;
  const { error, warn } = diagnose("shop.json");
  const { qris = "", amount, percent, terms } = deposit;
  for (const doubt of qrisDoubts(qris)) {
    warn(
      ["deposit", "qris"],
      doubt === "tip" ? messages.qrisWithTip : messages.nmidUnusual(readQris(qris)?.nmid ?? ""),
    );
  }
  // What is there and undefined was invalid.
  const isMissing = (field: "amount" | "percent") => deposit[field] === null || !(field in deposit);
  if (isMissing("amount") && isMissing("percent")) error(["deposit"], messages.depositWithoutAmount);
  if (amount && percent) error(["deposit", "percent"], messages.depositOfTwoAmounts(amount, percent));
  if (amount && amount < leastDeposit) warn(["deposit", "amount"], messages.priceTooLow(amount));
  const [cheapest] = (content["services.json"]?.services ?? [])
    .flatMap((service) =>
      service?.name && service.basePrice ? { name: service.name, basePrice: service.basePrice } : [],
    )
    .toSorted((one, other) => one.basePrice - other.basePrice);
  if (amount && cheapest) {
    const multiplier = lowestMultiplier(content);
    const price = totalPrice([cheapest], multiplier);
    if (amount > price)
      warn(["deposit", "amount"], messages.depositOverService(amount, cheapest.name, price, multiplier < 1));
  }
  for (const [field, text] of Object.entries({ terms, termsEnglish: deposit.termsEnglish })) {
    if (text && refusesRefund.test(text.replace(staysValid, "")) && !namesCase.test(text))
      warn(["deposit", field], messages.depositNeverBack(text));
  }
  const words = content["customer-messages.json"];
  if (words && (words.depositReceived === null || !("depositReceived" in words))) {
    diagnose("customer-messages.json").error(["depositReceived"], messages.depositWithoutWords);
  }
}

/** What a price is multiplied by at the cheapest hours of any day. */
function lowestMultiplier(content: ValidContent): number {
  const { bands = [], otherDays } = content["time-slot-bands.json"] ?? {};
  const all = [bands, ...(otherDays ?? []).map((other) => other?.bands ?? [])].flat();
  const multipliers = all.flatMap((band) => band?.multiplier ?? []);
  return multipliers.length === 0 ? 1 : Math.min(...multipliers);
}

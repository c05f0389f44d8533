import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

// Less than this is more likely thousands that were meant.
const leastDeposit = 1000;

const refusesRefund =
  /\bhangus\b|\b(tidak|tak|tdk|nggak) ((dapat|bisa|akan|boleh) )?(di)?(kembali|tarik|refund|uangkan)|non[- ]?refundable|\bnot? (be )?refund/i;

// An agreed time, or a case that is not every case: "kalau batal" alone refuses each refund.
const namesCase =
  /\d|\b(kecuali|sebelum|setelah|sesudah|lewat|terlambat|kurang dari|paling lambat|tidak datang|tanpa kabar|unless|except|until|before|after|later than|no-show)\b/i;

/** A down payment has one amount, terms that hold and words for when it came; docs/rules.md, section 16. */
export function depositRules(content: ValidContent, diagnose: Diagnose): void {
  const deposit = content["shop.json"]?.deposit;
  if (!deposit) return;
  const { error, warn } = diagnose("shop.json");
  const { amount, percent, terms } = deposit;
  // What is there and undefined was invalid.
  const isMissing = (field: "amount" | "percent") => deposit[field] === null || !(field in deposit);
  if (isMissing("amount") && isMissing("percent")) error(["deposit"], messages.depositWithoutAmount);
  if (amount && percent) error(["deposit", "percent"], messages.depositOfTwoAmounts(amount, percent));
  if (amount && amount < leastDeposit) warn(["deposit", "amount"], messages.priceTooLow(amount));
  const [cheapest] = (content["services.json"]?.services ?? [])
    .flatMap((service) => (service?.name && service.basePrice ? { name: service.name, price: service.basePrice } : []))
    .toSorted((one, other) => one.price - other.price);
  if (amount && cheapest && amount > cheapest.price) {
    warn(["deposit", "amount"], messages.depositOverService(amount, cheapest.name, cheapest.price));
  }
  for (const [field, text] of Object.entries({ terms, termsEnglish: deposit.termsEnglish })) {
    if (text && refusesRefund.test(text) && !namesCase.test(text))
      warn(["deposit", field], messages.depositNeverBack(text));
  }
  const words = content["customer-messages.json"];
  if (words && (words.depositReceived === null || !("depositReceived" in words))) {
    diagnose("customer-messages.json").error(["depositReceived"], messages.depositWithoutWords);
  }
}

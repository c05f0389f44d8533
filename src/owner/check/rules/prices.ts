import type { Path } from "../../schema/path";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

// Beyond these a barbershop's number is more likely a slip than a price or a duration.
export const cheapestService = 5000;
const cheapestProduct = 1000;
export const dearestService = 5_000_000;
const dearestProduct = 10_000_000;
const longestService = 300;
const steepestDiscount = 3;

/** Prices and durations that can be, but hardly are, what the owner meant; docs/rules.md, section 4. */
export function priceRules(content: ValidContent, diagnose: Diagnose): void {
  const { warn, error } = diagnose("services.json");
  const product = diagnose("product-catalogue.json");
  const judge = (say: typeof warn, path: Path, price: number, cheapest: number, dearest: number) => {
    if (price < cheapest) say(path, messages.priceTooLow(price));
    if (price > dearest) say(path, messages.priceTooHigh(price));
  };
  content["services.json"]?.services?.forEach((service, index) => {
    const { basePrice, duration = 0, atCustomer, fare } = service ?? {};
    if (basePrice) judge(warn, ["services", index, "basePrice"], basePrice, cheapestService, dearestService);
    // What is there and undefined was invalid.
    const isAtShop = atCustomer === false || !("atCustomer" in (service ?? {}));
    if (fare && isAtShop) error(["services", index, "fare"], messages.fareWithoutVisit);
    if (duration > longestService) warn(["services", index, "duration"], messages.durationTooLong(duration));
  });
  content["product-catalogue.json"]?.products?.forEach((entry, index) => {
    const { price, originalPrice } = entry ?? {};
    if (!price) return;
    judge(product.warn, ["products", index, "price"], price, cheapestProduct, dearestProduct);
    if (!originalPrice) return;
    const path = ["products", index, "originalPrice"];
    if (originalPrice <= price) product.error(path, messages.oldPriceTooLow(originalPrice, price));
    if (originalPrice > price * steepestDiscount) product.warn(path, messages.oldPriceTooHigh(originalPrice, price));
  });
}

import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { cheapestService, dearestService } from "./prices";

const dearestInDollars = 500;
// Rupiah for a dollar: no rate of this century lies outside, nor does one of rounded prices.
const lowestRate = 6000;
const highestRate = 25_000;

/** The English services say the same as the services that they lead to; docs/rules.md, section 14. */
export function serviceCatalogueRules(content: ValidContent, diagnose: Diagnose): void {
  const { warn } = diagnose("service-catalogue.json");
  content["service-catalogue.json"]?.services?.forEach((entry, index) => {
    const at = (field: string) => ["services", index, field];
    const { price, duration, bookingService } = entry ?? {};
    if (price && price > dearestInDollars) warn(at("price"), messages.dollarsTooHigh(price));
    const service = content["services.json"]?.services?.find(
      ({ id } = {}) => id !== undefined && id === bookingService,
    );
    if (service === undefined) return;
    const { name = bookingService ?? "", basePrice = 0 } = service;
    if (duration && service.duration && duration !== service.duration) {
      warn(at("duration"), messages.durationDiffers(duration, name, service.duration));
    }
    if (!price || price > dearestInDollars || basePrice < cheapestService || basePrice > dearestService) return;
    const rate = basePrice / price;
    if (rate < lowestRate || rate > highestRate) {
      warn(at("price"), messages.exchangeRateUnlikely(price, name, basePrice));
    }
  });
}

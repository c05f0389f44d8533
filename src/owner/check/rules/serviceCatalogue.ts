import { dollars } from "../../../format/dollars";
import { rupiah } from "../../../format/rupiah";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";
import { dearestService } from "./prices";

const dearest = 500;
// Rupiah for a dollar: no rate of this century lies outside, nor does a price rounded for the board.
const lowestRate = 6000;
const highestRate = 25_000;

/** The English services say the same as those that they lead to. */
export function serviceCatalogueRules(content: ValidContent): Finding[] {
  const { found, warn } = findings("service-catalogue.json");
  const services = content["services.json"]?.services;
  content["service-catalogue.json"]?.services?.forEach((entry, index) => {
    if (!entry) return;
    const at = (field: string) => ["services", index, field];
    if (entry.price && entry.price > dearest) {
      warn(
        at("price"),
        `Ditemukan ${entry.price}: benar ${dollars(entry.price)}? Harga di sini dalam dolar, bukan rupiah.`,
        `Found ${entry.price}: really ${dollars(entry.price)}? Prices here are in dollars, not rupiah.`,
      );
    }
    if (entry.bookingService === undefined) return;
    const service = services?.find((candidate) => candidate?.id === entry.bookingService);
    if (service === undefined) return;
    const name = service.name ?? entry.bookingService;
    if (entry.duration && service.duration && entry.duration !== service.duration) {
      warn(
        at("duration"),
        `Ditemukan ${entry.duration} menit, padahal "${name}" di services.json ${service.duration} menit.`,
        `Found ${entry.duration} minutes, although "${name}" in services.json takes ${service.duration}.`,
      );
    }
    const rate = entry.price && service.basePrice ? service.basePrice / entry.price : undefined;
    if (rate === undefined || !entry.price || !service.basePrice || entry.price > dearest) return;
    if (service.basePrice < 1000 || service.basePrice > dearestService || (rate >= lowestRate && rate <= highestRate))
      return;
    warn(
      at("price"),
      `Ditemukan ${dollars(entry.price)}, padahal "${name}" di services.json ${rupiah(service.basePrice)}: satu dolar menjadi ${rupiah(Math.round(rate))}. Harga dolar tidak ikut berubah sendiri.`,
      `Found ${dollars(entry.price)}, although "${name}" in services.json is ${rupiah(service.basePrice)}: a dollar becomes ${rupiah(Math.round(rate))}. Dollar prices do not follow by themselves.`,
    );
  });
  return found;
}

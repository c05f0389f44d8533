import type { Service } from "./service";

/**
 * The estimated total in whole rupiah: the sum of base prices times the slot's multiplier, rounded half up once at the end. The
 * multiplier is counted in thousandths, so that the arithmetic is exact: 175000 x 1.15 is 201250.
 */
export function totalPrice(services: readonly Pick<Service, "basePrice">[], multiplier: number): number {
  const sum = services.reduce((total, service) => total + service.basePrice, 0);
  const permille = Math.round(multiplier * 1000);
  return Math.floor((sum * permille + 500) / 1000);
}

import { messages } from "../messages";
import { type Box, indonesia, provinceNamed, provinceNear } from "../provinces";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

const isInside = (latitude: number, longitude: number, { south, north, west, east }: Box) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Address, point on the map, postal code and time zone belong to one place. */
export function placeRules(content: ValidContent, diagnose: Diagnose): void {
  const { warn } = diagnose("shop.json");
  const { address, coordinates, timeZone } = content["shop.json"] ?? {};
  const { region = "", postalCode } = address ?? {};
  const province = provinceNamed(region);
  const near = province ? undefined : provinceNear(region);
  if (near !== undefined) warn(["address", "region"], messages.provinceMisspelt(region, near));
  if (postalCode !== undefined && !/^\d{5}$/.test(postalCode)) {
    warn(["address", "postalCode"], messages.postalCodeOfOtherLength(postalCode));
  } else if (postalCode !== undefined && province && !province.postal.includes(postalCode.charAt(0))) {
    warn(["address", "postalCode"], messages.postalCodeElsewhere(postalCode, region, province.postal));
  }
  if (timeZone && province && province.timeZone !== timeZone) {
    warn(["timeZone"], messages.timeZoneElsewhere(timeZone, region, province.timeZone));
  }
  const { latitude, longitude } = coordinates ?? {};
  if (latitude === undefined || longitude === undefined) return;
  const box = province ?? indonesia;
  if (isInside(latitude, longitude, box)) return;
  if (latitude > 0 && isInside(-latitude, longitude, box)) {
    warn(["coordinates", "latitude"], messages.latitudeWithoutMinus(latitude));
  } else warn(["coordinates"], messages.pointElsewhere(latitude, longitude, province ? region : "Indonesia"));
}

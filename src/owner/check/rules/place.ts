import { timeZoneShortName } from "../../../domain/shop/clock";
import { shown } from "../diagnostic";
import { indonesia, provinceNamed, provinceNear } from "../provinces";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

type Box = { south: number; north: number; west: number; east: number };
type Point = { latitude: number; longitude: number };

const isInside = ({ latitude, longitude }: Point, { south, north, west, east }: Box) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Address, point on the map, postal code and clock belong to one place. */
export function placeRules(content: ValidContent): Finding[] {
  const { found, warn } = findings("shop.json");
  const { address, coordinates, timeZone } = content["shop.json"] ?? {};
  const province = provinceNamed(address?.region ?? "");
  const near = province ? undefined : provinceNear(address?.region ?? "");
  if (near !== undefined) {
    warn(
      ["address", "region"],
      `Ditemukan ${shown(address?.region)}, yang bukan nama provinsi. Mungkin maksudnya ${shown(near)}.`,
      `Found ${shown(address?.region)}, which is no province. Perhaps ${shown(near)} was meant.`,
    );
  }
  const where = address?.region ?? "Indonesia";
  const postalCode = address?.postalCode;
  if (postalCode !== undefined && !/^\d{5}$/.test(postalCode)) {
    warn(
      ["address", "postalCode"],
      `Ditemukan ${shown(postalCode)}; kode pos Indonesia terdiri atas lima angka, contoh: "10310".`,
      `Found ${shown(postalCode)}; an Indonesian postal code has five digits, for example "10310".`,
    );
  } else if (postalCode !== undefined && province && !province.postal.includes(postalCode.charAt(0))) {
    warn(
      ["address", "postalCode"],
      `Ditemukan ${shown(postalCode)}, padahal kode pos di ${where} dimulai dengan ${[...province.postal].join(" atau ")}.`,
      `Found ${shown(postalCode)}, although postal codes in ${where} begin with ${[...province.postal].join(" or ")}.`,
    );
  }
  if (timeZone && province && province.timeZone !== timeZone) {
    warn(
      ["timeZone"],
      `Ditemukan ${shown(timeZone)} (${timeZoneShortName(timeZone)}), padahal ${where} memakai ${timeZoneShortName(province.timeZone)}: ${shown(province.timeZone)}.`,
      `Found ${shown(timeZone)} (${timeZoneShortName(timeZone)}), although clocks in ${where} show ${timeZoneShortName(province.timeZone)}: ${shown(province.timeZone)}.`,
    );
  }
  if (!coordinates || coordinates.latitude === undefined || coordinates.longitude === undefined) return found;
  const point: Point = { latitude: coordinates.latitude, longitude: coordinates.longitude };
  const box = province ?? indonesia;
  if (isInside(point, box)) return found;
  const mirrored = { ...point, latitude: -point.latitude };
  if (point.latitude > 0 && isInside(mirrored, box)) {
    warn(
      ["coordinates", "latitude"],
      `Ditemukan ${point.latitude}, di utara khatulistiwa; selatan memakai minus. Mungkin maksudnya ${mirrored.latitude}.`,
      `Found ${point.latitude}, north of the equator; the south takes a minus. Perhaps ${mirrored.latitude} was meant.`,
    );
    return found;
  }
  warn(
    ["coordinates"],
    `Ditemukan ${point.latitude}, ${point.longitude}, yang tidak terletak di ${province ? where : "Indonesia"}. Salin titik yang benar dari peta, atau tulis null.`,
    `Found ${point.latitude}, ${point.longitude}, which does not lie in ${province ? where : "Indonesia"}. Copy the right point from a map, or write null.`,
  );
  return found;
}

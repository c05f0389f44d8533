import { normalizePhone } from "../../../domain/links/phoneNumber";
import type { Path } from "../../schema/path";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** Where the template's shop stands on the map; a shop elsewhere has it only by oversight. */
const templatePoint = { latitude: -6.1957, longitude: 106.8322 };

/** The shop's own facts: one telephone, nothing left of the template's. */
export function shopRules(content: ValidContent, diagnose: Diagnose): void {
  const { warn } = diagnose("shop.json");
  const { name, shortName, codePrefix, pictures, chatNumber, phone, instagram, address, coordinates, siteUrl } =
    content["shop.json"] ?? {};
  if (pictures?.hero && pictures.hero === pictures.heroPortrait) {
    warn(["pictures", "heroPortrait"], messages.samePictureTwice);
  }
  if (phone && chatNumber && normalizePhone(phone) !== chatNumber) {
    warn(["phone"], messages.twoNumbers(phone, chatNumber));
  }
  const isRenamed = name !== undefined && !/bintang/i.test(name);
  const isTemplatePoint =
    coordinates?.latitude === templatePoint.latitude && coordinates.longitude === templatePoint.longitude;
  const placeholders: [Path, unknown, boolean | undefined][] = [
    [["codePrefix"], codePrefix, isRenamed && codePrefix === "BTP"],
    [["shortName"], shortName, isRenamed && shortName === "Bintang"],
    [["chatNumber"], chatNumber, chatNumber === "6281200000000"],
    [["phone"], phone, phone === "0812-0000-0000"],
    [["instagram"], instagram, instagram?.endsWith(".contoh")],
    [["address", "street"], address?.street, /\bcontoh\b/i.test(address?.street ?? "")],
    [["coordinates"], coordinates, isTemplatePoint],
    [["siteUrl"], siteUrl, siteUrl?.endsWith(".example")],
  ];
  for (const [path, value, isPlaceholder] of placeholders) {
    if (isPlaceholder) warn(path, messages.placeholderLeft(value));
  }
}

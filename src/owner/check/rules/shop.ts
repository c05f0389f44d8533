import { normalizePhone } from "../../../domain/links/phoneNumber";
import type { Path } from "../../schema/path";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { normalizedName } from "./names";

/** Whether the shop is still the template's own, by its name, or has none that is valid. */
export const isTemplateShop = (content: ValidContent): boolean =>
  normalizedName(content["shop.json"]?.name ?? templateName) === templateName;

const templateName = "bintang pangkas";

/** Where the template's shop stands on the map; a shop elsewhere has it only by oversight. */
const templatePoint = { latitude: -6.1957, longitude: 106.8322 };

/** The NMIDs in the samples of a QRIS that the form and the guide give, which are nobody's. */
const sampleMerchants = ["ID1020000000001", "ID1020000000002"];

/** The shop's own facts: numbers that are what they are said to be, nothing left of the template's. */
export function shopRules(content: ValidContent, diagnose: Diagnose): void {
  const { error, warn } = diagnose("shop.json");
  const isOwn = !isTemplateShop(content);
  const {
    shortName,
    codePrefix,
    pictures,
    chatNumber,
    phone,
    secondNumber,
    instagram,
    address,
    coordinates,
    siteUrl,
    deposit,
  } = content["shop.json"] ?? {};
  if (pictures?.hero && pictures.hero === pictures.heroPortrait) {
    warn(["pictures", "heroPortrait"], messages.samePictureTwice);
  }
  if (phone && chatNumber && normalizePhone(phone) !== chatNumber) {
    warn(["phone"], messages.twoNumbers(phone, chatNumber));
  }
  if (secondNumber?.phone) {
    const second = normalizePhone(secondNumber.phone);
    if (second === null && secondNumber.hasWhatsApp) {
      error(["secondNumber", "hasWhatsApp"], messages.noWhatsApp(secondNumber.phone));
    }
    if (second !== null && [chatNumber, phone && normalizePhone(phone)].includes(second)) {
      warn(["secondNumber", "phone"], messages.secondNumberIsFirst(secondNumber.phone));
    }
  }
  const sampleMerchant = sampleMerchants.find((nmid) => deposit?.qris?.includes(nmid));
  const isTemplatePoint =
    coordinates?.latitude === templatePoint.latitude && coordinates.longitude === templatePoint.longitude;
  const placeholders: [Path, unknown, boolean | undefined][] = [
    [["shortName"], shortName, isOwn && shortName === "Bintang"],
    [["codePrefix"], codePrefix, isOwn && codePrefix === "BTP"],
    [["chatNumber"], chatNumber, chatNumber === "6281200000000"],
    [["phone"], phone, phone === "0812-0000-0000"],
    [["instagram"], instagram, instagram?.endsWith(".contoh")],
    [["address", "street"], address?.street, /\bcontoh\b/i.test(address?.street ?? "")],
    [["coordinates"], coordinates, isTemplatePoint],
    [["siteUrl"], siteUrl, siteUrl?.endsWith(".example")],
    [["deposit", "qris"], sampleMerchant, sampleMerchant !== undefined],
  ];
  for (const [path, value, isPlaceholder] of placeholders) {
    if (isPlaceholder) warn(path, messages.placeholderLeft(value));
  }
}

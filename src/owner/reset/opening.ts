import type { Content } from "../schema/contentFiles";

const isSample = (text: string) => /\bcontoh\b/i.test(text);

/** What a shop still lacks before its site opens, in the owner's words; nothing where it can be visited. */
export function missingForOpening(content: Content): string[] {
  const { name, chatNumber, address, openingHours } = content["shop.json"];
  const { street, district, city, region } = address;
  const missing: [what: string, isMissing: boolean][] = [
    ["nama toko", isSample(name)],
    ["nomor WhatsApp", chatNumber === "6281200000000"],
    ["alamat", [street, district, city, region].some(isSample)],
    ["layanan dan harganya", content["services.json"].services.some((service) => isSample(service.name))],
    ["jam buka", Object.values(openingHours).every((hours) => hours === null)],
  ];
  return missing.flatMap(([what, isMissing]) => (isMissing ? [what] : []));
}

import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

/** What names a service names one that can be booked. */
export function serviceReferenceRules(content: ValidContent): Finding[] {
  const services = content["services.json"]?.services;
  const ids = [...new Set(services?.flatMap((service) => service?.id ?? []))];
  // An id that is faulty, or there twice, may be the one that is meant.
  if (ids.length === 0 || ids.length !== services?.length) return [];
  const judge = (
    { found, error }: ReturnType<typeof findings>,
    list: string,
    field: string,
    references: readonly (string | undefined)[] | undefined,
  ) => {
    references?.forEach((reference, index) => {
      if (reference === undefined || ids.includes(reference)) return;
      error(
        [list, index, field],
        `Ditemukan ${shown(reference)}, yang tidak ada di services.json; seharusnya salah satu dari: ${ids.join(", ")}.`,
        `Found ${shown(reference)}, which services.json does not have; expected one of: ${ids.join(", ")}.`,
      );
    });
    return found;
  };
  const catalogue = content["service-catalogue.json"]?.services?.map((entry) => entry?.bookingService);
  const photos = content["gallery.json"]?.photos?.map((photo) => photo?.service);
  return [
    ...judge(findings("service-catalogue.json"), "services", "bookingService", catalogue),
    ...judge(findings("gallery.json"), "photos", "service", photos),
  ];
}

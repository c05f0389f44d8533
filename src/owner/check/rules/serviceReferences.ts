import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/path";
import { editDistance } from "../editDistance";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** What names a service names one that can be booked. */
export function serviceReferenceRules(content: ValidContent, diagnose: Diagnose): void {
  const services = content["services.json"]?.services;
  const ids = [...new Set(services?.flatMap((service) => service?.id ?? []))];
  // An id that is invalid, or there twice, may be the one that is meant.
  if (ids.length === 0 || ids.length !== services?.length) return;
  /** The service that an id was meant for: by its own name, or by a slip of at most two letters. */
  const meant = (id: string) => {
    const named = services.find((service) => service?.name?.toLowerCase() === id.replaceAll("-", " ").toLowerCase());
    return named?.id ?? ids.find((known) => editDistance(known, id) <= 2);
  };
  const judge = (file: ContentFileName, path: Path, id: string | undefined) => {
    if (id !== undefined && !ids.includes(id)) diagnose(file).error(path, messages.serviceMissing(id, ids, meant(id)));
  };
  content["service-catalogue.json"]?.services?.forEach((entry, index) => {
    judge("service-catalogue.json", ["services", index, "bookingService"], entry?.bookingService);
  });
  content["barbers.json"]?.barbers?.forEach((barber, index) => {
    barber?.services?.forEach((id, at) => {
      judge("barbers.json", ["barbers", index, "services", at], id);
    });
  });
  content["gallery.json"]?.photos?.forEach((photo, index) => {
    judge("gallery.json", ["photos", index, "service"], photo?.service);
  });
}

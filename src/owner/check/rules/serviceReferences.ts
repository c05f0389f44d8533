import type { ContentFileName } from "../../schema/contentFiles";
import type { Path } from "../../schema/path";
import { sentences } from "../../schema/words";
import { messages } from "../messages";
import { choiceMeant } from "../nearestName";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

/** What names a service names one that can be booked. */
export function serviceReferenceRules(content: ValidContent, diagnose: Diagnose): void {
  const services = content["services.json"]?.services;
  const ids = [...new Set(services?.flatMap((service) => service?.id ?? []))];
  // An id that is invalid, or there twice, may be the one that is meant.
  if (ids.length === 0 || ids.length !== services?.length) return;
  const choices = services.map(({ id = "", name } = {}) => ({ value: id, label: name }));
  const judge = (file: ContentFileName, path: Path, id: string | undefined) => {
    if (id === undefined || ids.includes(id)) return;
    const meant = choiceMeant(id, choices);
    const remedy = meant === undefined ? undefined : messages.perhaps(meant);
    diagnose(file).error(path, sentences(messages.serviceMissing(id, ids), remedy));
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

import type { ValidContent } from "../validSubset";
import { bandRules } from "./bands";
import { barberRules } from "./barbers";
import { bookabilityRules } from "./bookability";
import { closureRules } from "./closures";
import type { Finding } from "./finding";
import { nameRules } from "./names";
import { placeRules } from "./place";
import { priceRules } from "./prices";
import { serviceCatalogueRules } from "./serviceCatalogue";
import { serviceReferenceRules } from "./serviceReferences";
import { shopRules } from "./shop";
import { wordingRules } from "./wording";

/** All rules that no single field can see. Each looks at what is sound and passes over what is not. */
export function rules(content: ValidContent, today: string): Finding[] {
  return [
    nameRules,
    bandRules,
    priceRules,
    shopRules,
    placeRules,
    serviceReferenceRules,
    serviceCatalogueRules,
    wordingRules,
    bookabilityRules,
    barberRules,
    closureRules,
  ].flatMap((rule) => rule(content, today));
}

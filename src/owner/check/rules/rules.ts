import type { ValidContent } from "../validSubset";
import { bandRules } from "./bands";
import { barberRules } from "./barbers";
import { bookabilityRules } from "./bookability";
import { closureRules } from "./closures";
import { depositRules } from "./deposit";
import { type Diagnose, diagnosticsOf, type PathDiagnostic } from "./diagnose";
import { englishRules, withoutUnusedFiles } from "./english";
import { nameRules } from "./names";
import { noticeRules } from "./notice";
import { openingHoursRules } from "./openingHours";
import { placeRules } from "./place";
import { priceRules } from "./prices";
import { productRules } from "./products";
import { serviceCatalogueRules } from "./serviceCatalogue";
import { serviceReferenceRules } from "./serviceReferences";
import { shopRules } from "./shop";
import { wordingRules } from "./wording";

type Rule = (content: ValidContent, diagnose: Diagnose, today: string) => void;

const all: readonly Rule[] = [
  nameRules,
  bandRules,
  priceRules,
  shopRules,
  noticeRules,
  depositRules,
  openingHoursRules,
  placeRules,
  serviceReferenceRules,
  productRules,
  serviceCatalogueRules,
  wordingRules,
  bookabilityRules,
  barberRules,
  closureRules,
];

/** What no single field can see. Each rule looks at what is valid and passes over what is not; docs/rules.md, section 16. */
export const rules = (content: ValidContent, today: string): PathDiagnostic[] =>
  diagnosticsOf((diagnose) => {
    englishRules(content, diagnose);
    for (const rule of all) rule(withoutUnusedFiles(content), diagnose, today);
  });

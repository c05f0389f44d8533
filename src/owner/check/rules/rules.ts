import { bookFile } from "../../schema/contentFiles";
import { agreementRules } from "./agreements";
import { bandRules } from "./bands";
import { barberDoubts } from "./barbers";
import { type Diagnose, diagnosticsOf, type PathDiagnostic, type ValidContent } from "./diagnose";
import { hoursDoubts } from "./hours";
import { idRules, nameDoubts } from "./names";
import { numberDoubts } from "./numbers";
import { referenceRules } from "./references";
import { placeholderDoubts } from "./shop";
import { spanDoubts, spanRules } from "./spans";

type Rule = (content: ValidContent, diagnose: Diagnose, today: string) => void;

const rulesOfErrors: readonly Rule[] = [idRules, referenceRules, spanRules, bandRules, agreementRules];

const doubts: readonly Rule[] = [nameDoubts, numberDoubts, spanDoubts, hoursDoubts, barberDoubts, placeholderDoubts];

/** What no single field can see, of the files that are valid by themselves; what is possible but hardly meant, of those that the owner
 * writes and that have no error. */
export function rules(content: ValidContent, today: string): PathDiagnostic[] {
  const used = withoutUnusedFiles(content);
  const found = (from: readonly Rule[], of: ValidContent) =>
    diagnosticsOf((diagnose) => {
      for (const rule of from) rule(of, diagnose, today);
    });
  const errors = found(rulesOfErrors, used);
  const isDoubted = ([file]: [string, unknown]) => file !== bookFile && errors.every((error) => error.file !== file);
  return [...errors, ...found(doubts, Object.fromEntries(Object.entries(used).filter(isDoubted)))];
}

/** The content without the files that only English pages use, where the shop has none or shop.json cannot be read. */
function withoutUnusedFiles(content: ValidContent): ValidContent {
  const { english = true } = content["shop.json"] ?? { english: false };
  const { "service-catalogue.json": _services, "about.json": _about, ...used } = content;
  return english === false ? used : content;
}

import type { ValidContent } from "../validSubset";
import { agreementRules } from "./agreements";
import { bandRules } from "./bands";
import { barberDoubts } from "./barbers";
import { type Diagnose, diagnosticsOf, type PathDiagnostic, type SoundContent } from "./diagnose";
import { hoursDoubts } from "./hours";
import { idRules, nameDoubts } from "./names";
import { numberDoubts } from "./numbers";
import { referenceRules } from "./references";
import { placeholderDoubts } from "./shop";
import { spanDoubts, spanRules } from "./spans";
import { wordingDoubts } from "./wording";

const rulesOfErrors: readonly ((content: ValidContent, diagnose: Diagnose) => void)[] = [
  idRules,
  referenceRules,
  spanRules,
  bandRules,
  agreementRules,
];

const doubts: readonly ((content: SoundContent, diagnose: Diagnose, today: string) => void)[] = [
  nameDoubts,
  numberDoubts,
  spanDoubts,
  hoursDoubts,
  barberDoubts,
  placeholderDoubts,
  wordingDoubts,
];

/**
 * What no single field can see. Errors are looked for in what is valid, whatever stands beside it. What
 * is possible but hardly meant is said of files without an error alone; `faulty` are those that have one already.
 */
export function rules(content: ValidContent, faulty: ReadonlySet<string>, today: string): PathDiagnostic[] {
  const used = withoutUnusedFiles(content);
  const errors = diagnosticsOf((diagnose) => {
    for (const rule of rulesOfErrors) rule(used, diagnose);
  });
  const isSound = (file: string) => !faulty.has(file) && errors.every((error) => error.file !== file);
  const sound = Object.fromEntries(Object.entries(used).filter(([file]) => isSound(file))) as SoundContent;
  const doubtful = diagnosticsOf((diagnose) => {
    for (const doubt of doubts) doubt(sound, diagnose, today);
  });
  return [...errors, ...doubtful];
}

/** The content without the files that only English pages use, where the shop has none or shop.json cannot be read. */
function withoutUnusedFiles(content: ValidContent): ValidContent {
  const { english = true } = content["shop.json"] ?? { english: false };
  const { "service-catalogue.json": _services, "about.json": _about, ...used } = content;
  return english === false ? used : content;
}

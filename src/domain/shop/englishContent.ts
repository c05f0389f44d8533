import { withInternationalPhone } from "../contact/phoneNumber";
import { type Offering, type OfferingFiles, offeringFrom } from "./bookingRules";
import type { Language } from "./words.id";

/** Lists the fields of an object of the content that have no translation. They stay Indonesian on English pages. */
type Untranslated = { untranslated?: readonly string[] };

const englishSuffix = "English";

/**
 * Replaces each Indonesian text by its English translation: `name` by `nameEnglish`. A text without a translation stays
 * Indonesian, and the object that holds it lists the field under `untranslated` (see `languageOf`). Idempotent.
 */
export const withEnglishTexts = <Content>(content: Content) => translated(content) as Content;

function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  const entries = Object.keys(fields).map((field) => [
    field,
    fields[field + englishSuffix] ?? translated(fields[field]),
  ]);
  const untranslated = Object.keys(fields).filter(
    (field) =>
      field + englishSuffix in fields && (fields[field + englishSuffix] ?? null) === null && fields[field] !== null,
  );
  return { ...Object.fromEntries(entries), ...(untranslated.length > 0 && { untranslated }) };
}

/** The `lang` attribute for a text of the shop: "id" if it is untranslated on an English page, otherwise undefined. */
export const languageOf = <Of extends object>(of: Of | null | undefined, field: keyof Of & string): "id" | undefined =>
  (of as Untranslated | null | undefined)?.untranslated?.includes(field) ? "id" : undefined;

type Phone = { phone: string };

type Content = { shop: Phone & { secondNumber: Phone | null } };

/** A page's content for English readers: the shop's English texts, and phone numbers with the country code. */
export function contentForEnglishReaders<Of extends Content>(own: Of): Of {
  const content = withEnglishTexts(own);
  const { secondNumber } = content.shop;
  const shop = withInternationalPhone({
    ...content.shop,
    secondNumber: secondNumber && withInternationalPhone(secondNumber),
  });
  return { ...content, shop };
}

/** What can be booked, with the shop's texts in each language. */
export type OfferingIn = Record<Language, Offering>;

export const offeringIn = (content: OfferingFiles): OfferingIn => ({
  id: offeringFrom(content),
  en: offeringFrom(withEnglishTexts(content)),
});

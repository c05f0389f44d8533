import { isBlank, plainLine, plainText } from "../../format/plainText";

/** What holds for one of the customer's texts. Its words stand in the `terms` of `words.id.ts` and `words.en.ts`. */
type TextRow = {
  /** Its name in a ticket's link. */
  inLink: string;
  /** The most characters that form and link accept. */
  maxLength: number;
  /** The lines of its field. */
  rows: number;
  /**
   * The most lines on a sheet of paper. A longer text is cut there, so that every ticket fits on one page of A4 or Letter.
   */
  linesOnPaper: number;
  /** Whether it keeps its line breaks. */
  keepsLines: boolean;
  isRequired: boolean;
  /** Whether it is asked for, and kept, only if the barber comes to the customer. */
  onlyAtCustomer: boolean;
  /** The step of the form that asks for it; null if it is chosen outside the form, as on the poster. */
  step: "you" | "services" | "end" | null;
  /** The part of the ticket that shows it. */
  part: "visit" | "notes";
  /** Where the book shows it: as the entry's title, with its services, among its facts, or as the customer's own words. */
  inBook: "title" | "services" | "facts" | "quotes";
};

const line = {
  rows: 1,
  linesOnPaper: 2,
  keepsLines: false,
  isRequired: false,
  onlyAtCustomer: false,
  part: "visit",
  inBook: "facts",
} as const;

/**
 * The customer's texts, in their order in form, link and ticket. Form, link, ticket, messages, calendar and book walk this
 * list.
 */
export const texts = {
  name: { ...line, inLink: "nama", maxLength: 80, isRequired: true, step: "you", inBook: "title" },
  phone: { ...line, inLink: "telp", maxLength: 40, isRequired: true, step: "you" },
  address: {
    ...line,
    inLink: "alamat",
    maxLength: 160,
    rows: 2,
    linesOnPaper: 4,
    onlyAtCustomer: true,
    step: "services",
  },
  /** The number of the haircut chosen on the poster. */
  haircut: { ...line, inLink: "model", maxLength: 3, step: null, inBook: "services" },
  notes: {
    ...line,
    inLink: "catatan",
    maxLength: 350,
    rows: 3,
    linesOnPaper: 5,
    keepsLines: true,
    step: "end",
    part: "notes",
    inBook: "quotes",
  },
} as const satisfies Record<string, TextRow>;

export type TextField = keyof typeof texts;

/** The texts that a booking cannot be without. */
export type RequiredText = {
  [Field in TextField]: (typeof texts)[Field]["isRequired"] extends true ? Field : never;
}[TextField];

/** The customer's texts of a booking; empty if not given. */
export type Texts = { [Field in TextField]: string };

/** The texts that are chosen outside the form and that a booking link may carry. */
export type ChosenText = {
  [Field in TextField]: (typeof texts)[Field]["step"] extends null ? Field : never;
}[TextField];

/** The texts that the form has a field for. */
export type TypedText = Exclude<TextField, ChosenText>;

export const textFields = Object.keys(texts) as TextField[];

/** The texts that the book shows in one place. */
export const textsIn = (place: TextRow["inBook"]) => textFields.filter((field) => textRow(field).inBook === place);

export const isTextField = (name: string): name is TextField => name in texts;

export const textRow = (field: TextField): TextRow => texts[field];

/** Makes a value for each text, such as the text of a booking, by its field. */
export const textsBy = <Of>(valueFor: (field: TextField) => Of): Record<TextField, Of> =>
  Object.fromEntries(textFields.map((field) => [field, valueFor(field)])) as Record<TextField, Of>;

export const chosenTexts = textFields.filter((field): field is ChosenText => textRow(field).step === null);

export const typedTexts = textFields.filter((field): field is TypedText => textRow(field).step !== null);

export const noTexts: Texts = textsBy(() => "");

export const textsOf = (booking: Texts): Texts => textsBy((field) => booking[field]);

/** A typed text as a booking keeps it: without invisible characters, trimmed, on one line unless it keeps its lines. */
export const keptText = (field: TextField, typed: string) =>
  textRow(field).keepsLines ? plainText(typed).trim() : plainLine(typed);

export const missingTexts = (typed: Texts) =>
  textFields.filter((field): field is RequiredText => textRow(field).isRequired && isBlank(typed[field]));

/** The characters that a text has too many; 0 if it is short enough. */
export const charactersOver = (field: TextField, typed: string) =>
  Math.max(0, [...keptText(field, typed)].length - textRow(field).maxLength);

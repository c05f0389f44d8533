import type { HaircutWords } from "./words.id";

export const haircutWords: HaircutWords = {
  heading: "Which number will it be?",
  subtitle: "Point at one, as on any barbershop's wall.",
  option: "Style",
  model: (number, name) => `Style ${number}${name ? `, ${name}` : " (no longer on the poster)"}`,
  remove: "remove",
  book: "Book",
  bookThis: (model) => `Book ${model}`,
};

export const haircutWords = {
  heading: "Mau model nomor berapa?",
  subtitle: "Tunjuk nomornya, sisanya kami urus.",
  option: "Model",
  /** The name of a haircut: "Model 3, Mid fade"; without a name if the poster has it no longer. */
  model: (number: string, name: string | undefined) =>
    `Model ${number}${name ? `, ${name}` : " (tidak ada lagi di poster)"}`,
  remove: "hapus",
  book: "Booking",
  bookThis: (model: string) => `Booking ${model}`,
};

export type HaircutWords = typeof haircutWords;

declare module "../words/pageWords" {
  interface PageWords {
    haircuts: HaircutWords;
  }
}
